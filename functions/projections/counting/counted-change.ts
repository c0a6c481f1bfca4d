import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import {
  addCounts,
  type Counts,
  deltaOf,
  reviewMinutesOf,
  type SubmissionSetName,
  setOf,
} from '../../../shared/rules/funnel/counters.ts';
import { type DayCounts, dayDeltaOf, dayOf } from '../../../shared/rules/funnel/counters-by-day.ts';
import type { KnownHead } from '../../records/submission/known-head.ts';
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
  /** Set where the change is the review of a profile. */
  readonly reviewed: { readonly set: SubmissionSetName; readonly minutes: number; readonly day: string } | undefined;
}

/**
 * Undefined where nothing happened that reports or timelines tell of; and where a newer version wrote what this one does not
 * know: the counters are then built anew.
 */
export function toCounted(change: HeadChange, sequence: string, now: string): CountedChange | undefined {
  const known = knownChange(change);
  if (!known || known.after.pending) return undefined;
  const { before, after } = known;
  const shown = isShown(before) ? before : undefined;
  const delta = deltaOf(shown, after);
  const days = dayDeltaOf(shown, after);
  if (!isCounting({ delta, days }) && eventOf(before, after).text === '') return undefined;
  return {
    accountId: after.accountId,
    jobId: after.jobId,
    sequence,
    at: latestInstant(shown, after) ?? now,
    delta,
    days,
    reviewed: reviewOf(shown, after),
  };
}

const isCounting = ({ delta, days }: Pick<CountedChange, 'delta' | 'days'>) =>
  Object.keys(delta).length + Object.keys(days).length > 0;

function reviewOf(before: KnownHead | undefined, after: KnownHead): CountedChange['reviewed'] {
  if (before?.reviewedAt || !after.reviewedAt) return undefined;
  const minutes = reviewMinutesOf(after);
  return minutes === undefined ? undefined : { set: setOf(after.origin), minutes, day: dayOf(after.reviewedAt) };
}

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
