import { expect, it } from 'vitest';
import type { Card } from '../../../../../shared/model/submission.ts';
import { placeCard } from '../board/board-state.ts';
import { createBoardStore } from '../board/board-store.ts';
import { allSaved } from './bulk.ts';

const card = (id: Card['id'], over: Partial<Card> = {}) =>
  ({ id, columnName: 'SAVED', columnUpdatedAt: '2026-11-20T12:00:00.000Z', currentEmployer: null, ...over }) as Card;

it('takes of Saved all whom the filters show, and nobody of another column', async () => {
  const store = createBoardStore();
  const placed = [
    card('sub_a', { currentEmployer: 'Kestrel' }),
    card('sub_b'),
    card('sub_c', { currentEmployer: 'Kestrel', columnName: 'CONTACTED' }),
    card('sub_d', { currentEmployer: 'Kestrel' }),
  ];
  for (const one of placed) store.change((state) => placeCard(state, one, 0));
  const ids = async (shows: ((one: Card) => boolean) | undefined, most = 10) =>
    (await allSaved({ jobId: 'job_1', store, shows, most })).map(({ id }) => id).sort();
  expect(await ids(undefined)).toEqual(['sub_a', 'sub_b', 'sub_d']);
  expect(await ids(({ currentEmployer }) => currentEmployer === 'Kestrel')).toEqual(['sub_a', 'sub_d']);
  expect(await ids(() => false)).toEqual([]);
  expect(await ids(undefined, 2)).toHaveLength(2);
});
