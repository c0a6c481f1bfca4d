import type { JourneyStep } from '../../model/job.ts';
import { LIMITS } from '../../product.ts';

/** Another follow-up, which rests until somebody adds it. */
const spare = (steps: readonly JourneyStep[]): JourneyStep => {
  let number = steps.length;
  while (steps.some(({ id }) => id === `follow-up-${number}`)) number++;
  return {
    id: `follow-up-${number}`,
    type: 'FOLLOW_UP',
    inactive: true,
    timing: { value: 3, dimension: 'days' },
    subject: steps[0] ? `Re: ${steps[0].subject.replace(/^Re: /, '')}` : '',
    html: '<p>Hi [candidate_first_name,fallback=there],</p><p></p><p>[sender_signature,fallback=]</p>',
  };
};

/** A sequence as it is edited: those that are sent first, then those that rest, so many that the editor has all it offers. */
export function editedSteps(steps: readonly JourneyStep[]): JourneyStep[] {
  const all = [...steps.filter(({ inactive }) => !inactive), ...steps.filter(({ inactive }) => inactive)];
  while (all.length < LIMITS.sequenceEmails) all.push(spare(all));
  return all;
}

/** The first that rests is sent too. */
export const withFollowUp = (steps: readonly JourneyStep[]): JourneyStep[] => {
  const next = steps.findIndex(({ inactive }) => inactive);
  return steps.map((step, index) => (index === next ? { ...step, inactive: false } : step));
};

/** The last follow-up rests. The first email always leaves. */
export const withoutLast = (steps: readonly JourneyStep[]): JourneyStep[] => {
  const last = steps.findLastIndex(({ inactive }) => !inactive);
  return steps.map((step, index) => (index === last && index > 0 ? { ...step, inactive: true } : step));
};
