import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteItem, type Key, putItem, queryAll } from '../../functions/platform/items.ts';
import { DeleteCommand, PutCommand, QueryCommand, UpdateCommand } from '../../functions/platform/table-calls.ts';
import { countsIn } from '../../functions/records/job/job-counters.ts';
import { createPeriodReader, forgetPeriods } from '../../functions/records/job/kept-periods.ts';
import { daysPartition, keys } from '../../functions/records/keys.ts';
import { contract } from '../../shared/contract/index.ts';
import type { JobId, UserId } from '../../shared/model/ids.ts';
import { addCounts } from '../../shared/rules/funnel/counters.ts';
import { readInvitation } from '../../test/support/accounts.ts';
import { type Fate, Killed, killedAt, mortalTable, unharmed } from '../../test/support/faults.ts';
import { type Planted, plant } from '../../test/support/planted.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { callAws } from '../local/call-aws.ts';
import { createApiKey, revokeApiKeys } from './api-keys.ts';
import { createAccount } from './create-account.ts';
import { openOffice, openStores } from './environment.ts';
import { listAudit } from './history.ts';
import { faultsOf } from './item-schemas.ts';
import { mendItem, readItem, showItem, showThing } from './items.ts';
import { listOfficeLog } from './office-log.ts';
import { inviteTo, revokeInvitation, setOutreachPaused } from './people.ts';
import { rebuild } from './rebuild.ts';
import { rebuildDays } from './rebuild-days.ts';
import { redrive } from './redrive.ts';
import { removePerson } from './remove-person.ts';
import { ScanCommand } from './scan.ts';

let world: World;
let planted: Planted;
beforeAll(async () => {
  world = await aWorld();
  planted = await plant(world, await world.aSourcer());
});
afterAll(() => world?.close());

const sqs = <Answer>(operation: string, queue: string, input: object = {}) => {
  const { endpoints, queues } = world.cloud;
  const QueueUrl = queues.find(({ name }) => name === queue)?.url;
  return callAws<Answer>('sqs', endpoints.sqs, operation, { QueueUrl, ...input });
};

describe('items', () => {
  it('shows what is stored of a candidate of the account, secrets hidden, and nothing of another account', async () => {
    const { account, submission, invitation } = planted.ids;
    const items = await showThing(openOffice(), account, submission);
    expect(items.map(({ sk }) => sk)).toEqual(expect.arrayContaining(['HEAD', 'PROFILE']));
    const [invited] = await showThing(openOffice(), account, invitation);
    expect(invited).toMatchObject({ keyHash: '(hidden)', status: 'Sent' });
    await expect(showThing(openOffice(), 'acc_0000000000000000', planted.ids.user)).rejects.toThrow('has no');
    await expect(showItem(openOffice(), { pk: 'A#x', sk: 'ACCOUNT' })).rejects.toThrow('There is no item');
  });

  it('mends an attribute only when told to be sure, and keeps a line of it', async () => {
    const key = keys.account(planted.ids.account);
    const request = { key, mending: { attribute: 'postalAddress', value: 'Elsewhere 2' }, reason: 'They moved' };
    const shown = await mendItem(openOffice(), { ...request, isSure: false });
    expect(shown).toMatchObject({ written: false, after: { postalAddress: 'Elsewhere 2' } });
    expect((await readItem(openOffice(), key)).postalAddress).not.toBe('Elsewhere 2');
    await mendItem(openOffice(), { ...request, isSure: true });
    expect((await readItem(openOffice(), key)).postalAddress).toBe('Elsewhere 2');
    const lines = await world.table.db.send(
      new QueryCommand({
        TableName: world.table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': `MENDED#${new Date().toISOString().slice(0, 7)}` },
      }),
    );
    expect(lines.Items).toMatchObject([{ reason: 'They moved', of: key, after: { postalAddress: 'Elsewhere 2' } }]);
  });

  it('tells the account of it in its audit log, and never changes what stands in a log', async () => {
    const { account } = await world.anAccount();
    world.pass({ seconds: 1 });
    const mend = (key: Key, attribute: string, isForced = false) =>
      mendItem(openOffice(), {
        ...{ key, isForced },
        mending: { attribute, value: 'Other' },
        reason: 'Why',
        isSure: true,
      });
    await mend(keys.account(account.id), 'postalAddress');
    const [line] = (await listAudit(openOffice(), account.id, {})).slice(-1);
    const subject = `Stored record mended: A#${account.id} ACCOUNT`;
    expect(line).toMatchObject({ subject, details: 'Why', by: 'The Bramble team' });
    const values = { ':pk': keys.audit(account.id, '').pk };
    const [entry] = await queryAll(world.table, { where: 'pk = :pk', values });
    const ofEntry = { pk: String(entry?.pk), sk: String(entry?.sk) };
    await expect(mend(ofEntry, 'subject')).rejects.toThrow('is never changed');
    await expect(mend(ofEntry, 'subject', true)).rejects.toThrow('is never changed');
    expect(await readItem(openOffice(), ofEntry)).toEqual(entry);
    const ofNobody = { ...keys.setting('FLAG#jobMode'), value: 'AUTO', accounts: {} };
    await putItem(world.table, ofNobody);
    await mend(keys.setting('FLAG#jobMode'), 'reason');
    const told = { subject: 'Stored record mended: SETTINGS FLAG#jobMode', reason: 'Why' };
    expect((await listOfficeLog(openOffice())).at(-1)).toMatchObject(told);
    await deleteItem(world.table, keys.setting('FLAG#jobMode'));
  });

  it('refuses to write what the product could not read, and says why, unless it is forced', async () => {
    const { account } = planted.ids;
    const { job: jobId, submission } = planted.ids;
    const reason = 'A slip of the hand';
    const spoil = (key: { pk: string; sk: string }, attribute: string, value: unknown, isForced = false) =>
      mendItem(openOffice(), { key, mending: { attribute, value }, reason, isSure: true, isForced });
    await expect(spoil(keys.account(account), 'seats', 'x')).rejects.toThrow(/seats: .*number[\s\S]*--force true/);
    await expect(spoil(keys.jobCounts(account, 'account'), 'Draft', 'x')).rejects.toThrow('Draft: ');
    await expect(spoil(keys.job(account, jobId), 'title', null)).rejects.toThrow('title: ');
    await expect(spoil(keys.jobRow(account, jobId), 'funnel', [1])).rejects.toThrow('funnel.1: ');
    await expect(spoil(keys.counters(account, jobId), 'team.hired', 'x')).rejects.toThrow('team.hired: ');
    await expect(spoil(keys.head(account, submission), 'origin', 'nowhere')).rejects.toThrow('origin: ');
    const { seats } = await readItem(openOffice(), keys.account(account));
    expect(seats).toEqual(expect.any(Number));
    await spoil(keys.account(account), 'seats', 'x', true);
    expect((await readItem(openOffice(), keys.account(account))).seats).toBe('x');
    expect(await spoil(keys.account(account), 'seats', seats)).toMatchObject({ written: true });
  });

  it('lets pass as it is stored every item that the product wrote', async () => {
    const { account, job: jobId, submission, invitation, user } = planted.ids;
    const things = await Promise.all(
      [jobId, submission, invitation, user, account].map((thing) => showThing(openOffice(), account, thing)),
    );
    const faults = things.flat().map((item) => faultsOf(item, { pk: String(item.pk), sk: String(item.sk) }));
    expect(faults.length).toBeGreaterThan(6);
    expect(faults.flat()).toEqual([]);
  });

  it('refuses to mend what changed since it was read', async () => {
    const office = openOffice();
    const key = keys.account(planted.ids.account);
    const change = () =>
      world.table.db.send(
        new UpdateCommand({
          TableName: office.table.name,
          Key: key,
          UpdateExpression: 'SET #name = :x',
          ExpressionAttributeNames: { '#name': 'name' },
          ExpressionAttributeValues: { ':x': 'Changed' },
        }),
      );
    const racing = { ...office, now: () => office.now(), newId: () => 'x' };
    const send = office.table.db.send.bind(office.table.db) as (command: unknown) => Promise<unknown>;
    const db = Object.create(office.table.db, {
      send: {
        value: async (command: { constructor: { name: string } }) => {
          if (command.constructor.name === 'TransactWriteCommand') await change();
          return send(command);
        },
      },
    });
    const mending = { attribute: 'postalAddress', value: 'Nowhere' };
    const mend = mendItem(
      { ...racing, table: { db, name: office.table.name } },
      { key, mending, reason: 'x', isSure: true },
    );
    await expect(mend).rejects.toThrow('changed meanwhile');
    expect((await readItem(office, key)).postalAddress).not.toBe('Nowhere');
  });
});

const nonZero = (item: object) => Object.fromEntries(Object.entries(item).filter(([, value]) => value !== 0));

describe('what follows from what is stored', () => {
  const options = { quietMs: 0, wait: () => world.drain() };

  it('has its numbers counted again, of one job and of the account', async () => {
    const { account, job } = planted.ids;
    await world.drain();
    const office = openOffice();
    const right = await readItem(office, keys.counters(account, job));
    const counts = await readItem(office, keys.jobCounts(account, 'account'));
    expect(await rebuild(office, account, options)).toEqual({ jobs: 1, mended: 0, days: 0, busy: [] });
    const put = (Item: object) =>
      world.table.db.send(new PutCommand({ TableName: office.table.name, Item: { ...Item } }));
    await put({ ...right, 'crowd.sourced': 99, 'team.hired': 7, 'crowd-reviewMinutes-max': 1_000_000 });
    await put({ ...counts, Draft: 12 });
    const ofInbox = await readItem(office, keys.inboxCounts(account, job));
    await put({ ...ofInbox, 'box.all': 9, 'box.away': 2 });
    expect(await rebuild(office, account, options)).toEqual({ jobs: 1, mended: 2, days: 0, busy: [] });
    const withoutVersion = ({ version: _v, ...rest }: object & { version?: unknown }) => nonZero(rest);
    expect(withoutVersion(await readItem(office, keys.inboxCounts(account, job)))).toEqual(withoutVersion(ofInbox));
    const { version: _, lastAt: _at, ...mended } = await readItem(office, keys.counters(account, job));
    const { version: _before, lastAt: _lastAt, ...expected } = right;
    expect(nonZero(mended)).toEqual(nonZero(expected));
    expect(nonZero(await readItem(office, keys.jobCounts(account, 'account')))).toEqual(counts);
  });

  it('has its days counted again, of the job, its owner and the account', async () => {
    const { account, job } = planted.ids;
    await world.drain();
    const office = openOffice();
    const owner = String((await readItem(office, keys.jobRow(account, job))).ownerId) as UserId;
    const all = async () =>
      Promise.all(
        ([job, owner, 'account'] as const).map(async (of) => {
          const { Items = [] } = await world.table.db.send(
            new QueryCommand({
              TableName: world.table.name,
              KeyConditionExpression: 'pk = :days',
              ExpressionAttributeValues: { ':days': daysPartition(account, of) },
            }),
          );
          return Items.map((day) => [day.sk, addCounts(countsIn(day), {}), of === job ? day.ownerId : undefined]);
        }),
      );
    const right = await all();
    expect(right[0]?.length).toBeGreaterThan(0);
    expect(right[2]).toEqual(right[1]);
    const [day] = right[0] ?? [];
    for (const of of [job, owner] as const)
      await world.table.db.send(
        new DeleteCommand({ TableName: world.table.name, Key: keys.day(account, of, String(day?.[0])) }),
      );
    const key = keys.day(account, 'account', String(day?.[0]));
    await world.table.db.send(
      new PutCommand({ TableName: world.table.name, Item: { ...(await readItem(office, key)), 'team.hired': 7 } }),
    );
    expect(await rebuild(office, account, options)).toEqual({ jobs: 1, mended: 1, days: 2, busy: [] });
    expect(await all()).toEqual(right);
  });

  it('is right in every sum of days, wherever a run was killed and the next one finished', async () => {
    const { account } = await world.anAccount();
    const office = openOffice();
    const day = new Date(office.now().getTime() - 3 * 86_400_000).toISOString();
    const key = keys.day(account.id, 'account', day.slice(0, 10));
    const wrong = { ...key, lastAt: day, 'crowd.sourced': 7 };
    const month = async () =>
      (await createPeriodReader(office.table)(account.id, 'account', 'PAST_MONTH', office.now())).counts;
    const runUntil = async (fate: Fate) => {
      await world.table.db.send(new PutCommand({ TableName: world.table.name, Item: wrong }));
      await forgetPeriods(office.table, account.id, 'account');
      expect(await month()).toEqual({ 'crowd.sourced': 7 });
      return rebuildDays({ ...office, table: mortalTable(office.table, fate) }, account.id, async () => {});
    };
    const whole = unharmed();
    await runUntil(whole);
    for (let end = 0; end < whole.steps(); end++) {
      await expect(runUntil(killedAt(end))).rejects.toThrow(Killed);
      await rebuildDays(office, account.id, async () => {});
      expect(await month()).toEqual({});
    }
  });

  it('is found again by name and message', async () => {
    const { account, job } = planted.ids;
    await world.drain();
    const found = async () => {
      const { Items = [] } = await world.table.db.send(new ScanCommand({ TableName: world.table.name }));
      return Items.filter(({ pk }) => String(pk).includes(`#NAMES#${job}`) || String(pk).startsWith('MESSAGE#'));
    };
    const before = await found();
    expect(before.length).toBeGreaterThan(1);
    for (const { pk, sk } of before)
      await world.table.db.send(new DeleteCommand({ TableName: world.table.name, Key: { pk, sk } }));
    expect(await rebuild(openOffice(), account, { ...options, job })).toMatchObject({ busy: [] });
    expect(await found()).toEqual(before);
  });

  it('keeps the numbers of a job that changes all the time, and names the job', async () => {
    const { account, job } = planted.ids;
    const note = async () => {
      await world.table.db.send(
        new UpdateCommand({
          TableName: world.table.name,
          Key: keys.counters(account, job),
          UpdateExpression: 'ADD version :one',
          ExpressionAttributeValues: { ':one': 1 },
        }),
      );
    };
    const outcome = await rebuild(openOffice(), account, { job, quietMs: 0, wait: note });
    expect(outcome).toEqual({ jobs: 1, mended: 0, days: 0, busy: [job] });
    expect(await rebuild(openOffice(), account, { ...options, after: job as JobId })).toMatchObject({
      jobs: 0,
    });
  });
});

describe('outreach of an account', () => {
  it('is paused by one attribute, which keeps its first instant, and resumed without it', async () => {
    const { account } = planted.ids;
    const key = keys.account(account);
    await setOutreachPaused(openOffice(), account, true);
    const { outreachPausedAt } = await readItem(openOffice(), key);
    expect(Date.parse(String(outreachPausedAt))).toBeLessThanOrEqual(Date.now());
    world.pass({ minutes: 1 });
    await setOutreachPaused(openOffice(), account, true);
    expect((await readItem(openOffice(), key)).outreachPausedAt).toBe(outreachPausedAt);
    await setOutreachPaused(openOffice(), account, false);
    expect(await readItem(openOffice(), key)).not.toHaveProperty('outreachPausedAt');
    await expect(setOutreachPaused(openOffice(), 'acc_nobody', true)).rejects.toThrow('There is no account');
  });
});

describe('what was given up', () => {
  const count = async (queue: string) => {
    const asked = { AttributeNames: ['ApproximateNumberOfMessages'] };
    const { Attributes } = await sqs<{ Attributes: Record<string, string> }>('GetQueueAttributes', queue, asked);
    return Number(Attributes.ApproximateNumberOfMessages);
  };

  it('goes back to its own queue', async () => {
    await sqs('SendMessage', 'bramble-dev-hunt-dead-letters', { MessageBody: '{}' });
    expect(await redrive(openOffice(), 'bramble-dev-hunt-dead-letters')).toMatchObject({ waiting: 1, givenBack: 1 });
    const line = { subject: 'Redriven: bramble-dev-hunt-dead-letters', after: { waiting: 1, givenBack: 1 } };
    expect((await listOfficeLog(openOffice())).at(-1)).toMatchObject(line);
    expect([await count('bramble-dev-hunt-dead-letters'), await count('bramble-dev-hunt')]).toEqual([0, 1]);
    await sqs('PurgeQueue', 'bramble-dev-hunt');
  });

  it('goes to the worker’s queue where it is an event that was not handed over', async () => {
    await sqs('SendMessage', 'bramble-dev-delivery-events-dead-letters', { MessageBody: '{"source":"aws.ses"}' });
    const outcome = await redrive(openOffice(), 'bramble-dev-delivery-events-dead-letters');
    expect(outcome).toMatchObject({ waiting: 1, givenBack: 1 });
    expect(await count('bramble-dev-delivery')).toBe(1);
    await sqs('PurgeQueue', 'bramble-dev-delivery');
  });

  it('is followed again where it is a change of the stream, and said to be forgotten where the stream forgot it', async () => {
    const queue = 'bramble-dev-projection-dead-letters';
    const notice = (startSequenceNumber: string) => ({
      MessageBody: JSON.stringify({
        DDBStreamBatchInfo: { shardId: `shardId-00000001-${world.table.name}`, startSequenceNumber, batchSize: 1 },
      }),
    });
    await sqs('SendMessage', queue, notice('3'));
    await sqs('SendMessage', queue, notice('99999999'));
    expect(await redrive(openOffice(), queue)).toEqual({ queue, waiting: 2, givenBack: 1, forgotten: 1 });
    await sqs('PurgeQueue', queue);
  });

  it('is counted again where a change was not counted', async () => {
    const { account, job } = planted.ids;
    const queue = 'bramble-dev-counters-dead-letters';
    const key = keys.counters(account, job);
    await world.drain();
    const right = await readItem(openOffice(), key);
    const off = { ...right, 'crowd.sourced': 99 };
    await world.table.db.send(new PutCommand({ TableName: world.table.name, Item: off }));
    const body = {
      DDBStreamBatchInfo: {
        shardId: `shardId-00000001-${world.table.name}`,
        startSequenceNumber: '1',
        batchSize: 1_000,
      },
    };
    await sqs('SendMessage', queue, { MessageBody: JSON.stringify(body) });
    const wait = () => world.drain();
    expect(await redrive(openOffice(), queue, undefined, { quietMs: 0, wait })).toMatchObject({ givenBack: 1 });
    expect(await readItem(openOffice(), key)).toMatchObject({ 'crowd.sourced': right['crowd.sourced'] ?? 0 });
  });

  it('is thrown away where the next run sees the same, and refused where it is no such queue', async () => {
    const queue = 'bramble-dev-outreach-sweep-dead-letters';
    await sqs('SendMessage', queue, { MessageBody: '{}' });
    expect(await redrive(openOffice(), queue)).toEqual({ queue, waiting: 1, givenBack: 0, dropped: 1 });
    await expect(redrive(openOffice(), 'bramble-dev-hunt')).rejects.toThrow('no queue of dead letters');
  });
});

describe('people and keys', () => {
  it('answers the link of an invitation whose email SES refuses', async () => {
    const refusing = {
      ...openOffice(),
      sendRaw: async () => Promise.reject(new Error('Email address is not verified')),
    };
    const made = await createAccount({ name: 'Sandbox', adminEmail: 'a@sandbox.example' }, refusing);
    expect(made.emailFailed).toContain(`npm run ops -- invite --account ${made.accountId}`);
    const { id, key } = readInvitation(made.invitationLink);
    expect(await world.signUp('a@sandbox.example', { invite: id, key })).toBeDefined();
  });

  it('invites again, and makes a link worthless', async () => {
    const { account } = planted.ids;
    const { invitationId, invitationLink } = await inviteTo(openOffice(), account, 'new@acme.example', false);
    expect(world.mailbox('new@acme.example')).toHaveLength(1);
    expect(await revokeInvitation(openOffice(), invitationId)).toMatchObject({
      invitation: invitationId,
      status: 'Revoked',
    });
    const { id, key } = readInvitation(invitationLink);
    await expect(world.signUp('new@acme.example', { invite: id, key })).rejects.toThrow();
    await expect(revokeInvitation(openOffice(), invitationId)).rejects.toThrow('revoked already');
    await expect(inviteTo(openOffice(), 'acc_nobody', 'x@acme.example', false)).rejects.toThrow('There is no account');
  });

  it('removes a person, who is out at once, and frees the seat', async () => {
    const { account, admin } = await world.anAccount();
    const person = await world.anEmployer({ account });
    const seats = async () => (await readItem(openOffice(), keys.account(account.id))).seatsTaken;
    expect(await seats()).toBe(2);
    await removePerson(openOffice(), account.id, person.id, {
      signOut: async () => undefined,
      files: openStores().files,
    });
    expect(await seats()).toBe(1);
    const answer = await world.send(contract.jobs.countJobs, {}, { as: person });
    expect(answer.status).toBe(403);
    expect((await world.send(contract.jobs.countJobs, {}, { as: admin })).status).toBe(200);
    await expect(
      removePerson(openOffice(), account.id, person.id, { signOut: async () => undefined, files: openStores().files }),
    ).rejects.toThrow('has nobody');
  });

  it('ends a key of the sourcing API, by itself or with all of its community', async () => {
    const statusOf = async (as: Parameters<World['send']>[2]) =>
      (await world.send(contract.sourcing.listSourcingRequests, { query: {} }, as)).status;
    const sourcer = await world.aSourcer();
    expect(await statusOf({ as: sourcer })).toBe(200);
    expect(await revokeApiKeys(openOffice(), { key: sourcer.apiKey })).toEqual({ revoked: 1 });
    expect(await statusOf({ as: sourcer })).toBe(401);
    const { communityId, apiKey } = await createApiKey(openOffice(), 'Other');
    expect(await revokeApiKeys(openOffice(), { community: communityId })).toEqual({ revoked: 1 });
    expect(await statusOf({ as: { authorization: async () => `Bearer ${apiKey}` } })).toBe(401);
    await expect(revokeApiKeys(openOffice(), { community: communityId })).rejects.toThrow('no such API key');
  });
});
