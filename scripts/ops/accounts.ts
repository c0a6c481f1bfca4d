import { isDeepStrictEqual } from 'node:util';
import type { DomainIdentities } from '../../functions/accounts/domain-identities.ts';
import { queryAll, setting } from '../../functions/platform/items.ts';
import { parseItems } from '../../functions/platform/table.ts';
import { createAccountsRepository } from '../../functions/records/account/account-store.ts';
import { createDomainStore } from '../../functions/records/account/domain-store.ts';
import { flagsFrom } from '../../functions/records/account/settings.ts';
import { StoredAccount, StoredInvitation, type StoredUser } from '../../functions/records/account/stored-account.ts';
import { INDEX, keys, openInvitationsKey } from '../../functions/records/keys.ts';
import type { JobMode } from '../../shared/model/auto-sourcing.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import { AS_IT_IS, changeAccount, entryOf, type Line } from './audit.ts';
import type { Office } from './environment.ts';
import { readLedger } from './office.ts';
import { jobRows } from './rebuild-job-counts.ts';
import { scanPages } from './scan.ts';

/** The account, or an error that says that there is none. */
export async function findAccount({ table }: Office, id: AccountId): Promise<StoredAccount> {
  const account = await createAccountsRepository(table).findAccount(id);
  if (!account) throw new Error(`There is no account ${id}`);
  return account;
}

const seatsOf = ({ seats, seatsTaken, hasUnlimitedSeats }: StoredAccount) =>
  `${seatsTaken} of ${hasUnlimitedSeats ? 'any number' : seats}`;

/** All accounts by name, or those whose name holds some letters. Reads the whole table, page by page. */
export async function listAccounts({ table }: Office, part = '') {
  const found: StoredAccount[] = [];
  const pages = scanPages(table, {
    FilterExpression: 'begins_with(pk, :account) AND sk = :sk',
    ExpressionAttributeValues: { ':account': keys.account('' as AccountId).pk, ':sk': 'ACCOUNT' },
  });
  for await (const items of pages) found.push(...parseItems(StoredAccount, items));
  return found
    .filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((account) => {
      const { id, name, plan, available, createdAt } = account;
      return { id, name, plan, seats: seatsOf(account), credits: available, createdAt };
    });
}

/** An account with its people, the invitations that wait, its credits, flags and number of jobs. */
export async function showAccount(office: Office, id: AccountId) {
  const { table } = office;
  const account = await findAccount(office, id);
  const accounts = createAccountsRepository(table);
  const waiting = { index: INDEX.list, where: 'listKey = :key', values: { ':key': openInvitationsKey(id) } };
  const { entries, ...credits } = await readLedger(office, id);
  return {
    ...account,
    seatsTaken: seatsOf(account),
    credits: { ...credits, lines: entries.length },
    people: (await accounts.listPeople(id)).map(personOf),
    invitations: parseItems(StoredInvitation, await queryAll(table, waiting)).map(invitationOf),
    flags: flagsFrom(await accounts.listSettings(), id),
    jobs: (await jobRows(office, id)).length,
  };
}

const personOf = ({ id, name, email, isAdmin, position, createdAt }: StoredUser) => ({
  ...{ id, name, email, isAdmin, position, createdAt },
});
const invitationOf = ({ id, email, isAdmin, expiresAt }: StoredInvitation) => ({ id, email, isAdmin, expiresAt });

export interface PlanChange {
  readonly plan: 'PLATFORM' | 'CROWD' | 'UNLIMITED';
  /** How many profiles the plan brings, once or each year. */
  readonly credits?: number;
  readonly periodicity?: 'ONE_OFF' | 'YEARLY';
  readonly reason: string;
  readonly isDryRun?: boolean;
}

/** Moves an account to a plan. Requests that are open keep the terms on which they were opened. */
export async function setPlan(office: Office, id: AccountId, { plan, credits, periodicity, ...wish }: PlanChange) {
  const before = await findAccount(office, id);
  const attributes = {
    ...{ plan, hasUnlimitedPlan: plan === 'UNLIMITED' },
    ...(credits !== undefined && { creditsPlan: credits }),
    ...(periodicity && { periodicity }),
  };
  const about = { account: id, before: before.plan, ...attributes };
  if (isSoAlready(before, attributes)) return { ...about, ...UNWRITTEN };
  if (wish.isDryRun) return { ...about, written: false };
  await change(office, id, attributes, { subject: `Plan: ${before.plan} to ${plan}`, details: wish.reason });
  return { ...about, written: true };
}

/** Gives an account so many seats, never fewer than are taken; undefined is as many as they like. */
export async function setSeats(
  office: Office,
  id: AccountId,
  seats: number | undefined,
  { reason, isDryRun = false }: { readonly reason: string; readonly isDryRun?: boolean },
) {
  const before = await findAccount(office, id);
  const attributes = { hasUnlimitedSeats: seats === undefined, ...(seats !== undefined && { seats }) };
  const line = { subject: `Seats: ${seats ?? 'as many as they like'}`, details: reason };
  const enough = seats === undefined ? undefined : { when: 'seatsTaken <= :seats', values: { ':seats': seats } };
  const about = { account: id, before: seatsOf(before), ...attributes };
  if (isDryRun && (seats === undefined || before.seatsTaken <= seats)) return { ...about, written: false };
  if (isSoAlready(before, attributes)) return { ...about, ...UNWRITTEN };
  const changed = { ...setting(attributes), if: enough };
  if (!isDryRun && (await changeAccount(office, id, changed, { kind: 'SETTINGS_CHANGED', ...line })))
    return { ...about, written: true };
  throw new Error(`More than ${seats} seats of ${id} are taken: remove people or revoke invitations first`);
}

export interface EmailTerms {
  readonly sendWindow?: StoredAccount['sendWindow'];
  /** Whether the account and its people may decline that candidates are contacted at work. */
  readonly canDisableContactWorkEmails?: boolean;
  /** Candidates are contacted in Bramble's name only, and nobody edits the emails. */
  readonly forceContactAsBramble?: boolean;
}

/** What an account may choose of its emails, and when they leave. Sequences that run follow it from their next email on. */
export async function setEmailTerms(office: Office, id: AccountId, terms: EmailTerms, reason: string) {
  const names = Object.entries(terms).map(([name, value]) => `${name} ${value}`);
  if (names.length === 0)
    throw new Error('Say what is to change: --window, --may-decline-work-emails or --contact-as-bramble');
  if (isSoAlready(await findAccount(office, id), { ...terms })) return { account: id, ...terms, ...UNWRITTEN };
  await change(office, id, { ...terms }, { subject: `Emails: ${names.join(', ')}`, details: reason });
  return { account: id, ...terms, written: true };
}

/** Which job modes an account may choose: undefined is all that are offered. */
export async function setJobModes(office: Office, id: AccountId, modes: readonly JobMode[], reason: string) {
  const about = { account: id, jobModeAccess: modes };
  if (isSoAlready(await findAccount(office, id), { jobModeAccess: modes })) return { ...about, ...UNWRITTEN };
  await change(office, id, { jobModeAccess: modes }, { subject: `Job modes: ${modes.join(', ')}`, details: reason });
  return { ...about, written: true };
}

/**
 * Takes a domain from the account that claimed it, for who can prove that it is theirs. Nothing leaves from it until somebody
 * adds it anew.
 */
export async function releaseDomain(
  office: Office,
  identities: Pick<DomainIdentities, 'close'>,
  name: string,
  reason: string,
) {
  const domains = createDomainStore(office.table);
  const domain = await domains.find(name);
  if (!domain) throw new Error(`Nobody has claimed ${name}`);
  const account = await findAccount(office, domain.accountId);
  const audit = entryOf(office, { kind: 'SETTINGS_CHANGED', subject: `Domain removed: ${name}`, details: reason });
  if ((await domains.release(account, name, audit)) !== 'released')
    throw new Error(`The account ${account.id} changed its domains at this moment: try again`);
  await identities.close(name);
  return { account: account.id, domain: name, wasVerified: domain.verifiedAt !== undefined };
}

const UNWRITTEN = { written: false, next: AS_IT_IS };

const isSoAlready = (before: StoredAccount, attributes: Readonly<Record<string, unknown>>) =>
  Object.entries(attributes).every(([name, value]) => isDeepStrictEqual({ ...before }[name], value));

async function change(office: Office, id: AccountId, attributes: Record<string, unknown>, line: Omit<Line, 'kind'>) {
  const isWritten = await changeAccount(office, id, setting(attributes), { kind: 'SETTINGS_CHANGED', ...line });
  if (!isWritten) throw new Error(`There is no account ${id}`);
}
