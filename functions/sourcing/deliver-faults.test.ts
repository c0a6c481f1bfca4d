import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountId, RequestId } from '../../shared/model/ids.ts';
import { type Fate, Killed, killedAt, mortalTable, unharmed } from '../../test/support/faults.ts';
import { personAt } from '../../test/support/persons.ts';
import { anotherRequestIn, aProfile, aRequestIn, booksIn, headsIn } from '../../test/support/requests.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { fingerprint, newId } from '../platform/ids.ts';
import { deleteItem, type Item, putItem, updateItem } from '../platform/items.ts';
import type { Table } from '../platform/table.ts';
import { TransactWriteCommand } from '../platform/table-calls.ts';
import { personFollower } from '../projections/followers/person.ts';
import { keys, oldPersonKeys, personPartition } from '../records/keys.ts';
import { findByIdentity, listMembers } from '../records/person/identities.ts';
import { createRepository } from '../records/request/delivery-store.ts';
import { createSourcingRepository } from '../records/request/request-store.ts';
import { deliverProfiles } from './deliver.ts';

const sourcer = { communityId: 'com_crowd', name: 'Crowd', keyId: 'key' } as const;
const at = new Date('2026-03-02T10:00:00.000Z');

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const deliverTo = (its: Table, id: RequestId, ...profiles: unknown[]) =>
  deliverProfiles({ repository: createRepository(its), now: () => at, newId }, sourcer, id, profiles);
const deliver = (id: RequestId, ...profiles: unknown[]) => deliverTo(table, id, ...profiles);
const linkedin = (name: string) => [{ type: 'linkedin' as const, url: `https://linkedin.com/in/${name}` }];
const somebody = (n: number, over: object = {}) => aProfile(n, { lastName: `Different${n}`, ...over });
const nobody = (n: number, over: object = {}) => somebody(n, { email: null, ...over });

/** The table for a delivery that something else comes just before the write of. */
function writingAfter(between: () => Promise<unknown>): Table {
  const send = table.db.send.bind(table.db) as (...args: unknown[]) => Promise<unknown>;
  let isOver = false;
  const interrupted = async (...args: unknown[]) => {
    if (!isOver && args[0] instanceof TransactWriteCommand) {
      isOver = true;
      await between();
    }
    return send(...args);
  };
  return { db: Object.create(table.db, { send: { value: interrupted } }), name: table.name };
}

/** Has persons follow all that is stored of the submissions of an account, as if it had just been written. */
async function followPersons(accountId: AccountId) {
  const follower = personFollower(table, () => at);
  const items = (await table.scan()).filter(({ pk }) => String(pk).startsWith(`A#${accountId}#S#`));
  for (const item of items) if (follower.takes(item)) await follower.follow(undefined, item);
}

const membersOf = async (accountId: AccountId, email: string) =>
  listMembers(table, accountId, (await personAt(table, accountId, email)).id);

describe('a profile of somebody of whom something cannot be read', () => {
  it.each([
    ['identity', /#PERSON#/, { personId: 5 }],
    ['person', /#P#per_/, { version: 'x' }],
  ])('is refused by itself: %s', async (what, partition, broken) => {
    const { accountId, id, jobId } = await aRequestIn(table, `unreadable${what}`);
    await deliver(id, somebody(1));
    const person = await personAt(table, accountId, 'sam.1@mail.example');
    await putItem(table, { ...keys.person(accountId, person.id), id: person.id, version: 1 });
    for (const item of await table.scan())
      if (String(item.pk).includes(accountId) && partition.test(String(item.pk)) && item.sk === 'PERSON')
        await putItem(table, { ...item, ...broken });
    const other = await anotherRequestIn(table, accountId, `${jobId.slice(4)}again`);
    const { results } = await deliver(other.id, somebody(1), somebody(2));
    expect(results, what).toMatchObject([{ status: 409, code: 'RECORD_UNREADABLE' }, { status: 201 }]);
    expect(results[0]).not.toHaveProperty('submissionId');
  });
});

describe('one person whom two sourcers deliver at once', () => {
  it.each([
    ['who is new, by the address', false, { email: 'same@mail.example' }, { email: 'same@mail.example' }],
    ['who is new, by the link', false, { socialProfiles: linkedin('same') }, { socialProfiles: linkedin('same') }],
    ['who is known of another job, by the address', true, { email: 'a@home.test' }, { email: 'a@home.test' }],
    ['who is known, each time by something else', true, { email: 'a@home.test' }, { socialProfiles: linkedin('a') }],
    [
      'who is known to one of them',
      true,
      { email: 'new@home.test', socialProfiles: linkedin('a') },
      { email: 'new@home.test' },
    ],
    [
      'who is known to the other',
      true,
      { email: 'new@home.test' },
      { email: 'new@home.test', socialProfiles: linkedin('a') },
    ],
  ])('is taken once for a job: somebody %s', async (name, isKnown, one, other) => {
    const { accountId, id } = await aRequestIn(table, fingerprint(name).slice(0, 8));
    if (isKnown) {
      const elsewhere = await anotherRequestIn(table, accountId, `${fingerprint(name).slice(0, 8)}elsewhere`);
      await deliver(elsewhere.id, somebody(0, { email: 'a@home.test', socialProfiles: linkedin('a') }));
    }
    const first = writingAfter(() => deliver(id, nobody(2, other)));
    const { results } = await deliverTo(first, id, nobody(1, one));
    expect(results).toMatchObject([{ code: 'DUPLICATE_PROFILE' }]);
    expect((await deliver(id, nobody(3, one), nobody(4, other))).results).toMatchObject([
      { code: 'DUPLICATE_PROFILE' },
      { code: 'DUPLICATE_PROFILE' },
    ]);
    expect(await booksIn(table, accountId)).toMatchObject({ debited: isKnown ? -2 : -1 });
  });

  it('is one person of the account where it is for two jobs', async () => {
    const { accountId, id } = await aRequestIn(table, 'twojobs');
    const other = await anotherRequestIn(table, accountId, 'twojobs2');
    const profile = (n: number) => somebody(n, { email: 'both@home.test' });
    const first = writingAfter(() => deliver(other.id, profile(2)));
    expect((await deliverTo(first, id, profile(1))).results).toMatchObject([{ status: 201 }]);
    await followPersons(accountId);
    expect(await membersOf(accountId, 'both@home.test')).toHaveLength(2);
    expect((await headsIn(table, accountId)).filter(({ duplicate }) => duplicate)).toHaveLength(1);
  });
});

describe('a delivery that breaks off anywhere and comes again', () => {
  const run = (its: Table, id: RequestId) =>
    deliverTo(its, id, somebody(1, { email: 'kill@home.test', socialProfiles: linkedin('kill') }), somebody(2));

  it('takes each profile once, debits each once, and knows each person by all that they say', async () => {
    const fate = unharmed();
    await run(mortalTable(table, fate), (await aRequestIn(table, 'whole')).id);
    expect(fate.steps()).toBeGreaterThan(20);
    for (let end = 0; end < fate.steps(); end++) await expectWhole(`killed${end}`, killedAt(end));
  });

  async function expectWhole(name: string, fate: Fate) {
    const { accountId, id } = await aRequestIn(table, name);
    await expect(run(mortalTable(table, fate), id)).rejects.toThrow(Killed);
    const { results, remaining } = await run(table, id);
    expect(results.map(({ status }) => [200, 201].includes(status))).toEqual([true, true]);
    expect(remaining).toBe(18);
    expect(await booksIn(table, accountId)).toEqual({ balance: 98, held: 18, available: 80, debited: -2 });
    const heads = await headsIn(table, accountId);
    expect(heads.map((head) => head.id).sort()).toEqual(results.map(({ submissionId }) => submissionId).sort());
    const prints = [fingerprint('kill@home.test'), fingerprint('linkedin.com/in/kill')];
    for (const print of prints)
      expect(await findByIdentity(table, accountId, [print]), name).toMatchObject([{ id: results[0]?.submissionId }]);
  }
});

describe('whoever was delivered', () => {
  it('is linked on the way in, and nothing is left to follow', async () => {
    const { accountId, id } = await aRequestIn(table, 'linked');
    await deliver(id, somebody(1));
    expect(await membersOf(accountId, 'sam.1@mail.example')).toHaveLength(1);
    const before = await table.scan();
    await followPersons(accountId);
    expect(await table.scan()).toEqual(before);
  });

  it('leaves nothing of a person behind where they are refused', async () => {
    const { accountId, id } = await aRequestIn(table, 'refused');
    const first = writingAfter(() => deliver(id, somebody(2, { email: 'one@home.test' })));
    await deliverTo(first, id, somebody(1, { email: 'one@home.test' }));
    const prefix = personPartition(accountId, 'per_');
    expect((await table.scan()).filter(({ pk }) => String(pk).startsWith(prefix))).toHaveLength(1);
  });

  it('is linked afterwards where an earlier version took them in', async () => {
    const { accountId, id } = await aRequestIn(table, 'earlier');
    await deliver(id, somebody(1));
    const [head] = await headsIn(table, accountId);
    if (!head) throw new Error('The profile is there');
    await updateItem(table, keys.profile(accountId, head.id), { change: 'REMOVE linked' });
    for (const item of await table.scan())
      if (String(item.pk).startsWith(personPartition(accountId, 'per_')) || item.personId) await forget(item);
    await followPersons(accountId);
    expect(await membersOf(accountId, 'sam.1@mail.example')).toMatchObject([{ id: head.id }]);
  });

  const forget = ({ pk, sk }: Item) => deleteItem(table, { pk: String(pk), sk: String(sk) });
});

describe('what was kept before there were persons', () => {
  const optedOut = async (accountId: AccountId) => {
    const key = oldPersonKeys.suppression(accountId, fingerprint('sam.1@mail.example'));
    await putItem(table, { ...key, reason: 'unsubscribed', at: at.toISOString() });
  };

  it('counts for whoever is delivered: an opt-out', async () => {
    const { accountId, id } = await aRequestIn(table, 'before');
    await optedOut(accountId);
    await deliver(id, somebody(1));
    const { optedOut: out } = await personAt(table, accountId, 'sam.1@mail.example');
    expect(out).toEqual({ reason: 'unsubscribed', at: at.toISOString() });
  });

  it('is not looked for in an account that says it has nothing of it', async () => {
    const { accountId, id } = await aRequestIn(table, 'personsonly', { account: { personsOnly: true } });
    await optedOut(accountId);
    await deliver(id, somebody(1));
    expect(await personAt(table, accountId, 'sam.1@mail.example')).not.toHaveProperty('optedOut');
  });

  it('is found by an address that a submission of that time has, also for the same job', async () => {
    const { accountId, jobId, id } = await aRequestIn(table, 'orphan');
    await deliver(id, nobody(7));
    const [head] = await headsIn(table, accountId);
    if (!head) throw new Error('The profile is there');
    const old = oldPersonKeys.identity(accountId, fingerprint('sam.1@mail.example'), head.id);
    await putItem(table, { ...old, id: head.id, jobId });
    expect((await deliver(id, somebody(1))).results).toMatchObject([{ code: 'DUPLICATE_PROFILE' }]);
  });
});

describe('a request of an earlier version', () => {
  /** As it was opened before the job counted for it and before ids followed from those of the sourcers. */
  async function anOldRequest(name: string, batchSize: number) {
    const request = await aRequestIn(table, name, { batchSize });
    const { accountId, jobId, id } = request;
    await updateItem(table, keys.request(accountId, jobId, id), { change: 'REMOVE submittedBefore' });
    await updateItem(table, keys.sourcing(accountId, jobId), { change: 'REMOVE hasDerivedIds' });
    return request;
  }

  it('counts for itself to the last profile, so that an earlier version may go on with it', async () => {
    const { accountId, jobId, id } = await anOldRequest('oldcount', 3);
    await deliver(id, somebody(1), somebody(2));
    expect(await table.get(keys.request(accountId, jobId, id))).toMatchObject({ delivered: 2 });
    const [one, two] = await Promise.all([deliver(id, somebody(3)), deliver(id, somebody(4))]);
    expect([...one.results, ...two.results].map(({ code, status }) => code ?? status).sort()).toEqual([
      201,
      'REQUEST_FULL',
    ]);
    expect(await table.get(keys.request(accountId, jobId, id))).toMatchObject({
      delivered: 3,
      closedBecause: 'DELIVERED',
    });
    expect(await booksIn(table, accountId)).toEqual({ balance: 97, held: 0, available: 97, debited: -3 });
  });

  it('is stopped as far as it counted', async () => {
    const { accountId, jobId, id } = await anOldRequest('oldstop', 3);
    const sourcing = createSourcingRepository(table);
    const stop = async () => {
      const request = await sourcing.findRequest(accountId, jobId, id);
      if (!request) throw new Error('The request is there');
      const reason = { closedBecause: 'STOPPED', notSourcingReason: 'STOPPED_BY_USER' } as const;
      return () => sourcing.stop(request, reason, { id: newId(), at: at.toISOString(), refund: 3 - request.delivered });
    };
    const late = await stop();
    await deliver(id, somebody(1));
    expect(await late()).toBe(false);
    expect(await (await stop())()).toBe(true);
    expect(await booksIn(table, accountId)).toEqual({ balance: 99, held: 0, available: 99, debited: -1 });
  });

  it('knows what was delivered for it by the marks of that time', async () => {
    const { accountId, jobId, id } = await anOldRequest('oldmark', 3);
    const mark = keys.delivery(accountId, jobId, sourcer.communityId, 'x-1');
    await putItem(table, { ...mark, submissionId: 'sub_old' });
    expect((await deliver(id, somebody(1))).results).toEqual([
      { externalId: 'x-1', status: 200, submissionId: 'sub_old' },
    ]);
  });
});

describe('a request', () => {
  it('says how many were delivered for it while it is open, and once it is closed', async () => {
    const { accountId, jobId, id } = await aRequestIn(table, 'counted', { batchSize: 3 });
    const { findRequest } = createSourcingRepository(table);
    const { listOpen } = createRepository(table);
    await deliver(id, somebody(1), somebody(2));
    expect(await findRequest(accountId, jobId, id)).toMatchObject({ delivered: 2 });
    const { requests } = await listOpen(undefined);
    expect(requests.find((request) => request.id === id)).toMatchObject({ delivered: 2 });
    await deliver(id, somebody(3));
    expect(await findRequest(accountId, jobId, id)).toMatchObject({ delivered: 3, closedBecause: 'DELIVERED' });
  });

  it('counts from nothing where the job was sourced before', async () => {
    const { accountId, jobId, id } = await aRequestIn(table, 'second', { batchSize: 2 });
    await deliver(id, somebody(1), somebody(2));
    const next = { accountId, jobId, id: 'req_secondbatch', batch: 2, batchSize: 2, holdsCredits: true } as const;
    const when = { openedAt: at.toISOString(), openedBy: 'usr_ada', entryId: newId() } as const;
    expect(await createSourcingRepository(table).open({ ...next, ...when })).toBe('started');
    expect((await deliver(next.id, somebody(1), somebody(3))).remaining).toBe(1);
    expect((await deliver(next.id, somebody(4), somebody(5))).results).toMatchObject([
      { status: 201 },
      { code: 'REQUEST_FULL' },
    ]);
    expect(await booksIn(table, accountId)).toEqual({ balance: 96, held: 0, available: 96, debited: -4 });
  });
});
