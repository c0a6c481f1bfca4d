import { expect, test, vi } from 'vitest';
import { createDrawnCards } from './drawn-cards.ts';

test('a card that is drawn and was not in the latest reading of the board is old, until it is read by itself', () => {
  const cards = createDrawnCards();
  const told = vi.fn();
  cards.listen(told);
  cards.note(['sub_1', 'sub_2', 'sub_3'], 7);
  cards.noteLatest(7);
  cards.draw('sub_1');
  cards.draw('sub_2');
  expect(cards.old()).toEqual([]);

  cards.note(['sub_1'], 8);
  cards.noteLatest(8);
  expect(cards.old()).toEqual(['sub_2']);
  cards.note(['sub_2']);
  expect(cards.old()).toEqual([]);

  told.mockClear();
  const leave = cards.draw('sub_3');
  expect(told).toHaveBeenCalledOnce();
  expect(cards.old()).toEqual(['sub_3']);
  leave();
  expect(cards.old()).toEqual([]);
});

test('a card that is drawn in another place before it leaves the one it had is still drawn', () => {
  const cards = createDrawnCards();
  cards.noteLatest(1);
  const leave = cards.draw('sub_1');
  cards.draw('sub_1');
  leave();
  expect(cards.old()).toEqual(['sub_1']);
});
