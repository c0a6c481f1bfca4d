import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { type AtsPerson, createPersonClaims } from './person-claims.ts';

const START = Date.parse('2026-03-02T10:00:00.000Z');
const at = (minutes: number) => new Date(START + minutes * 60_000);
const [ADA, BOB, CLEO] = ['sub_ada', 'sub_bob', 'sub_cleo'] as const;
const by = (minutes: number, id: typeof ADA | typeof BOB | typeof CLEO, over = {}) => ({
  ...{ by: id, at: at(minutes), until: at(minutes + 15) },
  ...over,
});
let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());
let count = 0;
const someone = (): AtsPerson => ({
  ...{ accountId: 'acc_a', round: 1, by: `someone.${++count}@home.example` },
});

it('is one’s for a while, and one’s own again at any time', async () => {
  const people = createPersonClaims(table);
  const whom = someone();
  expect(await people.claim(whom, by(0, ADA))).toBeUndefined();
  expect(await people.claim(whom, by(1, BOB))).toBe(ADA);
  expect(await people.claim(whom, by(2, ADA))).toBeUndefined();
  expect(await people.claimants(whom)).toEqual([ADA]);
});

it.each([
  ['taken over', 1, { insteadOf: ADA }],
  ['claimed after its time', 20, {}],
])('who is %s is known to have been another’s, also after it is let go of', async (_, minutes, over) => {
  const people = createPersonClaims(table);
  const whom = someone();
  await people.claim(whom, by(0, ADA));
  expect(await people.claim(whom, by(minutes, BOB, over))).toBeUndefined();
  expect(await people.claimants(whom)).toEqual([BOB, ADA]);
  expect(await people.claim(whom, by(minutes + 1, CLEO, { insteadOf: BOB }))).toBeUndefined();
  expect(await people.claimants(whom)).toEqual([CLEO, BOB, ADA]);
  await people.release(whom, CLEO);
  expect(await people.claimants(whom)).toEqual([BOB, ADA]);
  await people.release(whom, BOB);
  expect(await people.claimants(whom)).toEqual([ADA]);
  await people.release(whom, ADA);
  expect(await people.claimants(whom)).toEqual([]);
});

it('who is let go of is free at once, and nobody else’s to let go of', async () => {
  const people = createPersonClaims(table);
  const whom = someone();
  await people.claim(whom, by(0, ADA));
  await people.claim(whom, by(20, BOB));
  await people.release(whom, ADA);
  expect(await people.claimants(whom)).toEqual([BOB, ADA]);
  await people.release(whom, BOB);
  expect(await people.claim(whom, by(21, CLEO))).toBeUndefined();
  expect(await people.claimants(whom)).toEqual([CLEO, ADA]);
});

it('two who take over at the same time have it one after the other', async () => {
  const people = createPersonClaims(table);
  const whom = someone();
  await people.claim(whom, by(0, ADA));
  const got = await Promise.all([people.claim(whom, by(20, BOB)), people.claim(whom, by(20, CLEO))]);
  expect(got.filter((one) => one === undefined)).toHaveLength(1);
});
