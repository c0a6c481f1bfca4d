import { AtsLinkState, type AtsSyncStatus } from '../../../shared/model/ats.ts';
import type { AccountId, UserId } from '../../../shared/model/ids.ts';
import { isOneOf } from '../../../shared/model/newer.ts';
import { isHalfForLong } from '../../../shared/rules/ats/trouble.ts';
import { roundBegan } from './round.ts';
import type { AtsReading, StoredAtsLink } from './stored-ats.ts';

/** What was chosen in the widget. */
export interface Linked {
  readonly name: string;
  readonly slug: string;
  readonly logo: string | null;
  readonly linkedAccountId?: string | undefined;
  /** Locked. */
  readonly token: string;
}

/** How a link stands as it is shown; one that only a newer version knows is in use. */
export function linkStateOf(link: Pick<StoredAtsLink, 'state'> | undefined): AtsLinkState {
  if (!link || link.state === 'UNLINKED') return 'NONE';
  return isOneOf(AtsLinkState, link.state) ? link.state : 'LINKED';
}

const MINUTE = 60_000;
/** How often the copy is brought up to date, and how often while the first one is still made. */
const EVERY_MS = 5 * MINUTE;
const FIRST_MS = MINUTE / 2;
const LONGEST_PAUSE_MS = 60 * MINUTE;
/** How long one run has a link to itself: longer than it may last. */
export const RUN_MS = 5 * MINUTE;

const after = (at: Date, ms: number) => new Date(at.getTime() + ms).toISOString();
const latest = (one: string, other: string) => (one > other ? one : other);

/** A run that began before a copy was ended writes to it until its time is over. */
function lateAfter({ reading, late, round }: StoredAtsLink, at: Date): Pick<StoredAtsLink, 'late'> {
  if (!reading) return late ? { late } : {};
  return { late: { ...late, from: after(at, RUN_MS), rounds: [...new Set([...(late?.rounds ?? []), round])] } };
}

/**
 * Whether there is something to do for a link: its time has come, or Merge has said since the last reading that something changed.
 * One whose readings fail keeps to its times, and so does one that is read: what is news then is read by the next reading.
 */
export function isDue(link: StoredAtsLink, now: Date, heardAt: string | undefined): boolean {
  if (!link.dueAt) return false;
  const isIdle = link.state === 'LINKED' && link.failures === 0 && !link.reading && !hasEnding(link);
  const isNews = heardAt !== undefined && (link.readTo ?? '') < heardAt;
  return (isIdle && isNews) || Date.parse(link.dueAt) <= now.getTime();
}

/** Where it is not known, as in links of before it was kept, it is another one: reading it whole does no harm. */
const isSameAtMerge = (before: StoredAtsLink, { linkedAccountId }: Linked) =>
  linkedAccountId !== undefined && before.linkedAccountId === linkedAccountId;

/**
 * The link as it is after an ATS was connected: what Merge calls the same goes on with its copy. Anything else begins a new one, even
 * of the same kind: Merge gives all that is in it new ids.
 */
export function linkedTo(
  before: StoredAtsLink | undefined,
  linked: Linked,
  by: { readonly accountId: AccountId; readonly userId: UserId },
  at: Date,
): StoredAtsLink {
  const { reading: _, problem: _problem, limitedSince: _limited, halfSince: _half, ...known } = before ?? {};
  // Whoever waits, for whatever, is looked at once it was read.
  const { begins, unanswered: _unanswered, ...others }: Partial<StoredAtsLink> = known;
  const isSame = before?.state === 'RELINK' && before.slug === linked.slug && isSameAtMerge(before, linked);
  // Of another account nobody was looked for yet.
  const kept = { ...others, ...(isSame && begins && { begins }) };
  const nothing = { jobs: undefined, applications: undefined, readTo: undefined, isAhead: undefined };
  const fresh = isSame ? {} : { jobCount: 0, ...nothing };
  return {
    jobCount: 0,
    ...kept,
    ...fresh,
    ...linked,
    accountId: by.accountId,
    version: (before?.version ?? 0) + 1,
    state: 'LINKED',
    round: isSame ? before.round : (before?.round ?? 0) + 1,
    ...(before && !isSame && { looksForSent: true as const }),
    ...(before && !isSame && lateAfter(before, at)),
    ...(before && !isSame && { ended: [...new Set([...(before.ended ?? []), before.round])] }),
    ...(before?.token && { ending: [...(before.ending ?? []), before.token] }),
    linkedAt: at.toISOString(),
    roundAt: isSame ? roundBegan(before) : at.toISOString(),
    linkedBy: by.userId,
    failures: 0,
    dueAt: at.toISOString(),
  };
}

/** The link as it is after somebody disconnected it. What is left of it is ended by the worker. */
export function unlinked(before: StoredAtsLink, at: Date): StoredAtsLink {
  const { token, reading: _, jobs: _jobs, applications: _applications, readTo: _readTo, ...known } = before;
  const { limitedSince: _limited, halfSince: _half, ...rest } = known;
  return {
    ...rest,
    version: before.version + 1,
    state: 'UNLINKED',
    jobCount: 0,
    ...(token && { ending: [...(before.ending ?? []), token] }),
    ended: [...new Set([...(before.ended ?? []), before.round])],
    ...lateAfter(before, at),
    dueAt: at.toISOString(),
  };
}

/** Whether something of earlier links is to be ended. */
export const hasEnding = ({ ended = [], ending = [] }: StoredAtsLink): boolean => ended.length > 0 || ending.length > 0;

/** One run clears: until its time is over, or it says that it is done, no other does. */
export const held = (before: StoredAtsLink, at: Date): StoredAtsLink => ({
  ...before,
  version: before.version + 1,
  dueAt: after(at, RUN_MS),
});

/** The next run clears on, at once. */
export const letGo = (before: StoredAtsLink, at: Date): StoredAtsLink => ({
  ...before,
  version: before.version + 1,
  dueAt: at.toISOString(),
});

/** The link once all that was left of earlier ones is gone; it is due again only where there is something to read. */
export function cleared(before: StoredAtsLink): StoredAtsLink {
  const { ending: _, ended: _ended, noting: _noting, dueAt, ...rest } = before;
  const next = before.state === 'LINKED' ? dueAt : before.late?.from;
  return { ...rest, version: before.version + 1, ...(next && { dueAt: next }) };
}

/** The same once nobody can write to them any more, and what was written late is gone too. */
export function clearedLate({ late: _, ...before }: StoredAtsLink): StoredAtsLink {
  const { dueAt, ...rest } = before;
  const isLinked = before.state === 'LINKED';
  return { ...rest, version: before.version + 1, ...(isLinked && dueAt && { dueAt }) };
}

/** Whether there is something to clear that was written late. */
export const isLate = ({ late }: StoredAtsLink, now: Date): boolean =>
  late !== undefined && Date.parse(late.from) <= now.getTime();

/**
 * The ATS does not let us in any more: nothing is asked until somebody connects it anew. A reading that is under way stays noted, as
 * it may write on once another ATS is connected; what is left of earlier ones, or was written late, is still to be cleared.
 */
export function refused(before: StoredAtsLink, problem: string): StoredAtsLink {
  const { dueAt, ...rest } = before;
  const next = hasEnding(before) ? dueAt : before.late?.from;
  return { ...rest, version: before.version + 1, state: 'RELINK', problem, ...(next && { dueAt: next }) };
}

const limitedBy = ({ limitedSince }: StoredAtsLink, isLimited: boolean, at: Date) =>
  isLimited ? { limitedSince: limitedSince ?? at.toISOString() } : {};

/** A sync that failed is tried again, each time later, from where it came to. */
export function failed(
  before: StoredAtsLink,
  problem: string,
  at: Date,
  { waitMs = 0, isLimited = false } = {},
): StoredAtsLink {
  const failures = before.failures + 1;
  const pause = Math.min(LONGEST_PAUSE_MS, MINUTE * 2 ** Math.min(failures, 6));
  return {
    ...before,
    version: before.version + 1,
    failures,
    problem,
    ...limitedBy(before, isLimited, at),
    dueAt: after(at, Math.max(waitMs, pause)),
  };
}

/** A link that one run reads. */
export type Begun = StoredAtsLink & { readonly reading: AtsReading };

/**
 * A run begins to read, or goes on: until it says how far it came, or its time is over, no other does. From now on somebody may be
 * noted as gone, and the copy is written before what its people are like is noted.
 */
export const begun = (before: StoredAtsLink, at: Date): Begun => ({
  ...before,
  version: before.version + 1,
  reading: before.reading ?? { startedAt: at.toISOString(), part: 'jobs' },
  looksForGone: true,
  isAhead: true,
  dueAt: after(at, RUN_MS),
});

/**
 * As far as one run came; the next one goes on from there, at once unless Merge is to be left alone for so long. `isAhead` stays as it
 * is where the run failed.
 */
export const readSoFar = (
  { isAhead: wasAhead, ...before }: StoredAtsLink,
  reading: AtsReading,
  at: Date,
  { waitMs = 0, isLimited = false, isAhead = Boolean(wasAhead) } = {},
): StoredAtsLink => ({
  ...before,
  ...(isAhead && { isAhead: true as const }),
  version: before.version + 1,
  reading,
  ...limitedBy(before, isLimited, at),
  dueAt: after(at, waitMs),
});

interface Found {
  readonly jobs: AtsSyncStatus | undefined;
  readonly applications: AtsSyncStatus | undefined;
  readonly jobCount: number;
  /** Who was sent before is still to be looked for. */
  readonly looksForSent: boolean;
  /** How far Merge was as readings began after which they could not be. */
  readonly begins?: readonly string[];
  /** Who is noted as gone is still to be said to be. */
  readonly looksForGone: boolean;
  /** Merge has not all that the ATS has. */
  readonly isHalf: boolean;
}

/**
 * All was read that had changed by `startedAt`; undefined where Merge has nothing yet. What changed while it was read is read by the
 * next reading, which begins at once after one that took long.
 */
export function readAll(
  before: StoredAtsLink,
  { jobs, applications, jobCount, looksForSent, looksForGone, begins = [], isHalf }: Found,
  startedAt: string | undefined,
  at: Date,
): StoredAtsLink {
  const { reading: _, problem: _problem, looksForSent: _sent, looksForGone: _gone, ...known } = before;
  const { limitedSince: _limited, halfSince, begins: _begins, isAhead, ...rest } = known;
  const half = isHalf ? { halfSince: halfSince ?? at.toISOString() } : {};
  const firstMs = isHalfForLong(half, at) ? EVERY_MS : FIRST_MS;
  return {
    ...rest,
    version: before.version + 1,
    ...(looksForSent && { looksForSent, ...(begins.length > 0 && { begins: [...begins] }) }),
    ...(looksForGone && { looksForGone }),
    ...(!startedAt && isAhead && { isAhead }),
    ...(jobs && { jobs }),
    ...(applications && { applications }),
    jobCount,
    ...half,
    ...(startedAt && { readTo: startedAt }),
    failures: 0,
    dueAt: startedAt ? latest(at.toISOString(), after(new Date(startedAt), EVERY_MS)) : after(at, firstMs),
  };
}
