import type { Account, TeamInvitation } from '../../model/account.ts';
import type { UserId } from '../../model/ids.ts';
import { TIMES } from '../../product.ts';

interface Asking {
  readonly id: UserId;
  readonly isAdmin: boolean;
}

type Waiting = Pick<TeamInvitation, 'invitedAt' | 'expiresAt'>;

/** Whether an invitation can no longer be accepted. Its seat is free again. */
export const isExpired = ({ expiresAt }: Pick<Waiting, 'expiresAt'>, now: Date) =>
  Date.parse(expiresAt) <= now.getTime();

/** Only an admin takes an invitation back, or sends it anew (1-product, section 6). */
export const canRevoke = ({ isAdmin }: Pick<Asking, 'isAdmin'>) => isAdmin;

/** From when on an invitation may be sent anew: more than 10 minutes after it was sent (1-product, section 4). */
export const resendableFrom = ({ invitedAt }: Pick<Waiting, 'invitedAt'>) =>
  new Date(Date.parse(invitedAt) + TIMES.resendAfterMinutes * 60_000);

/** Whether somebody may send an invitation anew now. */
export const canResend = (person: Pick<Asking, 'isAdmin'>, invitation: Pick<Waiting, 'invitedAt'>, now: Date) =>
  canRevoke(person) && now > resendableFrom(invitation);

/** Only an admin removes people, and nobody removes themself (1-product, section 6). */
export const canRemove = (person: Asking, other: { readonly id: UserId }) => person.isAdmin && person.id !== other.id;

/** How many more people can be invited; undefined where there is no limit. Expired invitations make way. */
export function freeSeats(
  { hasUnlimitedSeats, remainingSeats }: Pick<Account['subscription'], 'hasUnlimitedSeats' | 'remainingSeats'>,
  invitations: readonly Pick<TeamInvitation, 'expiresAt' | 'holdsSeat'>[],
  now: Date,
): number | undefined {
  if (hasUnlimitedSeats) return undefined;
  return remainingSeats + invitations.filter((one) => one.holdsSeat && isExpired(one, now)).length;
}
