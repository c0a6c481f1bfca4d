import { expect, it } from 'vitest';
import type { Card } from '../../../../../shared/model/submission.ts';
import { brokenOffWords, findBrokenOff, stillUndoable } from './broken-off.ts';

const card = (id: Card['id'], undoableUntil: string | null = null, name = '') =>
  ({ id, undoableUntil, name, columnName: 'SAVED' }) as Card;

it('finds who went, page by page, waits for those who are still going, and finds who is in Saved still', async () => {
  const pages = [['sub_a'], ['sub_a', 'sub_b'], ['sub_a', 'sub_b'], ['sub_a', 'sub_b']] as const;
  const asked: string[] = [];
  let looks = 0;
  let pauses = 0;
  const found = await findBrokenOff(
    'contacting',
    'job_1',
    ['sub_a', 'sub_b', 'sub_c', 'sub_d'],
    async (column) => {
      asked.push(column);
      const ids = column === 'SAVED' ? (['sub_c'] as const) : column === 'NEW' ? [] : (pages[looks++] ?? []);
      return { cards: [card('sub_z'), ...ids.map((id) => card(id))], next: null };
    },
    async () => {
      pauses += 1;
    },
  );
  expect(found.gone.map(({ id }) => id)).toEqual(['sub_a', 'sub_b']);
  expect([found.stayed.map(({ id }) => id), found.elsewhere, pauses]).toEqual([['sub_c'], 1, 2]);
  expect(asked).toEqual(['CONTACTED', 'CONTACTED', 'CONTACTED', 'SAVED', 'NEW']);
});

it('reads on where they fill more than a page, and stops once everybody is found', async () => {
  const asked: (string | undefined)[] = [];
  const ids = Array.from({ length: 501 }, (_, number) => `sub_${number}` as const);
  const { gone, stayed } = await findBrokenOff('discarding', 'job_1', ids, async (column, after) => {
    asked.push(column, after);
    return { cards: (after ? ids.slice(500) : ids.slice(0, 500)).map((id) => card(id)), next: after ? 'c' : 'b' };
  });
  expect([gone.length, stayed, asked]).toEqual([501, [], ['DISCARDED', undefined, 'DISCARDED', 'b']]);
});

it('says how many went, and who stayed', () => {
  const people = (count: number) => Array.from({ length: count }, (_, number) => card('sub_a', null, `P${number + 1}`));
  const words = (as: 'discarding' | 'contacting', gone: number, stayed: number, elsewhere = 0) =>
    brokenOffWords(as, { gone: people(gone), stayed: people(stayed), elsewhere });
  const begin = 'The page was left while';
  expect(words('discarding', 100, 30)).toBe(
    `${begin} discarding: 100 of 130 profiles went to Discarded, 30 stayed in Saved: P1, P2, P3 and 27 others.`,
  );
  expect(words('discarding', 130, 0)).toBe(`${begin} discarding: all 130 profiles went to Discarded.`);
  expect(words('discarding', 0, 1)).toBe(`${begin} discarding: 1 profile stayed in Saved: P1.`);
  expect(words('contacting', 2, 2)).toBe(
    `${begin} contacting: 2 of 4 profiles went to Contacted, 2 stayed in Saved: P1, P2.`,
  );
  expect(words('contacting', 2, 1, 1)).toBe(
    `${begin} contacting: 2 of 4 profiles went to Contacted, 1 is elsewhere, 1 stayed in Saved: P1.`,
  );
  const fresh = { ...card('sub_b', null, 'Ines'), columnName: 'NEW' as const };
  expect(brokenOffWords('contacting', { gone: people(1), stayed: [fresh], elsewhere: 0 })).toBe(
    `${begin} contacting: 1 of 2 profiles went to Contacted, 1 stayed in New: Ines.`,
  );
  expect(words('contacting', 0, 0, 2)).toBe(`${begin} contacting: 0 of 2 profiles went to Contacted, 2 are elsewhere.`);
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
