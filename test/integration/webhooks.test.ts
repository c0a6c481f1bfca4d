import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../functions/platform/ids.ts';
import { createApiKey } from '../../scripts/ops/api-keys.ts';
import { pauseSourcing, resumeSourcing } from '../../scripts/ops/auto-sourcing.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { listOfficeLog } from '../../scripts/ops/office-log.ts';
import { showWebhook } from '../../scripts/ops/webhooks.ts';
import { contract } from '../../shared/contract/index.ts';
import { WebhookEvent } from '../../shared/contract/webhooks.ts';
import { REST } from '../../shared/rules/sourcing/webhook-retry.ts';
import type { Employer, Sourcer, TestAccount } from '../support/accounts.ts';
import { aJob } from '../support/builders.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, sourcing } = contract;

interface Heard {
  readonly path: string;
  readonly event: WebhookEvent;
  readonly body: string;
  readonly signature: string;
}

/** What a community’s own program hears, and what it answers. */
const program = { heard: [] as Heard[], status: 204 };
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = String(Buffer.concat(chunks));
  const signature = String(request.headers['bramble-signature']);
  program.heard.push({ path: request.url ?? '', event: WebhookEvent.parse(JSON.parse(body)), body, signature });
  response.writeHead(program.status).end();
});

let world: World;
let account: TestAccount;
let admin: Employer;
let crowd: Sourcer;
let community: string;
let url: string;
beforeAll(async () => {
  world = await aWorld();
  ({ account, admin } = await world.anAccount({ credits: 500 }));
  const key = await createApiKey(openOffice(), 'Crowd');
  community = key.communityId;
  crowd = { apiKey: key.apiKey, authorization: async () => `Bearer ${key.apiKey}` };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await world?.close();
});
beforeEach(async () => {
  await world.drain();
  Object.assign(program, { heard: [], status: 204 });
  await world.call(sourcing.setWebhook, { body: { url } }, { as: crowd });
});

const types = () => program.heard.map(({ event }) => event.type);
const log = async (as = crowd) => (await world.call(sourcing.listWebhookDeliveries, {}, { as })).results;
const hook = () => world.call(sourcing.getWebhook, {}, { as: crowd });
async function startJob() {
  const body = aJob({ title: `Engineer ${newId()}` });
  const { id, version } = await world.call(jobs.createJob, { body }, { as: admin });
  await world.call(jobs.startSourcing, { params: { id }, body: { batchSize: 10 } }, { as: admin });
  return { params: { id }, body, version };
}

/** As the documentation tells sourcers to check it. */
function isSignedBy(secret: string, { signature, body }: Heard): boolean {
  const [time, ...given] = signature.split(',').map((part) => part.split('='));
  const wanted = createHmac('sha256', secret).update(`${time?.[1]}.${body}`).digest('hex');
  return given.some(([name, value]) => name === 'v1' && value === wanted);
}

it('sourcers are told of a request, its changes, what the employer writes, and its end, each once and signed', async () => {
  const { params, body, version } = await startJob();
  await world.drain();
  const { results } = await world.call(sourcing.listSourcingRequests, { query: {} }, { as: crowd });
  const request = results.find(({ job }) => job.title === body.title)?.id;
  await world.call(jobs.updateJob, { params, body: { version, noteForSourcer: 'No agencies.' } }, { as: admin });
  await world.drain();
  await world.call(
    jobs.sendChatMessage,
    { params: { ...params, messageId: `msg_${newId()}` }, body: { content: 'Any news?', after: 0 } },
    { as: admin },
  );
  const own = { params: { id: request!, messageId: `msg_${newId()}` } as const, body: { content: 'Soon.', after: 0 } };
  await world.call(sourcing.sendRequestMessage, own, { as: crowd });
  await world.drain();
  await world.call(jobs.stopSourcing, { params }, { as: admin });
  await world.drain();
  expect(types()).toEqual(['request.opened', 'request.changed', 'message.created', 'request.stopped']);
  const { secret } = await hook();
  for (const heard of program.heard) {
    expect(heard.event.requestId).toBe(request);
    expect(isSignedBy(secret ?? '', heard)).toBe(true);
    expect(isSignedBy('whsec_another', heard)).toBe(false);
  }
  expect(program.heard[2]?.event.message).toBe(1);
  expect((await log()).map(({ event, state, status }) => [event.type, state, status])).toEqual(
    types()
      .toReversed()
      .map((type) => [type, 'DELIVERED', 204]),
  );
});

it('a request that our people pause is told as stopped, and each time it is served again as open; in between its changes wait', async () => {
  const { params } = await startJob();
  await world.drain();
  program.heard.length = 0;
  const said: string[][] = [];
  const told = async (change: () => Promise<unknown>) => {
    program.heard.length = 0;
    world.pass({ seconds: 1 });
    await change();
    await world.drain();
    said.push(types());
    return program.heard.map(({ event }) => event.id);
  };
  const pause = () => told(() => pauseSourcing(openOffice(), account.id, params.id));
  const resume = () => told(() => resumeSourcing(openOffice(), account.id, params.id));
  const change = async () => {
    const { version } = await world.call(jobs.getJob, { params }, { as: admin });
    const noteForSourcer = `Only ${newId()}`;
    return world.call(jobs.updateJob, { params, body: { version, noteForSourcer } }, { as: admin });
  };
  const ids = [...(await pause()), ...(await told(change)), ...(await resume()), ...(await told(change))];
  ids.push(...(await pause()), ...(await told(() => world.call(jobs.stopSourcing, { params }, { as: admin }))));
  const [stopped, opened] = [['request.stopped'], ['request.opened']];
  expect(said).toEqual([stopped, [], opened, ['request.changed'], stopped, []]);
  expect(new Set(ids).size).toBe(4);
});

it('what changes of a job that sourcers do not see, or of one without a request, is told to nobody', async () => {
  const body = aJob({ title: `Engineer ${newId()}` });
  const { id, version } = await world.call(jobs.createJob, { body }, { as: admin });
  await world.call(jobs.updateJob, { params: { id }, body: { version, noteForSourcer: 'Soon.' } }, { as: admin });
  await world.drain();
  expect(types()).toEqual([]);
});

it('what is not taken is tried again, later each time, and given up, for which nobody of ours is woken', async () => {
  program.status = 500;
  await startJob();
  await world.drain();
  expect(types()).toEqual(['request.opened']);
  expect((await log())[0]).toMatchObject({ state: 'RETRYING', tries: 1, status: 500 });
  world.pass({ seconds: 9 });
  await world.drain();
  expect(types()).toHaveLength(1);
  world.pass({ seconds: 2 });
  await world.drain();
  expect(types()).toHaveLength(2);
  program.status = 302;
  world.pass({ minutes: 2 });
  await world.drain();
  expect((await log())[0]).toMatchObject({ state: 'RETRYING', tries: 3, status: 302 });
  for (let time = 0; time < 12; time++) {
    world.pass({ minutes: 16 });
    await world.drain();
  }
  const ids = new Set(program.heard.map(({ event }) => event.id));
  expect(ids.size).toBe(1);
  expect((await log())[0]).toMatchObject({ state: 'GIVEN_UP' });
  expect(await world.deadLetters()).toEqual({});
  const [latest] = (await showWebhook(openOffice(), community, 'show')).latest;
  expect(latest).toMatchObject({ state: 'GIVEN_UP', status: 302 });
});

it('an address that took nothing for a day rests, and is tried again once it is set anew or our people wake it', async () => {
  const giveUp = async () => {
    await startJob();
    for (let time = 0; time < 9; time++) {
      await world.drain();
      world.pass({ minutes: 16 });
    }
  };
  const restsSince = async () => (await hook()).restsSince;
  const isHeard = async () => {
    program.heard.length = 0;
    await startJob();
    await world.drain();
    return program.heard.length > 0;
  };
  const exhaust = async () => {
    program.status = 500;
    for (let time = 1; time < REST.times; time++) await giveUp();
    expect(await restsSince()).toBeNull();
    world.pass({ hours: 24 });
    await giveUp();
    expect(await restsSince()).toEqual(expect.any(String));
    program.status = 204;
    expect(await isHeard()).toBe(false);
  };
  await exhaust();
  await world.call(sourcing.setWebhook, { body: { url } }, { as: crowd });
  expect(await restsSince()).toBeNull();
  expect(await isHeard()).toBe(true);
  await exhaust();
  expect(await showWebhook(openOffice(), community, 'wake')).toMatchObject({ restsSince: null });
  expect(await isHeard()).toBe(true);
  expect(await world.deadLetters()).toEqual({});
}, 60_000);

it('a second try that is taken is the last', async () => {
  program.status = 503;
  await startJob();
  await world.drain();
  program.status = 200;
  for (let time = 0; time < 4; time++) {
    world.pass({ minutes: 16 });
    await world.drain();
  }
  expect(types()).toHaveLength(2);
  expect((await log())[0]).toMatchObject({ state: 'DELIVERED', tries: 2, status: 200 });
});

it('a secret is changed without a gap: for a day both sign, and repeated it changes nothing', async () => {
  const before = await hook();
  const change = (round: number) => world.call(sourcing.changeWebhookSecret, { body: { round } }, { as: crowd });
  const after = await change(before.round + 1);
  expect(await change(before.round + 1)).toEqual(after);
  expect(after.secret).not.toBe(before.secret);
  const skipped = { body: { round: after.round + 2 } };
  expect((await world.refusal(sourcing.changeWebhookSecret, skipped, { as: crowd })).code).toBe('CONFLICT');
  const again = { body: { round: after.round + 1 } };
  expect((await world.refusal(sourcing.changeWebhookSecret, again, { as: crowd })).code).toBe('WEBHOOK_SECRET_IS_NEW');
  await startJob();
  await world.drain();
  const [both] = program.heard;
  expect([before, after].map(({ secret }) => both && isSignedBy(secret ?? '', both))).toEqual([true, true]);
  world.pass({ hours: 25 });
  await startJob();
  await world.drain();
  const last = program.heard.at(-1);
  expect([before, after].map(({ secret }) => last && isSignedBy(secret ?? '', last))).toEqual([false, true]);
  expect((await change(after.round + 1)).round).toBe(after.round + 1);
});

it.each(['http://crowd.example/', 'https://10.0.0.1/', 'https://169.254.169.254/', 'https://user:pass@crowd.example/'])(
  '%s is refused as an address',
  async (address) => {
    const refused = await world.refusal(sourcing.setWebhook, { body: { url: address } }, { as: crowd });
    expect([refused.code, Object.keys(refused.fields)]).toEqual(['WEBHOOK_URL_REFUSED', ['url']]);
  },
);

it('each community has its own address, secret and log; one that wants none is told nothing', async () => {
  const other = await world.aSourcer();
  expect(await world.call(sourcing.getWebhook, {}, { as: other })).toEqual({
    url: null,
    round: 1,
    secret: null,
    restsSince: null,
  });
  const theirs = await world.call(sourcing.setWebhook, { body: { url: `${url}/theirs` } }, { as: other });
  expect(theirs.secret).not.toBe((await hook()).secret);
  expect(await log(other)).toEqual([]);
  await startJob();
  await world.drain();
  expect(program.heard.map(({ path }) => path).sort()).toEqual(['/hook', '/hook/theirs']);
  expect(await log(other)).toHaveLength(1);
  await world.call(sourcing.setWebhook, { body: { url: null } }, { as: other });
  expect(await showWebhook(openOffice(), community, 'end')).toMatchObject({ url: null });
  const line = { subject: `Webhook of ${community}: ended`, before: expect.any(String), after: null };
  expect((await listOfficeLog(openOffice())).at(-1)).toMatchObject(line);
  await startJob();
  await world.drain();
  expect(program.heard).toHaveLength(2);
});
