import type { GuestLink } from '../../../../shared/model/guest.ts';
import { contactDate } from '../candidate/dates.ts';

/** Until when a link is good, or since when it is not. */
export function linkState(
  { revokedAt, endsAt }: Pick<GuestLink, 'revokedAt' | 'endsAt'>,
  now: Date,
): { readonly text: string; readonly isOver: boolean } {
  if (revokedAt) return { text: `Revoked on ${contactDate(revokedAt)}`, isOver: true };
  const isOver = Date.parse(endsAt) <= now.getTime();
  return { text: `${isOver ? 'Ended' : 'Good until'} ${contactDate(endsAt)}`, isOver };
}
