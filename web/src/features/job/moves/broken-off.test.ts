import { expect, it } from 'vitest';
import type { Card } from '../../../../../shared/model/submission.ts';
import { begunIn, begunWith, brokenOffWords, findBrokenOff, stillUndoable } from './broken-off.ts';

const card = (id: Card['id'], undoableUntil: string | null = null) => ({ id, undoableUntil }) as Card;

it('keeps whom it was begun with, and nobody where something else is kept', () => {
  expect(begunIn(begunWith([card('sub_a'), card('sub_b')]))).toEqual(['sub_a', 'sub_b']);
  for (const text of [null, '', '{', '{}', '[1]']) expect(begunIn(text)).toEqual([]);
});

it('finds who went, page by page, and waits for those who are still going', async () => {
  const pages = [['sub_a'], ['sub_a', 'sub_b'], ['sub_a', 'sub_b'], ['sub_a', 'sub_b']] as const;
  let looks = 0;
  let pauses = 0;
  const found = await findBrokenOff(
    'job_1',
    ['sub_a', 'sub_b', 'sub_c'],
    async () => ({ cards: [card('sub_z'), ...(pages[looks++] ?? []).map((id) => card(id))], next: null }),
    async () => {
      pauses += 1;
    },
  );
  expect([found.gone.map(({ id }) => id), found.stayed, pauses]).toEqual([['sub_a', 'sub_b'], 1, 2]);
});

it('reads on where they fill more than a page, and stops once everybody is found', async () => {
  const asked: (string | undefined)[] = [];
  const ids = Array.from({ length: 501 }, (_, number) => `sub_${number}` as const);
  const { gone, stayed } = await findBrokenOff('job_1', ids, async (after) => {
    asked.push(after);
    return { cards: (after ? ids.slice(500) : ids.slice(0, 500)).map((id) => card(id)), next: after ? 'c' : 'b' };
  });
  expect([gone.length, stayed, asked]).toEqual([501, 0, [undefined, 'b']]);
});

it('says how many went and how many stayed', () => {
  const words = (gone: number, stayed: number) =>
    brokenOffWords({ gone: Array.from({ length: gone }, () => card('sub_a')), stayed });
  const begin = 'The page was left while discarding';
  expect(words(100, 30)).toBe(`${begin}: 100 of 130 profiles went to Discarded, 30 stayed in Saved.`);
  expect(words(130, 0)).toBe(`${begin}: all 130 profiles went to Discarded.`);
  expect(words(0, 1)).toBe(`${begin}: 1 profile stayed in Saved.`);
});

it('offers to take back those who can be still, for as long as the last of them', () => {
  const now = Date.parse('2026-11-20T12:00:00.000Z');
  const cards = [
    card('sub_a', '2026-11-20T12:00:10.000Z'),
    card('sub_b', '2026-11-20T11:59:59.000Z'),
    card('sub_c', '2026-11-20T12:00:20.000Z'),
    card('sub_d'),
  ];
  const { made, left } = stillUndoable(cards, now);
  expect([made.map(({ id }) => id), left]).toEqual([['sub_a', 'sub_c'], 20_000]);
  expect(stillUndoable([card('sub_d')], now)).toEqual({ made: [], left: 0 });
});
