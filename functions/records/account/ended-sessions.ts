import * as z from 'zod';
import { Instant } from '../../../shared/model/ids.ts';
import { TIMES } from '../../../shared/product.ts';

/** What a person's record says of sessions that were ended. It is read on every call, so they are refused at no further cost. */
export const EndedSessions = z.object({
  /** Single ones, until their tokens cannot be renewed any more. */
  endedSessions: z.array(z.object({ id: z.string(), until: Instant })).optional(),
  /** All that began before this moment, but for one. */
  othersEnded: z.object({ at: Instant, except: z.string() }).optional(),
});
export type EndedSessions = z.infer<typeof EndedSessions>;

interface SignIn {
  readonly id: string;
  readonly signedInAt: string;
}

/** Tokens say in whole seconds when somebody signed in. */
const secondOf = (at: string) => Math.floor(Date.parse(at) / 1_000);

const DAY_MS = 24 * 3_600_000;

/** Until when there may be tokens of a session, with a day to spare. */
export const lastDayOf = (signedInAt: string): Date =>
  new Date(Date.parse(signedInAt) + (TIMES.sessionDays + 1) * DAY_MS);

/** Whether a session was ended. Whoever signs in again at that very second is in. */
export function isEnded({ endedSessions = [], othersEnded }: EndedSessions, { id, signedInAt }: SignIn): boolean {
  if (endedSessions.some((ended) => ended.id === id)) return true;
  if (!othersEnded || othersEnded.except === id) return false;
  return secondOf(signedInAt) < secondOf(othersEnded.at);
}

/** The ended sessions with one more, without those that are over by themselves. */
export function withEnded({ endedSessions = [] }: EndedSessions, { id, signedInAt }: SignIn, now: Date) {
  const others = endedSessions.filter((ended) => ended.id !== id && Date.parse(ended.until) > now.getTime());
  return [...others, { id, until: lastDayOf(signedInAt).toISOString() }];
}
