import type { Outcome } from '../../../../../shared/contract/submissions.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { call } from '../../../api/call.ts';
import { inParts } from '../../../parts/in-parts.ts';
import { holdCounts } from '../board/board-counts.ts';
import { appendPage } from '../board/board-state.ts';
import type { BoardStore } from '../board/board-store.ts';
import type { Shows } from '../board/filter-context.ts';
import { leaveFunnel } from './move-call.ts';

interface Saved {
  readonly jobId: JobId;
  readonly store: BoardStore;
  readonly shows: Shows;
  readonly most: number;
}

/**
 * Every card of the Saved column that the search and the filters show, read to its end; at most so many as one asks for. The board
 * knows them from then on, so that it counts the column by its cards.
 */
export async function allSaved({ jobId, store, shows = () => true, most }: Saved): Promise<Card[]> {
  const { columns, cards } = store.read();
  const known = columns.SAVED.ids.flatMap((id) => cards.get(id) ?? []);
  let next = columns.SAVED.next;
  const all = known.filter(shows);
  while (next && all.length < most) {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(jobId, next);
    all.push(...page.cards.filter(shows));
    const after = next;
    store.change((state) => appendPage(state, after, page, Date.now()));
    next = page.next;
  }
  return all.slice(0, most);
}

const readPage = (jobId: JobId, after: string) =>
  call('getFunnelColumn', { params: { id: jobId, column: 'SAVED' }, query: { after, limit: 500 } });

/** Discards candidates in as many calls as it takes; `onPart` is told what became of each part as it is done. */
export async function discardAll(
  { jobId, store }: Pick<Saved, 'jobId' | 'store'>,
  cards: readonly Card[],
  onPart: (updates: readonly Outcome[]) => void,
): Promise<void> {
  for (const part of inParts(cards)) {
    const ids = part.map(({ id }) => id);
    store.change((state) => holdCounts(state, ids, Number.POSITIVE_INFINITY));
    try {
      onPart(await leaveFunnel(jobId, ids, { from: 'SAVED', to: 'DISCARDED' }));
    } finally {
      store.change((state) => holdCounts(state, ids, Date.now()));
    }
  }
}
