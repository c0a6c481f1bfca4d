import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Outcome } from '../../../../../shared/contract/submissions.ts';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { decideMove, type OnBoard, standsAt } from '../../../../../shared/rules/funnel/moves.ts';
import { ApiError } from '../../../api/problem.ts';
import { isKeyOf } from '../../../api/use-api.ts';
import { showProblem } from '../../../api/use-api-mutation.ts';
import { MOVE_READS, moveKey, useUndoableMoves, withdrawOlder } from '../../../parts/undo.ts';
import { beginUndoable, showToast, type UnderWay, withdrawUndo } from '../../../ui/feedback/toast-store.ts';
import type { Announcer } from '../board/announcer.ts';
import { movedWords } from '../board/board.tsx';
import { holdCounts } from '../board/board-counts.ts';
import { dropCard, moveCard, placeCard } from '../board/board-state.ts';
import type { BoardStore } from '../board/board-store.ts';
import { celebrate } from './confetti.ts';
import { callMove, callRevert } from './move-call.ts';
import { moveSentence, revertSentence } from './move-sentence.ts';

/** What is asked before candidates move: whom it is about, and where they go. */
export interface Asking {
  readonly to: 'CONTACTED' | 'INTERESTED' | 'NOT_INTERESTED' | 'EXPORTED';
  readonly cards: readonly Card[];
}

interface Around {
  readonly jobId: JobId;
  readonly rules: OnBoard;
  readonly store: BoardStore;
  readonly announcer: Announcer;
  /** Shows a column that is hidden, because someone was moved there. */
  readonly reveal: (column: ColumnName) => void;
}

/** Moves on the board: seen at once, taken back where the server refuses, told with Undo (3-pipeline, sections 4 and 8). */
export function useMoves({ jobId, rules, store, announcer, reveal }: Around) {
  const { mutate } = useSWRConfig();
  const [asking, setAsking] = useState<Asking>();

  const settle = useCallback((card: Card) => store.change((state) => placeCard(state, card, Date.now())), [store]);
  /** `from` is where they were, of those who are not known here. */
  const settleAll = useCallback(
    (updates: readonly Outcome[], from?: ColumnName) =>
      store.change((state) =>
        updates.reduce((now, { card }) => (card ? placeCard(now, card, Date.now(), from) : now), state),
      ),
    [store],
  );
  /** While they are being moved the board is not counted half way. */
  const hold = useCallback(
    (ids: readonly Card['id'][], isBusy: boolean) =>
      store.change((state) => holdCounts(state, ids, isBusy ? Number.POSITIVE_INFINITY : Date.now())),
    [store],
  );
  const offerUndo = useUndoableMoves(jobId, hold);
  const readAgain = useCallback(() => void mutate(isKeyOf(MOVE_READS)), [mutate]);

  /** A candidate who is no longer on the job leaves the board. */
  const gone = useCallback(
    (id: Card['id']) => {
      withdrawOlder([{ id }]);
      store.change((state) => dropCard(state, id));
      readAgain();
    },
    [store, readAgain],
  );

  const told = useCallback(
    (card: Card, to: ColumnName, underWay: UnderWay) => {
      announcer.say(movedWords(card, to));
      offerUndo(moveSentence(to), [card], { onUndone: settleAll, underWay });
      if (to === 'HIRED') celebrate(() => store.read().cards.get(card.id)?.columnName === 'HIRED');
    },
    [announcer, offerUndo, settleAll, store],
  );

  const perform = useCallback(
    async (card: Card, to: ColumnName): Promise<boolean> => {
      reveal(to);
      store.change((state) => moveCard(state, card, to, Date.now()));
      const underWay = beginUndoable();
      try {
        const moved = await callMove(jobId, card, to);
        settle(moved);
        told(moved, to, underWay);
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) gone(card.id);
        // Where they were, until the next answer says where they are.
        else store.change((state) => placeCard(state, card, Number.NEGATIVE_INFINITY));
        announcer.say(`${card.name} was not moved.`);
        showProblem(error);
        return false;
      } finally {
        readAgain();
        underWay.end();
      }
    },
    [jobId, store, settle, gone, told, reveal, announcer, readAgain],
  );

  const request = useCallback(
    (card: Card, to: ColumnName): void => {
      const decision = decideMove(standsAt(card.columnName, card.atsExport), to, rules);
      if (!decision.allowed) {
        announcer.say(decision.why);
        if (rules.isClosed) showToast(decision.why, { kind: 'warning', id: 'closed' });
        else if (decision.why === rules.whyNoExport) showToast(decision.why, { kind: 'warning', id: 'no-export' });
        return;
      }
      if (decision.asksFirst) setAsking({ to: to as Asking['to'], cards: [card] });
      else void perform(card, to);
    },
    [rules, perform, announcer],
  );

  const revert = useCallback(
    async (card: Pick<Card, 'id' | 'name' | 'columnName' | 'columnUpdatedAt'>): Promise<void> => {
      try {
        const back = await callRevert(jobId, card);
        settle(back);
        announcer.say(movedWords(back, back.columnName));
        withdrawUndo(moveKey(card));
        showToast(revertSentence(back.columnName), { about: back.name });
      } catch (error) {
        showProblem(error);
      } finally {
        readAgain();
      }
    },
    [jobId, settle, announcer, readAgain],
  );
  return { asking, ask: setAsking, request, revert, settle, settleAll, hold, gone, readAgain, offerUndo };
}
export type Moves = ReturnType<typeof useMoves>;
