import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { installMeter, sumOf } from '../../../scripts/bench/meter.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { putItem } from '../../platform/items.ts';
import { GetCommand } from '../../platform/table-calls.ts';
import { keys } from '../keys.ts';
import type { Head } from '../submission/head.ts';
import { toHeadItem } from '../submission/stored-head.ts';
import type { StoredReply } from '../submission/stored-items.ts';
import { createConversationStore } from './conversation-store.ts';

const account = 'acc_0123456789abcdef';
const id = 'sub_0123456789abcdef';
const user = 'usr_0123456789abcdef0123456789abcdef';
const at = (minute: number) => `2026-03-04T10:0${minute}:00.000Z`;
const head: Head = {
  ...{ accountId: account, id, jobId: 'job_a', version: 4, column: 'CONTACTED', columnAt: at(0), name: 'Ada Berg' },
  ...{ origin: 'crowd', submittedAt: at(0), huntDone: true, hasEmail: true, verdicts: 'cc' },
  ...{ repliedAt: at(1), unreadReply: true },
};
const reply = (number: number): StoredReply => ({
  ...{
    id: `rep_${number}`,
    kind: 'human-reply',
    messageId: null,
    mailKey: `inbound/${number}`,
    subject: 'Re',
    from: 'a',
  },
  ...{ to: 'b', receivedAt: at(number), visibleText: `Answer ${number}`, htmlContent: null, suggestion: 'unclear' },
  ...{ interests: [], notices: [], attachments: [] },
});

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
  await putItem(table, toHeadItem(head));
  await putItem(table, { ...keys.jobRow(account, 'job_a'), title: 'Engineer', ownerId: user });
});
afterAll(() => table.close());

it('takes in an answer for two units, and loses nothing of what changed a moment ago', async () => {
  const store = createConversationStore(table);
  const meter = installMeter();
  const calls = await meter.record(() => store.refresh(account, id, reply(1)));
  expect(sumOf(calls, 'read')).toBe(2);

  const before = await table.get(keys.conversation(account, id));
  await store.change(account, id, (known) => ({ ...known, doneAt: at(2) }));
  const send = table.db.send.bind(table.db);
  const spy = vi.spyOn(table.db, 'send').mockImplementation((async (command: never) => {
    const { input } = command as { input: { Key?: { sk: string }; ConsistentRead?: boolean } };
    const isOld =
      (command as unknown) instanceof GetCommand && input.Key?.sk === 'CONVERSATION' && !input.ConsistentRead;
    return isOld ? { Item: before } : send(command);
  }) as never);
  await store.refresh(account, id, reply(3));
  spy.mockRestore();
  expect(await store.read(account, id)).toMatchObject({ doneAt: at(2), humanAt: at(3), replyId: 'rep_3', version: 3 });
});
