import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import type { Table } from '../../platform/table.ts';
import { BatchWriteCommand } from '../../platform/table-calls.ts';
import { createSearchIndex, indexWords } from './search-index.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const candidate = (number: number, account: 'acc_a' | 'acc_b' = 'acc_a') => ({
  ...({ accountId: account, id: `sub_${number}`, jobId: 'job_a' } as const),
  ...{ submittedAt: `2026-03-0${number}T10:00:00.000Z`, name: 'Joséphine Baker', employer: 'Northwind' },
});

/** The table, and what is written to it. */
function listening(written: string[]): Table {
  const send = table.db.send.bind(table.db) as (...args: unknown[]) => Promise<unknown>;
  const listen = async (...args: unknown[]) => {
    const [command] = args;
    if (command instanceof BatchWriteCommand)
      for (const { PutRequest } of Object.values(command.input.RequestItems ?? {}).flat())
        written.push(String(PutRequest?.Item?.sk));
    return send(...args);
  };
  return { db: Object.create(table.db, { send: { value: listen } }), name: table.name };
}

it('writes a word that may be misspelt once for each account, and whom it leads to for each candidate', async () => {
  const written: string[] = [];
  const its = listening(written);
  await indexWords(its, candidate(1), undefined);
  const first = written.splice(0);
  expect(first).toEqual(expect.arrayContaining(['josephine', '~enihpesoj', 'northwind', '~dniwhtron']));
  await indexWords(its, candidate(2), undefined);
  expect(written.splice(0).filter((word) => !word.includes('sub_2'))).toEqual([]);
  await indexWords(its, candidate(3, 'acc_b'), undefined);
  expect(written).toHaveLength(first.length);
  const index = createSearchIndex(table);
  for (const account of ['acc_a', 'acc_b'] as const)
    expect(await index.listWords(account, 'josephine', 10)).toEqual(['josephine']);
  expect((await index.findByWord('acc_a', 'josephine', 10)).map(({ id }) => id).sort()).toEqual(['sub_1', 'sub_2']);
});

it('writes the words again where writing them failed', async () => {
  const db = Object.create(table.db, {
    send: { value: () => Promise.reject(new Error('The table is away')), configurable: true },
  });
  const broken = { db, name: table.name };
  await expect(indexWords(broken, candidate(4), undefined)).rejects.toThrow('away');
  const written: string[] = [];
  Object.defineProperty(db, 'send', { value: listening(written).db.send });
  await indexWords(broken, candidate(4), undefined);
  expect(written).toEqual(expect.arrayContaining(['josephine']));
});
