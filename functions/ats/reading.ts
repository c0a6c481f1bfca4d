import type { JobId } from '../../shared/model/ids.ts';
import type { ApplicantKeeper, AtsApplicant } from '../records/ats/applicant-store.ts';
import { isRead } from '../records/ats/ats-imports.ts';
import type { LostStore } from '../records/ats/lost-store.ts';
import { isRefound } from '../records/ats/relink-store.ts';
import type { AtsReading, StoredAtsImport, StoredAtsJob } from '../records/ats/stored-ats.ts';
import { type Besides, besidesOf, readFrom } from './besides.ts';
import { isMergeProblem, type MergeProblem } from './merge/problem.ts';
import { type EndOfReading, isFarther, type MergeState, readSent } from './reading-end.ts';
import type { SyncDeps } from './sync.ts';
import { toApplicant, toAtsJob, toStateOfPeople, withCandidate, wordOf } from './sync-shapes.ts';
import type { Turn } from './turn.ts';

/** One reading while it goes on. */
interface Run extends EndOfReading {
  readonly deps: SyncDeps;
  readonly token: string;
  readonly people: ApplicantKeeper;
  /** Jobs of the ATS that were imported, in the order of their ids. */
  imported: readonly StoredAtsImport[];
  /** What is read besides what changed, the same in all of a reading. */
  besides: Besides;
  /** Who is said to be gone already, once somebody changed. */
  lost?: ReturnType<LostStore['read']>;
}

/** What one page was, and what comes after it. */
interface Read {
  readonly next: AtsReading | undefined;
  readonly hasNewRows?: boolean;
  /** Jobs that take people who took none before. */
  readonly opened?: readonly string[];
}

/** How far a reading came: `next` is where another run goes on, after `waitMs` where Merge is to be left alone for so long. */
export interface ReadingEnd extends Omit<Read, 'opened'> {
  readonly startedAt: string;
  readonly hasNewRows: boolean;
  /** Which jobs of the account, that were imported, take people there who took none before. */
  readonly opened: readonly JobId[];
  readonly waitMs?: number | undefined;
  /** The ATS says that it was asked too often. */
  readonly isLimited: boolean;
  /** Who was sent before is still to be looked for. */
  readonly looksForSent: boolean;
  readonly begins: readonly string[];
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
  const { asOf, finished, hadAll = false } = isAtStart ? state : reading;
  const { begins = [] } = link;
  const run: Run = {
    ...{ deps, turn, link, token, startedAt, imported, besides: {}, asOf, finished, hadAll, begins },
    stateNow: async () => toStateOfPeople((await deps.merge.syncStatus(token)).results),
    people: deps.applicants.begin(link, {
      ...(turn.isAhead && { jobsAhead: imported.map(({ mergeDevId }) => mergeDevId) }),
      async beforeWriting(changed) {
        await turn.take();
        await noteBack(run, changed);
      },
    }),
    ...{ hasAllPeople: state.hasAllPeople && asOf === state.asOf, looksForGone: false },
    looksForSent: Boolean(link.looksForSent ?? reading.looksForSent),
  };
  let hasNewRows = false;
  const opened = new Set<string>();
  let next: AtsReading | undefined = reading;
  let waitMs: number | undefined;
  let isLimited = false;
  try {
    run.besides = await besidesOf(deps, link, token, imported);
    // A reading before was not of one state of the ATS, and may have missed somebody.
    if (isAtStart && link.readTo && link.looksForSent && (run.hasAllPeople || isFarther(run)))
      run.besides = { ...run.besides, anew: imported.map(({ mergeDevId }) => mergeDevId) };
    do {
      await turn.takeIfLong();
      const read: Read = await readPage(run, next);
      hasNewRows ||= read.hasNewRows ?? false;
      for (const job of read.opened ?? []) opened.add(job);
      next = read.next;
    } while (next && deps.hasTime());
  } catch (error) {
    if (!isMergeProblem(error, 'busy') || (next === reading && !isPaced(error))) throw error;
    ({ waitMs } = error);
    isLimited = error.status === 429;
  }
  await run.people.finish();
  if (next)
    next = {
      ...{ ...next, ...run.besides, ...(run.looksForSent && { looksForSent: true }) },
      ...{ ...(asOf && { asOf }), ...(finished && { finished }), ...(hadAll && { hadAll }) },
    };
  const { looksForSent, looksForGone } = run;
  const openedHere = run.imported.filter(({ mergeDevId }) => opened.has(mergeDevId)).map(({ jobId }) => jobId);
  const end = { next, hasNewRows, opened: openedHere, startedAt, waitMs, isLimited };
  return { ...end, looksForSent, looksForGone, begins: run.begins };
}

/** Of those who are said to be gone whoever seems to be there by what changed is looked for at the end. */
async function noteBack(run: Run, changed: readonly AtsApplicant[]): Promise<void> {
  const { deps, link } = run;
  const there = changed.filter(({ isGone }) => !isGone);
  if (there.length === 0) return;
  run.lost ??= deps.lost.read(link.accountId);
  const whoIs = await run.lost;
  for (const { job, person } of there) for (const who of whoIs(person)) await deps.gone.noteWho(link, job, who);
}

/** Of those who are said to be gone, whose application is of another job by now, in whichever way they left before. */
async function noteMovedOn(run: Run, people: readonly AtsApplicant[]): Promise<void> {
  const { deps, link, imported } = run;
  const there = people.filter(({ isGone }) => !isGone);
  if (there.length === 0) return;
  run.lost ??= deps.lost.read(link.accountId);
  const whoIs = await run.lost;
  for (const { job, person } of there)
    for (const who of whoIs({ id: person.id, candidateId: null, emails: [] })) {
      const head = await deps.heads.read(link.accountId, who);
      const own = imported.find(({ jobId }) => jobId === head?.jobId)?.mergeDevId;
      if (!own || own === job || head?.ats?.how === 'MOVED') continue;
      await run.turn.take();
      await deps.gone.noteWho(link, own, who, 'MOVED');
    }
}

/** A large ATS takes more calls than Merge allows in a minute: that is no failure, and neither is that we keep below it. */
const isPaced = ({ status, waitMs }: MergeProblem) => status === 429 || (status === undefined && waitMs > 0);

function readPage(run: Run, at: AtsReading): Promise<Read> {
  if (at.part === 'jobs') return readJobs(run, at.cursor);
  if (at.part === 'sent') return readSent(run, at);
  if (at.part === 'people') return readChangedPeople(run, at.cursor);
  return readPeople(run, at.part === 'imports' ? at.job : undefined, at.cursor);
}

async function readJobs(run: Run, cursor: string | undefined): Promise<Read> {
  const { deps, link, token, startedAt } = run;
  const page = await deps.merge.jobs(token, {
    modifiedAfter: run.besides.isWhole ? undefined : readFrom(link),
    cursor,
  });
  const jobs = page.results.map(toAtsJob);
  // Before they are listed: nobody is offered a job that is imported.
  await relinkImports(run, jobs);
  const { imported } = run;
  const changed = await deps.jobs.keep(link, jobs, run.turn.take);
  if (page.next) return { ...changed, next: { startedAt, part: 'jobs', cursor: page.next } };
  if (imported.length > 0 && link.readTo) return { ...changed, next: { startedAt, part: 'changes' } };
  // Who forbade to be emailed may do so no more, though no job is imported any more.
  if (link.readTo && (await run.people.isAnyForbidden())) return { ...changed, next: { startedAt, part: 'people' } };
  return { ...changed, next: nextImport(run, '') };
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
  const modifiedAfter = job ? undefined : readFrom(link);
  const page = await deps.merge.applications(token, { jobId: job, modifiedAfter, cursor });
  const people = page.results.flatMap((application) => toApplicant(application) ?? []);
  const isOnImported = ({ job }: AtsApplicant) => imported.some(({ mergeDevId }) => mergeDevId === job);
  const elsewhere = people.filter((one) => !isOnImported(one));
  const whole = imported.find(({ mergeDevId }) => mergeDevId === job);
  // Whoever was erased before was sent by nobody here, or is looked for in another way: it is an account that was connected since.
  const isErasedBefore = ({ isGone, changedAt, person: { emails } }: AtsApplicant) =>
    isGone && emails.length === 0 && changedAt && changedAt < (whole?.importedAt ?? '');
  const onImported = people.filter((one) => isOnImported(one) && !isErasedBefore(one));
  await run.people.keep(onImported, elsewhere);
  await noteMovedOn(run, people);
  const part = job ? 'imports' : 'changes';
  if (page.next) return { next: { startedAt, part, ...(job && { job }), cursor: page.next } };
  // Who was imported anew since is read once more by the next reading, which clears the copy of before.
  if (whole && whole.readIn !== link.round && whole.importedAt <= startedAt) {
    await run.turn.take();
    await deps.imports.noteRead(whole, link.round);
  }
  return { next: job ? nextImport(run, job) : { startedAt, part: 'people' } };
}

/**
 * People who have another name or address, or may be emailed, or not any more. Only those on jobs that were imported are known; whoever
 * stands there no more may be emailed again once the ATS says so.
 */
async function readChangedPeople(run: Run, cursor: string | undefined): Promise<Read> {
  const { deps, link, token, startedAt } = run;
  const page = await deps.merge.candidates(token, { modifiedAfter: readFrom(link), cursor });
  const changed = new Map(page.results.map((someone) => [someone.id, someone]));
  const { found, left } = await deps.applicants.lookUp(link, run.imported.length > 0 ? [...changed.keys()] : []);
  const now = found.flatMap((one) => {
    const someone = changed.get(one.person.candidateId ?? '');
    return someone ? [withCandidate(one, someone)] : [];
  });
  await run.people.keep(now);
  // Nothing of an application says that whoever it is of was restored.
  for (const { job, candidateId } of left.filter((one) => !changed.get(one.candidateId)?.remote_was_deleted)) {
    const theirs = await deps.merge.applicationsOf(token, { jobId: job, candidateId });
    await run.people.keep(theirs.flatMap((application) => toApplicant(application) ?? []));
  }
  await run.people.keepWords(page.results.map(wordOf));
  if (page.next) return { next: { startedAt, part: 'people', cursor: page.next } };
  return { next: nextImport(run, '') };
}

/**
 * The next imported job all of whose people are to be read: those imported since the last reading, or so shortly before it that it may
 * not have seen them, or with other stages.
 */
function nextImport(run: Run, after: string): AtsReading | undefined {
  const { link, imported, startedAt, besides } = run;
  const next = imported.find(
    (one) => one.mergeDevId > after && (!isRead(one, link) || besides.anew?.includes(one.mergeDevId)),
  );
  if (next) return { startedAt, part: 'imports', job: next.mergeDevId };
  return run.looksForSent || run.turn.link().looksForGone ? { startedAt, part: 'sent' } : undefined;
}
