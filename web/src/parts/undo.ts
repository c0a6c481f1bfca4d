import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { ERRORS } from '../../../shared/contract/errors.ts';
import type { Outcome } from '../../../shared/contract/submissions.ts';
import type { JobId } from '../../../shared/model/ids.ts';
import type { Card } from '../../../shared/model/submission.ts';
import { TIMES } from '../../../shared/product.ts';
import { call } from '../api/call.ts';
import type { RouteName } from '../api/routes.ts';
import { isKeyOf } from '../api/use-api.ts';
import { showProblem } from '../api/use-api-mutation.ts';
import { showToast, type ToastKind, type UnderWay, withdrawUndoOf } from '../ui/feedback/toast-store.ts';
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
export type Made = Pick<Card, 'id' | 'columnUpdatedAt' | 'name'> & Partial<Pick<Card, 'undoableUntil'>>;

/** The name of one move, by which the offer to take it back is found. */
export const moveKey = ({ id, columnUpdatedAt }: Pick<Card, 'id' | 'columnUpdatedAt'>) => `${id} ${columnUpdatedAt}`;

/** The cards of those a bulk action moved. */
export const madeIn = (updates: readonly Outcome[]): Card[] =>
  updates.flatMap(({ ok, card }) => (ok && card ? [card] : []));

const WHOLE_MS = TIMES.undoSeconds * 1_000;
/** A message stands at least so long. */
const SHORTEST_MS = 5_000;

/** How long all of them can be taken back, in ms: as long as whoever was moved first, where the last was moved just now. */
export const timeToUndo = (made: readonly Made[]): number => {
  const ends = made.map(({ undoableUntil }) => Date.parse(undoableUntil ?? '')).filter(Number.isFinite);
  const apart = ends.length > 0 ? Math.max(...ends) - Math.min(...ends) : 0;
  return Math.max(WHOLE_MS - apart, SHORTEST_MS);
};

/** So many calls are made at the same time. */
const AT_ONCE = 4;

/** What became of moves that were to be taken back: those of a call that failed can be tried again. */
interface TakenBack {
  readonly updates: readonly Outcome[];
  readonly untold: readonly Made[];
  readonly error: unknown;
}

/** Takes moves back, each by its own name, so many in one call as the server accepts. */
async function takeBack(jobId: JobId, made: readonly Made[]): Promise<TakenBack> {
  const parts = inParts(made);
  const updates: Outcome[] = [];
  const untold: Made[] = [];
  let error: unknown;
  // Those moved first can be taken back for the shortest time.
  for (let at = 0; at < parts.length; at += AT_ONCE) {
    const some = parts.slice(at, at + AT_ONCE);
    const answers = await Promise.allSettled(
      some.map((part) => {
        const moves = part.map(({ id, columnUpdatedAt }) => ({ submissionId: id, movedAt: columnUpdatedAt }));
        return call('undoMove', { body: { moves, jobId } });
      }),
    );
    for (const [index, answer] of answers.entries()) {
      if (answer.status === 'fulfilled') updates.push(...answer.value.updates);
      else {
        untold.push(...(some[index] ?? []));
        error = answer.reason;
      }
    }
  }
  return { updates, untold, error };
}

const NOTHING = ERRORS.NOTHING_TO_UNDO.title;
/** Where the server gives no other reason it is one of these. */
const WHAT_CAN = `${NOTHING.replace(/\.$/, '')}: only the last move can be, for ${TIMES.undoSeconds} seconds and before an email has left.`;

/** What is said of those who could not be taken back. */
export const failedWords = (failed: readonly Pick<Outcome, 'why'>[]): string | undefined => {
  const told = failed[0]?.why ?? undefined;
  const why = told === NOTHING ? WHAT_CAN : told;
  return failed.length > 1 ? `${failed.length} stay where they are. ${why ?? ''}`.trim() : why;
};

export interface OfferUndo<M extends Made = Made> {
  /** Told what became of each, so that a screen can show those who are back at once. */
  onUndone?: ((updates: Outcome[]) => void) | undefined;
  kind?: ToastKind | undefined;
  /** Whom it is about, where it is more than their names: all, or those of them who can still be moved back. */
  about?: ((left: readonly M[]) => string) | undefined;
  /** In ms, where less is left than the whole time. */
  duration?: number | undefined;
  /** Since when it was under way, where that was said. */
  underWay?: UnderWay | undefined;
}

/** Told whom is being moved back, and when that is over, however it went. */
export type OnBusy = (ids: readonly Card['id'][], isBusy: boolean) => void;
const ignored: OnBusy = () => undefined;

/**
 * Of one person only the newest move can be taken back, and none once they are on another job or deleted: what was offered of them
 * before is no longer.
 */
export const withdrawOlder = (made: readonly Pick<Made, 'id'>[]) => {
  for (const { id } of made) withdrawUndoOf(moveKey({ id, columnUpdatedAt: '' }));
};

/** Whom a message is about; nothing where it names them itself. */
const aboutIn = (message: string, made: readonly Made[]): string | undefined => {
  const names = made.map(({ name }) => name);
  return names.length === 0 || names.every((name) => message.includes(name)) ? undefined : whom(names);
};

/**
 * Says what was done, with Undo for as long as the server takes it back. The offer outlives the screen that made it:
 * one can go on working, or leave, and still take it back.
 */
export const useUndoableMoves = (jobId: JobId, onBusy: OnBusy = ignored) => {
  const { mutate } = useSWRConfig();
  const undo = useCallback(
    async (made: readonly Made[], onUndone: OfferUndo['onUndone'], offerAgain: (left: readonly Made[]) => void) => {
      const ids = made.map(({ id }) => id);
      onBusy(ids, true);
      const { updates, untold, error } = await takeBack(jobId, made);
      if (updates.length > 0) onUndone?.([...updates]);
      const failed = updates.filter(({ ok }) => !ok);
      withdrawOlder(madeIn(updates));
      const words = failedWords(failed);
      const names = made.filter(({ id }) => failed.some(({ submissionId }) => submissionId === id));
      if (words) showToast(words, { kind: 'warning', id: `undo-${jobId}`, about: whom(names.map(({ name }) => name)) });
      if (untold.length > 0) {
        // By its name a move is taken back once, however often it is asked for.
        offerAgain(untold);
        showProblem(error);
      }
      onBusy(ids, false);
      void mutate(isKeyOf(MOVE_READS));
    },
    [mutate, jobId, onBusy],
  );
  return useCallback(
    <M extends Made>(
      /** For how many it is said: some of them may move on while it stands. */
      sentence: string | ((count: number) => string),
      made: readonly M[],
      { onUndone, kind, about, duration = timeToUndo(made), underWay }: OfferUndo<M> = {},
    ): string => {
      withdrawOlder(made);
      const until = Date.now() + duration;
      const offered = (names: readonly string[]) => made.filter((move) => names.includes(moveKey(move)));
      const reads = (left: readonly M[]) => {
        const message = typeof sentence === 'string' ? sentence : sentence(left.length);
        return { message, about: about ? about(left) : aboutIn(message, left) };
      };
      const offer = (left: readonly M[]): string => {
        const { message, about: whose } = reads(left);
        const offerAgain = (untold: readonly Made[]) => {
          if (Date.now() < until) offer(offered(untold.map(moveKey)));
        };
        return showToast(message, {
          ...{ kind, underWay, about: whose, duration: until - Date.now() },
          ...(left.length > 0 && {
            onUndo: (names) => void undo(offered(names), onUndone, offerAgain),
            undoes: left.map(moveKey),
            reads: (names) => reads(offered(names)),
          }),
        });
      };
      return offer(made);
    },
    [undo],
  );
};
