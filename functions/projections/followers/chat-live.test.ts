import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { createSocketStore, listSockets } from '../../records/chat/socket-store.ts';
import { chatLiveFollower } from './chat-live.ts';

const chat = { accountId: 'acc_0123456789abcdef', jobId: 'job_0123456789abcdef' } as const;
const userId = 'usr_0123456789abcdef0123456789abcdef';
const message = (number: number) => ({
  ...{ pk: `A#${chat.accountId}#J#${chat.jobId}#CHAT`, sk: `M#0000000${number}`, ...chat, number, others: 0 },
  ...{ id: `msg_${number}`, type: 'employer', name: 'Ada', content: 'Hello', at: '2026-03-04T10:00:00.000Z' },
});

let table: TestTable;
let now = new Date('2026-03-04T10:00:00Z');
beforeAll(async () => {
  table = await aTable();
  const sockets = createSocketStore(table);
  for (const id of ['one', 'two']) await sockets.open(chat, { userId, id }, now);
});
afterAll(() => table.close());

it('tells each socket which message is the last, rests after it failed, and forgets whoever is gone', async () => {
  const told: string[] = [];
  let state: 'up' | 'down' | 'gone' = 'up';
  const tell = async (socket: string, text: string) => {
    told.push(`${socket} ${text}`);
    if (state === 'down') throw new Error('503');
    return state === 'gone' ? ('gone' as const) : ('told' as const);
  };
  const follower = chatLiveFollower(table, tell, () => now);
  const say = async (number: number) => {
    told.length = 0;
    await follower.follow(undefined, message(number));
    return told.length;
  };
  expect(follower.takes(message(1))).toBe(true);
  expect(await say(1)).toBe(2);
  expect(told.sort()[0]).toBe(`one ${JSON.stringify({ jobId: chat.jobId, last: 1 })}`);
  state = 'down';
  expect(await say(2)).toBe(2);
  expect(await say(3)).toBe(0);
  now = new Date(now.getTime() + 30_001);
  state = 'gone';
  expect(await say(4)).toBe(2);
  expect(await listSockets(table, chat)).toEqual([]);
});
