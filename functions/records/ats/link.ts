import type { AtsSyncStatus } from '../../../shared/model/ats.ts';
import type { AccountId, UserId } from '../../../shared/model/ids.ts';
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

const MINUTE = 60_000;
/** How often the copy is brought up to date, and how often while the first one is still made. */
const EVERY_MS = 5 * MINUTE;
const FIRST_MS = MINUTE / 2;
const LONGEST_PAUSE_MS = 60 * MINUTE;

const after = (at: Date, ms: number) => new Date(at.getTime() + ms).toISOString();

/**
 * Whether there is something to do for a link: its time has come, or Merge has said since the last reading that something changed.
 * One whose readings fail keeps to its times.
 */
export function isDue(link: StoredAtsLink, now: Date, heardAt: string | undefined): boolean {
  if (!link.dueAt) return false;
  const isNews =
    heardAt !== undefined && link.state === 'LINKED' && link.failures === 0 && (link.readTo ?? '') < heardAt;
  return isNews || Date.parse(link.dueAt) <= now.getTime();
}

/** The link as it is after an ATS was connected: the same ATS goes on with its copy, another one begins a new one. */
export function linkedTo(
  before: StoredAtsLink | undefined,
  linked: Linked,
  by: { readonly accountId: AccountId; readonly userId: UserId },
  at: Date,
): StoredAtsLink {
  const { reading: _, problem: _problem, ...kept } = before ?? {};
  const isSame = before?.state === 'RELINK' && before.slug === linked.slug;
  const fresh = isSame ? {} : { jobCount: 0, jobs: undefined, applications: undefined, readTo: undefined };
  return {
    jobCount: 0,
    ...kept,
    ...fresh,
    ...linked,
    accountId: by.accountId,
    version: (before?.version ?? 0) + 1,
    state: 'LINKED',
    round: isSame ? before.round : (before?.round ?? 0) + 1,
    ...(before && !isSame && { ended: [...new Set([...(before.ended ?? []), before.round])] }),
    ...(before?.token && { ending: [...(before.ending ?? []), before.token] }),
    linkedAt: at.toISOString(),
    linkedBy: by.userId,
    failures: 0,
    dueAt: at.toISOString(),
  };
}

/** The link as it is after somebody disconnected it. What is left of it is ended by the worker. */
export function unlinked(before: StoredAtsLink, at: Date): StoredAtsLink {
  const { token, reading: _, jobs: _jobs, applications: _applications, readTo: _readTo, ...rest } = before;
  return {
    ...rest,
    version: before.version + 1,
    state: 'UNLINKED',
    jobCount: 0,
    ...(token && { ending: [...(before.ending ?? []), token] }),
    ended: [...new Set([...(before.ended ?? []), before.round])],
    dueAt: at.toISOString(),
  };
}

/** The link once all that was left of earlier ones is gone; it is due again only where there is something to read. */
export function cleared(before: StoredAtsLink): StoredAtsLink {
  const { ending: _, ended: _ended, dueAt, ...rest } = before;
  const isLinked = before.state === 'LINKED';
  return { ...rest, version: before.version + 1, ...(isLinked && dueAt && { dueAt }) };
}

/** The ATS does not let us in any more: nothing is asked until somebody connects it anew. */
export function refused(before: StoredAtsLink, problem: string): StoredAtsLink {
  const { dueAt: _, reading: _reading, ...rest } = before;
  return { ...rest, version: before.version + 1, state: 'RELINK', problem };
}

/** A sync that failed is tried again, each time later, from where it came to. */
export function failed(before: StoredAtsLink, problem: string, at: Date, waitMs = 0): StoredAtsLink {
  const failures = before.failures + 1;
  const pause = Math.min(LONGEST_PAUSE_MS, MINUTE * 2 ** Math.min(failures, 6));
  return { ...before, version: before.version + 1, failures, problem, dueAt: after(at, Math.max(waitMs, pause)) };
}

/** As far as one run came; the next one goes on from there at once. */
export const readSoFar = (before: StoredAtsLink, reading: AtsReading, at: Date): StoredAtsLink => ({
  ...before,
  version: before.version + 1,
  reading,
  dueAt: at.toISOString(),
});

interface Found {
  readonly jobs: AtsSyncStatus | undefined;
  readonly applications: AtsSyncStatus | undefined;
  readonly jobCount: number;
}

/** All was read that had changed by `startedAt`; undefined where Merge has nothing yet. */
export function readAll(
  before: StoredAtsLink,
  { jobs, applications, jobCount }: Found,
  startedAt: string | undefined,
  at: Date,
): StoredAtsLink {
  const { reading: _, problem: _problem, ...rest } = before;
  return {
    ...rest,
    version: before.version + 1,
    ...(jobs && { jobs }),
    ...(applications && { applications }),
    jobCount,
    ...(startedAt && { readTo: startedAt }),
    failures: 0,
    dueAt: after(at, startedAt ? EVERY_MS : FIRST_MS),
  };
}
