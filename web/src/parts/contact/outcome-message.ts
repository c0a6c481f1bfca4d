import type { Outcome } from '../../../../shared/contract/submissions.ts';
import { LIMITS } from '../../../../shared/product.ts';

/** What a contact came to, for the toast; undefined where nobody was contacted (3-pipeline, section 8). */
export const contactMessage = (updates: readonly Outcome[]): { text: string; isPartial: boolean } | undefined => {
  const done = updates.filter(({ ok }) => ok).length;
  const failed = updates.length - done;
  if (done === 0) return undefined;
  if (failed > 0 && updates.length > LIMITS.bulk) {
    const text = `${done} profiles contacted, ${failed} could not be moved to contacted; please click on them to see details.`;
    return { text, isPartial: true };
  }
  if (failed > 0) {
    const text = `${done} profile(s) contacted! ${failed} profile(s) could not be contacted; please click on them to see details.`;
    return { text, isPartial: true };
  }
  return { text: done === 1 ? 'Profile contacted.' : `We’ve moved ${done} to Contacted.`, isPartial: false };
};

/** What is said where contacting many broke off: how many are through, and why the others are not. */
export const brokenOffWords = (done: number, why: string): string => {
  if (done === 0) return why;
  const through = done === 1 ? '1 profile is contacted' : `${done} profiles are contacted`;
  return `${through}, the others are here to be tried again: ${why}`;
};
