import { useCallback, useState } from 'react';
import type { Outcome } from '../../../../../shared/contract/submissions.ts';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { COLUMN_LABELS } from '../../../../../shared/reference/funnel.ts';
import type { OnBoard } from '../../../../../shared/rules/funnel/moves.ts';
import { madeIn, moveKey } from '../../../parts/undo.ts';
import { stayedWords, whom } from '../../../parts/whom.ts';
import { beginUndoable, showToast, type UnderWay, withdrawUndo } from '../../../ui/feedback/toast-store.ts';
import type { Announcer } from '../board/announcer.ts';
import { moveCard } from '../board/board-state.ts';
import type { BoardStore } from '../board/board-store.ts';
import type { Selection } from '../board/selection.ts';
import { celebrate } from './confetti.ts';
import { canGoBack, noLongerMeant, staysOf, whyBelow, whyStays } from './group.ts';
import { moveGroup, revertGroup } from './move-call.ts';
import { moveSentence, revertSentence } from './move-sentence.ts';
import type { Moves } from './use-moves.ts';

interface Around {
  readonly jobId: JobId;
  readonly rules: OnBoard;
  readonly store: BoardStore;
  readonly moves: Moves;
  readonly selection: Selection;
  readonly announcer: Announcer;
  readonly reveal: (column: ColumnName) => void;
}

/** What became of a group: those who moved, and those who stayed with their reasons. */
export interface GroupOutcome {
  readonly cards: readonly Card[];
  readonly outcomes: readonly Outcome[];
}

/** Moves the selected cards together: whoever may not go stays, keeps being selected and is named with the reason. */
export function useGroupMoves({ jobId, rules, store, moves, selection, announcer, reveal }: Around) {
  const [told, setTold] = useState<GroupOutcome>();
  const { ask, settle, settleAll, offerUndo, readAgain } = moves;

  const tell = useCallback(
    (cards: readonly Card[], outcomes: readonly Outcome[], to: ColumnName, underWay?: UnderWay) => {
      const done = madeIn(outcomes);
      const stayed = outcomes.flatMap(({ ok, submissionId, why }) => {
        const name = cards.find(({ id }) => id === submissionId)?.name ?? 'A profile';
        return ok ? [] : [{ name, why: whyBelow(name, why) }];
      });
      selection.drop(noLongerMeant(outcomes));
      announcer.say([`${done.length} moved to ${COLUMN_LABELS[to]}.`, stayedWords(stayed)].filter(Boolean).join(' '));
      if (done.length > 0) {
        const words = (count: number) =>
          count === 1 ? moveSentence(to) : `We’ve moved ${count} to ${COLUMN_LABELS[to]}.`;
        offerUndo(words, done, { onUndone: settleAll, underWay });
        if (to === 'HIRED') celebrate(() => done.some(({ id }) => store.read().cards.get(id)?.columnName === 'HIRED'));
      }
      if (stayed.length > 0) setTold({ cards, outcomes });
    },
    [selection, announcer, offerUndo, settleAll, store],
  );

  const move = useCallback(
    async (cards: readonly Card[], to: ColumnName): Promise<void> => {
      const stays = cards.flatMap((card) => {
        const why = whyStays(card, to, rules);
        return why === undefined ? [] : [staysOf(card, why)];
      });
      const going = cards.filter(({ id }) => !stays.some(({ submissionId }) => submissionId === id));
      if (going.length === 0) return tell(cards, stays, to);
      if (to === 'CONTACTED') {
        ask({ to, cards: going });
        if (stays.length > 0) setTold({ cards, outcomes: stays });
        return;
      }
      reveal(to);
      store.change((state) => going.reduce((now, card) => moveCard(now, card, to, Date.now()), state));
      const underWay = beginUndoable();
      const outcomes = await moveGroup(jobId, going, to);
      for (const { ok, card, submissionId } of outcomes) {
        const before = going.find(({ id }) => id === submissionId);
        if (ok && card) settle(card);
        else if (before) settle(before);
      }
      readAgain();
      tell(cards, [...outcomes, ...stays], to, underWay);
      underWay.end();
    },
    [jobId, rules, store, ask, settle, readAgain, reveal, tell],
  );
  /** Each back to the column where they were before they left the funnel, whichever that was. */
  const revert = useCallback(
    async (cards: readonly Card[]): Promise<void> => {
      const going = cards.filter(canGoBack);
      const outcomes = await revertGroup(jobId, going);
      const back = madeIn(outcomes);
      for (const card of back) settle(card);
      for (const card of going) withdrawUndo(moveKey(card));
      selection.drop(noLongerMeant(outcomes));
      readAgain();
      const [first] = back;
      if (first) {
        const words =
          back.length === 1 ? revertSentence(first.columnName) : `We’ve moved ${back.length} back to where they were.`;
        announcer.say(words);
        showToast(words, { about: whom(back.map(({ name }) => name)) });
      }
      if (back.length < going.length) setTold({ cards: going, outcomes });
    },
    [jobId, settle, selection, readAgain, announcer],
  );
  /** Whoever was contacted is no longer selected. */
  const contacted = useCallback(
    (updates: readonly Outcome[]) => selection.drop(madeIn(updates).map(({ id }) => id)),
    [selection],
  );
  return { move, revert, contacted, told, tell: setTold, close: useCallback(() => setTold(undefined), []) };
}
