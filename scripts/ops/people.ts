import { invite } from '../../functions/accounts/invite.ts';
import { hashOf } from '../../functions/platform/ids.ts';
import { deleteItem, IF_THERE } from '../../functions/platform/items.ts';
import { createAccountsRepository } from '../../functions/records/account/account-store.ts';
import { createInvitationStore } from '../../functions/records/account/invitation-store.ts';
import { createRemovalStore } from '../../functions/records/account/removal-store.ts';
import { createSessionStore } from '../../functions/records/account/session-store.ts';
import type { StoredUser } from '../../functions/records/account/stored-account.ts';
import { keys } from '../../functions/records/keys.ts';
import type { AccountId, InvitationId, UserId } from '../../shared/model/ids.ts';
import { PRODUCT } from '../../shared/product.ts';
import { findApiKeys } from './api-keys.ts';
import { addLine, changeAccount, OFFICE } from './audit.ts';
import type { Office } from './environment.ts';
import { jobRows } from './rebuild-job-counts.ts';

export { OFFICE } from './audit.ts';

export interface SentInvitation {
  readonly invitationId: InvitationId;
  readonly invitationLink: string;
  /** Set where the email did not leave: the link is good all the same, and is to be handed over another way. */
  readonly emailFailed?: string;
}

interface Invited {
  readonly account: { readonly id: AccountId; readonly name: string };
  readonly email: string;
  readonly admin: boolean;
}

/** Invites a person by email. The link is answered even where SES refuses the email, because nothing else keeps it. */
export async function invitePerson(office: Office, { account, email, admin }: Invited): Promise<SentInvitation> {
  let emailFailed: string | undefined;
  const sendRaw: Office['sendRaw'] = (mail) =>
    office.sendRaw(mail).catch((error: Error) => {
      emailFailed = `${error.name}: ${error.message} Hand the link over yourself, or invite again: npm run ops -- invite --account ${account.id} --email ${email}`;
      return '';
    });
  const invitedBy = { name: `The ${PRODUCT.name} team`, email: `${PRODUCT.sender.address}@${office.mailDomain}` };
  const accounts = createAccountsRepository(office.table);
  const sent = await invite({ ...office, sendRaw, accounts }, { account, email, admin, invitedBy });
  return { ...sent, ...(emailFailed && { emailFailed }) };
}

/** Invites a person to an account that exists, whoever was invited before. */
export async function inviteTo(office: Office, id: AccountId, email: string, admin: boolean): Promise<SentInvitation> {
  const account = await createAccountsRepository(office.table).findAccount(id);
  if (!account) throw new Error(`There is no account ${id}`);
  const sent = await invitePerson(office, { account, email, admin });
  await addLine(office, id, { kind: 'INVITATION_SENT', subject: email });
  return sent;
}

/** Makes the link of an invitation that nobody used worthless, and frees the seat that it holds. */
export async function revokeInvitation({ table, now, newId }: Office, id: InvitationId): Promise<void> {
  const invitations = createInvitationStore(table);
  const invitation = await invitations.find(id);
  const at = now().toISOString();
  const audit = invitation && {
    id: newId(),
    at,
    kind: 'INVITATION_REVOKED' as const,
    by: OFFICE,
    subject: invitation.email,
  };
  const isRevoked = invitation?.status === 'Sent' && (await invitations.revoke(invitation, audit));
  if (!isRevoked) throw new Error(`${id} does not exist, was used, or is revoked already`);
}

/** Ends an API key, by the key itself or, where nobody has that any more, all keys of a community. Answers how many. */
export async function revokeApiKeys(
  office: Office,
  by: { readonly key: string } | { readonly community: string },
): Promise<{ revoked: number }> {
  const found = 'key' in by ? [keys.apiKey(hashOf(by.key))] : await findApiKeys(office, by.community);
  let revoked = 0;
  for (const { pk } of found) if (await deleteItem(office.table, { pk, sk: 'APIKEY' }, IF_THERE)) revoked++;
  if (revoked === 0) throw new Error('There is no such API key');
  return { revoked };
}

export interface RemovalWish {
  /** Whose the jobs and emails to come are; left out, an admin's. */
  readonly successor?: UserId | undefined;
  /** Ends the sessions of a person in all their browsers; what tokens they hold is worthless already. */
  readonly signOut: (user: UserId) => Promise<void>;
  readonly isDryRun?: boolean;
}

/**
 * Removes a person from an account, frees the seat and ends their sessions. Every call asks for the person's item: they are out
 * at once. Their jobs go to the successor, else to an admin of the account; they stay where nobody is left.
 */
export async function removePerson(office: Office, account: AccountId, person: UserId, wish: RemovalWish) {
  const { table, now, newId } = office;
  const { findUser, listPeople } = createAccountsRepository(table);
  const user = await findUser(person);
  if (user?.accountId !== account) throw new Error(`${account} has nobody ${person}`);
  const others = (await listPeople(account)).filter(({ id }) => id !== person);
  const heir = others.find(({ id, isAdmin }) => (wish.successor ? id === wish.successor : isAdmin));
  if (wish.successor && !heir) throw new Error(`${account} has nobody else ${wish.successor}`);
  const jobs = (await jobRows(office, account)).filter(({ ownerId }) => ownerId === person).length;
  const about = { person, name: user.name, jobs, successor: heir?.id ?? null };
  if (wish.isDryRun) return { ...about, written: false };
  const at = now().toISOString();
  const outcome = await createRemovalStore(table).remove({
    ...{ person: user, successor: heir?.id, by: OFFICE, at },
    audit: { id: newId(), at, kind: 'PERSON_REMOVED', by: OFFICE, subject: user.name || user.email, person },
  });
  if (outcome !== 'removed') throw new Error(`${person} was not removed: ${outcome}`);
  await wish.signOut(person);
  return { ...about, written: true };
}

/** Ends all sessions of a person: refused by us with their next call, and renewed by the user pool no more. */
async function endSessions({ table, now }: Office, user: StoredUser, signOut: RemovalWish['signOut']): Promise<void> {
  await createSessionStore(table).endOthers(user, '', now());
  await signOut(user.id);
}

/** Ends the sessions of a person in all their browsers, without removing them. */
export async function signOutPerson(
  office: Office,
  account: AccountId,
  person: UserId,
  signOut: RemovalWish['signOut'],
): Promise<void> {
  const user = await createAccountsRepository(office.table).findTeammate(account, person);
  if (!user) throw new Error(`${account} has nobody ${person}`);
  await endSessions(office, user, signOut);
  await addLine(office, account, { kind: 'OTHER', subject: user.name || user.email, details: 'Signed out everywhere' });
}

/**
 * Turns two-step sign-in off for a person who has lost their app, and ends their sessions. Whoever does it has made sure who asks:
 * an admin of the account, not the person by themselves.
 */
export async function resetTwoStep(
  office: Office,
  account: AccountId,
  person: UserId,
  userPool: { readonly resetTwoStep: (user: UserId) => Promise<void>; readonly signOut: RemovalWish['signOut'] },
): Promise<void> {
  const user = await createAccountsRepository(office.table).findTeammate(account, person);
  if (!user) throw new Error(`${account} has nobody ${person}`);
  await userPool.resetTwoStep(person);
  await endSessions(office, user, userPool.signOut);
  const details = 'Two-step sign-in turned off, signed out everywhere';
  await addLine(office, account, { kind: 'SECURITY_CHANGED', subject: user.name || user.email, details });
}

/** Stops all emails of an account to candidates from this moment, or lets them go on. */
export async function setOutreachPaused(office: Office, account: AccountId, isPaused: boolean) {
  const change = isPaused
    ? {
        change: 'SET outreachPausedAt = if_not_exists(outreachPausedAt, :at)',
        values: { ':at': office.now().toISOString() },
      }
    : { change: 'REMOVE outreachPausedAt' };
  const subject = `Emails to candidates ${isPaused ? 'paused' : 'resumed'}`;
  const wasThere = await changeAccount(office, account, change, { kind: 'SETTINGS_CHANGED', subject });
  if (!wasThere) throw new Error(`There is no account ${account}`);
}
