import { AppError } from '../../shared/contract/errors.ts';
import type { Identity } from '../platform/http.ts';
import type { AccountsRepository } from '../records/account/account-store.ts';
import type { StoredInvitation, StoredUser } from '../records/account/stored-account.ts';
import { isKeyOf, readInvitationToken, refusal, toPreferences, whyNotUsable } from './rules.ts';
import { refuseEnded } from './sessions.ts';

interface RegisterDeps {
  readonly accounts: AccountsRepository;
  readonly now: () => Date;
}

/** Registers a person; whoever is registered, by another call of this moment too, is answered as they are. */
export async function register(deps: RegisterDeps, identity: Identity, body: RegisterBody) {
  const find = async () => {
    const user = await deps.accounts.findUser(identity.userId);
    if (user) refuseEnded(user, identity);
    return user;
  };
  const registered = await find();
  if (registered) return toPreferences(registered);
  try {
    return toPreferences(await registerNew(deps, identity, body));
  } catch (error) {
    const registeredMeanwhile = error instanceof AppError ? await find() : undefined;
    if (!registeredMeanwhile) throw error;
    return toPreferences(registeredMeanwhile);
  }
}

interface RegisterBody {
  readonly email: string;
  readonly user_encoded_id: string;
  readonly device?: string | undefined;
}

async function registerNew({ accounts, now }: RegisterDeps, identity: Identity, body: RegisterBody) {
  const token = readInvitationToken(body.user_encoded_id);
  if (!token) throw new AppError('INVITATION_REQUIRED');
  const invitation = await accounts.findInvitation(token.id);
  if (!invitation || !isKeyOf(invitation, token.key)) throw new AppError('INVITATION_NOT_FOUND');
  const refused = whyNotUsable(invitation, identity.email, now());
  if (refused) throw refusal(refused, invitation);
  if (body.email.toLowerCase() !== identity.email) throw new AppError('WRONG_INVITATION_EMAIL');

  const user = newUser(identity, invitation, now());
  const outcome = await accounts.register(user, invitation, body.device);
  if (outcome === 'noSeatLeft') throw new AppError('NO_SEAT_LEFT', {}, { email: invitation.adminEmail });
  if (outcome === 'removedSince') throw refusal('INVITATION_REVOKED', invitation);
  if (outcome === 'invitationNotUsable') throw await currentRefusal({ accounts, now }, invitation, identity.email);
  if (outcome !== 'registered') throw new AppError('CONFLICT');
  return user;
}

/** What became of an invitation between reading it and using it. */
async function currentRefusal({ accounts, now }: RegisterDeps, read: StoredInvitation, email: string) {
  const invitation = await accounts.findInvitation(read.id);
  const code = invitation && whyNotUsable(invitation, email, now());
  return invitation && code ? refusal(code, invitation) : new AppError('INVITATION_NOT_FOUND');
}

/** Whoever was of a team before begins anew: what was signed in before this sign-in is ended. */
const newUser = (
  { userId, email, session }: Identity,
  { account, isAdmin }: StoredInvitation,
  at: Date,
): StoredUser => ({
  id: userId,
  accountId: account,
  email,
  isAdmin,
  firstname: '',
  lastname: '',
  name: '',
  picture: null,
  company: '',
  position: '',
  signature: '',
  senderEmailAddress: '',
  shouldContactCandidateWorkEmails: true,
  productAnalyticsConsent: null,
  ...(session && { othersEnded: { at: session.signedInAt, except: session.id } }),
  createdAt: at.toISOString(),
});
