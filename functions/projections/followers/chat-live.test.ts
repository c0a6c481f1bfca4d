import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { putItem } from '../../platform/items.ts';
import { createSocketStore, listSockets } from '../../records/chat/socket-store.ts';
import { keys } from '../../records/keys.ts';
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
  await putItem(table, { ...keys.user(userId), id: userId, accountId: chat.accountId });
});
afterAll(() => table.close());

const openAll = async (...ids: string[]) => {
  for (const id of ids) await createSocketStore(table).open(chat, { userId, id }, now);
};

it('tells each socket which message is the last, rests where the service is not there, and forgets whoever is gone', async () => {
  await openAll('one', 'two', 'three');
  const told: string[] = [];
  let state: 'up' | 'down' | 'gone' = 'up';
  const tell = async (socket: string, text: string) => {
    told.push(`${socket} ${text}`);
    if (state === 'down') throw new Error('Nobody answered');
    return state === 'gone' ? ('gone' as const) : ('told' as const);
  };
  const follower = chatLiveFollower(table, tell, () => now);
  const say = async (number: number) => {
    told.length = 0;
    await follower.follow(undefined, message(number));
    return told.length;
  };
  expect(follower.takes(message(1))).toBe(true);
  expect(await say(1)).toBe(3);
  expect(told.sort()[0]).toBe(`one ${JSON.stringify({ jobId: chat.jobId, last: 1 })}`);
  state = 'down';
  expect(await say(2)).toBe(3);
  await openAll('four');
  expect(await say(3)).toBe(0);
  now = new Date(now.getTime() + 30_001);
  state = 'gone';
  expect(await say(4)).toBe(4);
  expect(await listSockets(table, chat)).toEqual([]);
});

it('one socket that nobody answers for rests alone, and one that is refused does not rest', async () => {
  await openAll('well', 'deaf', 'busy');
  const told: string[] = [];
  const tell = async (socket: string) => {
    told.push(socket);
    if (socket === 'deaf') throw new Error('Too slow');
    return socket === 'busy' ? ('refused' as const) : ('told' as const);
  };
  const follower = chatLiveFollower(table, tell, () => now);
  const say = async (number: number) => {
    told.length = 0;
    await follower.follow(undefined, message(number));
    return told.toSorted();
  };
  expect(await say(5)).toEqual(['busy', 'deaf', 'well']);
  for (const number of [6, 7, 8]) expect(await say(number)).toEqual(['busy', 'well']);
  now = new Date(now.getTime() + 30_001);
  expect(await say(9)).toEqual(['busy', 'deaf', 'well']);
});

it('a socket that is said to be gone while it opens is kept, and hears the next message', async () => {
  await openAll('young');
  const follower = chatLiveFollower(
    table,
    async () => 'gone',
    () => now,
  );
  const ids = async () => (await listSockets(table, chat)).map(({ id }) => id);
  now = new Date(now.getTime() + 29_000);
  await follower.follow(undefined, message(1));
  expect(await ids()).toEqual(['young']);
  now = new Date(now.getTime() + 2_000);
  await follower.follow(undefined, message(2));
  expect(await ids()).toEqual([]);
});
