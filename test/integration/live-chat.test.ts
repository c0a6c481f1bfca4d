import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../functions/platform/ids.ts';
import { listSockets } from '../../functions/records/chat/socket-store.ts';
import { contract } from '../../shared/contract/index.ts';
import type { JobId, RequestId } from '../../shared/model/ids.ts';
import { openSocket, startLive } from '../../web/src/api/live.ts';
import { createCatchUp } from '../../web/src/features/job/chat/catch-up.ts';
import { type Known, NOTHING, withPage } from '../../web/src/features/job/chat/messages.ts';
import type { Employer, Sourcer, TestAccount } from '../support/accounts.ts';
import { aJob } from '../support/builders.ts';
import { aWorld, type World } from '../support/world.ts';

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

/** A job whose request is open, and what a sourcer says in its chat. */
async function aChat() {
  const { id } = await world.call(jobs.createJob, { body: aJob({ title: `Engineer ${newId()}` }) }, { as: admin });
  const before = new Set((await openRequests()).map((request) => request.id));
  await world.call(jobs.startSourcing, { params: { id }, body: { batchSize: 10 } }, { as: admin });
  const request = (await openRequests()).find((one) => !before.has(one.id))?.id;
  if (!request) throw new Error('The request is not open');
  return { id, say: (content: string) => answer(request, content) };
}
const openRequests = async () =>
  (await world.call(sourcing.listSourcingRequests, { query: {} }, { as: sourcer })).results;
const answer = (id: RequestId, content: string) =>
  world.call(
    sourcing.sendRequestMessage,
    { params: { id, messageId: `msg_${newId()}` }, body: { content, after: 0 } },
    { as: sourcer },
  );

const addressOf = (ticket?: string) =>
  `${world.url.replace('http', 'ws')}/live${ticket === undefined ? '' : `?ticket=${ticket}`}`;
const ticketFor = async (id: JobId, as = admin) =>
  (await world.call(jobs.openLiveChat, { params: { id } }, { as })).ticket;
const socketsOf = (jobId: JobId) => listSockets(world.table, { accountId: account.id, jobId });

/** A tab that shows a chat, with the page's own code: what it knows, and its network. */
function aTab(id: JobId) {
  let known: Known = NOTHING;
  let back: () => void = () => undefined;
  const sockets = { opened: 0, lost: Promise.resolve() };
  const catchUp = createCatchUp({
    last: () => known.messages.at(-1)?.number ?? 0,
    read: async (after) => {
      const page = await world.call(jobs.listChatMessages, { params: { id }, query: { after } }, { as: admin });
      return { messages: page.results, hasEarlier: page.hasEarlier, hasLater: page.hasLater };
    },
    add: (page) => {
      known = withPage(known, page);
    },
  });
  const close = startLive({
    open: async () => {
      const socket = await openSocket(addressOf(await ticketFor(id)));
      sockets.lost = new Promise((lost) => socket.addEventListener('close', () => lost()));
      sockets.opened++;
      return socket;
    },
    onNews: () => void catchUp(),
    tab: {
      isAway: () => false,
      onBack: (call) => {
        back = call;
        return () => undefined;
      },
    },
  });
  return {
    sockets,
    close,
    back: () => back(),
    contents: () => known.messages.map(({ content }) => content),
    numbers: () => known.messages.map(({ number }) => number),
  };
}

it('two tabs show every message once and in order through a hundred broken networks', async () => {
  const chat = await aChat();
  const tabs = [aTab(chat.id), aTab(chat.id)];
  const said: string[] = [];
  const say = async () => {
    said.push(`Message ${said.length + 1}`);
    await chat.say(said.at(-1) ?? '');
  };
  for (let time = 1; time <= 100; time++) {
    await expect.poll(() => tabs.map(({ sockets }) => sockets.opened), { interval: 5 }).toEqual([time, time]);
    await say();
    // Sometimes they hear of it, sometimes the network breaks before.
    if (time % 5 === 0) await world.drain();
    world.cloud.live.cut(time % 2 ? 'without a farewell' : 'with a farewell');
    await Promise.all(tabs.map(({ sockets }) => sockets.lost));
    if (time % 3 === 0) await say();
    for (const tab of tabs) tab.back();
  }
  for (const tab of tabs) {
    await expect.poll(tab.contents, { timeout: 10_000 }).toEqual(said);
    expect(tab.numbers()).toEqual(said.map((_, n) => n + 1));
    tab.close();
  }
}, 120_000);

it('an open tab hears of a message by its socket alone, and a closed one leaves nothing behind', async () => {
  const chat = await aChat();
  const tab = aTab(chat.id);
  await expect.poll(() => tab.sockets.opened).toBe(1);
  await chat.say('Which shifts?');
  expect(tab.contents()).toEqual([]);
  await world.drain();
  await expect.poll(tab.contents).toEqual(['Which shifts?']);
  expect(await socketsOf(chat.id)).toHaveLength(1);
  tab.close();
  await expect.poll(() => socketsOf(chat.id)).toEqual([]);
});

it('a socket whose end nobody told is forgotten with the next message', async () => {
  const chat = await aChat();
  const tab = aTab(chat.id);
  await expect.poll(() => tab.sockets.opened).toBe(1);
  world.cloud.live.cut('without a farewell');
  tab.close();
  expect(await socketsOf(chat.id)).toHaveLength(1);
  world.pass({ seconds: 31 });
  await chat.say('Anybody there?');
  await world.drain();
  expect(await socketsOf(chat.id)).toEqual([]);
  expect(await world.deadLetters()).toEqual({});
});

it('asks and is answered whether somebody is there, and nothing else', async () => {
  const chat = await aChat();
  const socket = await openSocket(addressOf(await ticketFor(chat.id)));
  const heard: string[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(String(data)));
  socket.send('{"action":"list"}');
  socket.send('ping');
  await expect.poll(() => heard).toEqual(['pong']);
  socket.close();
});

it('nobody listens to a job of another account, nor with a ticket that is not ours or no longer good', async () => {
  const chat = await aChat();
  const { admin: other } = await world.anAccount();
  const params = { id: chat.id };
  expect((await world.refusal(jobs.openLiveChat, { params }, { as: other })).code).toBe('JOB_NOT_FOUND');
  const own = await world.call(jobs.createJob, { body: aJob() }, { as: other });
  const theirs = await ticketFor(own.id, other);
  const ticket = await ticketFor(chat.id);
  const forged = [...ticket.split('.').slice(0, -1), theirs.split('.').at(-1)].join('.');
  for (const wrong of [addressOf(), addressOf('x'), addressOf(forged), addressOf(ticket).replace('/live', '/other')])
    await expect(openSocket(wrong)).rejects.toThrow('No socket');
  world.pass({ minutes: 2 });
  await expect(openSocket(addressOf(ticket))).rejects.toThrow('No socket');
  expect(await socketsOf(chat.id)).toEqual([]);

  const listener = await openSocket(addressOf(await ticketFor(own.id, other)));
  const heard: unknown[] = [];
  listener.addEventListener('message', ({ data }) => heard.push(data));
  const tab = aTab(chat.id);
  await expect.poll(() => tab.sockets.opened).toBe(1);
  await chat.say('For Acme alone');
  await world.drain();
  await expect.poll(tab.contents).toEqual(['For Acme alone']);
  expect(heard).toEqual([]);
  tab.close();
  listener.close();
});

it('whoever was removed, or signed out of that session, hears of nothing any more, and opens none with a ticket from before', async () => {
  const { accounts } = contract;
  const chat = await aChat();
  const params = { id: chat.id };
  const [leaver, careful] = [await world.anEmployer({ account }), await world.anEmployer({ account })];
  const ticketOf = async (as: typeof leaver) => (await world.call(jobs.openLiveChat, { params }, { as })).ticket;
  const heard: string[] = [];
  const listen = async (name: string, as: typeof leaver) => {
    const socket = await openSocket(addressOf(await ticketOf(as)));
    socket.addEventListener('message', () => heard.push(name));
    return socket;
  };
  const again = await world.signIn(careful.email);
  const sockets = [await listen('leaver', leaver), await listen('ended', careful)];
  sockets.push(await listen('admin', admin), await listen('kept', { ...careful, ...again }));
  const tickets = [await ticketOf(leaver), await ticketOf(careful)];
  await world.call(accounts.removeTeammate, { params: { id: leaver.id }, query: {} }, { as: admin });
  const current = { params: { id: 'me', session: 'current' } } as const;
  await world.call(accounts.endSession, current, { as: careful });
  await chat.say('Who is still there?');
  await world.drain();
  await expect.poll(() => heard.toSorted()).toEqual(['admin', 'kept']);
  expect((await socketsOf(chat.id)).map(({ userId }) => userId).toSorted()).toEqual([admin.id, careful.id].toSorted());
  for (const ticket of tickets) await expect(openSocket(addressOf(ticket))).rejects.toThrow('No socket');
  for (const socket of sockets) socket.close();
});
