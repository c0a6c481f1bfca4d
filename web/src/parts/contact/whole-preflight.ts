import type { Preflight } from '../../../../shared/contract/outreach.ts';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import { describePlan } from '../../../../shared/rules/outreach/plan.ts';

/** The check of everyone out of the checks of its parts; undefined where there is none. */
export function wholePreflight(parts: readonly Preflight[], now: Date): Preflight | undefined {
  const [first] = parts;
  if (!first || parts.length === 1) return first;
  const recipients = parts.flatMap((part) => part.recipients);
  return {
    ...first,
    recipients,
    blocked: parts.flatMap((part) => part.blocked),
    ...describePlan(recipients, first.steps, first.sendWindow, now),
  };
}

/** The same without asking again, where some of many are left out: the plan is that of the others. */
export function planWithout(whole: Preflight, left: ReadonlyMap<SubmissionId, unknown>, now: Date): Preflight {
  const others = whole.recipients.filter(({ submissionId }) => !left.has(submissionId));
  return { ...whole, ...describePlan(others, whole.steps, whole.sendWindow, now) };
}
