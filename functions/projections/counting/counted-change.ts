import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import { addCounts, type Counts, deltaOf } from '../../../shared/rules/funnel/counters.ts';
import { type DayCounts, dayDeltaOf } from '../../../shared/rules/funnel/counters-by-day.ts';
import type { Head } from '../../records/submission/head.ts';
import { isKnown } from '../../records/submission/known-head.ts';
import { eventOf } from '../events.ts';
import { type HeadChange, isShown, knownChange } from '../followers/follower.ts';
import { latestInstant } from '../instants.ts';

/** What a change of a head adds to the counters of its job. */
export interface CountedChange {
  readonly accountId: AccountId;
  readonly jobId: JobId;
  /** Where it stands in its shard of the stream. */
  readonly sequence: string;
  readonly at: string;
  readonly delta: Counts;
  /** What it adds to single days. Something may come to count on another day and for the job as before. */
  readonly days: DayCounts;
}

/**
 * What a change counts: nothing where nothing happened that reports or timelines tell of, and where a newer version wrote what
 * this one does not know: the counters are then built anew. A candidate who goes to another job counts there and no longer here.
 */
export function toCounted(change: HeadChange, sequence: string, now: string): CountedChange[] {
  const known = knownChange(change);
  if (!known || known.after.pending) return [];
  const { before, after } = known;
  const shown = isShown(before) ? before : undefined;
  if (shown && shown.jobId !== after.jobId)
    return [...toUncounted(shown, sequence, now), ...toCounted({ before: undefined, after }, sequence, now)];
  const delta = deltaOf(shown, after);
  const days = dayDeltaOf(shown, after);
  if (!isCounting({ delta, days }) && eventOf(before, after).text === '') return [];
  return [{ ...ofJob(after), sequence, at: latestInstant(shown, after) ?? now, delta, days }];
}

/** What is taken back where a candidate is no longer on a job. */
export function toUncounted(gone: Head, sequence: string, now: string): CountedChange[] {
  if (!isKnown(gone) || gone.pending) return [];
  const [delta, days] = [deltaOf(gone, undefined), dayDeltaOf(gone, undefined)];
  return [{ ...ofJob(gone), sequence, at: now, delta, days }];
}

const ofJob = ({ accountId, jobId }: Pick<Head, 'accountId' | 'jobId'>) => ({ accountId, jobId });

const isCounting = ({ delta, days }: Pick<CountedChange, 'delta' | 'days'>) =>
  Object.keys(delta).length + Object.keys(days).length > 0;

/** The changes of one job that count something, in the order of the stream. */
export interface JobChanges {
  readonly accountId: AccountId;
  readonly jobId: JobId;
  readonly changes: readonly CountedChange[];
}

/** Sorts changes by job, so that one write adds up what many changes count. */
export function byJob(changes: readonly CountedChange[]): JobChanges[] {
  const counting = changes.filter(isCounting);
  const jobs = Map.groupBy(counting, ({ accountId, jobId }) => `${accountId}#${jobId}`);
  return [...jobs.values()].flatMap((some) => {
    const [first] = some;
    return first ? [{ accountId: first.accountId, jobId: first.jobId, changes: some }] : [];
  });
}

export const sumOf = (changes: readonly CountedChange[]) =>
  changes.reduce<Counts>((sum, { delta }) => addCounts(sum, delta), {});

export const newestOf = (changes: readonly CountedChange[]) =>
  changes
    .map(({ at }) => at)
    .sort()
    .at(-1);
