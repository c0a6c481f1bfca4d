import { createContext, useContext } from 'react';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { JobId, SubmissionId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import type { BoardStore } from './board-store.ts';
import type { BoardRules } from './drop-words.ts';
import type { Selection } from './selection.ts';

/** What a column can be told to do from outside of it. */
export interface ListHandle {
  /** Brings a card into view and gives it the focus. */
  readonly focus: (index: number) => void;
  /** The cards that it shows, in their order. */
  readonly ids: () => readonly SubmissionId[];
}

/** What columns and cards share. It changes with the search and the job's state only, so cards are not drawn again. */
export interface Board {
  /** Who looks at it. */
  readonly person: string;
  readonly jobId: JobId;
  readonly isClosed: boolean;
  /** What decides where cards may go. */
  readonly rules: BoardRules;
  readonly search: string;
  readonly store: BoardStore;
  readonly open: (id: SubmissionId) => void;
  readonly openMoves: (id: SubmissionId, anchor: Element) => void;
  readonly loadMore: (column: ColumnName) => void;
  readonly lists: Map<ColumnName, ListHandle>;
  readonly selection: Selection;
  /** The card that a key has sent the focus to, until it is drawn: the next key is meant for it already. */
  readonly going: { current: SubmissionId | undefined };
}

export const BoardContext = createContext<Board | null>(null);

/** The board that a column or a card is part of. */
export function useBoardContext(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('There is no board around this');
  return board;
}

/** The cards that go where one of them is dropped: with a selected one go all that are selected. */
export const carriedWith = ({ selection, store }: Board, id: SubmissionId): Card[] => {
  const ids = selection.has(id) ? selection.read() : [id];
  return [...ids].flatMap((each) => store.read().cards.get(each) ?? []);
};
