import { expect, it } from 'vitest';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { COLUMNS, type ColumnName } from '../../../../../shared/reference/funnel.ts';
import { dropCard, mergeBoard, moveCard, placeCard } from './board-state.ts';
import { createBoardStore } from './board-store.ts';
import { createSelection, dropWhoLeaves } from './selection.ts';

const column: readonly SubmissionId[] = ['sub_a', 'sub_b', 'sub_c', 'sub_d', 'sub_e'];
const begun = (...ids: SubmissionId[]) => {
  const selection = createSelection();
  for (const id of ids) selection.toggle(id);
  return selection;
};

it('selects from the last selected card to this one, downwards and upwards', () => {
  const down = begun('sub_b');
  down.extendTo('sub_d', column);
  expect([...down.read()]).toEqual(['sub_b', 'sub_c', 'sub_d']);
  const up = begun('sub_a', 'sub_d');
  up.extendTo('sub_c', column);
  expect([...up.read()].sort()).toEqual(['sub_a', 'sub_c', 'sub_d']);
});

it('begins a range where none was begun, and in another column', () => {
  const selection = begun('sub_z');
  selection.extendTo('sub_b', column);
  expect([...selection.read()]).toEqual(['sub_z', 'sub_b']);
  selection.extendTo('sub_c', column);
  expect([...selection.read()]).toEqual(['sub_z', 'sub_b', 'sub_c']);
});

it('tells nobody where nothing changes', () => {
  const selection = begun('sub_a');
  let told = 0;
  selection.subscribe(() => {
    told += 1;
  });
  selection.drop(['sub_b']);
  selection.clear();
  selection.clear();
  expect(told).toBe(1);
});

it('lets go of whoever leaves the board, and keeps those who stay', () => {
  const store = createBoardStore();
  const card = (id: SubmissionId) => ({ id, columnName: 'SAVED', columnUpdatedAt: '2026-11-20T12:00:00.000Z' }) as Card;
  for (const id of ['sub_a', 'sub_b'] as const) store.change((state) => placeCard(state, card(id), 0));
  const selection = begun('sub_a', 'sub_b');
  const end = dropWhoLeaves(selection, store, () => undefined);
  store.change((state) => dropCard(state, 'sub_a'));
  expect([...selection.read()]).toEqual(['sub_b']);
  end();
  store.change((state) => dropCard(state, 'sub_b'));
  expect([...selection.read()]).toEqual(['sub_b']);
});

it('lets go of whom somebody else moved into a column that is not shown, and says so; of whom one takes off oneself without a word', () => {
  const store = createBoardStore();
  const card = (id: SubmissionId, column: ColumnName = 'SAVED') =>
    ({ id, name: id, version: 1, columnName: column, columnUpdatedAt: '2026-11-20T12:00:00.000Z' }) as Card;
  const answered = (cards: readonly Card[]) =>
    store.change((state) =>
      mergeBoard(
        state,
        COLUMNS.map((column) => ({
          column,
          count: column === 'DISCARDED' ? 1 : cards.filter(({ columnName }) => columnName === column).length,
          // The answer has no cards of a column that is hidden.
          cards: cards.filter(({ columnName }) => columnName === column),
          next: null,
        })),
        { now: Date.now() },
      ),
    );
  answered([card('sub_a'), card('sub_b'), card('sub_c')]);
  const selection = begun('sub_a', 'sub_b', 'sub_c');
  const told: string[] = [];
  dropWhoLeaves(selection, store, (moved, taken) => told.push(...[...moved, ...taken].map(({ id }) => id)));
  answered([card('sub_a'), card('sub_c')]);
  expect([[...selection.read()], told]).toEqual([['sub_a', 'sub_c'], ['sub_b']]);
  expect(store.read().cards.has('sub_b')).toBe(false);
  store.change((state) => dropCard(state, 'sub_c'));
  expect([[...selection.read()], told]).toEqual([['sub_a'], ['sub_b']]);
});

it('lets go of whom somebody else moved, and says so; never of whom one moves oneself, and never after that was refused', () => {
  const store = createBoardStore();
  const card = (id: SubmissionId, over: Partial<Card> = {}) =>
    ({
      id,
      name: id,
      version: 1,
      columnName: 'INTERESTED',
      columnUpdatedAt: '2026-11-20T12:00:00.000Z',
      ...over,
    }) as Card;
  const [one, other, third] = [card('sub_a'), card('sub_b'), card('sub_c')];
  for (const each of [one, other, third]) store.change((state) => placeCard(state, each, 0));
  const selection = begun('sub_a', 'sub_b', 'sub_c');
  const told: string[] = [];
  dropWhoLeaves(selection, store, (moved) => told.push(...moved.map(({ id, columnName }) => `${id} ${columnName}`)));
  const answered = (cards: readonly Card[]) =>
    store.change((state) =>
      mergeBoard(
        state,
        [...Map.groupBy(cards, ({ columnName }) => columnName)].map(([column, some]) => ({
          ...{ column, count: some.length, cards: some, next: null },
        })),
        { now: Date.now() },
      ),
    );
  answered([{ ...one, version: 2, columnName: 'INTERVIEWED' }, other, third]);
  expect([[...selection.read()], told]).toEqual([['sub_b', 'sub_c'], ['sub_a INTERVIEWED']]);
  store.change((state) => moveCard(state, other, 'REJECTED', Date.now()));
  store.change((state) => moveCard(state, third, 'REJECTED', Date.now()));
  store.change((state) => placeCard(state, other, Date.now()));
  expect([...selection.read()]).toEqual(['sub_b', 'sub_c']);
  // The refusal was that somebody else had moved them, as the next answer says.
  answered([{ ...other, version: 2, columnName: 'HIRED' }]);
  expect([[...selection.read()], told]).toEqual([['sub_c'], ['sub_a INTERVIEWED', 'sub_b HIRED']]);
});
