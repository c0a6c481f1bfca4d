import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobId, SubmissionId, UserId } from '../../../shared/model/ids.ts';
import { addCounts, type Counts } from '../../../shared/rules/funnel/counters.ts';
import { Killed, killedAt, mortalTable } from '../../../test/support/faults.ts';
import { aStream, type Random, randomFrom } from '../../../test/support/shards.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import type { Item } from '../../platform/items.ts';
import { conversationItem } from '../../records/inbox/conversation-store.ts';
import { readBoxCounts } from '../../records/inbox/inbox-counts.ts';
import { shelfPlaces } from '../../records/inbox/shelves.ts';
import type { StoredConversation } from '../../records/inbox/stored-inbox.ts';
import { keys } from '../../records/keys.ts';
import { countInbox, inboxCountsOf } from './inbox-counts.ts';
import { forgetOldMarks } from './old-marks.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const RANGES = 3;
const OWNERS: readonly UserId[] = ['usr_ada', 'usr_ben'];
const JOBS: readonly JobId[] = ['job_one', 'job_two'];
const AT = '2026-03-02T10:00:00.000Z';
const LATER = '2026-03-02T11:00:00.000Z';
const pick = <T>(random: Random, all: readonly T[]) => all[Math.floor(random() * all.length)] as T;

function aConversation(random: Random, number: number, accountId: StoredConversation['accountId']): StoredConversation {
  const submissionId: SubmissionId = `sub_${number}`;
  const isHuman = random() < 0.8;
  return {
    ...{ accountId, submissionId, version: number, jobId: pick(random, JOBS), jobTitle: 'Engineer', name: 'Robin' },
    ...{ ownerId: pick(random, OWNERS), replyId: 'rep_0123456789abcdef0123', preview: 'Yes', hasOptedOut: false },
    ...{ suggestion: pick(random, ['interested', 'unclear']), isUnread: random() < 0.5 },
    ...(isHuman ? { humanAt: AT } : { awayAt: AT }),
    ...(random() < 0.3 && { answeredAt: LATER }),
    ...(random() < 0.3 && { doneAt: LATER }),
    ...(random() < 0.3 && { handedTo: pick(random, OWNERS) }),
  };
}

/** As it was stored before there were shelves. */
function withoutShelf(item: Item): Item {
  const places = Object.keys(shelfPlaces(item as StoredConversation));
  return Object.fromEntries(Object.entries(item).filter(([name]) => !places.includes(name)));
}

it.each([1, 2, 3])('boxes count what stands in them, whatever fails, comes twice or ends (seed %i)', async (seed) => {
  const random = randomFrom(seed);
  const accountId = `acc_s${seed}` as const;
  const stream = aStream(RANGES, random);
  const items = new Map<number, Item>();
  const change = () => {
    const number = Math.floor(random() * 20);
    const before = items.get(number);
    const isGone = before !== undefined && random() < 0.1;
    const next = conversationItem(aConversation(random, number, accountId));
    const after = isGone ? undefined : random() < 0.1 ? withoutShelf(next) : next;
    if (after) items.set(number, after);
    else items.delete(number);
    stream.append(number, { before, after });
  };
  const count = async (shardId: string, records: Parameters<typeof countInbox>[2]) => {
    const fate = killedAt(random() < 0.4 ? Math.floor(random() * 8) : Number.POSITIVE_INFINITY);
    const mortal = mortalTable(table, fate);
    try {
      await countInbox({ table: mortal, forgetMarks: forgetOldMarks(mortal, stream.list) }, shardId, records);
      return true;
    } catch (error) {
      if (error instanceof Killed) return false;
      throw error;
    }
  };
  for (let done = 0; done < 60; done++) {
    for (let n = 0; n < 5; n++) change();
    if (random() < 0.15) stream.rotate(Math.floor(random() * RANGES));
    for (const shard of stream.readable()) {
      const records = shard.records.slice(shard.done);
      while (!(await count(shard.id, records)));
      if (random() < 0.2) await count(shard.id, records.slice(Math.floor(random() * records.length)));
      shard.done += records.length;
    }
  }
  for (let readable = stream.readable(); readable.length > 0; readable = stream.readable())
    for (const shard of readable) {
      while (!(await count(shard.id, shard.records.slice(shard.done))));
      shard.done = shard.records.length;
    }
  const wanted = new Map<string, Counts>();
  for (const { of, counts } of [...items.values()].flatMap(inboxCountsOf))
    wanted.set(of, addCounts(wanted.get(of) ?? {}, counts));
  for (const of of [...OWNERS, ...JOBS]) {
    const stored = (await table.get(keys.inboxCounts(accountId, of))) ?? {};
    const boxes = Object.entries(stored).filter(([name]) => name.startsWith('box.'));
    expect(addCounts(Object.fromEntries(boxes) as Counts, {})).toEqual(wanted.get(of) ?? {});
  }
  const { all } = await readBoxCounts(table, accountId, 'account');
  expect(all).toBe([...items.values()].filter((item) => item.listKey !== undefined).length);
});
