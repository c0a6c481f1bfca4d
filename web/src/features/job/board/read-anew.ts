import type { BoardColumn } from '../../../../../shared/contract/submissions.ts';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { COLUMNS } from '../../../../../shared/reference/funnel.ts';
import { call } from '../../../api/call.ts';
import type { AnswerOf } from '../../../api/routes.ts';
import { type BoardState, mergeOneColumn } from './board-state.ts';
import type { BoardStore } from './board-store.ts';

type Page = Pick<AnswerOf<'getFunnelColumn'>, 'cards' | 'next' | 'count' | 'version'>;
type ReadPage = (column: ColumnName, after: string | undefined) => Promise<Page>;

/** Takes in all that was read of a column, once more: what the counters still say otherwise is their mistake. */
export function mergeAnew(state: BoardState, answer: BoardColumn, now: number): BoardState {
  const merged = mergeOneColumn(state, answer, now);
  const column = merged.columns[answer.column];
  const known = { ...column, beyond: answer.count - column.ids.length, isBehind: false };
  return { ...merged, columns: { ...merged.columns, [answer.column]: known } };
}

const underWay = new WeakMap<BoardStore, Set<ColumnName>>();

/** Reads the columns that are behind as far down as they were read before. What fails is tried again after the next answer. */
export async function readAnew(
  jobId: JobId,
  store: BoardStore,
  limit: number,
  readPage: ReadPage = (column, after) =>
    call('getFunnelColumn', { params: { id: jobId, column }, query: { ...(after && { after }), limit } }),
): Promise<void> {
  const reading = underWay.get(store) ?? new Set();
  underWay.set(store, reading);
  const { columns } = store.read();
  const behind = COLUMNS.filter((column) => columns[column].isBehind && !reading.has(column));
  await Promise.all(
    behind.map(async (column) => {
      reading.add(column);
      try {
        const cards: Card[] = [];
        for (let after: string | null | undefined; after !== null; ) {
          const page: Page = await readPage(column, after);
          cards.push(...page.cards);
          store.drawn.note(
            page.cards.map(({ id }) => id),
            page.version,
          );
          const { ids, next: unread } = store.read().columns[column];
          const isEnough = unread !== null && cards.length >= ids.length;
          after = isEnough ? null : page.next;
          if (after === null) store.change((state) => mergeAnew(state, { ...page, column, cards }, Date.now()));
        }
      } catch {
        // It stays behind.
      } finally {
        reading.delete(column);
      }
    }),
  );
}
