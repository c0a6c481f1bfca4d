import { AppError, type FieldProblems } from '../../../shared/contract/errors.ts';
import type { JourneyStep } from '../../../shared/model/job.ts';
import { bytesOf } from '../../../shared/model/size.ts';
import { LIMITS } from '../../../shared/product.ts';
import { sequenceProblems } from '../../../shared/rules/outreach/templates.ts';
import { cleanHtml } from '../../platform/clean-html.ts';

/**
 * Emails that somebody wrote for a contact, as they may be stored and sent: cleaned first, then checked, so that what is
 * stored is what was checked. Throws BAD_REQUEST with each problem at its field (2-jobs, section 5).
 */
export function checkedSteps(steps: readonly JourneyStep[]): JourneyStep[] {
  const clean = cleanSteps(steps);
  const problems: FieldProblems = {};
  for (const { stepId, field, message } of sequenceProblems(clean)) {
    const name = `customTemplates.${clean.findIndex(({ id }) => id === stepId)}.${field}`;
    problems[name] = [...(problems[name] ?? []), message];
  }
  if (bytesOf(clean) > LIMITS.sequenceBytes) problems.customTemplates = ['These emails are too long.'];
  if (Object.keys(problems).length > 0) throw new AppError('BAD_REQUEST', problems);
  return clean;
}

/** Without anything in their HTML that acts. */
export const cleanSteps = (steps: readonly JourneyStep[]): JourneyStep[] =>
  steps.map((step) => ({ ...step, html: cleanHtml(step.html) }));
