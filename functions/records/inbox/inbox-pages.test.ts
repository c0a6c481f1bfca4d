import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobId, SubmissionId, UserId } from '../../../shared/model/ids.ts';
import { Box } from '../../../shared/model/inbox.ts';
import { type Random, randomFrom } from '../../../test/support/shards.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { putItem } from '../../platform/items.ts';
import { responsibleOf } from './conversation.ts';
import { conversationItem } from './conversation-store.ts';
import { conversationsOf, readBox } from './inbox-pages.ts';
import { boxesIn, shelfPlaces } from './shelves.ts';
import type { StoredConversation } from './stored-inbox.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const accountId = 'acc_a';
const OWNERS: readonly UserId[] = ['usr_ada', 'usr_ben'];
const JOBS: readonly JobId[] = ['job_one', 'job_two'];
const pick = <T>(random: Random, all: readonly T[]) => all[Math.floor(random() * all.length)] as T;

/** Any conversation; several come at the very same time. */
function aConversation(random: Random, number: number): StoredConversation {
  const at = () => new Date(Date.parse('2026-03-02T10:00:00.000Z') + Math.floor(random() * 30) * 60_000).toISOString();
  const sometimes = (name: string) => (random() < 0.4 ? { [name]: at() } : {});
  const submissionId: SubmissionId = `sub_${String(number).padStart(3, '0')}`;
  return {
    ...{ accountId, submissionId, version: 1, jobId: pick(random, JOBS), jobTitle: 'Engineer' },
    ...{ ownerId: pick(random, OWNERS), name: 'Robin', replyId: 'rep_0123456789abcdef0123', preview: 'Yes' },
    ...{ suggestion: pick(random, ['interested', 'unclear']), isUnread: random() < 0.3, hasOptedOut: random() < 0.1 },
    ...(random() < 0.8 ? { humanAt: at() } : { awayAt: at() }),
    ...{ ...sometimes('awayAt'), ...sometimes('answeredAt'), ...sometimes('doneAt') },
    ...(random() < 0.2 && { handedTo: pick(random, OWNERS) }),
  };
}

const PLACES = ['account', ...OWNERS, ...JOBS] as const;
const isOf = (of: (typeof PLACES)[number]) => (one: StoredConversation) =>
  of === 'account' || responsibleOf(one) === of || one.jobId === of;
const idsOf = (some: readonly StoredConversation[]) => some.map(({ submissionId }) => submissionId);

it('every box of an account, a person and a job is read in its order, page by page, and nothing twice', async () => {
  const random = randomFrom(7);
  const all = Array.from({ length: 120 }, (_, number) => aConversation(random, number));
  for (const conversation of all) await putItem(table, conversationItem(conversation));
  const inOrder = all.toSorted((a, b) => (shelfPlaces(a).listSort < shelfPlaces(b).listSort ? -1 : 1));
  for (const of of PLACES) {
    const own = inOrder.filter(isOf(of));
    for (const box of Box.options) {
      const found: StoredConversation[] = [];
      let after: string | null = null;
      do {
        const page = await readBox(table, accountId, { of, box }, { limit: 7, ...(after && { after }) });
        expect(page.conversations.length === 7 || page.next === null).toBe(true);
        found.push(...page.conversations);
        after = page.next;
      } while (after);
      expect(idsOf(found), `${of} ${box}`).toEqual(idsOf(own.filter((one) => boxesIn(one).includes(box))));
    }
    const each: StoredConversation[] = [];
    for await (const page of conversationsOf(table, accountId, of)) each.push(...page);
    expect(idsOf(each).sort()).toEqual(idsOf(own).sort());
  }
});

it('a marker of another box is refused', async () => {
  const { next } = await readBox(table, accountId, { of: 'account', box: 'all' }, { limit: 1 });
  const read = readBox(table, accountId, { of: 'account', box: 'away' }, { limit: 1, after: next ?? '' });
  await expect(read).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
