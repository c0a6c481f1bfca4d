import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { Outcome } from '../../../shared/contract/submissions.ts';
import type { JobId } from '../../../shared/model/ids.ts';
import type { Card } from '../../../shared/model/submission.ts';
import { TIMES } from '../../../shared/product.ts';
import { call } from '../api/call.ts';
import type { RouteName } from '../api/routes.ts';
import { isKeyOf } from '../api/use-api.ts';
import { showProblem } from '../api/use-api-mutation.ts';
import { showToast, type ToastKind } from '../ui/feedback/toast-store.ts';
import { inParts } from './in-parts.ts';
import { whom } from './whom.ts';

/** What is read again after candidates have moved or were moved back. */
export const MOVE_READS: readonly RouteName[] = [
  'getFunnel',
  'getFunnelColumn',
  'listReviewIds',
  'countCrowdToReview',
  'getSubmission',
  'listJobs',
];

/** A move that was made: the card that it answered with names it. */
export type Made = Pick<Card, 'id' | 'columnUpdatedAt' | 'name'>;

/** The cards of those a bulk action moved. */
export const madeIn = (updates: readonly Outcome[]): Card[] =>
  updates.flatMap(({ ok, card }) => (ok && card ? [card] : []));

/** So many calls are made at the same time. */
const AT_ONCE = 4;

/** Takes moves back, each by its own name, so many in one call as the server accepts. */
async function takeBack(made: readonly Made[]): Promise<Outcome[]> {
  const moves = made.map(({ id, columnUpdatedAt }) => ({ submissionId: id, movedAt: columnUpdatedAt }));
  const parts = inParts(moves);
  const updates: Outcome[] = [];
  // Those moved first can be taken back for the shortest time.
  for (let at = 0; at < parts.length; at += AT_ONCE) {
    const some = parts.slice(at, at + AT_ONCE).map((each) => call('undoMove', { body: { moves: each } }));
    updates.push(...(await Promise.all(some)).flatMap((answer) => answer.updates));
  }
  return updates;
}

/** What is said of those who could not be taken back. */
const failedWords = (failed: readonly Outcome[]): string | undefined => {
  const why = failed[0]?.why ?? undefined;
  return failed.length > 1 ? `${failed.length} stay where they are. ${why ?? ''}`.trim() : why;
};

export interface OfferUndo {
  /** Told what became of each, so that a screen can show those who are back at once. */
  onUndone?: ((updates: Outcome[]) => void) | undefined;
  kind?: ToastKind | undefined;
  /** Whom it is about, where it is more than their names. */
  about?: string | undefined;
}

/** Whom a message is about; nothing where it names them itself. */
const aboutIn = (message: string, made: readonly Made[]): string | undefined => {
  const names = made.map(({ name }) => name);
  return names.length === 0 || names.every((name) => message.includes(name)) ? undefined : whom(names);
};

/**
 * Says what was done, with Undo for as long as the server takes it back. The offer outlives the screen that made it:
 * one can go on working, or leave, and still take it back.
 */
export const useUndoableMoves = (jobId: JobId) => {
  const { mutate } = useSWRConfig();
  const undo = useCallback(
    async (made: readonly Made[], onUndone: OfferUndo['onUndone']) => {
      try {
        const updates = await takeBack(made);
        onUndone?.(updates);
        const words = failedWords(updates.filter(({ ok }) => !ok));
        if (words) showToast(words, { kind: 'warning', id: `undo-${jobId}` });
      } catch (error) {
        showProblem(error);
      }
      void mutate(isKeyOf(MOVE_READS));
    },
    [mutate, jobId],
  );
  return useCallback(
    (message: string, made: readonly Made[], { onUndone, kind, about }: OfferUndo = {}): string =>
      showToast(message, {
        kind,
        about: about ?? aboutIn(message, made),
        duration: TIMES.undoSeconds * 1_000,
        ...(made.length > 0 && { onUndo: () => void undo(made, onUndone) }),
      }),
    [undo],
  );
};
