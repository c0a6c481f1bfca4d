import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { readItems } from './batch.ts';
import {
  getItem,
  IF_NEW,
  putAction,
  putItem,
  putOrFind,
  queryPage,
  transact,
  updateFrom,
  updateItem,
  updateOrFind,
} from './items.ts';
import { connectLightTable } from './light-table.ts';
import type { Table } from './table.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

/** The client is there for what goes wrong alone. */
const light = () => connectLightTable(table.name, { table, environment: table.environment });

/** Everything that is done to items, one after the other, each with what was answered. */
async function everything(its: Table, pk: string): Promise<unknown[]> {
  const key = { pk, sk: 'one' };
  const item = {
    ...key,
    text: 'Küster 高策',
    count: 1,
    list: [1, { deep: true }],
    none: null,
    gone: undefined,
    set: new Set(['a', 'b']),
  };
  const isThree = { when: '#count = :three', values: { ':three': 3 }, names: { '#count': 'count' } };
  return [
    await putItem(its, item, IF_NEW),
    await putItem(its, item, IF_NEW),
    await putOrFind(its, item, IF_NEW),
    await getItem(its, key, { strongly: true }),
    await getItem(its, { pk, sk: 'nobody' }),
    await updateItem(its, key, { change: 'ADD #count :one', names: { '#count': 'count' }, values: { ':one': 1 } }),
    await updateItem(its, key, { change: 'SET more = :more', values: { ':more': [] }, if: isThree }),
    await updateOrFind(its, key, { change: 'SET more = :more', values: { ':more': [] }, if: isThree }),
    await updateFrom(its, key, { change: 'SET more = :more', values: { ':more': 'x' } }),
    await putItem(its, { pk, sk: 'two' }),
    await queryPage(its, { where: 'pk = :pk', values: { ':pk': pk } }, 1),
    await queryPage(its, { where: 'pk = :pk', values: { ':pk': pk } }, 1, key),
    (await readItems(its, [key, { pk, sk: 'two' }, { pk, sk: 'nobody' }])).toSorted((a, b) =>
      `${a.sk}`.localeCompare(`${b.sk}`),
    ),
    await transact(its, [putAction(its, { pk, sk: 'two' }, IF_NEW)]),
  ];
}

const saidOf = (answers: unknown, pk: string) =>
  JSON.stringify(answers, (_, value) => (value instanceof Set ? [...value].sort() : value)).replaceAll(pk, 'PK');

describe('a table that is called without its client', () => {
  it('answers everything as the client does', async () => {
    const [answers, client] = [await everything(light(), 'light'), await everything(table, 'client')];
    expect(JSON.parse(saidOf(answers, 'light'))).toEqual(JSON.parse(saidOf(client, 'client')));
  });

  it('has the client say what is wrong with a call', async () => {
    const wrong = { where: 'nothing = :pk', values: { ':pk': 'x' } };
    const said = await queryPage(table, wrong).catch((error: Error) => error.name);
    expect(said).toBe('ValidationException');
    await expect(queryPage(light(), wrong)).rejects.toThrow(expect.objectContaining({ name: said }));
  });
});
