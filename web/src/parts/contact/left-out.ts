import type { Preflight } from '../../../../shared/contract/outreach.ts';
import type { SubmissionId } from '../../../../shared/model/ids.ts';

export type Recipient = Preflight['recipients'][number];

/** Who was left out, as they were shown when they were. */
export type LeftOut = ReadonlyMap<SubmissionId, Recipient>;

/**
 * What is shown where some were left out: the check of the others, for whom somebody left out may have stood in the way, with
 * those left out still in their places.
 */
export function withLeftOut(
  all: Preflight,
  others: Preflight | undefined,
  left: LeftOut,
  order: readonly SubmissionId[],
): Preflight {
  if (left.size === 0) return all;
  const { recipients, blocked, plan, whyNotSooner } = others ?? all;
  const people = new Map([...left, ...recipients.map((person) => [person.submissionId, person] as const)]);
  return {
    ...all,
    recipients: order.flatMap((id) => people.get(id) ?? []),
    blocked: blocked.filter(({ submissionId }) => !people.has(submissionId)),
    plan,
    whyNotSooner,
  };
}
