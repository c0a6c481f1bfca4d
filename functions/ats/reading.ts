import type { ApplicantKeeper } from '../records/ats/applicant-store.ts';
import type { Begun } from '../records/ats/link.ts';
import type { AtsReading, StoredAtsImport, StoredAtsJob, StoredAtsLink } from '../records/ats/stored-ats.ts';
import type { SyncDeps } from './sync.ts';
import { toApplicant, toAtsJob } from './sync-shapes.ts';

/** One reading while it goes on. */
interface Run {
  readonly deps: SyncDeps;
  readonly link: StoredAtsLink;
  readonly token: string;
  readonly startedAt: string;
  readonly people: ApplicantKeeper;
  /** Jobs of the ATS that were imported, in the order of their ids. */
  imported: readonly StoredAtsImport[];
}

/** What one page was, and what comes after it. */
interface Read {
  readonly next: AtsReading | undefined;
  readonly hasNewRows?: boolean;
}

/** How far a reading came: `next` is where another run goes on. */
export interface ReadingEnd extends Read {
  readonly startedAt: string;
  readonly hasNewRows: boolean;
}

/**
 * Reads page by page from where the reading before came to: jobs that changed, people who changed, then all people of jobs that
 * were imported since. One page is in memory at a time.
 */
export async function readOn(deps: SyncDeps, link: Begun, token: string): Promise<ReadingEnd> {
  const { startedAt } = link.reading;
  const imported = await deps.imports.list(link.accountId);
  const run: Run = { deps, link, token, startedAt, imported, people: deps.applicants.begin(link) };
  let hasNewRows = false;
  let next: AtsReading | undefined = link.reading;
  do {
    const read: Read = await readPage(run, next);
    hasNewRows ||= read.hasNewRows ?? false;
    next = read.next;
  } while (next && deps.hasTime());
  await run.people.finish();
  return { next, hasNewRows, startedAt };
}

function readPage(run: Run, at: AtsReading): Promise<Read> {
  if (at.part === 'jobs') return readJobs(run, at.cursor);
  return readPeople(run, at.part === 'imports' ? at.job : undefined, at.cursor);
}

async function readJobs(run: Run, cursor: string | undefined): Promise<Read> {
  const { deps, link, token, startedAt } = run;
  const page = await deps.merge.jobs(token, { modifiedAfter: link.readTo, cursor });
  const jobs = page.results.map(toAtsJob);
  // Before they are listed: nobody is offered a job that is imported.
  await relinkImports(run, jobs);
  const { imported } = run;
  const hasNewRows = await deps.jobs.keep(link, jobs);
  if (page.next) return { hasNewRows, next: { startedAt, part: 'jobs', cursor: page.next } };
  if (imported.length > 0 && link.readTo) return { hasNewRows, next: { startedAt, part: 'changes' } };
  return { hasNewRows, next: nextImport(run, '') };
}

/** Jobs that were imported before the ATS was connected anew are found by what the ATS itself calls them. */
async function relinkImports(run: Run, jobs: readonly StoredAtsJob[]): Promise<void> {
  const { deps, link, startedAt: at } = run;
  let isAny = false;
  for (const { id: mergeDevId, ref } of jobs)
    for (const one of run.imported.filter(({ remoteId }) => remoteId !== undefined && remoteId === ref))
      if (one.mergeDevId !== mergeDevId)
        isAny = (await deps.relinks.relink(one, { mergeDevId, slug: link.slug, at })) || isAny;
  if (isAny) run.imported = await deps.imports.list(link.accountId);
}

/** People of one job, or those of any who changed; only those on jobs that were imported are kept. */
async function readPeople(run: Run, job: string | undefined, cursor: string | undefined): Promise<Read> {
  const { deps, link, token, startedAt, imported } = run;
  const modifiedAfter = job ? undefined : link.readTo;
  const page = await deps.merge.applications(token, { jobId: job, modifiedAfter, cursor });
  const people = page.results.flatMap((application) => toApplicant(application) ?? []);
  await run.people.keep(people.filter((one) => imported.some(({ mergeDevId }) => mergeDevId === one.job)));
  const part = job ? 'imports' : 'changes';
  if (page.next) return { next: { startedAt, part, ...(job && { job }), cursor: page.next } };
  return { next: nextImport(run, job ?? '') };
}

/** The next imported job all of whose people are to be read: those imported since the last reading. */
function nextImport({ link, imported, startedAt }: Run, after: string): AtsReading | undefined {
  const next = imported.find(
    ({ mergeDevId, importedAt }) => mergeDevId > after && (!link.readTo || importedAt >= link.readTo),
  );
  return next && { startedAt, part: 'imports', job: next.mergeDevId };
}
