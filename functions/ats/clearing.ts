import type { Cipher } from '../platform/cipher.ts';
import { log } from '../platform/log.ts';
import type { ApplicantClearing } from '../records/ats/applicant-clearing.ts';
import type { ApplicantStore } from '../records/ats/applicant-store.ts';
import type { AtsImports } from '../records/ats/ats-imports.ts';
import type { AtsCopy } from '../records/ats/ats-job-reader.ts';
import type { AtsJobStore } from '../records/ats/ats-job-store.ts';
import type { LeftStore } from '../records/ats/left-store.ts';
import { cleared, clearedLate, held, letGo } from '../records/ats/link.ts';
import type { AtsLinks } from '../records/ats/link-store.ts';
import type { RelinkStore } from '../records/ats/relink-store.ts';
import type { StoredAtsImport, StoredAtsLink } from '../records/ats/stored-ats.ts';
import { noteWhoTheyAre, type ThereDeps } from './look-for-sent.ts';
import type { Merge } from './merge/merge.ts';
import { isMergeProblem } from './merge/problem.ts';

export interface ClearDeps extends Omit<ThereDeps, 'applicants'> {
  readonly applicants: Pick<ApplicantStore, 'ofCandidates'>;
  readonly clearing: ApplicantClearing;
  readonly left: LeftStore;
  readonly links: AtsLinks;
  readonly jobs: AtsJobStore;
  readonly imports: AtsImports;
  readonly relinks: RelinkStore;
  readonly cipher: Cipher;
  readonly merge: Merge;
  readonly now: () => Date;
  readonly hasTime: () => boolean;
  readonly again: (message: { readonly accountId: StoredAtsLink['accountId'] }) => Promise<void>;
}

/** How many items one step of clearing deletes. */
const CLEARED = 500;

/** The link with this run's right to clear; undefined where another run was faster. */
export async function turnToClear({ links, now }: ClearDeps, known: StoredAtsLink): Promise<StoredAtsLink | undefined> {
  const own = held(known, now());
  return (await links.save(known, own)) ? own : undefined;
}

/** Makes Merge forget, then deletes what was copied, a part at a time. */
export async function clear(deps: ClearDeps, known: StoredAtsLink, own: StoredAtsLink): Promise<void> {
  const { accountId, late } = own;
  // Before Merge is waited for: what is imported by then may be of another account already.
  const imported = await deps.imports.list(accountId);
  const left = await deps.left.list(accountId);
  const jobs = [...new Set([...imported.map(({ mergeDevId }) => mergeDevId), ...left])];
  await forgetEnding(deps, own);
  // Nothing is read of an account before this has its end: whoever finds the link as they left it, finds nothing read.
  const isInUse = async () => {
    const link = await deps.links.find(accountId);
    return link !== undefined && link.state !== 'UNLINKED' && link.version !== own.version;
  };
  for (const round of own.ended ?? []) {
    const copy = { accountId, round };
    const noted = await noteWho(deps, copy, imported, own.noting);
    if (!noted.isOver) return goOnLater(deps, own, noted);
    if (!(await clearCopy(deps, copy, jobs, isInUse))) return goOnLater(deps, own, noted);
  }
  // Those of a copy that goes on are cleared by its next reading.
  if (own.state === 'UNLINKED') for (const job of left) await deps.left.drop(accountId, job);
  const before = { ...own, ...(known.dueAt && { dueAt: known.dueAt }) };
  const after = cleared(
    late ? { ...before, late: { ...late, jobs: [...new Set([...(late.jobs ?? []), ...jobs])] } } : before,
  );
  const isSaved = await deps.links.save(own, after);
  if (isSaved && after.state === 'LINKED' && after.dueAt) await deps.again({ accountId });
}

type Noting = NonNullable<StoredAtsLink['noting']>;

/** Notes who people are there, and jobs, before it is cleared; from where another run came to. `isOver` once that is done. */
async function noteWho(
  deps: ClearDeps,
  copy: AtsCopy,
  imported: readonly StoredAtsImport[],
  before: Noting | undefined,
): Promise<Noting> {
  const { round } = copy;
  const { job: at = '', from, isOver } = before?.round === round ? before : {};
  if (isOver) return { round, isOver };
  for (const one of imported.filter(({ remoteId }) => !remoteId)) await deps.relinks.noteRemote(one, round);
  const open = imported.filter(({ mergeDevId }) => mergeDevId >= at);
  for (const [index, one] of open.entries()) {
    const job = one.mergeDevId;
    const rest = await noteWhoTheyAre(deps, copy, one, job === at ? from : undefined);
    if (rest) return { round, job, from: rest };
    const next = open[index + 1];
    if (next && !deps.hasTime()) return { round, job: next.mergeDevId };
  }
  return { round, isOver: true };
}

/** Clears what a run wrote that had begun before its copy was ended: by now none of them can be under way. */
export async function clearLate(deps: ClearDeps, known: StoredAtsLink, own: StoredAtsLink): Promise<void> {
  const { accountId, late } = own;
  const isInUse = async () => (await deps.links.find(accountId))?.state !== 'UNLINKED';
  for (const round of late?.rounds ?? [])
    if (!(await clearCopy(deps, { accountId, round }, late?.jobs ?? [], isInUse))) return goOnLater(deps, own);
  const after = clearedLate({ ...own, ...(known.dueAt && { dueAt: known.dueAt }) });
  if ((await deps.links.save(own, after)) && after.state !== 'UNLINKED') await deps.again({ accountId });
}

/** False where the time is up before nothing is left. What is of all copies goes only where none is in use as it is deleted. */
async function clearCopy(
  { jobs, clearing, hasTime }: ClearDeps,
  copy: AtsCopy,
  ofJobs: readonly string[],
  isInUse: () => Promise<boolean>,
): Promise<boolean> {
  // Some of them are not imported any more.
  const all = new Set([...ofJobs, ...(await clearing.jobsOf(copy))]);
  const steps = [
    () => jobs.clear(copy, CLEARED),
    ...[...all].map((job) => () => clearing.clearJob(copy, job, isInUse)),
    () => clearing.clearRest(copy),
  ];
  for (const step of steps) while (!(await step())) if (!hasTime()) return false;
  return true;
}

async function goOnLater({ links, now, again }: ClearDeps, own: StoredAtsLink, noting?: Noting): Promise<void> {
  if (await links.save(own, letGo({ ...own, ...(noting && { noting }) }, now())))
    await again({ accountId: own.accountId });
}

/** Merge gives an ATS that is connected anew the token that it had: only what is not connected is forgotten. */
async function forgetEnding({ cipher, merge }: ClearDeps, { accountId, state, token, ending = [] }: StoredAtsLink) {
  const current = state === 'LINKED' && token && ending.length > 0 ? await cipher.open(token, accountId) : undefined;
  for (const locked of ending) {
    const ended = await cipher.open(locked, accountId);
    if (ended !== current) await merge.unlink(ended).catch(unlessForgotten);
  }
}

/** An ATS that is not there any more was forgotten already. Where Merge does not do it, what comes after it goes on. */
function unlessForgotten(error: unknown): void {
  if (isMergeProblem(error, 'refused')) log.error('A link that nobody has stays at Merge', error);
  else if (!isMergeProblem(error, 'relink', 'notFound')) throw error;
}

/** Deletes of a copy that goes on who is of jobs whose drafts were deleted. False where the time is up before nothing is left. */
export async function clearLeft(
  { left, clearing, hasTime }: Pick<ClearDeps, 'left' | 'clearing' | 'hasTime'>,
  copy: AtsCopy,
  jobs: readonly string[],
): Promise<boolean> {
  for (const job of jobs) {
    while (!(await clearing.clearLeft(copy, job))) if (!hasTime()) return false;
    await left.drop(copy.accountId, job);
  }
  return true;
}
