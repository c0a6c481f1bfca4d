import type { JobId, SubmissionId } from '../../../shared/model/ids.ts';
import type { Card } from '../../../shared/model/submission.ts';
import { kept } from '../api/kept.ts';

/** What may be under way with many of a job. */
export type BegunAs = 'discarding' | 'contacting';

/** Kept by the tab while it is under way, so that a reload in between does not leave it unsaid. */
export const begunKept = (as: BegunAs, jobId: JobId) => kept(`${as}:${jobId}`, 'session');

/** Whom it was begun with, as it is kept. */
export const begunWith = (cards: readonly Pick<Card, 'id'>[]): string => JSON.stringify(cards.map(({ id }) => id));

/** The same as it is read; nobody where it is something else. */
export function begunIn(text: string | null): readonly SubmissionId[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is SubmissionId => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
