import { invite } from '../../functions/accounts/invite.ts';
import { hasSeatLeft } from '../../functions/accounts/rules.ts';
import { createAccountsRepository } from '../../functions/records/account/account-store.ts';
import { createInvitationStore } from '../../functions/records/account/invitation-store.ts';
import { createSessionStore } from '../../functions/records/account/session-store.ts';
import type { StoredUser } from '../../functions/records/account/stored-account.ts';
import type { AccountId, InvitationId, UserId } from '../../shared/model/ids.ts';
import { PRODUCT } from '../../shared/product.ts';
import { addLine, changeAccount, OFFICE } from './audit.ts';
import type { Office } from './environment.ts';
import { makeAdmin } from './set-admin.ts';

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
  /** Left out, the audit log does not tell of it. */
  readonly by?: typeof OFFICE;
}

/** Invites a person by email. The link is answered even where SES refuses the email, because nothing else keeps it. */
export async function invitePerson(office: Office, { account, email, admin, by }: Invited): Promise<SentInvitation> {
  let emailFailed: string | undefined;
  const sendRaw: Office['sendRaw'] = (mail) =>
    office.sendRaw(mail).catch((error: Error) => {
      emailFailed = `${error.name}: ${error.message} Hand the link over yourself, or invite again: npm run ops -- invite --account ${account.id} --email ${email}`;
      return '';
    });
  const invitedBy = { name: `The ${PRODUCT.name} team`, email: `${PRODUCT.sender.address}@${office.mailDomain}` };
  const accounts = createAccountsRepository(office.table);
  const sent = await invite({ ...office, sendRaw, accounts }, { account, email, admin, invitedBy, by });
  return { ...sent, ...(emailFailed && { emailFailed }) };
}

/** Invites a person to an account that exists, whoever was invited before. Refused where they could not come by it. */
export async function inviteTo(office: Office, id: AccountId, email: string, admin: boolean): Promise<SentInvitation> {
  const accounts = createAccountsRepository(office.table);
  const account = await accounts.findAccount(id);
  if (!account) throw new Error(`There is no account ${id}`);
  const present = (await accounts.listPeople(id)).find((person) => person.email === email.toLowerCase());
  if (present && admin && !present.isAdmin)
    throw new Error(`${email} is in ${id} already. ${makeAdmin(id, present.id)} gives them the rights of an admin.`);
  if (present) throw new Error(`${email} is in ${id} already`);
  const waiting = await createInvitationStore(office.table).findWaiting(id, email.toLowerCase());
  if (!hasSeatLeft({ holdsSeat: waiting?.holdsSeat }, account))
    throw new Error(`All ${account.seats} seats of ${id} are taken: set-seats gives it more, or revoke an invitation`);
  return invitePerson(office, { account, email, admin, by: OFFICE });
}

/** Makes the link of an invitation that nobody used worthless, and frees the seat that it holds. */
export async function revokeInvitation({ table, now, newId }: Office, id: InvitationId) {
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
  return { invitation: id, account: invitation.account, email: invitation.email, status: 'Revoked' };
}

type SignOut = (user: UserId) => Promise<void>;

/** Ends all sessions of a person: refused by us with their next call, and renewed by the user pool no more. */
async function endSessions({ table, now }: Office, user: StoredUser, signOut: SignOut): Promise<void> {
  await createSessionStore(table).endOthers(user, '', now());
  await signOut(user.id);
}

/** Ends the sessions of a person in all their browsers, without removing them. */
export async function signOutPerson(office: Office, account: AccountId, person: UserId, signOut: SignOut) {
  const user = await createAccountsRepository(office.table).findTeammate(account, person);
  if (!user) throw new Error(`${account} has nobody ${person}`);
  await endSessions(office, user, signOut);
  await addLine(office, account, { kind: 'OTHER', subject: user.name || user.email, details: 'Signed out everywhere' });
  return { account, person, name: user.name, signedOut: true };
}

/**
 * Turns two-step sign-in off for a person who has lost their app, and ends their sessions. Whoever does it has made sure who asks:
 * an admin of the account, not the person by themselves.
 */
export async function resetTwoStep(
  office: Office,
  account: AccountId,
  person: UserId,
  userPool: { readonly resetTwoStep: (user: UserId) => Promise<void>; readonly signOut: SignOut },
) {
  const user = await createAccountsRepository(office.table).findTeammate(account, person);
  if (!user) throw new Error(`${account} has nobody ${person}`);
  await userPool.resetTwoStep(person);
  await endSessions(office, user, userPool.signOut);
  const details = 'Two-step sign-in turned off, signed out everywhere';
  await addLine(office, account, { kind: 'SECURITY_CHANGED', subject: user.name || user.email, details });
  return { account, person, name: user.name, twoStep: false, signedOut: true };
}

/** Stops all emails of an account to candidates from this moment, or lets them go on. */
export async function setOutreachPaused(office: Office, account: AccountId, isPaused: boolean, isDryRun = false) {
  const stored = await createAccountsRepository(office.table).findAccount(account);
  if (!stored) throw new Error(`There is no account ${account}`);
  const about = { account, before: stored.outreachPausedAt ? 'paused' : 'going on', isPaused };
  if (isDryRun || isPaused === (stored.outreachPausedAt !== undefined)) return { ...about, written: false };
  const change = isPaused
    ? {
        change: 'SET outreachPausedAt = if_not_exists(outreachPausedAt, :at)',
        values: { ':at': office.now().toISOString() },
      }
    : { change: 'REMOVE outreachPausedAt' };
  const subject = `Emails to candidates ${isPaused ? 'paused' : 'resumed'}`;
  const wasThere = await changeAccount(office, account, change, { kind: 'SETTINGS_CHANGED', subject });
  if (!wasThere) throw new Error(`There is no account ${account}`);
  return { ...about, written: true };
}
