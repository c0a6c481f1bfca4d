import type { GuestLink } from '../../../../shared/model/guest.ts';
import { contactDate } from '../candidate/dates.ts';

/** Until when a link is good, or since when it is not; one of a closed job goes on once the job is reopened. */
export function linkState(
  { revokedAt, endsAt }: Pick<GuestLink, 'revokedAt' | 'endsAt'>,
  { now, isClosed }: { now: Date; isClosed: boolean },
): { readonly text: string; readonly isOver: boolean } {
  if (revokedAt) return { text: `Revoked on ${contactDate(revokedAt)}`, isOver: true };
  if (Date.parse(endsAt) <= now.getTime()) return { text: `Ended ${contactDate(endsAt)}`, isOver: true };
  const goodUntil = isClosed ? 'Rests while the job is closed; good until' : 'Good until';
  return { text: `${goodUntil} ${contactDate(endsAt)}`, isOver: false };
}
