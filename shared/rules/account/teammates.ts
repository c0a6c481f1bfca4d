import type { Account, TeamInvitation } from '../../model/account.ts';
import { TIMES } from '../../product.ts';

type Waiting = Pick<TeamInvitation, 'invitedAt' | 'expiresAt'>;

/** Whether an invitation can no longer be accepted. Its seat is free again. */
export const isExpired = ({ expiresAt }: Pick<Waiting, 'expiresAt'>, now: Date) =>
  Date.parse(expiresAt) <= now.getTime();

/** From when on an invitation may be sent anew: more than 10 minutes after it was sent (1-product, section 4). */
export const resendableFrom = ({ invitedAt }: Pick<Waiting, 'invitedAt'>) =>
  new Date(Date.parse(invitedAt) + TIMES.resendAfterMinutes * 60_000);

/** How many more people can be invited; undefined where there is no limit. Expired invitations make way. */
export function freeSeats(
  { hasUnlimitedSeats, remainingSeats }: Pick<Account['subscription'], 'hasUnlimitedSeats' | 'remainingSeats'>,
  invitations: readonly Pick<TeamInvitation, 'expiresAt' | 'holdsSeat'>[],
  now: Date,
): number | undefined {
  if (hasUnlimitedSeats) return undefined;
  return remainingSeats + invitations.filter((one) => one.holdsSeat && isExpired(one, now)).length;
}
