import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../../functions/platform/ids.ts';
import { PutCommand } from '../../functions/platform/table-calls.ts';
import { keys } from '../../functions/records/keys.ts';
import { callAws } from '../../scripts/local/call-aws.ts';
import { contract } from '../../shared/contract/index.ts';
import { LIMITS } from '../../shared/product.ts';
import {
  CALL_LIMITS,
  countedAlone,
  RATE_LIMITS,
  type RateLimit,
  spanAt,
} from '../../shared/rules/account/rate-limits.ts';
import { type Employer, readInvitation } from '../support/accounts.ts';
import type { Caller } from '../support/call.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { aWorld, type World } from '../support/world.ts';

const { accounts, media, sourcing } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

/** Goes to the beginning of an hour, so that no test runs over the end of a span. */
const toFullHour = () => world.travelTo(new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000));

/** As if other containers had counted so many in the running span. */
const counted = (what: string, who: string, limit: RateLimit, calls: number) => {
  const { start, end } = spanAt(new Date(), limit);
  const Item = { ...keys.callCount(what, who, start), calls, expiresAt: end };
  return world.table.db.send(new PutCommand({ TableName: world.table.name, Item }));
};

const settings = (as: Caller) => world.send(accounts.listAppSettings, {}, { as });
const statusesOf = async (times: number, send: () => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time++) statuses.push((await send()).status);
  return statuses;
};

describe('an account that asks too much', () => {
  it('is refused, all its people, while another is answered; and answered again a minute later', async () => {
    toFullHour();
    const { account, admin } = await world.anAccount();
    const teammate = await world.anEmployer({ account });
    const other = (await world.anAccount()).admin;
    await counted('calls', account.id, CALL_LIMITS.account, CALL_LIMITS.account.most);
    const statuses = await statusesOf(countedAlone(CALL_LIMITS.account), () => settings(admin));
    expect(statuses[0]).toBe(200);
    expect([(await settings(admin)).status, (await settings(teammate)).status]).toEqual([429, 429]);
    expect(await statusesOf(20, () => settings(other))).toEqual(Array.from({ length: 20 }, () => 200));
    world.pass({ minutes: 1 });
    expect([(await settings(admin)).status, (await settings(teammate)).status]).toEqual([200, 200]);
  });

  it('is told so in a sentence, and how long to wait', async () => {
    toFullHour();
    const { account, admin } = await world.anAccount();
    await counted('calls', account.id, CALL_LIMITS.account, CALL_LIMITS.account.most);
    await statusesOf(countedAlone(CALL_LIMITS.account), () => settings(admin));
    const { status, headers, text } = await settings(admin);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(JSON.parse(text)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many requests. Please wait a moment and try again.',
    });
  });
});

describe('a person who asks too much', () => {
  it('is refused, and keeps no teammate from working', async () => {
    toFullHour();
    const { account, admin } = await world.anAccount();
    const teammate = await world.anEmployer({ account });
    await counted('calls', admin.id, CALL_LIMITS.person, CALL_LIMITS.person.most);
    await statusesOf(countedAlone(CALL_LIMITS.person), () => settings(admin));
    expect([(await settings(admin)).status, (await settings(teammate)).status]).toEqual([429, 200]);
  });

  it('who works by hand is counted at no cost', async () => {
    toFullHour();
    const { admin } = await world.anAccount();
    await statusesOf(countedAlone(CALL_LIMITS.person) - 10, () => settings(admin));
    expect((await snapshotOf(world.table, (item) => item.includes(`COUNT#calls#${admin.id}`))).size).toBe(0);
  });
});

it('a sourcer’s key that asks too much is refused, and no other', async () => {
  toFullHour();
  const [one, other] = [await world.aSourcer(), await world.aSourcer()];
  const list = (as: Caller) => world.send(sourcing.listSourcingRequests, { query: {} }, { as });
  const key = hashOf(one.apiKey).slice(0, 12);
  await counted('calls', key, CALL_LIMITS.sourcer, CALL_LIMITS.sourcer.most);
  await statusesOf(countedAlone(CALL_LIMITS.sourcer), () => list(one));
  expect([(await list(one)).status, (await list(other)).status]).toEqual([429, 200]);
});

describe('uploads', () => {
  const body = { originalFilename: 'cv.pdf', size: 5 };
  const start = (as: Employer) => world.send(media.startUpload, { params: { mediaType: 'CV' }, body }, { as });

  it('of a person end at so many in an hour, and a repeated one is not counted', async () => {
    toFullHour();
    const { account, admin } = await world.anAccount();
    const teammate = await world.anEmployer({ account });
    await counted('upload.person', admin.id, RATE_LIMITS.upload.person, LIMITS.uploadsPerHourOfPerson - 1);
    const keyed = () =>
      world.send(media.startUpload, { params: { mediaType: 'CV' }, body }, { as: admin, key: 'upload' });
    expect(await statusesOf(3, keyed)).toEqual([201, 201, 201]);
    expect([(await start(admin)).status, (await start(teammate)).status]).toEqual([429, 201]);
    expect((await settings(admin)).status).toBe(200);
    world.pass({ hours: 1 });
    expect((await start(admin)).status).toBe(201);
  });

  it('of an account end at so many in an hour, and those of another do not', async () => {
    toFullHour();
    const { account, admin } = await world.anAccount();
    const other = (await world.anAccount()).admin;
    await counted('upload.account', account.id, RATE_LIMITS.upload.account, LIMITS.uploadsPerHourOfAccount);
    expect([(await start(admin)).status, (await start(other)).status]).toEqual([429, 201]);
  });
});

it('what a person’s pages tell of ends at so many calls in an hour, and keeps them from nothing else', async () => {
  toFullHour();
  const { account, admin } = await world.anAccount();
  const teammate = await world.anEmployer({ account });
  const { person } = RATE_LIMITS.productEvents;
  await counted('productEvents.person', admin.id, person, person.most);
  const tell = (as: Employer) => {
    const event = { id: randomUUID(), name: 'survey shown', at: new Date().toISOString(), properties: {} } as const;
    return world.send(accounts.recordProductEvents, { body: { events: [event] } }, { as });
  };
  expect((await statusesOf(countedAlone(person), () => tell(admin))).at(-1)).toBe(429);
  expect([(await tell(teammate)).status, (await settings(admin)).status]).toEqual([201, 200]);
});

it('an account’s domains are looked at so many times in an hour, and those of another all the same', async () => {
  const [first, second] = [await world.anAccount(), await world.anAccount()];
  const check = ({ account, admin }: typeof first) =>
    world.send(
      accounts.addCustomDomain,
      { params: { id: account.id }, body: { domain: `${account.id.slice(4)}.example` } },
      { as: admin },
    );
  const statuses = await statusesOf(LIMITS.domainChecksPerHourOfAccount + 1, () => check(first));
  expect([statuses.indexOf(429), (await check(second)).status]).toEqual([LIMITS.domainChecksPerHourOfAccount, 200]);
});

describe('looking at invitations', () => {
  const look = (id: string, key: string, from?: string) =>
    fetch(`${world.url}/api/invitations/${id}?key=${key}`, {
      headers: from ? { 'x-forwarded-for': `198.51.100.9, ${from}, 10.0.0.1` } : {},
    });

  it('is refused after so many tries at one in an hour, with whatever key', async () => {
    toFullHour();
    const { account } = await world.anAccount();
    const { id, key } = readInvitation(await world.anInvitation({ account, email: 'new@acme.example' }));
    const tries = LIMITS.looksPerHourAtInvitation;
    let from = 0;
    const guess = () => look(id, 'guessed', `203.0.113.${++from}`);
    expect(new Set(await statusesOf(tries, guess))).toEqual(new Set([404]));
    expect((await look(id, key)).status).toBe(429);
    const another = readInvitation(await world.anInvitation({ account, email: 'another@acme.example' }));
    expect((await look(another.id, another.key)).status).toBe(200);
    world.pass({ hours: 1 });
    expect((await look(id, key)).status).toBe(200);
  });

  it('counts the tries to sign up with it among them', async () => {
    toFullHour();
    const { account } = await world.anAccount();
    const email = 'signs.up@acme.example';
    const { id, key } = readInvitation(await world.anInvitation({ account, email }));
    expect(new Set(await statusesOf(LIMITS.looksPerHourAtInvitation, () => look(id, 'guessed')))).toEqual(
      new Set([404]),
    );
    await expect(world.signUp(email, { invite: id, key })).rejects.toThrow('Too many requests');
    world.pass({ hours: 1 });
    expect((await world.signUp(email, { invite: id, key })).email).toBe(email);
  });

  it('is refused after so many tries from one address, and from no other', async () => {
    toFullHour();
    const tries = LIMITS.looksAtInvitationsPerHourFromAddress;
    let guess = 0;
    const from = (address: string) => () => look(`inv_guess${++guess}`, 'guessed', address);
    expect(new Set(await statusesOf(tries, from('203.0.113.200')))).toEqual(new Set([404]));
    expect(await statusesOf(2, from('203.0.113.200'))).toEqual([429, 429]);
    expect(await statusesOf(2, from('203.0.113.201'))).toEqual([404, 404]);
  });
});

it('a password is asked to be changed so many times in an hour, and no mail leaves for the rest', async () => {
  toFullHour();
  const { admin } = await world.anAccount();
  const other = (await world.anAccount()).admin;
  const ask = (Username: string) =>
    callAws('cognito', world.cloud.endpoints.cognito, 'ForgotPassword', {
      ClientId: world.cloud.pool.userPoolClientId,
      Username,
    });
  const asked = await Promise.allSettled(Array.from({ length: 30 }, () => ask(admin.email)));
  await ask(other.email);
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMITS.passwordMailsPerHour);
  const mails = (to: string) => world.mailbox(to).filter(({ subject }) => subject.includes('password'));
  expect([mails(admin.email).length, mails(other.email).length]).toEqual([LIMITS.passwordMailsPerHour, 1]);
});
