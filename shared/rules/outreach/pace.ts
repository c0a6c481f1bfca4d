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
  /** The next place is at this time or later: those before it are kept for others. */
  readonly nextAt: string;
  /** When the latest email left. */
  readonly lastAt?: string | undefined;
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

/**
 * At working hours: what one person could send by hand, one a minute, which is how often the sweep looks. At any hour, for
 * demonstrations: nothing waits for another.
 */
export const PACES = {
  'working-hours': { perDay: 200, spacingSeconds: 60 },
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

/** A place that was missed by more, because nothing was sent for a while, is given up for another. */
const MISSED_MS = 5 * 60_000;

const timeIn = (text: string | undefined) => (text === undefined ? 0 : Date.parse(text));

/**
 * The place of an email among those of its sender: now, at a time that is kept for it, or on another day where all of this one
 * are taken. Whoever has a place keeps it for the day, and still leaves no sooner after the one before than may be.
 */
export function placeFor(sender: SendingPace, time: SendTime): SendDecision {
  const { now } = time;
  const { policy, pace, isUnverified, placeAt } = sender;
  const day = dayOf(now);
  const today = pace?.day === day ? pace : { used: 0, unverified: 0 };
  const since = pace?.since ?? day;
  const distance = policy.spacingSeconds * 1_000;
  const free = Math.max(now.getTime(), timeIn(pace?.lastAt) + distance);
  const taken = {
    day,
    since,
    used: today.used,
    unverified: today.unverified,
    nextAt: pace?.nextAt,
    lastAt: pace?.lastAt,
  };
  if (placeAt && dayOf(placeAt) === day) {
    const isMissed = now.getTime() - placeAt.getTime() > MISSED_MS;
    if (free > now.getTime() && !isMissed) return { kind: 'wait', until: new Date(free), reason: 'sender-busy' };
    return takeAt(isMissed ? Math.max(free, timeIn(pace?.nextAt)) : free, taken, distance, time);
  }
  if (today.used >= dailyLimit(policy, since, day)) return nextDay(time, 'sender-full');
  if (isUnverified && today.unverified >= UNVERIFIED_PER_DAY) return nextDay(time, 'unverified-full');
  const counted = { ...taken, used: today.used + 1, unverified: today.unverified + (isUnverified ? 1 : 0) };
  return takeAt(Math.max(free, timeIn(pace?.nextAt)), counted, distance, time);
}

/** Takes a place at this time, which is the end of the queue or now. */
function takeAt(
  time: number,
  taken: Omit<SenderPace, 'nextAt'> & { readonly nextAt: string | undefined },
  distance: number,
  { now, timeZone, window }: SendTime,
): SendDecision {
  const at = new Date(time);
  const opens = nextSendWindow(at, timeZone, window);
  if (opens > at) return { kind: 'wait', until: opens, reason: 'window' };
  const nextAt = new Date(Math.max(time + distance, timeIn(taken.nextAt))).toISOString();
  if (at > now) return { kind: 'wait', until: at, reason: 'sender-busy', pace: { ...taken, nextAt } };
  return { kind: 'send', pace: { ...taken, nextAt, lastAt: now.toISOString() } };
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
