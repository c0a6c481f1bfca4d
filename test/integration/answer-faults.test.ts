import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAnsweringStore } from '../../functions/inbox/repository.ts';
import { createSendAnswer, type SendAnswerDeps } from '../../functions/inbox/send-answer.ts';
import { createNoticeSweep } from '../../functions/inbox/send-notices.ts';
import { readEnvironment } from '../../functions/platform/env.ts';
import { createMailer } from '../../functions/platform/mail.ts';
import { createSes } from '../../functions/platform/ses.ts';
import { createAccountReader } from '../../functions/records/account/account-reader.ts';
import { dueAnswers } from '../../functions/records/inbox/answers-due.ts';
import { stillUnread } from '../../functions/records/inbox/still-unread.ts';
import { readWaiting } from '../../functions/records/inbox/waiting.ts';
import { asState, createNoticeStore, inState } from '../../functions/records/notice/notice-store.ts';
import { dueNotices } from '../../functions/records/notice/notices-due.ts';
import type { StoredNotices } from '../../functions/records/notice/stored-notices.ts';
import { contract } from '../../shared/contract/index.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import { BATCH_MINUTES, withNewReply } from '../../shared/rules/inbox/notices.ts';
import { type Fate, Killed, killedAt, mortalTable, unharmed } from '../support/faults.ts';
import { addCandidate, answer, type Contactable, contact, lastMail, postJob } from '../support/mail.ts';
import { aWorld, type World } from '../support/world.ts';

const { inbox } = contract;
type Hand = SendAnswerDeps['mail']['send'];

let world: World;
let accountId: AccountId;
let kim: Contactable;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
  const { account, admin } = await world.anAccount({ window: 'always' });
  accountId = account.id;
  kim = await addCandidate(world, admin, await postJob(world, admin));
  await contact(world, kim);
  await answer(world, lastMail(world, kim.id), 'What is the salary?');
});
afterAll(() => world?.close());

const env = () => readEnvironment('WEB_URL', 'MAIL_DOMAIN', 'REPLY_DOMAIN', 'SES_CONFIGURATION_SET');
const mailer = (): Hand => createSes(createMailer(), env().SES_CONFIGURATION_SET, env().MAIL_DOMAIN);
const secret = { signingSecret: async () => 'a secret of these tests', now: () => new Date() };
const open = () => world.call(inbox.openConversation, { params: { id: kim.id } }, { as: kim.admin });

/** Sends an answer, over a table and a mail service at any of whose calls it may die. */
const sender = (hand: Hand, fate: Fate) =>
  createSendAnswer({
    ...{ ...secret, replyDomain: env().REPLY_DOMAIN, mailDomain: env().MAIL_DOMAIN },
    store: createAnsweringStore(mortalTable(world.table, fate), env().MAIL_DOMAIN),
    files: { get: async () => undefined },
    mail: { send: (mail, tags) => fate.around(() => hand(mail, tags)) },
    listDue: (until) => dueAnswers(world.table, until),
  });

/** An answer that is due now, which nothing else sends. */
async function aDueAnswer() {
  const { replies, answers } = await open();
  const body = { replyId: replies.at(-1)!.id, afterAnswer: answers.at(-1)?.id ?? null, html: `<p>${randomUUID()}</p>` };
  await world.call(inbox.answerCandidate, { params: { id: kim.id }, body }, { as: kim.admin });
  world.pass({ seconds: 31 });
  for await (const [due] of dueAnswers(world.table, new Date())) if (due) return due;
  throw new Error('No answer is due');
}

it('no answer is handed over twice or lost, wherever its sending dies', { timeout: 900_000 }, async () => {
  const handed = new Map<string, number>();
  const hand: Hand = (mail, tags) => {
    handed.set(tags.answer ?? '', (handed.get(tags.answer ?? '') ?? 0) + 1);
    return mailer()(mail, tags);
  };
  const fate = unharmed();
  const first = await aDueAnswer();
  await sender(hand, fate)(first);
  expect(fate.steps()).toBeGreaterThan(8);
  const killed = [];
  for (let at = 0; at < fate.steps(); at++) {
    const due = await aDueAnswer();
    killed.push(due.answerId);
    await expect(sender(hand, killedAt(at))(due)).rejects.toThrow(Killed);
    const again = sender(hand, unharmed());
    await Promise.all([again(due), again(due)]);
    // What was claimed is looked at after a quarter of an hour.
    world.pass({ minutes: 16 });
    await world.drain();
  }
  const states = new Map<string, string>((await open()).answers.map(({ id, state }) => [id, state]));
  for (const id of killed) {
    expect(handed.get(id) ?? 0, id).toBeLessThanOrEqual(1);
    // What was handed over is known for sent by the mail service's word; of the rest nobody says that it left.
    expect(states.get(id), id).toBe(handed.get(id) ? 'sent' : 'uncertain');
  }
  expect([...handed.keys()].length).toBeGreaterThan(5);
});

it('nobody is told the same twice, wherever telling them dies', { timeout: 900_000 }, async () => {
  const told: string[] = [];
  const sweep = (fate: Fate) => {
    const table = mortalTable(world.table, fate);
    return createNoticeSweep({
      ...{ ...secret, webUrl: env().WEB_URL, mailDomain: env().MAIL_DOMAIN },
      notices: createNoticeStore(table),
      store: {
        findTeammate: createAccountReader(table).findTeammate,
        readWaiting: (...of) => readWaiting(table, ...of),
        isAtsShut: async () => false,
        stillUnread: (...of) => stillUnread(table, ...of),
      },
      listDue: (until) => dueNotices(world.table, until),
      mail: {
        send: (mail, tags) =>
          fate.around(async () => {
            told.push(mail.html);
            return mailer()(mail, tags);
          }),
      },
    })();
  };
  const settings = { replies: 'at-once', summary: 'never' } as const;
  await world.call(inbox.saveNotices, { body: settings }, { as: kim.admin });
  await answer(world, lastMail(world, kim.id), 'And the place?');
  const notices = createNoticeStore(world.table);
  /** Word of an answer is due. */
  const news = async (id: string) => {
    world.pass({ minutes: BATCH_MINUTES + 1 });
    const reply = { id, submissionId: kim.id, name: 'Kim', jobTitle: 'Nurse' };
    const told = (before: StoredNotices) => inState(before, withNewReply(asState(before), reply, new Date()));
    await notices.change(accountId, kim.admin.id, told);
  };
  await news('first');
  const fate = unharmed();
  await sweep(fate);
  expect(told).toHaveLength(1);
  for (let at = 0; at < fate.steps(); at++) {
    const before = told.length;
    await news(`answer ${at}`);
    await sweep(killedAt(at)).catch(() => undefined);
    await Promise.all([sweep(unharmed()), sweep(unharmed())]);
    expect(told.length - before, `killed at ${at}`).toBeLessThanOrEqual(1);
    const { pending, dueAt } = await notices.read(accountId, kim.admin.id);
    expect({ pending, dueAt }).toEqual({ pending: [], dueAt: undefined });
  }
  expect(told.length).toBeGreaterThan(fate.steps() / 2);
});
