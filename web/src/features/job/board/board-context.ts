import { createContext, useContext } from 'react';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { JobId, SubmissionId } from '../../../../../shared/model/ids.ts';
import type { BoardStore } from './board-store.ts';
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
  readonly jobId: JobId;
  readonly isClosed: boolean;
  readonly search: string;
  readonly store: BoardStore;
  readonly open: (id: SubmissionId) => void;
  readonly openMoves: (id: SubmissionId, anchor: Element) => void;
  readonly loadMore: (column: ColumnName) => void;
  readonly lists: Map<ColumnName, ListHandle>;
  readonly selection: Selection;
}

export const BoardContext = createContext<Board | null>(null);

/** The board that a column or a card is part of. */
export function useBoardContext(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('There is no board around this');
  return board;
}
