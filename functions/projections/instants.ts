import type { Head } from '../records/submission/head.ts';
import { MAIL_TIMES } from '../records/submission/mail-facts.ts';

/** When a change happened: the newest of the instants that it set, if it set any. */
export function latestInstant(before: Head | undefined, after: Head): string | undefined {
  const old = new Set(instantsOf(before));
  const fresh = instantsOf(after).filter((instant) => !old.has(instant));
  return fresh.sort().at(-1);
}

const instantsOf = (head: Head | undefined) =>
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

/** Opens, replies and searches are nobody's doing. A head keeps who changed it last, so only what a person does counts. */
export const isByPerson = (before: Head | undefined, after: Head) =>
  before?.column !== after.column ||
  before?.jobId !== after.jobId ||
  before?.benchmarked !== after.benchmarked ||
  (before?.huntDone === after.huntDone && !before.hasEmail && after.hasEmail) ||
  before?.campaign?.startedAt !== after.campaign?.startedAt;
