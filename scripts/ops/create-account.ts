import { getItem, IF_NEW, putAction, transact } from '../../functions/platform/items.ts';
import { auditAction } from '../../functions/records/account/audit-store.ts';
import { StoredAccount } from '../../functions/records/account/stored-account.ts';
import { creditActions } from '../../functions/records/job/request-actions.ts';
import { keys } from '../../functions/records/keys.ts';
import type { Plan } from '../../shared/model/account.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import { lineAction } from './audit.ts';
import { giveOwnSet } from './configuration-sets.ts';
import { type Office, openOffice } from './environment.ts';
import { invitePerson, OFFICE, type SentInvitation } from './people.ts';

export interface NewAccount {
  readonly name: string;
  readonly adminEmail: string;
  readonly plan?: Plan;
  /** Left out: as many as they like. */
  readonly seats?: number;
  readonly credits?: number;
  /** Every outreach email must carry one: until it is set, none leaves. */
  readonly postalAddress?: string;
  readonly window?: StoredAccount['sendWindow'];
  /** Candidates are contacted in Bramble's name only, and nobody edits the emails. */
  readonly contactAsBramble?: boolean;
}

/**
 * Creates an account with its first credits, a configuration set of its own, and invites its first admin by email. The link answered is the email's, and is
 * answered too where the email did not leave.
 */
export async function createAccount(
  input: NewAccount,
  office: Office = openOffice(),
): Promise<SentInvitation & { accountId: AccountId }> {
  const account = accountFrom(input, office);
  const { plan, hasUnlimitedSeats, seats } = account;
  const details = `Plan ${plan}, ${hasUnlimitedSeats ? 'unlimited seats' : `seats: ${seats}`}. Invited as admin: ${input.adminEmail}`;
  const refused = await transact(office.table, [
    putAction(office.table, { ...keys.account(account.id), ...account }, IF_NEW),
    lineAction(office, account.id, { kind: 'OTHER', subject: 'Account created', details }),
  ]);
  if (refused) throw new Error(`There is an account ${account.id} already`);
  if (input.credits) await grantCredits(office, account.id, input.credits, 'First credits');

  await giveOwnSet(office, account.id);

  const { name, id } = account;
  const sent = await invitePerson(office, { account: { id, name }, email: input.adminEmail, admin: true });
  return { accountId: id, ...sent };
}

/** Adds credits, or takes some that nobody holds away, with a line in the ledger that says why. Answers what there is then. */
export async function grantCredits(office: Office, account: AccountId, amount: number, reference: string) {
  const entry = { id: office.newId(), at: office.now().toISOString(), amount, held: 0, reference };
  const audit = auditAction(office.table, account, {
    ...{ id: entry.id, at: entry.at, kind: 'CREDITS_CHANGED', by: OFFICE },
    ...{ subject: `${amount > 0 ? '+' : ''}${amount} profiles`, details: reference },
  });
  const credits = creditActions(office.table, account, { ...entry, reason: 'GRANT' });
  const refused = await transact(office.table, [...credits, audit]);
  if (refused) throw new Error(`There is no account ${account}, or it has not so many credits that nobody holds`);
  const stored = await getItem(office.table, keys.account(account), { strongly: true });
  const { balance, held, available } = StoredAccount.parse(stored);
  return { account, amount, balance, held, available };
}

function accountFrom(input: NewAccount, { newId, now }: Office): StoredAccount {
  const { plan = 'PLATFORM', seats = 0, credits = 0 } = input;
  return {
    id: `acc_${newId()}`,
    name: input.name,
    plan,
    seats,
    seatsTaken: 0,
    hasUnlimitedSeats: input.seats === undefined,
    hasUnlimitedPlan: plan === 'UNLIMITED',
    balance: 0,
    held: 0,
    available: 0,
    creditsPlan: credits,
    periodicity: 'ONE_OFF',
    canDisableContactWorkEmails: false,
    shouldContactCandidateWorkEmails: true,
    forceContactAsBramble: input.contactAsBramble ?? false,
    postalAddress: input.postalAddress ?? '',
    sendWindow: input.window ?? 'working-hours',
    whitelistedDomains: [],
    blacklistedDomains: [],
    createdAt: now().toISOString(),
    personsOnly: true,
  };
}
