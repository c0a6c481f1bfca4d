import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { aCandidate, answer, contact, lastMail } from '../support/mail.ts';
import { aWorld, type World } from '../support/world.ts';

const { inbox } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

it('an answer that comes back says so, and its candidate waits for one again', async () => {
  const { admin, id, ...rest } = await aCandidate(world);
  await contact(world, { admin, id, ...rest });
  await answer(world, lastMail(world, id), 'What is the salary?', { from: 'bounce@simulator.amazonses.com' });
  const open = () => world.call(inbox.openConversation, { params: { id } }, { as: admin });
  const waiting = async () =>
    (await world.call(inbox.listInbox, { query: { box: 'all' } }, { as: admin })).conversations[0]?.needsAnswer;
  const replyId = (await open()).replies.at(-1)!.id;
  await world.call(inbox.answerCandidate, { params: { id }, body: { replyId, html: '<p>80,000</p>' } }, { as: admin });
  await world.drain();
  expect(await waiting()).toBe(false);
  world.pass({ minutes: 2 });
  await world.drain();
  expect((await open()).answers).toMatchObject([
    { state: 'failed', why: 'Their address does not take mail any more.' },
  ]);
  expect(await waiting()).toBe(true);
});
