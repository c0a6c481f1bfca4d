import { AppError } from '../../shared/contract/errors.ts';
import type { AccountId, InvitationId } from '../../shared/model/ids.ts';
import { canResend, canRevoke } from '../../shared/rules/account/access.ts';
import { RATE_LIMITS } from '../../shared/rules/account/rate-limits.ts';
import { isExpired } from '../../shared/rules/account/teammates.ts';
import type { Act } from '../platform/act.ts';
import type { Actor } from '../platform/http.ts';
import { newId } from '../platform/ids.ts';
import type { AccountsRepository } from '../records/account/account-store.ts';
import type { InvitationStore } from '../records/account/invitation-store.ts';
import type { StoredInvitation, StoredUser } from '../records/account/stored-account.ts';
import type { CallCounts } from '../records/call/call-counts.ts';
import { type MailDeps, mailInvitation, newInvitation } from './invite.ts';
import { hasSeatLeft, refusal } from './rules.ts';

export interface InvitationsDeps {
  readonly accounts: AccountsRepository;
  readonly invitations: InvitationStore;
  readonly mail: MailDeps;
  readonly countOne: CallCounts['countOne'];
  readonly now: () => Date;
}

interface Wanted {
  readonly account: AccountId;
  readonly email: string;
  readonly replaces?: InvitationId | undefined;
}

/** Invites a teammate by email where a seat is left, or sends an invitation anew. The mail leaves once the seat is taken. */
export async function inviteTeammate(
  deps: InvitationsDeps,
  actor: Actor,
  wanted: Wanted,
  act: Act,
): Promise<StoredInvitation> {
  const { accounts, invitations } = deps;
  const [account, people, open] = await Promise.all([
    accounts.findAccount(actor.accountId),
    accounts.listPeople(actor.accountId),
    invitations.listOpen(actor.accountId),
  ]);
  if (!account) throw new Error(`The account ${actor.accountId} of a registered person does not exist`);
  const invitedBy = { name: actor.name || actor.email, email: adminOf(actor, people) };
  const id: InvitationId = `inv_${act.newId()}`;
  const made = newInvitation({ id, at: act.at }, { account, email: wanted.email, invitedBy, admin: false });
  const { key } = made;

  const begun = act.earlier.length > 0 ? await invitations.find(id) : undefined;
  if (begun) await invitations.changeKey(id, made.invitation.keyHash);
  else {
    const replaced = await replacedBy(deps, actor, wanted, { people, email: made.invitation.email, now: act.at });
    const mayMakeWay = open.some((one) => one.holdsSeat && isExpired(one, act.at));
    if (!mayMakeWay && !hasSeatLeft(replaced ?? {}, account)) throw new AppError('NO_SEAT_LEFT');
    await countInvitation(deps, actor);
    await openWithSeat(
      deps,
      actor,
      { ...made.invitation, isAdmin: replaced?.isAdmin ?? false, holdsSeat: true },
      { replaced, open },
    );
  }
  const mail = { key, accountName: account.name, invitedBy: { ...invitedBy, email: actor.email } };
  await mailInvitation(deps.mail, made.invitation, mail);
  return begun ?? { ...made.invitation, holdsSeat: true };
}

/** Only what may go out counts: who mistypes an address, or has no seat left, can go on inviting. */
async function countInvitation({ countOne }: InvitationsDeps, { userId, accountId }: Actor) {
  await countOne({ what: 'invite.person', who: userId, ...RATE_LIMITS.invite.person });
  await countOne({ what: 'invite.account', who: accountId, ...RATE_LIMITS.invite.account });
}

/** Whom the invited person asks where the invitation does not work: an admin. */
const adminOf = (actor: Actor, people: readonly StoredUser[]) =>
  actor.isAdmin ? actor.email : (people.find(({ isAdmin }) => isAdmin)?.email ?? actor.email);

interface Around {
  readonly people: readonly StoredUser[];
  readonly email: string;
  readonly now: Date;
}

/** The invitation in whose place a new one comes, if any. Throws where this address needs none, or has one that waits. */
async function replacedBy(deps: InvitationsDeps, actor: Actor, { replaces }: Wanted, around: Around) {
  const { people, email, now } = around;
  const replaced = replaces && (await toReplace(deps, actor, replaces, now));
  if (people.some((person) => person.email === email)) throw new AppError('ALREADY_A_TEAMMATE');
  if (replaced) {
    if (replaced.email !== email)
      throw new AppError('BAD_REQUEST', { email: ['This is not the address of the invitation.'] });
    return replaced;
  }
  const waiting = await deps.invitations.findWaiting(actor.accountId, email);
  if (waiting && !isExpired(waiting, now)) throw new AppError('ALREADY_INVITED');
  if (waiting && !canRevoke(actor)) throw new AppError('NOT_AN_ADMIN');
  return waiting;
}

async function toReplace(deps: InvitationsDeps, actor: Actor, id: InvitationId, now: Date) {
  const found = await ownInvitation(deps.invitations, actor, id);
  if (!canRevoke(actor)) throw new AppError('NOT_AN_ADMIN');
  if (found.status === 'Confirmed') throw refusal('INVITATION_ALREADY_CONFIRMED', found);
  if (found.status === 'Revoked') {
    const after = await afterRevoked(deps, found);
    throw refusal(after === 'INVITATION_SENT_ANEW' ? 'ALREADY_INVITED' : (after ?? 'INVITATION_REVOKED'), found);
  }
  if (!canResend(actor, found, now)) throw new AppError('INVITATION_TOO_NEW');
  return found;
}

/** Why nobody is told that whom a revoked invitation was for is not invited: another one waits for them, or they have joined. */
async function afterRevoked({ accounts, invitations }: InvitationsDeps, { account, email }: StoredInvitation) {
  if (await invitations.findWaiting(account, email)) return 'INVITATION_SENT_ANEW';
  const people = await accounts.listPeople(account);
  return people.some((person) => person.email === email) ? 'INVITATION_ALREADY_CONFIRMED' : undefined;
}

/** Opens the invitation; where no seat is left, once more after the expired ones have given theirs back. */
async function openWithSeat(
  { invitations, now }: InvitationsDeps,
  actor: Actor,
  invitation: StoredInvitation,
  { replaced, open }: { replaced: StoredInvitation | undefined; open: readonly StoredInvitation[] },
): Promise<void> {
  const tryOpen = () => invitations.open(invitation, { replaced, by: byOf(actor), limitsMails: true });
  let outcome = await tryOpen();
  if (outcome === 'noSeatLeft') {
    const expired = open.filter((one) => one.holdsSeat && one.id !== replaced?.id && isExpired(one, now()));
    for (const one of expired) await invitations.releaseSeat(one, now());
    if (expired.length > 0) outcome = await tryOpen();
  }
  if (outcome === 'noSeatLeft') throw new AppError('NO_SEAT_LEFT');
  if (outcome === 'mailedTooOften') throw new AppError('INVITED_TOO_OFTEN');
  if (outcome === 'anotherWaits') throw new AppError('ALREADY_INVITED');
  if (outcome !== 'opened') throw new AppError('CONFLICT');
}

/** Revokes an invitation; one that is revoked already stays so. */
export async function revokeInvitation(
  deps: InvitationsDeps,
  actor: Actor,
  id: InvitationId,
): Promise<StoredInvitation> {
  const { invitations, now } = deps;
  const invitation = await ownInvitation(invitations, actor, id);
  if (invitation.status === 'Confirmed') throw refusal('INVITATION_ALREADY_CONFIRMED', invitation);
  if (invitation.status === 'Revoked') {
    const after = await afterRevoked(deps, invitation);
    if (after) throw refusal(after, invitation);
    return invitation;
  }
  if (invitation.status !== 'Sent') throw new AppError('RECORD_NEWER');
  const { email: subject } = invitation;
  const entry = { id: newId(), at: now().toISOString(), kind: 'INVITATION_REVOKED', subject } as const;
  const audit = { ...entry, by: byOf(actor) };
  if (!(await invitations.revoke(invitation, audit))) throw new AppError('CONFLICT');
  return { ...invitation, status: 'Revoked', holdsSeat: false };
}

async function ownInvitation(invitations: InvitationStore, { accountId }: Actor, id: InvitationId) {
  const found = await invitations.find(id);
  if (found?.account !== accountId) throw new AppError('INVITATION_NOT_FOUND');
  return found;
}

const byOf = ({ userId: id, name, email }: Actor) => ({ id, name: name || email });
