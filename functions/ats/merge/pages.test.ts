import { expect, it } from 'vitest';
import * as z from 'zod';
import type { connectMerge, MergeCall } from './connection.ts';
import { pagesOf } from './pages.ts';

const Thing = z.object({ id: z.string() });
const wanted = { name: 'users', path: 'users', token: 'token', query: { email: 'ada@ats.example' } };
const named = (from: number, count: number) => Array.from({ length: count }, (_, n) => ({ id: `${from + n}` }));

/** Lists over these pages, and what was asked for. */
function over(pageOf: (number: number) => { results: unknown[]; next?: string | null }) {
  const asked: MergeCall['query'][] = [];
  const call = async (asks: MergeCall, shape: z.ZodType) => {
    asked.push(asks.query);
    return shape.parse(pageOf(asked.length - 1));
  };
  return { asked, ...pagesOf(call as ReturnType<typeof connectMerge>) };
}

it('goes on after pages with nothing on them, to the end', async () => {
  const pages = [named(0, 0), named(0, 100), named(0, 0), named(0, 0), named(100, 30)];
  const { all, asked } = over((n) => ({ results: pages[n]!, next: n < 4 ? `c${n}` : null }));
  expect((await all(Thing, wanted)).map(({ id }) => id)).toEqual(named(0, 130).map(({ id }) => id));
  expect(asked.map((query) => query?.cursor)).toEqual([undefined, 'c0', 'c1', 'c2', 'c3']);
  expect(asked.every((query) => query?.email === 'ada@ats.example' && query.page_size === '100')).toBe(true);
});

it.each([
  ['cD0xMDA=', 'cD0xMDA='],
  ['https://api.merge.dev/api/ats/v1/users?cursor=cD0xMDA%3D&page_size=100', 'cD0xMDA='],
  ['p:100', 'p:100'],
  ['', null],
  [null, null],
  [undefined, null],
])('takes %j for the place where the next page begins', async (next, cursor) => {
  const { list } = over(() => ({ results: [], ...(next !== undefined && { next }) }));
  expect((await list(Thing, wanted)).next).toBe(cursor);
});

it('takes a list that does not end for nothing that is known, and what was found in it for found', async () => {
  const endless = () => over((n) => ({ results: named(n, 1), next: 'again' }));
  const { all, asked } = endless();
  await expect(all(Thing, wanted)).rejects.toMatchObject({ kind: 'busy' });
  expect(asked).toHaveLength(20);
  const { walk } = endless();
  const found = await walk(Thing, wanted, (page) => page.some(({ id }) => id === '3'));
  expect(found.results.map(({ id }) => id)).toEqual(['0', '1', '2', '3']);
});

it('leaves out of a page what cannot be read, and nothing else', async () => {
  const { list } = over(() => ({ results: [{ id: 'a' }, { id: 7 }, null, { id: 'b' }] }));
  expect((await list(Thing, wanted)).results).toEqual([{ id: 'a' }, { id: 'b' }]);
});
