import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Outcome } from '../../../shared/contract/submissions.ts';
import type { JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { TIMES } from '../../../shared/product.ts';
import { call } from '../api/call.ts';
import type { RouteName } from '../api/routes.ts';
import { isKeyOf } from '../api/use-api.ts';
import { showProblem } from '../api/use-api-mutation.ts';
import { showToast, type ToastKind } from '../ui/toast-store.ts';

/** What is read again after candidates have moved or were moved back. */
export const MOVE_READS: readonly RouteName[] = [
  'getFunnel',
  'getFunnelColumn',
  'listReviewIds',
  'countCrowdToReview',
  'getSubmission',
  'listJobs',
];

export interface OfferUndo {
  /** Told what became of each, so that a screen can show those who are back at once. */
  onUndone?: ((updates: Outcome[]) => void) | undefined;
  kind?: ToastKind | undefined;
}

/**
 * Says what was done, with Undo for as long as the server takes it back. The offer outlives the screen that made it:
 * one can go on working, or leave, and still take it back.
 */
export const useUndoableMoves = (jobId: JobId) => {
  const { mutate } = useSWRConfig();
  const undo = useCallback(
    async (ids: readonly SubmissionId[], onUndone: OfferUndo['onUndone']) => {
      try {
        const { updates } = await call('undoMove', { body: { submissionIds: [...ids] } });
        onUndone?.(updates);
        const failed = updates.filter(({ ok }) => !ok);
        const [first] = failed;
        if (first?.why) showToast(first.why, { kind: 'warning', id: `undo-${jobId}` });
      } catch (error) {
        showProblem(error);
      }
      void mutate(isKeyOf(MOVE_READS));
    },
    [mutate, jobId],
  );
  return useCallback(
    (message: string, ids: readonly SubmissionId[], { onUndone, kind }: OfferUndo = {}): string =>
      showToast(message, {
        kind,
        duration: TIMES.undoSeconds * 1_000,
        ...(ids.length > 0 && { onUndo: () => void undo(ids, onUndone) }),
      }),
    [undo],
  );
};
