import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { hashOf } from '../../platform/ids.ts';
import { PutCommand } from '../../platform/table-calls.ts';
import { keys } from '../keys.ts';
import { createCallers } from './callers.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const A_KEY = { communityId: 'com_a', name: 'Crowd', createdAt: '2026-03-01T10:00:00.000Z' };

it('knows a sourcer by a key until it is revoked', async () => {
  const { findSourcer } = createCallers(table);
  const store = (over: object) => {
    const Item = { ...keys.apiKey(hashOf('secret')), ...A_KEY, ...over };
    return table.db.send(new PutCommand({ TableName: table.name, Item }));
  };
  await store({});
  expect(await findSourcer('secret')).toMatchObject({ communityId: 'com_a', name: 'Crowd' });
  expect(await findSourcer('secret')).not.toHaveProperty('isTrial');
  expect(await findSourcer('another')).toBeUndefined();
  await store({ trial: true });
  expect(await findSourcer('secret')).toMatchObject({ isTrial: true });
  await store({ revokedAt: '2026-03-02T10:00:00.000Z' });
  expect(await findSourcer('secret')).toBeUndefined();
});
