import * as z from 'zod';
import { PostalAddress } from '../../shared/contract/engagement.ts';
import { Plan, SendWindow } from '../../shared/model/account.ts';
import { WrittenMessage } from '../../shared/model/chat.ts';
import { emailAddress } from '../../shared/model/email-address.ts';
import { AccountId, JobId } from '../../shared/model/ids.ts';
import { ACCOUNT_COMMANDS } from './account-commands.ts';
import { resumeAtsSync, showAts } from './ats.ts';
import { pauseSourcing, resumeSourcing, startAutoSourcing, stopAutoSourcing } from './auto-sourcing.ts';
import { chat } from './chat.ts';
import {
  type Command,
  command,
  count,
  credits,
  isOn,
  json,
  ofAccount,
  ofJob,
  reason,
  some,
  text,
  title,
} from './command.ts';
import { CONFIGURATION_SET_COMMANDS } from './configuration-sets.ts';
import { createAccount, grantCredits } from './create-account.ts';
import { DATA_COMMANDS } from './data-commands.ts';
import { DELIVERABILITY_COMMANDS } from './deliverability.ts';
import { openOffice } from './environment.ts';
import { mendItem, showItem, showThing } from './items.ts';
import { runMigration } from './migrate.ts';
import { readLedger } from './office.ts';
import { setOutreachPaused } from './people.ts';
import { PEOPLE_COMMANDS } from './people-commands.ts';
import { rebuild } from './rebuild.ts';
import { redrive } from './redrive.ts';
import { SETTINGS_COMMANDS } from './settings-commands.ts';
import { SOURCER_COMMANDS } from './sourcer-commands.ts';

const item = json.pipe(z.record(z.string(), z.unknown()));

/** Every command by its name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  ...ACCOUNT_COMMANDS,
  ...DATA_COMMANDS,
  ...DELIVERABILITY_COMMANDS,
  ...CONFIGURATION_SET_COMMANDS,
  ...PEOPLE_COMMANDS,
  ...SETTINGS_COMMANDS,
  ...SOURCER_COMMANDS,
  'create-account': command(
    '--name NAME --email EMAIL [--plan PLATFORM|CROWD|UNLIMITED] [--seats N] [--credits N] [--postal-address ADDRESS] [--window working-hours|always] [--contact-as-bramble true|false]',
    'Creates an account with its first credits and invites its first admin. Prints the link even where the email does not leave.',
    {
      name: title,
      email: emailAddress(),
      plan: Plan.optional(),
      // The first admin takes one.
      seats: some.optional(),
      credits: count.optional(),
      'postal-address': PostalAddress.shape.postalAddress.optional(),
      window: SendWindow.optional(),
      'contact-as-bramble': isOn.optional(),
    },
    ({ name, email, plan, seats, credits: first, window, ...more }) =>
      createAccount({
        name,
        adminEmail: email,
        ...(plan && { plan }),
        ...(seats !== undefined && { seats }),
        ...(first !== undefined && { credits: first }),
        ...(more['postal-address'] && { postalAddress: more['postal-address'] }),
        ...(window && { window }),
        contactAsBramble: more['contact-as-bramble'] ?? false,
      }),
  ),
  'grant-credits': command(
    '--account ID --amount N [--reason TEXT]',
    'Adds credits, or takes some that nobody holds away with a negative amount.',
    { ...ofAccount, amount: credits, reason: reason.default('Granted by the back office') },
    ({ account, amount, reason }) => grantCredits(openOffice(), account, amount, reason),
  ),
  ledger: command(
    '--account ID',
    'Shows every line of the ledger, and whether its sums are true.',
    ofAccount,
    ({ account }) => readLedger(openOffice(), account),
  ),
  chat: command(
    '--account ID --job ID [--say TEXT]',
    'The latest messages of a job’s chat, oldest first. --say writes to the employer and the sourcers, as our team.',
    { ...ofJob, say: WrittenMessage.shape.content.optional() },
    ({ account, job, say }) => chat(openOffice(), account, job, say),
    ['number', 'at', 'name', 'type', 'content'],
  ),
  'pause-sourcing': command(
    '--account ID --job ID [--question true]',
    'Pauses sourcing of a job: its open request waits, and nothing happens by itself. With a question about the job, the employer can let it go on.',
    { ...ofJob, question: isOn.default(false) },
    ({ account, job, question }) => pauseSourcing(openOffice(), account, job, question),
  ),
  'resume-sourcing': command('--account ID --job ID', 'Lets sourcing of a job go on.', ofJob, ({ account, job }) =>
    resumeSourcing(openOffice(), account, job),
  ),
  'start-auto-sourcing': command(
    '--account ID --job ID',
    'Starts auto-sourcing of a job; it waits for the calibration batch where that was not rated.',
    ofJob,
    ({ account, job }) => startAutoSourcing(openOffice(), account, job),
  ),
  'stop-auto-sourcing': command(
    '--account ID --job ID [--search true]',
    'Stops auto-sourcing of a job; an open batch ends, and what was not delivered is given back. With the search, it contacts nobody by itself either.',
    { ...ofJob, search: isOn.default(false) },
    ({ account, job, search }) => stopAutoSourcing(openOffice(), account, job, search),
  ),
  'pause-outreach': command(
    '--account ID [--dry-run true]',
    'Lets no email of an account leave to candidates, from this moment. What is due waits.',
    { ...ofAccount, 'dry-run': isOn.default(false) },
    ({ account, 'dry-run': isDryRun }) => setOutreachPaused(openOffice(), account, true, isDryRun),
  ),
  'resume-outreach': command(
    '--account ID [--dry-run true]',
    'Lets the emails of an account leave again, what waited among them.',
    { ...ofAccount, 'dry-run': isOn.default(false) },
    ({ account, 'dry-run': isDryRun }) => setOutreachPaused(openOffice(), account, false, isDryRun),
  ),
  'show-item': command(
    '--pk PK --sk SK | --account ID --thing ID',
    'Shows an item as it is stored, or all that is stored of a job or a candidate; secrets are hidden.',
    { pk: text.optional(), sk: text.optional(), account: AccountId.optional(), thing: text.optional() },
    ({ pk, sk, account, thing }) => {
      if (pk && sk) return showItem(openOffice(), { pk, sk });
      if (account && thing) return showThing(openOffice(), account, thing);
      throw new Error('Say which: --pk PK --sk SK, or --account ID --thing ID');
    },
  ),
  'mend-item': command(
    '--pk PK --sk SK (--attribute NAME --value JSON | --item JSON) --reason TEXT [--yes true] [--force true]',
    'Shows an item before and after; with --yes true writes it, where it has not changed meanwhile, and notes it. The value null removes. What the product could not read is refused, unless with --force true.',
    {
      pk: text,
      sk: text,
      attribute: text.optional(),
      value: json.optional(),
      item: item.optional(),
      reason,
      yes: isOn.default(false),
      force: isOn.default(false),
    },
    ({ pk, sk, attribute, value, item: whole, reason, yes, force }) => {
      const mending = whole ? { item: whole } : attribute && value !== undefined ? { attribute, value } : undefined;
      if (!mending) throw new Error('Say what: --attribute NAME --value JSON, or --item JSON');
      return mendItem(openOffice(), { key: { pk, sk }, mending, reason, isSure: yes, isForced: force });
    },
  ),
  rebuild: command(
    '--account ID [--job ID] [--after JOB] [--quiet-seconds N]',
    'Has everything follow again from the stored candidates, while the product runs: what they are found by, and the numbers of a job where nothing changed for 30 seconds, by day too where nothing was counted for 2 minutes. --after goes on where a run ended.',
    { ...ofAccount, job: JobId.optional(), after: JobId.optional(), 'quiet-seconds': count.default(30) },
    ({ account, job, after, 'quiet-seconds': quiet }) =>
      rebuild(openOffice(), account, {
        quietMs: quiet * 1_000,
        say: (line) => console.error(line),
        ...(job && { job }),
        ...(after && { after }),
      }),
  ),
  migrate: command(
    '--name MIGRATION [--dry-run true] [--from-start true] [--per-second N]',
    'Changes what is stored, all over the table, while the product runs. A run that was broken off goes on where it was; --from-start begins anew.',
    {
      name: text,
      'dry-run': isOn.default(false),
      'from-start': isOn.default(false),
      'per-second': some.default(200),
    },
    ({ name, 'dry-run': isDryRun, 'from-start': fromStart, 'per-second': perSecond }) =>
      runMigration(openOffice(), name, {
        isDryRun,
        fromStart,
        perSecond,
        say: (line) => console.error(line),
      }),
  ),
  ats: command(
    '--account ID',
    'Shows how the applicant tracking system of an account stands: how far it was read, how often it failed and why.',
    { ...ofAccount },
    ({ account }) => showAts(openOffice(), account),
  ),
  'resume-ats-sync': command(
    '--account ID [--whole true]',
    'Lets the sync with an ATS begin within a minute, from where it came to, or from the beginning with --whole true.',
    { ...ofAccount, whole: isOn.default(false) },
    ({ account, whole }) => resumeAtsSync(openOffice(), account, whole),
  ),
  redrive: command(
    '--queue NAME',
    'Gives what a queue of dead letters holds back to where it came from, and says how much. Mend the cause first.',
    { queue: text },
    ({ queue }) => redrive(openOffice(), queue),
  ),
};
