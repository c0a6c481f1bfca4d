import { isHalfForLong } from '../../shared/rules/ats/trouble.ts';
import type { ApplicantKeeper } from '../records/ats/applicant-store.ts';
import { isRefound } from '../records/ats/relink-store.ts';
import type { AtsReading, StoredAtsImport, StoredAtsJob, StoredAtsLink } from '../records/ats/stored-ats.ts';
import { type Besides, besidesOf } from './besides.ts';
import { lookForSent, noteGone } from './gone.ts';
import { isMergeProblem, type MergeProblem } from './merge/problem.ts';
import type { SyncDeps } from './sync.ts';
import { toApplicant, toAtsJob, toStateOfPeople, withCandidate } from './sync-shapes.ts';
import type { Turn } from './turn.ts';

/** One reading while it goes on. */
interface Run {
  readonly deps: SyncDeps;
  readonly turn: Turn;
  readonly link: StoredAtsLink;
  readonly token: string;
  readonly startedAt: string;
  readonly people: ApplicantKeeper;
  /** Jobs of the ATS that were imported, in the order of their ids. */
  imported: readonly StoredAtsImport[];
  /** What is read besides what changed, the same in all of a reading. */
  besides: Besides;
  /** How far Merge was with people as the reading began; undefined where it looked into the ATS itself then. */
  readonly asOf: string | undefined;
  /** Whether it had all people then, so that who is not found is not there. */
  readonly hasAllPeople: boolean;
  /** Who was sent before is looked for at the end. */
  looksForSent: boolean;
  /** Whether anybody is noted as gone of whom it is not said yet. */
  looksForGone: boolean;
  /** What Merge says of its own sync at the end, once it was asked. */
  isOneState?: boolean;
}

/** How far Merge is with the people of an ATS. */
export interface MergeState {
  /** In words to compare; undefined while it looks into the ATS itself. */
  readonly asOf: string | undefined;
  readonly hasAllPeople: boolean;
}

/** What one page was, and what comes after it. */
interface Read {
  readonly next: AtsReading | undefined;
  readonly hasNewRows?: boolean;
}

/** How far a reading came: `next` is where another run goes on, after `waitMs` where Merge is to be left alone for so long. */
export interface ReadingEnd extends Read {
  readonly startedAt: string;
  readonly hasNewRows: boolean;
  readonly waitMs?: number | undefined;
  /** The ATS says that it was asked too often. */
  readonly isLimited: boolean;
  /** Who was sent before is still to be looked for. */
  readonly looksForSent: boolean;
  /** Of some who are noted as gone it is still to be said. */
  readonly looksForGone: boolean;
}

/**
 * Reads page by page from where the reading before came to: jobs that changed, applications that changed, who changed of the people
 * themselves, then all people of jobs that were imported since, or have other stages; after that who was sent to another account of the ATS is looked for. Where an office changed, all jobs are read. One page is in memory at a time. What was read is not read again where a later page has to wait.
 */
export async function readOn(deps: SyncDeps, turn: Turn, token: string, state: MergeState): Promise<ReadingEnd> {
  const link = turn.link();
  const { reading } = link;
  const { startedAt } = reading;
  const imported = await deps.imports.list(link.accountId);
  const isAtStart = reading.part === 'jobs' && !reading.cursor;
  const asOf = isAtStart ? state.asOf : reading.asOf;
  const run: Run = {
    ...{ deps, turn, link, token, startedAt, imported, besides: {}, asOf },
    people: deps.applicants.begin(link, turn.take),
    ...{ hasAllPeople: state.hasAllPeople && asOf === state.asOf, looksForGone: false },
    looksForSent: Boolean(link.looksForSent ?? reading.looksForSent),
  };
  let hasNewRows = false;
  let next: AtsReading | undefined = reading;
  let waitMs: number | undefined;
  let isLimited = false;
  try {
    run.besides = await besidesOf(deps, link, token, imported);
    // A reading before was not of one state of the ATS, and may have missed somebody.
    if (isAtStart && link.readTo && link.looksForSent && run.hasAllPeople)
      run.besides = { ...run.besides, anew: imported.map(({ mergeDevId }) => mergeDevId) };
    do {
      await turn.takeIfLong();
      const read: Read = await readPage(run, next);
      hasNewRows ||= read.hasNewRows ?? false;
      next = read.next;
    } while (next && deps.hasTime());
  } catch (error) {
    if (!isMergeProblem(error, 'busy') || (next === reading && !isPaced(error))) throw error;
    ({ waitMs } = error);
    isLimited = error.status === 429;
  }
  await run.people.finish();
  if (next) next = { ...next, ...run.besides, ...(run.looksForSent && { looksForSent: true }), ...(asOf && { asOf }) };
  const { looksForSent, looksForGone } = run;
  return { next, hasNewRows, startedAt, waitMs, isLimited, looksForSent, looksForGone };
}

/** A large ATS takes more calls than Merge allows in a minute: that is no failure, and neither is that we keep below it. */
const isPaced = ({ status, waitMs }: MergeProblem) => status === 429 || (status === undefined && waitMs > 0);

function readPage(run: Run, at: AtsReading): Promise<Read> {
  if (at.part === 'jobs') return readJobs(run, at.cursor);
  if (at.part === 'sent') return readSent(run, at.job);
  if (at.part === 'people') return readChangedPeople(run, at.cursor);
  return readPeople(run, at.part === 'imports' ? at.job : undefined, at.cursor);
}

async function readJobs(run: Run, cursor: string | undefined): Promise<Read> {
  const { deps, link, token, startedAt } = run;
  const page = await deps.merge.jobs(token, { modifiedAfter: run.besides.isWhole ? undefined : link.readTo, cursor });
  const jobs = page.results.map(toAtsJob);
  // Before they are listed: nobody is offered a job that is imported.
  await relinkImports(run, jobs);
  const { imported } = run;
  const hasNewRows = await deps.jobs.keep(link, jobs, run.turn.take);
  if (page.next) return { hasNewRows, next: { startedAt, part: 'jobs', cursor: page.next } };
  if (imported.length > 0 && link.readTo) return { hasNewRows, next: { startedAt, part: 'changes' } };
  return { hasNewRows, next: nextImport(run, '') };
}

/** Jobs that were imported before the ATS was connected anew are found by what the ATS itself calls them. */
async function relinkImports(run: Run, jobs: readonly StoredAtsJob[]): Promise<void> {
  const { deps, link, startedAt: at } = run;
  let isAny = false;
  for (const job of jobs)
    for (const one of run.imported.filter((one) => isRefound(one, job)))
      if (one.mergeDevId !== job.id) {
        await run.turn.take();
        isAny = (await deps.relinks.relink(one, { mergeDevId: job.id, slug: link.slug, at })) || isAny;
      }
  if (!isAny) return;
  run.imported = await deps.imports.list(link.accountId);
  run.looksForSent = true;
}

/** People of one job, or those of any who changed; only those on jobs that were imported are kept. */
async function readPeople(run: Run, job: string | undefined, cursor: string | undefined): Promise<Read> {
  const { deps, link, token, startedAt, imported } = run;
  const modifiedAfter = job ? undefined : link.readTo;
  const page = await deps.merge.applications(token, { jobId: job, modifiedAfter, cursor });
  const people = page.results.flatMap((application) => toApplicant(application) ?? []);
  const onImported = people.filter((one) => imported.some(({ mergeDevId }) => mergeDevId === one.job));
  await run.people.keep(onImported);
  const part = job ? 'imports' : 'changes';
  if (page.next) return { next: { startedAt, part, ...(job && { job }), cursor: page.next } };
  return { next: job ? nextImport(run, job) : { startedAt, part: 'people' } };
}

/** People who have another name or address, or may not be emailed any more; only those on jobs that were imported are known. */
async function readChangedPeople(run: Run, cursor: string | undefined): Promise<Read> {
  const { deps, link, token, startedAt } = run;
  const page = await deps.merge.candidates(token, { modifiedAfter: link.readTo, cursor });
  const changed = new Map(page.results.map((someone) => [someone.id, someone]));
  const known = await deps.applicants.ofCandidates(link, [...changed.keys()]);
  const now = known.flatMap((one) => {
    const someone = changed.get(one.person.candidateId ?? '');
    return someone ? [withCandidate(one, someone)] : [];
  });
  await run.people.keep(now);
  if (page.next) return { next: { startedAt, part: 'people', cursor: page.next } };
  return { next: nextImport(run, '') };
}

/** The next imported job all of whose people are to be read: those imported since the last reading, or with other stages. */
function nextImport(run: Run, after: string): AtsReading | undefined {
  const { link, imported, startedAt, besides } = run;
  const next = imported.find(
    ({ mergeDevId, importedAt }) =>
      mergeDevId > after && (!link.readTo || importedAt >= link.readTo || besides.anew?.includes(mergeDevId)),
  );
  if (next) return { startedAt, part: 'imports', job: next.mergeDevId };
  return run.looksForSent || run.turn.link().looksForGone ? { startedAt, part: 'sent' } : undefined;
}

/**
 * Whether all that was read is of one state of the ATS: Merge was at rest as the reading began, and did not look into the ATS itself
 * since. It is asked once more, and only where something follows from it.
 */
async function isOfOneState(run: Run): Promise<boolean> {
  run.isOneState ??= run.asOf !== undefined && (await stateOfPeople(run.deps, run.token)).asOf === run.asOf;
  return run.isOneState;
}

/** How far Merge is with the people of an ATS. */
async function stateOfPeople({ merge }: SyncDeps, token: string): Promise<MergeState> {
  return toStateOfPeople((await merge.syncStatus(token)).results);
}

/** At the end who is gone is said to be, then those are looked for, job by job, who were sent before. */
async function readSent(run: Run, job: string | undefined): Promise<Read> {
  const { deps, link, imported, turn } = run;
  if (job === undefined) {
    const isAny = await deps.gone.isAny(link);
    // Where Merge never is at rest, its own word that somebody was deleted is believed after hours of reading all else.
    run.looksForGone = isAny && !isHalfForLong(link, deps.now()) && !(await isOfOneState(run));
    if (isAny && !run.looksForGone) {
      await turn.take();
      await noteGone(deps, link, imported);
    }
  }
  if (!run.looksForSent || !run.hasAllPeople || !(await isOfOneState(run))) return { next: undefined };
  const one = imported.find(({ mergeDevId }) => mergeDevId === job);
  await turn.take();
  if (one) await lookForSent(deps, link, one);
  const next = imported.find(({ mergeDevId }) => mergeDevId > (job ?? ''));
  if (next) return { next: { startedAt: run.startedAt, part: 'sent', job: next.mergeDevId } };
  run.looksForSent = false;
  return { next: undefined };
}
