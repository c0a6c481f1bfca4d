import type { SendDecision, SendTime } from './decision.ts';
import { nextSendWindow } from './sending.ts';

/** What is kept of an address that emails leave from, as far as it says when the next one may. */
export interface SenderPace {
  /** The day of `used` and `unverified`, in UTC. */
  readonly day: string;
  /** How many places of the day are taken. */
  readonly used: number;
  /** How many of those by emails to addresses that nobody has verified. */
  readonly unverified: number;
  /** The next place is at this time or later. */
  readonly nextAt: string;
  /** The day of its first email: a new sender begins with few. */
  readonly since: string;
}

/** How fast an account's emails may leave from one address. */
export interface PacePolicy {
  readonly perDay: number;
  readonly spacingSeconds: number;
}

/** The sender of an email that is to leave. */
export interface SendingPace {
  readonly policy: PacePolicy;
  /** Undefined before the first email. */
  readonly pace: SenderPace | undefined;
  /** Nobody has verified the address that it goes to, and nothing has arrived there. */
  readonly isUnverified: boolean;
  /** The email has a place already, at this time. */
  readonly placeAt: Date | undefined;
}

/** At working hours: what one person could send by hand. At any hour, for demonstrations: nothing waits for another. */
export const PACES = {
  'working-hours': { perDay: 200, spacingSeconds: 30 },
  always: { perDay: 2_000, spacingSeconds: 0 },
} as const satisfies Record<string, PacePolicy>;

const FIRST_DAY = 20;
const GROWTH = 1.4;
/** Addresses that were only found bounce more: few a day, until something was delivered there. */
const UNVERIFIED_PER_DAY = 20;
const DAY = 86_400_000;
/** Those who wait for another day are looked at within so long of its beginning, by when they were due. */
const SPREAD_MS = 50_000;

export const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** How many emails may leave from an address on a day: twenty on its first, and four tenths more each day up to its limit. */
export function dailyLimit({ perDay, spacingSeconds }: PacePolicy, since: string, day: string): number {
  if (spacingSeconds === 0) return perDay;
  const days = Math.max(0, (Date.parse(day) - Date.parse(since)) / DAY);
  return Math.min(perDay, Math.floor(FIRST_DAY * GROWTH ** Math.min(days, 100)));
}

/**
 * The place of an email among those of its sender: now, at a time that is kept for it, or on another day where all of this one
 * are taken. One that has a place leaves at it, the same day.
 */
export function placeFor(sender: SendingPace, time: SendTime): SendDecision {
  const { now, timeZone, window } = time;
  const { policy, pace: before, isUnverified, placeAt } = sender;
  if (placeAt && placeAt <= now && dayOf(placeAt) === dayOf(now)) return { kind: 'send' };
  const day = dayOf(now);
  const [used, unverified] = before?.day === day ? [before.used, before.unverified] : [0, 0];
  const since = before?.since ?? day;
  if (used >= dailyLimit(policy, since, day)) return nextDay(time, 'sender-full');
  if (isUnverified && unverified >= UNVERIFIED_PER_DAY) return nextDay(time, 'unverified-full');
  const at = new Date(Math.max(now.getTime(), Date.parse(before?.nextAt ?? '') || 0));
  if (dayOf(at) !== day) return nextDay(time, 'sender-full');
  const opens = nextSendWindow(at, timeZone, window);
  if (opens > at) return { kind: 'wait', until: opens, reason: 'window' };
  const pace: SenderPace = {
    day,
    used: used + 1,
    unverified: unverified + (isUnverified ? 1 : 0),
    nextAt: new Date(at.getTime() + policy.spacingSeconds * 1_000).toISOString(),
    since,
  };
  return at > now ? { kind: 'wait', until: at, reason: 'sender-busy', pace } : { kind: 'send', pace };
}

/** The first window of another day. Whoever was due first is looked at first. */
function nextDay({ now, dueAt, timeZone, window }: SendTime, reason: 'sender-full' | 'unverified-full'): SendDecision {
  const midnight = new Date(Date.parse(dayOf(now)) + DAY);
  const until = nextSendWindow(midnight, timeZone, window);
  return { kind: 'wait', until: new Date(until.getTime() + orderOf(dueAt, until)), reason };
}

/** Milliseconds that grow with the due time, over the thirty days before. */
function orderOf(dueAt: Date, until: Date): number {
  const age = Math.min(Math.max(until.getTime() - dueAt.getTime(), 0), 30 * DAY);
  return Math.floor(SPREAD_MS * (1 - age / (30 * DAY)));
}
