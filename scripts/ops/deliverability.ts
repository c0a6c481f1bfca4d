import { createSendingStore, type StoredSending } from '../../functions/records/account/sender-record.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import { dailyLimit, dayOf, PACES } from '../../shared/rules/outreach/pace.ts';
import { pausedBecause, recentOf, warnedBecause } from '../../shared/rules/outreach/sender-health.ts';
import { findAccount } from './accounts.ts';
import { addLine } from './audit.ts';
import type { Command } from './command.ts';
import { command, ofAccount, reason, text } from './command.ts';
import { type Office, openOffice } from './environment.ts';

const share = ({ count, of }: { count: number; of: number }) =>
  `${count} of ${of}${of > 0 ? ` (${((100 * count) / of).toFixed(2)} %)` : ''}`;

/** How the emails from each address of an account fare: what bounced and was complained about, and whether they are paused. */
export async function listSenders(office: Office, account: AccountId) {
  const { sendWindow } = await findAccount(office, account);
  const policy = PACES[sendWindow === 'always' ? 'always' : 'working-hours'];
  const today = dayOf(office.now());
  const lineOf = (sender: StoredSending) => ({
    from: sender.address,
    sent: sender.sent,
    bounced: share(recentOf(sender, 'bounced')),
    complained: share(recentOf(sender, 'complained')),
    today: `${sender.pace?.day === today ? sender.pace.used : 0} of ${dailyLimit(policy, sender.pace?.since ?? today, today)}`,
    standing: pausedBecause(sender) ? 'paused' : warnedBecause(sender) ? 'warned' : 'good',
    why: pausedBecause(sender) ?? warnedBecause(sender) ?? '',
  });
  return (await createSendingStore(office.table).list(account)).map(lineOf);
}

/** Lets the emails from an address leave again that bounces or complaints had paused. What was counted counts no more. */
export async function resumeSender(office: Office, account: AccountId, from: string, reason: string) {
  if (!(await createSendingStore(office.table).letGoOn(account, from)))
    throw new Error(`Nothing has left ${account} from ${from}`);
  await addLine(office, account, { kind: 'SETTINGS_CHANGED', subject: `Emails from ${from} resumed`, details: reason });
  return { account, from, standing: 'resumed' };
}

/** What the back office sees of an account's emails, and does about them. */
export const DELIVERABILITY_COMMANDS: Readonly<Record<string, Command>> = {
  deliverability: command(
    '--account ID',
    'Lists the addresses that an account writes from: how many emails left, bounced and were complained about, and which are paused.',
    ofAccount,
    ({ account }) => listSenders(openOffice(), account),
    ['from', 'sent', 'bounced', 'complained', 'today', 'standing', 'why'],
  ),
  'resume-sender': command(
    '--account ID --from ADDRESS --reason TEXT',
    'Lets the emails from an address leave again that bounces or complaints had paused.',
    { ...ofAccount, from: text, reason },
    ({ account, from, reason }) => resumeSender(openOffice(), account, from, reason),
  ),
};
