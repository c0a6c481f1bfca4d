import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pauseSourcing } from '../../scripts/ops/auto-sourcing.ts';
import { chat as chatOfOffice } from '../../scripts/ops/chat.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { contract } from '../../shared/contract/index.ts';
import type { ChatMessageId, JobId, RequestId } from '../../shared/model/ids.ts';
import type { Employer, Sourcer, TestAccount } from '../../test/support/accounts.ts';
import { aJob } from '../../test/support/builders.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { newId } from '../platform/ids.ts';

const { jobs, sourcing } = contract;

let world: World;
let account: TestAccount;
let admin: Employer;
let sourcer: Sourcer;
beforeAll(async () => {
  world = await aWorld();
  ({ account, admin } = await world.anAccount({ credits: 500 }));
  sourcer = await world.aSourcer();
});
afterAll(() => world?.close());

const anId = (): ChatMessageId => `msg_${newId()}`;

/** A job with an open request, and what people and sourcers do in its chat. */
async function aChat() {
  const { id } = await world.call(jobs.createJob, { body: aJob({ title: `Engineer ${newId()}` }) }, { as: admin });
  await world.call(jobs.startSourcing, { params: { id }, body: { batchSize: 10 } }, { as: admin });
  const request = await requestOf(id);
  return {
    id,
    request,
    say: (content: string, { as = admin, messageId = anId(), after = 0 } = {}) =>
      world.call(jobs.sendChatMessage, { params: { id, messageId }, body: { content, after } }, { as }),
    answer: (content: string, { as = sourcer, messageId = anId(), after = 0 } = {}) =>
      world.call(sourcing.sendRequestMessage, { params: { id: request, messageId }, body: { content, after } }, { as }),
    state: (as = admin) => world.call(jobs.getChat, { params: { id } }, { as }),
    list: (before?: number, as = admin) =>
      world.call(jobs.listChatMessages, { params: { id }, query: { before } }, { as }),
    read: (number: number, as = admin) => world.call(jobs.markChatRead, { params: { id }, body: { number } }, { as }),
    received: (after = 0, as = sourcer) =>
      world.call(sourcing.listRequestMessages, { params: { id: request }, query: { after } }, { as }),
  };
}

async function requestOf(job: JobId): Promise<RequestId> {
  const { title } = await world.call(jobs.getJob, { params: { id: job } }, { as: admin });
  const { results } = await world.call(sourcing.listSourcingRequests, { query: {} }, { as: sourcer });
  const found = results.find((request) => request.job.title === title);
  if (!found) throw new Error('The request is not open');
  return found.id;
}

const contents = (messages: readonly { content: string }[]) => messages.map(({ content }) => content);

describe('a job’s chat', () => {
  it('is empty at first', async () => {
    const chat = await aChat();
    expect(await chat.state()).toEqual({ unread: 0, last: 0, readTo: 0 });
    expect(await chat.list()).toEqual({ results: [], hasEarlier: false, hasLater: false });
    expect(await chat.received()).toEqual({ results: [], hasMore: false });
  });

  it('says to each who wrote what, in the order of its numbers', async () => {
    const chat = await aChat();
    await chat.say('Berlin only?');
    await chat.answer('All of Europe.');
    await chatOfOffice(openOffice(), account.id, chat.id, 'We look into it.');
    const { results } = await chat.list();
    expect(results).toMatchObject([
      { number: 1, content: 'Berlin only?', type: 'employer', isOwn: true, sender: { id: admin.id } },
      { number: 2, content: 'All of Europe.', type: 'recruiter', isOwn: false },
      { number: 3, content: 'We look into it.', type: 'bramble', isOwn: false, sender: { name: 'The Bramble team' } },
    ]);
    // Sourcers learn the name of who writes, and nothing by which to find them elsewhere.
    expect((await chat.received()).results.map(({ sender }) => Object.keys(sender))).toEqual([
      ['name'],
      ['name'],
      ['name'],
    ]);
    expect((await chat.received(1)).results.map(({ number, isOwn }) => [number, isOwn])).toEqual([
      [2, true],
      [3, false],
    ]);
  });

  it('comes in pages of ten, without a gap and nothing twice', async () => {
    const chat = await aChat();
    for (let n = 1; n <= 23; n++) await chat.answer(`${n}`, { after: n - 1 });
    const pages: string[] = [];
    let before: number | undefined;
    for (let hasEarlier = true; hasEarlier; ) {
      const page = await chat.list(before);
      expect(page.results.length).toBeLessThanOrEqual(10);
      pages.unshift(...contents(page.results));
      before = page.results[0]?.number;
      hasEarlier = page.hasEarlier;
    }
    expect(pages).toEqual(Array.from({ length: 23 }, (_, n) => `${n + 1}`));
    const first = await chat.received();
    expect([first.results.length, first.hasMore]).toEqual([10, true]);
    expect(await chat.received(13)).toMatchObject({ hasMore: false, results: { length: 10 } });
    expect((await chat.list(1)).results).toEqual([]);
  });

  it('has each message once, however often two tabs send it and whatever comes between', async () => {
    const chat = await aChat();
    const ids = Array.from({ length: 50 }, anId);
    const send = (messageId: ChatMessageId) => chat.say(messageId, { messageId });
    await Promise.all(ids.slice(0, 10).flatMap((id) => [send(id), send(id)]));
    for (const id of ids) await send(id);
    for (const id of ids.toReversed()) await send(id);
    const stored = await chatOfOffice(openOffice(), account.id, chat.id);
    expect(stored.at(-1)?.number).toBe(50);
    let all: string[] = [];
    for (let before = 51; before > 1; before -= 10) all = [...contents((await chat.list(before)).results), ...all];
    expect(all.toSorted()).toEqual(ids.toSorted());
  });

  it('takes what its two sides send at once, in one order for all', async () => {
    const chat = await aChat();
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 ? chat.say(`employer ${n}`) : chat.answer(`sourcer ${n}`))),
    );
    const seen = (await chat.list()).results.map(({ number, content }) => [number, content]);
    expect(seen.map(([number]) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await chat.received()).results.map(({ number, content }) => [number, content])).toEqual(seen);
    expect((await chat.state()).unread).toBe(4);
  });

  it('counts up to ten of others for each person apart, and what is read stays read', async () => {
    const chat = await aChat();
    const teammate = await world.anEmployer({ account });
    await chat.say('Hello');
    for (let n = 0; n < 12; n++) await chat.answer(`${n}`);
    expect(await chat.state()).toEqual({ unread: 10, last: 13, readTo: 0 });
    expect(await chat.read(5)).toEqual({ unread: 8, last: 13, readTo: 5 });
    expect(await chat.read(99)).toEqual({ unread: 0, last: 13, readTo: 13 });
    expect(await chat.read(2)).toEqual({ unread: 0, last: 13, readTo: 13 });
    expect((await chat.state(teammate)).unread).toBe(10);
    await chat.say('Thank you', { as: teammate, after: 13 });
    expect((await chat.state()).unread).toBe(0);
  });

  it('shows in the job list to whoever has not read it', async () => {
    const chat = await aChat();
    const isNew = async () => {
      await world.drain();
      const query = { scope: 'mine', status: 'Validated', limit: 100 } as const;
      const { results } = await world.call(jobs.listJobs, { query }, { as: admin });
      return results.find(({ id }) => id === chat.id)?.hasNewChatMessage;
    };
    await chat.say('Anybody there?');
    expect(await isNew()).toBe(false);
    await chat.answer('Yes');
    await chat.answer('What is the salary?');
    expect(await isNew()).toBe(true);
    await chat.read(2);
    expect(await isNew()).toBe(true);
    await chat.read(3);
    expect(await isNew()).toBe(false);
  });
});

describe('who may', () => {
  it('is nobody of another account', async () => {
    const chat = await aChat();
    await chat.answer('For Acme alone');
    const { admin: other } = await world.anAccount();
    const params = { id: chat.id };
    const at = { params: { ...params, messageId: anId() }, body: { content: 'Hi', after: 0 } };
    for (const refused of [
      world.refusal(jobs.getChat, { params }, { as: other }),
      world.refusal(jobs.listChatMessages, { params, query: {} }, { as: other }),
      world.refusal(jobs.markChatRead, { params, body: { number: 1 } }, { as: other }),
      world.refusal(jobs.sendChatMessage, at, { as: other }),
    ])
      expect((await refused).code).toBe('JOB_NOT_FOUND');
    expect((await chat.list()).results).toHaveLength(1);
  });

  it('is a sourcer while a request is open, also where it is paused', async () => {
    const chat = await aChat();
    await pauseSourcing(openOffice(), account.id, chat.id, true);
    expect((await chat.answer('May we ask something?')).number).toBe(1);
    await world.call(jobs.stopSourcing, { params: { id: chat.id } }, { as: admin });
    const params = { id: chat.request };
    const body = { content: 'Hi', after: 0 };
    const refusals = [
      world.refusal(sourcing.listRequestMessages, { params, query: {} }, { as: sourcer }),
      world.refusal(sourcing.sendRequestMessage, { params: { ...params, messageId: anId() }, body }, { as: sourcer }),
    ];
    for (const refused of refusals) expect((await refused).code).toBe('REQUEST_CLOSED');
  });

  it('is told what is wrong with a message, and nothing is kept', async () => {
    const chat = await aChat();
    const params = { id: chat.id, messageId: anId() };
    const bad = [
      { content: '   ', after: 0 },
      { content: 'x'.repeat(2_001), after: 0 },
      { content: 'Hi', after: -1 },
      { content: 'Hi' },
    ];
    for (const body of bad)
      expect((await world.send(jobs.sendChatMessage, { params, body }, { as: admin })).status).toBe(400);
    const strange = { params: { ...params, messageId: '../x' }, body: { content: 'Hi', after: 0 } };
    expect((await world.send(jobs.sendChatMessage, strange, { as: admin })).status).toBe(400);
    expect((await chat.state()).last).toBe(0);
  });
});
