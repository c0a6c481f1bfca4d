import { AppError } from '../../shared/contract/errors.ts';
import type { InvitationId } from '../../shared/model/ids.ts';
import type { AccountsRepository } from '../records/account/account-store.ts';
import { hasSeatLeft, isKeyOf, refusal, whyNotUsable } from './rules.ts';

export interface SignUpDeps {
  readonly findInvitation: AccountsRepository['findInvitation'];
  readonly findAccount: AccountsRepository['findAccount'];
  readonly now: () => Date;
}

/** Throws the reason where this person may not sign up: no such invitation, or none that they can use now. */
export async function checkSignUp(
  { findInvitation, findAccount, now }: SignUpDeps,
  { invitationId, key, email }: { invitationId: InvitationId; key: string; email: string },
): Promise<void> {
  const invitation = await findInvitation(invitationId);
  if (!invitation || !isKeyOf(invitation, key)) throw new AppError('INVITATION_NOT_FOUND');
  const refused = whyNotUsable(invitation, email, now());
  if (refused) throw refusal(refused, invitation);
  if (!hasSeatLeft(invitation, await findAccount(invitation.account))) throw new AppError('NO_SEAT_LEFT');
}
