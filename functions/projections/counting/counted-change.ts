import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import {
  addCounts,
  type Counts,
  deltaOf,
  reviewMinutesOf,
  type SubmissionSetName,
  setOf,
} from '../../../shared/rules/funnel/counters.ts';
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
  /** Set where the change is the review of a profile. */
  readonly reviewed: { readonly set: SubmissionSetName; readonly minutes: number } | undefined;
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
  if (Object.keys(delta).length === 0 && eventOf(before, after).text === '') return undefined;
  return {
    accountId: after.accountId,
    jobId: after.jobId,
    sequence,
    at: latestInstant(shown, after) ?? now,
    delta,
    reviewed: reviewOf(shown, after),
  };
}

function reviewOf(before: KnownHead | undefined, after: KnownHead): CountedChange['reviewed'] {
  if (before?.reviewedAt || !after.reviewedAt) return undefined;
  const minutes = reviewMinutesOf(after);
  return minutes === undefined ? undefined : { set: setOf(after.origin), minutes };
}

/** The changes of one job that count something, in the order of the stream. */
export interface JobChanges {
  readonly accountId: AccountId;
  readonly jobId: JobId;
  readonly changes: readonly CountedChange[];
}

/** Sorts changes by job, so that one write adds up what many changes count. */
export function byJob(changes: readonly CountedChange[]): JobChanges[] {
  const counting = changes.filter(({ delta }) => Object.keys(delta).length > 0);
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
