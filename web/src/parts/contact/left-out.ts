import type { BlockReason, Preflight } from '../../../../shared/contract/outreach.ts';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import { planWithout } from './whole-preflight.ts';

export type Recipient = Preflight['recipients'][number];

/** Who was left out, as they were shown when they were. */
export type LeftOut = ReadonlyMap<SubmissionId, Recipient>;

/**
 * What is there to be tried again: those whom a try before it contacted are through, by whatever way that was, and the plan is
 * that of the others.
 */
export function withoutContacted(
  shown: Preflight,
  contacted: ReadonlySet<SubmissionId>,
  left: LeftOut,
  now: Date,
): Preflight {
  if (contacted.size === 0) return shown;
  const isLeft = ({ submissionId }: { readonly submissionId: SubmissionId }) => !contacted.has(submissionId);
  const recipients = shown.recipients.filter(isLeft);
  return planWithout({ ...shown, recipients, blocked: shown.blocked.filter(isLeft) }, left, now);
}

const LACKS_ADDRESS: readonly BlockReason[] = ['NO_USABLE_EMAIL', 'HUNT_NOT_DONE'];

/** Whether an address that the team gives helps. */
export const lacksAddress = ({ reason }: Preflight['blocked'][number]): boolean => LACKS_ADDRESS.includes(reason);

const NOT_MOVED: readonly BlockReason[] = ['ALREADY_CONTACTED', 'LEFT_FUNNEL', 'GONE_MEANWHILE'];

/** Who can be moved to Contacted without an email: everyone not left out who was not contacted before and is still in the funnel. */
export const movable = (shown: Preflight | undefined, left: LeftOut): SubmissionId[] => [
  ...(shown?.recipients ?? []).map(({ submissionId }) => submissionId).filter((id) => !left.has(id)),
  ...(shown?.blocked ?? []).filter(({ reason }) => !NOT_MOVED.includes(reason)).map(({ submissionId }) => submissionId),
];

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
