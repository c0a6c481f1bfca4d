import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { deltaOf, reviewMinutesOf, setOf } from '../../shared/rules/counters.ts';
import { nameWords } from '../../shared/rules/names.ts';
import type { HuntEmails, MakeSpotlight } from '../../shared/tasks.ts';
import type { Enqueue } from '../platform/queue.ts';
import type { Head } from '../records/submission/head.ts';
import { isKnown, type KnownHead } from '../records/submission/known-head.ts';
import { MAIL_TIMES } from '../records/submission/mail-facts.ts';
import { eventOf } from './events.ts';
import type { CountedChange, ProjectionRepository } from './projection-repository.ts';

/** One change of a head; `before` is absent where it is new. */
export interface HeadChange {
  readonly before: Head | undefined;
  readonly after: Head;
}

export interface ProjectionDeps {
  readonly repository: ProjectionRepository;
  readonly huntEmails: Enqueue<HuntEmails>;
  readonly makeSpotlight: Enqueue<MakeSpotlight>;
}

const isShown = (head: Head | undefined) => head !== undefined && !head.pending;

/**
 * What follows from one change beside the numbers: words to be found by, pointers from message ids, and work for the
 * queues. All of it may be done twice.
 */
export async function followChange(deps: ProjectionDeps, { before, after }: HeadChange): Promise<void> {
  if (after.pending) return;
  const arrives = !isShown(before);
  if (arrives || before?.name !== after.name) await indexName(deps.repository, arrives ? undefined : before, after);
  await pointMessages(deps.repository, before, after);
  const message = { accountId: after.accountId, submissionId: after.id };
  if (!after.huntDone && (arrives || before?.huntDone)) await deps.huntEmails([{ ...message, tries: 0 }]);
  if (after.verdicts === '' && (arrives || before?.verdicts)) await deps.makeSpotlight([message]);
}

async function indexName(repository: ProjectionRepository, before: Head | undefined, after: Head) {
  const words = nameWords(after.name);
  const gone = nameWords(before?.name ?? '').filter((word) => !words.includes(word));
  await repository.indexName(after, words, gone);
}

async function pointMessages(repository: ProjectionRepository, before: Head | undefined, after: Head) {
  for (const [key, { id }] of Object.entries(after.mails ?? {})) {
    if (id && before?.mails?.[key]?.id !== id) await repository.pointMessage(id, after, Number(key.slice(1)));
  }
}

/**
 * What is written once for a change: its event, and what it adds to the job's counters. Nothing where a newer version wrote what
 * this one does not know: the counters are then built anew.
 */
export function toCounted({ before, after }: HeadChange, now: string): CountedChange | undefined {
  if (after.pending || !isKnown(after) || (before && !isKnown(before))) return undefined;
  const shown = isShown(before) ? before : undefined;
  const event = eventOf(before, after);
  const delta = deltaOf(shown, after);
  if (event.text === '' && Object.keys(delta).length === 0) return undefined;
  return {
    accountId: after.accountId,
    jobId: after.jobId,
    submissionId: after.id,
    version: after.version,
    at: latestInstant(shown, after) ?? now,
    by: isByPerson(before, after) ? after.changedBy : undefined,
    event,
    delta,
    reviewed: reviewOf(shown, after),
  };
}

/** Opens, replies and searches are nobody's doing. A head keeps who changed it last, so only a move or a new sequence counts. */
const isByPerson = (before: Head | undefined, after: Head) =>
  before?.column !== after.column || before?.campaign?.startedAt !== after.campaign?.startedAt;

/** When it happened: the newest of the instants that this change set, if it set any. */
function latestInstant(before: Head | undefined, after: Head): string | undefined {
  const instants = (head: Head | undefined) =>
    head
      ? [
          head.columnAt,
          head.submittedAt,
          ...[head.reviewedAt, head.contactedAt, head.repliedAt, head.interestedAt, head.notInterestedAt],
          ...[head.phoneInterviewedAt, head.interviewedAt, head.hiredAt, head.autoReplyAt, head.unsubscribedAt],
          ...[head.campaign?.startedAt, head.campaign?.stoppedAt],
          ...Object.values(head.mails ?? {}).flatMap((facts) => MAIL_TIMES.map((fact) => facts[fact])),
        ].filter((instant) => instant !== undefined)
      : [];
  const known = new Set(instants(before));
  const fresh = instants(after).filter((instant) => !known.has(instant));
  return fresh.sort().at(-1);
}

function reviewOf(before: Head | undefined, after: KnownHead): CountedChange['reviewed'] {
  if (before?.reviewedAt || !after.reviewedAt) return undefined;
  const minutes = reviewMinutesOf(after);
  return minutes === undefined ? undefined : { set: setOf(after.origin), minutes };
}

/** The changes of one job, in the order they came. */
export interface JobChanges {
  readonly accountId: AccountId;
  readonly jobId: JobId;
  readonly changes: CountedChange[];
}

/** Sorts changes by job, so that one write adds up what many changes count. */
export function byJob(changes: readonly CountedChange[]): JobChanges[] {
  const jobs = new Map<string, JobChanges>();
  for (const change of changes) {
    const key = `${change.accountId}#${change.jobId}`;
    const job = jobs.get(key) ?? { accountId: change.accountId, jobId: change.jobId, changes: [] };
    job.changes.push(change);
    jobs.set(key, job);
  }
  return [...jobs.values()];
}

/**
 * Counts a batch of changes, each exactly once however often it comes, then tells each job's row and the account's stamp.
 * Also what was counted before is told again, so that a batch that broke off between the two is made whole.
 */
export async function countChanges(repository: ProjectionRepository, changes: readonly CountedChange[]): Promise<void> {
  for (const job of byJob(changes)) {
    await repository.count(job);
    if (job.changes.some(({ delta }) => Object.keys(delta).length > 0))
      await repository.tellRow(job.accountId, job.jobId);
    const newest = job.changes
      .map(({ at }) => at)
      .sort()
      .at(-1);
    if (newest) await repository.stamp(job.accountId, newest);
  }
}
