import type { Begun } from '../records/ats/link.ts';
import type { AtsReading, StoredAtsImport, StoredAtsLink } from '../records/ats/stored-ats.ts';
import { isMergeProblem } from './merge/problem.ts';
import type { SyncDeps } from './sync.ts';

/** What a reading reads though it did not change itself: what is shown of it did. */
export type Besides = Pick<AtsReading, 'isWhole' | 'anew'>;

/** After so many pages of changes all is read: that is no more than to go on asking. */
const MOST_PAGES = 5;
type Around = 'offices' | 'job-interview-stages';

/**
 * Readings overlap: a change may be shown late, or have its time by a clock that is behind ours. What was read before, and is as it
 * was, is not written.
 */
const OVERLAP_MS = 5 * 60_000;
export const readFrom = ({ readTo }: Pick<StoredAtsLink, 'readTo'>): string | undefined =>
  readTo && new Date(Date.parse(readTo) - OVERLAP_MS).toISOString();

/**
 * Looks whether offices or stages have other names since the last reading, once for each reading: an office stands in any job, and a
 * stage in what is said of people. Where neither changed that is two calls, and nothing is read of the table.
 */
export async function besidesOf(
  deps: SyncDeps,
  link: Begun,
  token: string,
  imported: readonly StoredAtsImport[],
): Promise<Besides> {
  const { readTo, reading } = link;
  const { part, cursor, isWhole, anew } = reading;
  if (!readTo) return {};
  if (part !== 'jobs' || cursor) return { ...(isWhole && { isWhole }), ...(anew && { anew }) };
  const offices = await changed(deps, token, 'offices', link);
  const stages = imported.length > 0 ? await changed(deps, token, 'job-interview-stages', link) : [];
  // One that is of no job is of all.
  const isOf = (job: string) => stages === 'many' || stages.some((stage) => !stage.job || stage.job === job);
  const others = imported.map(({ mergeDevId }) => mergeDevId).filter(isOf);
  return { ...(offices.length > 0 && { isWhole: true }), ...(others.length > 0 && { anew: others }) };
}

/** Those that were there before and changed: whatever refers to a new one changed itself. */
async function changed({ merge }: SyncDeps, token: string, what: Around, link: Pick<Begun, 'readTo'>) {
  const [readTo = '', since = ''] = [link.readTo, readFrom(link)];
  const found: { readonly job: string | null }[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const { results, next } = await merge
      .changedAround(token, what, { modifiedAfter: since, cursor })
      .catch(noneOfThem);
    found.push(...results.filter(({ created_at: at, modified_at: changedAt }) => !isNew(at, changedAt, readTo)));
    if (!next) return found;
    cursor = next;
  }
  return 'many' as const;
}

/** Since the last reading, or shortly before it and as it was then. */
const isNew = (at: string | null, changedAt: string | null, readTo: string) =>
  at !== null && (at >= readTo || at === changedAt);

/** An ATS may have none of them, or not let us read them; all else of it is read nevertheless. */
function noneOfThem(error: unknown): { readonly results: []; readonly next: null } {
  if (isMergeProblem(error, 'notFound', 'refused')) return { results: [], next: null };
  throw error;
}
