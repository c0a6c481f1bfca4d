import { afterAll, beforeAll, expect, it } from 'vitest';
import { installMeter } from '../../../scripts/bench/meter.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { putItem } from '../../platform/items.ts';
import { keys } from '../keys.ts';
import { claimIdentity, findIdentities } from './identities.ts';
import { keepOldFacts } from './old-facts.ts';

const prints = ['one', 'two', 'one', 'nobody'];

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

it.each([
  ['by a call for each where something may be kept from before there were persons', 'acc_before', false, 3],
  ['by one call where it is known that nothing is', 'acc_since', true, 1],
] as const)('finds whose addresses are %s', async (_, account, personsOnly, calls) => {
  await putItem(table, { ...keys.account(account), personsOnly });
  for (const print of ['one', 'two']) await claimIdentity(table, account, print, `per_${print}`);
  await keepOldFacts(table, account, 'per_one', ['nobody'], new Date());
  const meter = installMeter();
  let found: Awaited<ReturnType<typeof findIdentities>> = [];
  const made = await meter.record(async () => {
    found = await findIdentities(table, account, prints);
  });
  expect(made.map(({ units }) => units).reduce((sum, units) => sum + units)).toBe(3);
  expect(made).toHaveLength(calls);
  expect(found).toEqual([
    { print: 'one', personId: 'per_one', before: [] },
    { print: 'two', personId: 'per_two', before: [] },
    { print: 'one', personId: 'per_one', before: [] },
    { print: 'nobody', personId: undefined, before: [] },
  ]);
});
