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

/** What a person's record says of sessions that got, for a permit, an access token which the user pool takes. */
export const SpentPermits = z.object({
  /** The last of each, as long as it may be good. */
  permitsSpent: z.array(z.object({ id: z.string(), at: Instant })).optional(),
});
type SpentPermits = z.infer<typeof SpentPermits>;

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

/** A permit is noted a little before its token is made. */
const TOKEN_MS = TIMES.accessToken + 60_000;

const spentLately = ({ permitsSpent = [] }: SpentPermits, now: Date) =>
  permitsSpent.filter(({ at }) => now.getTime() - Date.parse(at) < TOKEN_MS);

/** Whether any of these sessions may hold a token with which the user pool lets it change how its person signs in. */
export const mayActAtPool = (user: SpentPermits, isOne: (session: string) => boolean, now: Date): boolean =>
  spentLately(user, now).some(({ id }) => isOne(id));

/** The permits that were spent with one more, without those whose tokens are over. */
export const withSpent = (user: SpentPermits, session: string, now: Date) => [
  ...spentLately(user, now).filter(({ id }) => id !== session),
  { id: session, at: now.toISOString() },
];
