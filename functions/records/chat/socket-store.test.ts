import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIMITS } from '../../../shared/product.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { createSocketStore, listSockets } from './socket-store.ts';

const chat = { accountId: 'acc_0123456789abcdef', jobId: 'job_0123456789abcdef' } as const;
const ada = 'usr_0123456789abcdef0123456789abcdef';
const ben = 'usr_ffffffffffffffffffffffffffffffff';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

it('somebody with very many tabs takes no place of another: their oldest socket goes', async () => {
  const sockets = createSocketStore(table);
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 4, 10, minute));
  await sockets.open(chat, { userId: ben, id: 'zz' }, at(0));
  const ids = Array.from({ length: LIMITS.chatSocketsOfPerson + 2 }, (_, n) => `s${99 - n}`);
  for (const [minute, id] of ids.entries()) await sockets.open(chat, { userId: ada, id }, at(minute));
  const kept = (await listSockets(table, chat)).map(({ id }) => id);
  expect(kept.toSorted()).toEqual([...ids.slice(2), 'zz'].toSorted());
  await sockets.open(chat, { userId: ada, id: ids.at(-1) ?? '' }, at(59));
  expect(await listSockets(table, chat)).toHaveLength(kept.length);
});
