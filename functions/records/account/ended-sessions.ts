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
const KEPT_MS = (TIMES.sessionDays + 1) * DAY_MS;

/** Until when there may be tokens of a session, with a day to spare. */
export const lastDayOf = (signedInAt: string): Date => new Date(Date.parse(signedInAt) + KEPT_MS);

/** Whether a session was ended. Whoever signs in again at that very second is in. */
export function isEnded({ endedSessions = [], othersEnded }: EndedSessions, { id, signedInAt }: SignIn): boolean {
  if (endedSessions.some((ended) => ended.id === id)) return true;
  if (!othersEnded || othersEnded.except === id) return false;
  return secondOf(signedInAt) < secondOf(othersEnded.at);
}

/** Every call reads them: 3 KB at most. */
export const MOST_ENDED = 40;

/**
 * The record with one more session ended, without those that are over by themselves. Beyond the most that are told one by one, the
 * moment up to which the oldest began says it for all of that time: whoever is still signed in since then signs in again.
 */
export function withEnded(
  { endedSessions = [], othersEnded }: EndedSessions,
  { id, signedInAt }: SignIn,
  now: Date,
): EndedSessions {
  // The one that was left signed in is so no more.
  const earlier = othersEnded?.except === id ? { ...othersEnded, except: '' } : othersEnded;
  const others = endedSessions.filter((ended) => ended.id !== id && Date.parse(ended.until) > now.getTime());
  const all = [...others, { id, until: lastDayOf(signedInAt).toISOString() }];
  const latest = all.toSorted((one, other) => other.until.localeCompare(one.until));
  const [oldest] = latest.slice(MOST_ENDED);
  if (!oldest) return { endedSessions: all, ...(earlier && { othersEnded: earlier }) };
  const at = new Date(Date.parse(oldest.until) - KEPT_MS + 1_000).toISOString();
  const isLater = !earlier || secondOf(at) > secondOf(earlier.at);
  return {
    endedSessions: latest.slice(0, MOST_ENDED),
    othersEnded: isLater ? { at, except: earlier?.except ?? '' } : earlier,
  };
}
