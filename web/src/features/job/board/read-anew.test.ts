import { expect, it } from 'vitest';
import type { Card } from '../../../../../shared/model/submission.ts';
import { COLUMNS } from '../../../../../shared/reference/funnel.ts';
import { appendPage, mergeBoard } from './board-state.ts';
import { createBoardStore } from './board-store.ts';
import { readAnew } from './read-anew.ts';

const aCard = (number: number) =>
  ({
    id: `sub_${number}`,
    columnName: 'SAVED',
    columnUpdatedAt: new Date(Date.UTC(2026, 0, 20 - number)).toISOString(),
    version: 1,
  }) as Card;
const cards = (...numbers: number[]) => numbers.map(aCard);

const answer = (count: number) =>
  COLUMNS.map((column) => ({ column, count: 0, cards: [] as Card[], next: null as string | null })).map((each) =>
    each.column === 'SAVED' ? { ...each, count, cards: cards(1, 2), next: 'after 2' } : each,
  );

/** A board of which this many of the saved were read, and the answer that counts one more. */
function aBoard(read: number[], { next, count }: { next: string | null; count: number }) {
  const store = createBoardStore();
  const page = { column: 'SAVED' as const, count, cards: cards(...read), next };
  store.change((state) => mergeBoard(state, answer(count), { now: 0 }));
  store.change((state) => appendPage(state, 'after 2', page, 0));
  store.change((state) => mergeBoard(state, answer(count + 1), { now: 0 }));
  return store;
}
const shown = (store: ReturnType<typeof createBoardStore>) =>
  store.read().columns.SAVED.ids.map((id) => Number(id.slice(4)));

it('reads a column that was read to its end to its end, once at a time', async () => {
  const store = aBoard([3, 5], { next: null, count: 4 });
  const asked: (string | undefined)[] = [];
  const pages = (after: string | undefined) => {
    asked.push(after);
    const page = after ? { cards: cards(4, 5), next: null } : { cards: cards(1, 2, 3), next: 'after 3' };
    return Promise.resolve({ ...page, count: 5, version: 2 });
  };
  const read = () => readAnew('job_1', store, 3, (_, after) => pages(after));
  await Promise.all([read(), read()]);
  await read();
  expect(asked).toEqual([undefined, 'after 3']);
  expect(shown(store)).toEqual([1, 2, 3, 4, 5]);
  expect(store.read().columns.SAVED).toMatchObject({ count: 5, isBehind: false });
});

it('reads one that was not no further than it was read', async () => {
  const store = aBoard([3, 5], { next: 'after 5', count: 9 });
  await readAnew('job_1', store, 4, () =>
    Promise.resolve({ cards: cards(1, 2, 3, 4), next: 'after 4', count: 10, version: 2 }),
  );
  expect(shown(store)).toEqual([1, 2, 3, 4, 5]);
  expect(store.read().columns.SAVED).toMatchObject({ next: 'after 5', count: 10 });
});

it('stays behind where the reading fails, and is read after the next answer', async () => {
  const store = aBoard([3, 5], { next: null, count: 4 });
  await readAnew('job_1', store, 4, () => Promise.reject(new Error('No answer')));
  expect(store.read().columns.SAVED.isBehind).toBe(true);
});
