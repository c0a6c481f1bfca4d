import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Outcome } from '../../../../../shared/contract/submissions.ts';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import type { Funnel } from '../../../../../shared/rules/funnel/move-tables.ts';
import { decideMove } from '../../../../../shared/rules/funnel/moves.ts';
import { call } from '../../../api/call.ts';
import { isKeyOf } from '../../../api/use-api.ts';
import { showProblem } from '../../../api/use-api-mutation.ts';
import { MOVE_READS, useUndoableMoves } from '../../../parts/undo.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import type { Announcer } from '../board/announcer.ts';
import { movedWords } from '../board/board.tsx';
import { dropCard, moveCard, placeCard } from '../board/board-state.ts';
import type { BoardStore } from '../board/board-store.ts';
import { celebrate } from './confetti.ts';
import { callMove } from './move-call.ts';
import { moveSentence } from './move-sentence.ts';

/** What is asked before candidates move: whom it is about, and where they go. */
export interface Asking {
  readonly to: 'CONTACTED' | 'INTERESTED' | 'NOT_INTERESTED' | 'EXPORTED';
  readonly cards: readonly Card[];
}

interface Around {
  readonly jobId: JobId;
  readonly isClosed: boolean;
  readonly funnel: Funnel;
  readonly store: BoardStore;
  readonly announcer: Announcer;
  /** Shows a column that is hidden, because someone was moved there. */
  readonly reveal: (column: ColumnName) => void;
}

/** Moves on the board: seen at once, taken back where the server refuses, told with Undo (3-pipeline, sections 4 and 8). */
export function useMoves({ jobId, isClosed, funnel, store, announcer, reveal }: Around) {
  const offerUndo = useUndoableMoves(jobId);
  const { mutate } = useSWRConfig();
  const [asking, setAsking] = useState<Asking>();

  const settle = useCallback((card: Card) => store.change((state) => placeCard(state, card, Date.now())), [store]);
  const settleAll = useCallback(
    (updates: readonly Outcome[]) => {
      for (const { card } of updates) if (card) settle(card);
    },
    [settle],
  );
  const readAgain = useCallback(() => void mutate(isKeyOf(MOVE_READS)), [mutate]);

  /** A candidate who is no longer on the job leaves the board. */
  const gone = useCallback(
    (id: Card['id']) => {
      store.change((state) => dropCard(state, id));
      readAgain();
    },
    [store, readAgain],
  );

  const told = useCallback(
    (card: Card, to: ColumnName) => {
      announcer.say(movedWords(card, to));
      offerUndo(moveSentence(to), [card], { onUndone: settleAll });
      if (to === 'HIRED') celebrate();
    },
    [announcer, offerUndo, settleAll],
  );

  const perform = useCallback(
    async (card: Card, to: ColumnName): Promise<boolean> => {
      reveal(to);
      store.change((state) => moveCard(state, card, to, Date.now()));
      try {
        const moved = await callMove(jobId, card, to);
        settle(moved);
        told(moved, to);
        return true;
      } catch (error) {
        settle(card);
        announcer.say(`${card.name} was not moved.`);
        showProblem(error);
        return false;
      } finally {
        readAgain();
      }
    },
    [jobId, store, settle, told, reveal, announcer, readAgain],
  );

  const request = useCallback(
    (card: Card, to: ColumnName): void => {
      const decision = decideMove(card.columnName, to, { isClosed, funnel });
      if (!decision.allowed) {
        announcer.say(decision.why);
        if (isClosed) showToast(decision.why, { kind: 'warning', id: 'closed' });
        return;
      }
      if (decision.asksFirst) setAsking({ to: to as Asking['to'], cards: [card] });
      else void perform(card, to);
    },
    [isClosed, funnel, perform, announcer],
  );

  const revert = useCallback(
    async (card: Pick<Card, 'id' | 'name'>): Promise<void> => {
      try {
        const back = await call('revertDisqualification', { params: { id: card.id } });
        settle(back);
        announcer.say(movedWords(back, back.columnName));
        showToast(moveSentence(back.columnName), { about: back.name });
      } catch (error) {
        showProblem(error);
      } finally {
        readAgain();
      }
    },
    [settle, announcer, readAgain],
  );
  return { asking, ask: setAsking, request, revert, settle, settleAll, gone, readAgain, offerUndo };
}
export type Moves = ReturnType<typeof useMoves>;
