import { AccountId, JobId } from '../../shared/model/ids.ts';
import { type Command, command, isOn, json, reason, since, text } from './command.ts';
import { openOffice } from './environment.ts';
import { setFlag, setFlagForAll, setSetting } from './office.ts';
import { listOfficeLog } from './office-log.ts';
import { defaultTemplates, listFlags, listSettings, listTemplates, showTemplates } from './settings.ts';

/** What the back office sets for everyone, what it began with, and what was done about it. */
export const SETTINGS_COMMANDS: Readonly<Record<string, Command>> = {
  flags: command(
    '[--account ID]',
    'Lists every feature flag, how it stands for everyone and for which accounts it is another; or how one account has it.',
    { account: AccountId.optional() },
    ({ account }) => listFlags(openOffice(), account),
    ['flag', 'byDefault', 'forAll', 'account', 'accounts'],
  ),
  settings: command('', 'Lists the settings of the product as they stand.', {}, () => listSettings(openOffice()), [
    'key',
    'value',
    'byDefault',
    'reason',
  ]),
  templates: command(
    '[--account ID] [--job ID]',
    'Shows the emails that every job begins with; lists those that the jobs of an account have saved; or shows those of one job in full, in each version.',
    { account: AccountId.optional(), job: JobId.optional() },
    async ({ account, job }) => {
      if (account && job) return showTemplates(openOffice(), account, job);
      if (job) throw new Error('Say whose job it is: --account ID');
      return account ? listTemplates(openOffice(), account) : defaultTemplates();
    },
  ),
  'set-flag': command(
    '--name FLAG --value true|false|LIST --reason TEXT [--account ID] [--yes true]',
    'Switches a feature for one account; or for everyone, where it says what stands and, with --yes true, writes it. jobMode is a list such as AUTO_CUSTOM_MANUAL.',
    {
      name: text,
      value: isOn.or(text),
      reason,
      account: AccountId.optional(),
      yes: isOn.default(false),
    },
    ({ name, value, account, reason, yes }) =>
      account
        ? setFlag(openOffice(), name, value, account, reason)
        : setFlagForAll(openOffice(), name, value, { reason, isSure: yes }),
  ),
  'set-setting': command(
    '--name KEY --value JSON --reason TEXT [--yes true]',
    'Shows one of the product’s settings before and after; with --yes true writes it. `settings` shows why it is what it is.',
    { name: text, value: json, reason, yes: isOn.default(false) },
    ({ name, value, reason, yes }) => setSetting(openOffice(), name, value, { reason, isSure: yes }),
  ),
  'office-log': command(
    '[--since DAY]',
    'Lists what the back office did that is of no account, oldest first: settings and flags for everyone with what stood before, API keys, migrations. `audit-log` has what is of one.',
    { since },
    ({ since: from }) => listOfficeLog(openOffice(), from),
    ['at', 'by', 'subject', 'before', 'after', 'reason'],
  ),
};
