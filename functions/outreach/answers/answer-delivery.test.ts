import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EXAMPLES } from '../../../test/support/item-examples.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { putItem } from '../../platform/items.ts';
import { parseItem } from '../../platform/table.ts';
import { createAnswerStore } from '../../records/inbox/answer-store.ts';
import { createConversationStore } from '../../records/inbox/conversation-store.ts';
import { StoredAnswer } from '../../records/inbox/stored-inbox.ts';
import { keys } from '../../records/keys.ts';
import { createOutreachStore } from '../repository.ts';
import { createAnswerDelivery } from './answer-delivery.ts';
import type { AnswerEvent } from './ses-event.ts';

const AT = '2026-03-04T10:00:00.000Z';

let table: TestTable;
let answer: StoredAnswer;
beforeAll(async () => {
  table = await aTable();
  const item = EXAMPLES.find(({ sk }) => String(sk).startsWith('ANSWER#'));
  answer = parseItem(StoredAnswer, item ?? {});
});
afterAll(() => table.close());
beforeEach(async () => {
  const conversation = EXAMPLES.find(({ sk }) => sk === 'CONVERSATION');
  const { accountId, submissionId, id } = answer;
  await putItem(table, {
    ...conversation,
    ...keys.conversation(accountId, submissionId),
    answeredAt: AT,
    lastAnswerId: id,
  });
});

/** What is known of an answer after events of it, each told twice. */
async function after(over: Partial<StoredAnswer>, ...events: readonly Partial<AnswerEvent>[]) {
  const { accountId, submissionId, id: answerId } = answer;
  const { messageId: _messageId, why: _why, answeredBefore: _before, ...unsent } = answer;
  await putItem(table, { ...unsent, ...keys.answer(accountId, submissionId, answerId), ...over });
  const answers = createAnswerStore(table);
  const note = createAnswerDelivery({ store: createOutreachStore(table, ''), answers, now: () => new Date(AT) });
  const event: AnswerEvent = {
    ...{ accountId, submissionId, answerId, messageId: 'ses-1', at: AT, sentAt: AT, kind: 'sent' },
    ...{ from: 'ada@mail.example', userAgent: '', recipients: ['kim@home.example'] },
  };
  for (const each of [...events, ...events]) await note({ ...event, ...each });
  const { state, messageId, why } = (await answers.find(accountId, submissionId, answerId)) ?? {};
  const conversation = await createConversationStore(table).read(accountId, submissionId);
  return { state, messageId, why, isAnswered: conversation?.lastAnswerId === answerId };
}

it.each(['sending', 'uncertain'] as const)('any word of one that is %s says that it left', async (state) => {
  expect(await after({ state }, { kind: 'delivered' })).toEqual({
    state: 'sent',
    messageId: 'ses-1',
    isAnswered: true,
  });
});

it.each(['bounced', 'rejected'] as const)('one that was %s did not answer anybody', async (kind) => {
  const known = await after({ state: 'sent', messageId: 'ses-1' }, { kind });
  expect(known).toMatchObject({ state: 'failed', isAnswered: false });
  expect(known.why).toMatch(/address|rejected/);
});

it('stays failed whatever is told late', async () => {
  const known = await after({ state: 'uncertain' }, { kind: 'bounced' }, { kind: 'sent' });
  expect(known).toMatchObject({ state: 'failed', isAnswered: false });
});

it('is not touched by the word of another mail, nor before it was handed over', async () => {
  const sent = { state: 'sent', messageId: 'ses-0' } as const;
  expect(await after(sent, { kind: 'bounced' })).toMatchObject({ ...sent, isAnswered: true });
  expect(await after({ state: 'waiting', dueAt: AT }, { kind: 'sent' })).toMatchObject({ state: 'waiting' });
});

it('takes the last address of a candidate, whose card says so', async () => {
  const items = EXAMPLES.filter(
    ({ pk, sk }) => (sk === 'HEAD' || sk === 'EMAILS') && pk === `A#${answer.accountId}#S#${answer.submissionId}`,
  );
  for (const item of items) await putItem(table, item);
  const { heads } = createOutreachStore(table, '');
  const hasEmail = async () => (await heads.read(answer.accountId, answer.submissionId))?.hasEmail;
  await heads.change(answer.accountId, answer.submissionId, (head) => ({ ...head, hasEmail: true }), []);
  expect(await hasEmail()).toBe(true);
  await after({ state: 'sent', messageId: 'ses-1' }, { kind: 'bounced', recipients: ['ada@mail.example'] });
  expect(await hasEmail()).toBe(false);
});
