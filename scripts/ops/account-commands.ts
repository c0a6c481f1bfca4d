import * as z from 'zod';
import { DomainName } from '../../shared/contract/domains.ts';
import { SendWindow } from '../../shared/model/account.ts';
import { JobMode } from '../../shared/model/auto-sourcing.ts';
import { UserId } from '../../shared/model/ids.ts';
import { listAccounts, releaseDomain, setEmailTerms, setJobModes, setPlan, setSeats, showAccount } from './accounts.ts';
import { type Command, command, count, isOn, ofAccount, ofJob, reason, since, some, text } from './command.ts';
import { grantCredits } from './create-account.ts';
import { openOffice, openStores } from './environment.ts';
import { listAudit, listEvents, listSupportRequests } from './history.ts';
import { stopSourcing } from './sourcing.ts';

const ofPerson = { ...ofAccount, person: UserId.optional(), since };

/** What the back office sees of accounts, and what it changes in one. */
export const ACCOUNT_COMMANDS: Readonly<Record<string, Command>> = {
  accounts: command(
    '[--name PART]',
    'Lists all accounts by name with their plan, seats and credits, or those whose name holds some letters.',
    { name: text.optional() },
    ({ name }) => listAccounts(openOffice(), name),
    ['id', 'name', 'plan', 'seats', 'credits', 'createdAt'],
  ),
  account: command(
    '--account ID',
    'Shows an account: its plan, seats, people, invitations that wait, credits, flags and settings.',
    ofAccount,
    ({ account }) => showAccount(openOffice(), account),
  ),
  'set-plan': command(
    '--account ID --plan PLATFORM|CROWD|UNLIMITED --reason TEXT [--credits N] [--periodicity ONE_OFF|YEARLY] [--dry-run true]',
    'Moves an account to a plan. --credits says how many profiles the plan brings; they are given by grant-credits. Requests that are open keep their terms.',
    {
      ...ofAccount,
      plan: z.enum(['PLATFORM', 'CROWD', 'UNLIMITED']),
      reason,
      credits: count.optional(),
      periodicity: z.enum(['ONE_OFF', 'YEARLY']).optional(),
      'dry-run': isOn.default(false),
    },
    ({ account, plan, reason, credits, periodicity, 'dry-run': isDryRun }) =>
      setPlan(openOffice(), account, {
        ...{ plan, reason, isDryRun },
        ...(credits !== undefined && { credits }),
        ...(periodicity && { periodicity }),
      }),
  ),
  'set-seats': command(
    '--account ID --seats N|unlimited --reason TEXT [--dry-run true]',
    'Gives an account so many seats, or as many as they like. Never fewer than are taken.',
    { ...ofAccount, seats: z.literal('unlimited').or(count), reason, 'dry-run': isOn.default(false) },
    ({ account, seats, reason, 'dry-run': isDryRun }) =>
      setSeats(openOffice(), account, seats === 'unlimited' ? undefined : seats, { reason, isDryRun }),
  ),
  'set-emails': command(
    '--account ID --reason TEXT [--window working-hours|always] [--may-decline-work-emails true|false] [--contact-as-bramble true|false]',
    'Says when the emails of an account leave, whether it may decline to contact work emails, and whether it contacts as Bramble only.',
    {
      ...ofAccount,
      reason,
      window: SendWindow.optional(),
      'may-decline-work-emails': isOn.optional(),
      'contact-as-bramble': isOn.optional(),
    },
    ({ account, reason, window, 'may-decline-work-emails': mayDecline, 'contact-as-bramble': asBramble }) => {
      const terms = {
        ...(window && { sendWindow: window }),
        ...(mayDecline !== undefined && { canDisableContactWorkEmails: mayDecline }),
        ...(asBramble !== undefined && { forceContactAsBramble: asBramble }),
      };
      return setEmailTerms(openOffice(), account, terms, reason);
    },
  ),
  'release-domain': command(
    '--domain NAME --reason TEXT',
    'Takes a domain from the account that claimed it, for who proved that it is theirs: they can add it then.',
    { domain: DomainName.shape.domain, reason },
    ({ domain, reason }) => releaseDomain(openOffice(), openStores().domains, domain, reason),
  ),
  'refund-credits': command(
    '--account ID --amount N --reason TEXT',
    'Gives credits back for what was delivered and is no good. The people of the account read the reason.',
    { ...ofAccount, amount: some, reason },
    ({ account, amount, reason }) => grantCredits(openOffice(), account, amount, `Refund: ${reason}`),
  ),
  'set-job-modes': command(
    '--account ID --modes LIST --reason TEXT',
    'Which job modes an account may choose of those that are offered, as a list such as AUTO_CUSTOM_MANUAL.',
    {
      ...ofAccount,
      modes: text
        .transform((list) => list.split('_'))
        .pipe(z.array(JobMode).refine((modes) => new Set(modes).size === modes.length, 'Say each mode once.')),
      reason,
    },
    ({ account, modes, reason }) => setJobModes(openOffice(), account, modes, reason),
  ),
  'stop-sourcing': command(
    '--account ID --job ID --reason TEXT [--dry-run true]',
    'Ends the open sourcing request of a job; what was not delivered is given back to the account. pause-sourcing keeps a next one from being opened.',
    { ...ofJob, reason, 'dry-run': isOn.default(false) },
    ({ account, job, reason, 'dry-run': isDryRun }) => stopSourcing(openOffice(), account, job, { reason, isDryRun }),
  ),
  'audit-log': command(
    '--account ID [--person ID] [--since DAY]',
    'Shows who did what in an account, oldest first; of everyone, or of one person.',
    ofPerson,
    ({ account, person, since: from }) => listAudit(openOffice(), account, { person, since: from }),
    ['at', 'kind', 'by', 'subject', 'details'],
  ),
  'support-requests': command(
    '[--since DAY]',
    'Lists what people of all accounts asked our support, oldest first; what they wrote is in the mail, which is answered to them.',
    { since },
    ({ since: from }) => listSupportRequests(openOffice(), { since: from }),
    ['at', 'account', 'by', 'subject'],
  ),
  events: command(
    '--account ID [--person ID] [--since DAY]',
    'Lists what people of an account did in the product, as far as it is recorded; with their id where they have agreed to it.',
    ofPerson,
    ({ account, person, since: from }) => listEvents(openOffice(), account, { person, since: from }),
    ['at', 'name', 'person', 'properties'],
  ),
};
