import type { Outcome } from '../../../../../shared/contract/submissions.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { call } from '../../../api/call.ts';
import { inParts } from '../../../parts/in-parts.ts';
import type { BoardStore } from '../board/board-store.ts';
import { leaveFunnel } from './move-call.ts';

/** Every card of the Saved column, read to its end; at most so many as one asks for. */
export async function allSaved(jobId: JobId, store: BoardStore, most: number): Promise<Card[]> {
  const { columns, cards } = store.read();
  const known = columns.SAVED.ids.flatMap((id) => cards.get(id) ?? []);
  let next = columns.SAVED.next;
  const all = [...known];
  while (next && all.length < most) {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(jobId, next);
    all.push(...page.cards);
    next = page.next;
  }
  return all.slice(0, most);
}

const readPage = (jobId: JobId, after: string) =>
  call('getFunnelColumn', { params: { id: jobId, column: 'SAVED' }, query: { after, limit: 500 } });

/** Discards candidates in as many calls as it takes; `onPart` is told each part as it is done. */
export async function discardAll(
  jobId: JobId,
  cards: readonly Card[],
  onPart: (updates: readonly Outcome[]) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const part of inParts(cards)) {
    const ids = part.map(({ id }) => id);
    const { updates } = await leaveFunnel(jobId, ids, { from: 'SAVED', to: 'DISCARDED' });
    outcomes.push(...updates);
    onPart(updates);
  }
  return outcomes;
}
