import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import { type BoardStore, useCard, useColumns } from '../board/board-store.ts';

/** The cards before and after this one in its column, as the board has them. */
export function useNeighbours(store: BoardStore, id: SubmissionId) {
  const card = useCard(store, id);
  const columns = useColumns(store);
  if (!card) return { previous: undefined, next: undefined };
  const { ids } = columns[card.columnName];
  const index = ids.indexOf(id);
  return index < 0
    ? { previous: undefined, next: undefined }
    : { previous: ids[index - 1], next: ids[index + 1], isLast: index === ids.length - 1 };
}
