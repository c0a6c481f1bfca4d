import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountId, RequestId } from '../../shared/model/ids.ts';
import { followHeads } from '../../test/support/following.ts';
import { aProfile, aRequestIn, booksIn, headsIn } from '../../test/support/requests.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { newId } from '../platform/ids.ts';
import { PutCommand } from '../platform/table-calls.ts';
import { keys } from '../records/keys.ts';
import { createRepository } from '../records/request/delivery-store.ts';
import { createSourcingRepository } from '../records/request/request-store.ts';
import type { Head } from '../records/submission/head.ts';
import { StoredHead, toHeadItem } from '../records/submission/stored-head.ts';
import { createSourcingApi } from './api.ts';

const sourcer = { communityId: 'com_crowd', name: 'Crowd', keyId: 'key' } as const;
const openedAt = '2026-03-02T09:00:00.000Z';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const apiOf = () =>
  createSourcingApi({
    repository: createRepository(table),
    files: { readLink: async (key, filename) => `https://files.test/${key}/${filename}` },
    now: () => new Date('2026-03-02T10:00:00.000Z'),
    newId,
  });
const put = (Item: Record<string, unknown>) => table.db.send(new PutCommand({ TableName: table.name, Item }));
const deliver = (id: RequestId, profiles: unknown[]) =>
  apiOf().deliverProfiles({ sourcer, params: { id }, body: { profiles } });

const aRequest = (name: string, wanted: { batchSize?: number; credits?: number } = {}) =>
  aRequestIn(table, name, wanted);
const booksOf = (accountId: AccountId) => booksIn(table, accountId);
const headsOf = (accountId: AccountId) => headsIn(table, accountId);

describe('a delivery', () => {
  it('becomes a profile to review, and costs one credit', async () => {
    const { accountId, jobId, id } = await aRequest('one');
    const { results, remaining } = await deliver(id, [aProfile(1)]);
    expect(results).toMatchObject([{ externalId: 'x-1', status: 201 }]);
    expect(remaining).toBe(19);
    expect(await headsOf(accountId)).toMatchObject([
      { column: 'NEW', origin: 'crowd', name: 'Sam Rivera1', employer: 'Contoso', jobId, version: 1 },
    ]);
    expect(await booksOf(accountId)).toEqual({ balance: 99, held: 19, available: 80, debited: -1 });
  });

  it('of a community on trial is marked so, and costs the same', async () => {
    const { accountId, id } = await aRequest('trial');
    const trial = { ...sourcer, isTrial: true };
    await apiOf().deliverProfiles({ sourcer: trial, params: { id }, body: { profiles: [aProfile(1)] } });
    await deliver(id, [aProfile(2)]);
    const marked = (await headsOf(accountId)).map(({ name, trial: isTrial }) => [name, isTrial ?? false]);
    expect(marked.sort()).toEqual([
      ['Sam Rivera1', true],
      ['Sam Rivera2', false],
    ]);
    expect(await booksOf(accountId)).toMatchObject({ balance: 98, debited: -2 });
  });

  it('sent again gives the same answer and costs nothing, also at the same time and when the batch is complete', async () => {
    const { accountId, id } = await aRequest('again', { batchSize: 2 });
    const both = await Promise.all([deliver(id, [aProfile(1)]), deliver(id, [aProfile(1)])]);
    const third = await deliver(id, [aProfile(1), aProfile(2)]);
    const after = await deliver(id, [aProfile(1), aProfile(2), aProfile(3)]);
    const first = third.results[0]?.submissionId;
    expect(
      new Set([...both.flatMap(({ results }) => results), ...after.results.slice(0, 1)].map((one) => one.submissionId)),
    ).toEqual(new Set([first]));
    expect(after.results.map(({ status, code }) => code ?? status)).toEqual([200, 200, 'REQUEST_FULL']);
    expect(await booksOf(accountId)).toEqual({ balance: 98, held: 0, available: 98, debited: -2 });
  });

  it('completes the batch with its last profile', async () => {
    const { accountId, jobId, id } = await aRequest('full', { batchSize: 2 });
    expect((await deliver(id, [aProfile(1), aProfile(2), aProfile(3)])).remaining).toBe(0);
    expect(await table.get(keys.sourcing(accountId, jobId))).toMatchObject({
      sourcing: false,
      sourcingRequest: null,
      submissions: 2,
      maxSourced: 2,
      notSourcingReason: 'BATCH_DELIVERED',
    });
    expect(await table.get(keys.jobRow(accountId, jobId))).toMatchObject({ isSourcing: false, delivered: 2 });
    const { results } = await apiOf().listSourcingRequests({ sourcer, query: {} });
    expect(results.map((request) => request.id)).not.toContain(id);
  });

  it('of fifty at once never takes more than the batch nor more than was held', async () => {
    const { accountId, jobId, id } = await aRequest('race', { batchSize: 20, credits: 25 });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => deliver(id, [aProfile(n)])));
    const taken = answers.flatMap(({ results }) => results).filter(({ status }) => status === 201);
    const full = answers.flatMap(({ results }) => results).filter(({ code }) => code === 'REQUEST_FULL');
    expect([taken.length, full.length]).toEqual([20, 30]);
    expect(await headsOf(accountId)).toHaveLength(20);
    expect(await table.get(keys.sourcing(accountId, jobId))).toMatchObject({ submissions: 20, sourcing: false });
    expect(await booksOf(accountId)).toEqual({ balance: 5, held: 0, available: 5, debited: -20 });
  });
});

describe('a profile is refused by itself', () => {
  it('when it is not valid, with the fields that are wrong', async () => {
    const { id } = await aRequest('invalid');
    const { results } = await deliver(id, [aProfile(1, { email: 'nobody', employmentHistory: [] }), null, aProfile(2)]);
    expect(results.map(({ status }) => status)).toEqual([400, 400, 201]);
    expect(Object.keys(results[0]?.fields ?? {})).toEqual(['email', 'employmentHistory']);
  });

  it('when the person works at a company not to source from', async () => {
    const { accountId, id } = await aRequest('excluded');
    const at = (employerName: string) => ({
      employmentHistory: [{ jobTitle: 'Engineer', employerName, current: true }],
    });
    const { results } = await deliver(id, [
      aProfile(1, at('Northwind GmbH')),
      aProfile(2, at('Globex')),
      aProfile(3, { email: 'sam@globex.com' }),
    ]);
    expect(results.map(({ status, code }) => [status, code])).toEqual(Array(3).fill([422, 'EXCLUDED_COMPANY']));
    expect(await booksOf(accountId)).toMatchObject({ balance: 100, debited: 0 });
  });

  it('when the person is on the job, whoever put them there', async () => {
    const { accountId, jobId, id } = await aRequest('known');
    const [first] = (await deliver(id, [aProfile(1)])).results;
    const byTeam: Head = {
      ...StoredHead.parse(await table.get(keys.head(accountId, first?.submissionId ?? 'sub_'))),
      id: 'sub_team',
      name: 'Zoë Stone',
      employer: 'Contoso Ltd',
    };
    await put(toHeadItem(byTeam));
    await followHeads(table, [{ before: undefined, after: byTeam }]);
    const { results } = await deliver(id, [
      aProfile(2, { email: 'SAM.1@mail.example' }),
      aProfile(3, { lastName: 'Rivera1', email: null }),
      aProfile(4, { firstName: 'Zoe', lastName: 'STONE', email: null }),
      aProfile(5, {
        firstName: 'Zoe',
        lastName: 'STONE',
        email: null,
        employmentHistory: [{ jobTitle: 'Chef', employerName: 'Other', current: true }],
      }),
    ]);
    expect(results.map(({ code, status }) => code ?? status)).toEqual([
      'DUPLICATE_PROFILE',
      'DUPLICATE_PROFILE',
      'DUPLICATE_PROFILE',
      201,
    ]);
    expect(await table.get(keys.sourcing(accountId, jobId))).toMatchObject({ submissions: 2 });
  });
});

describe('a request', () => {
  it('leads to the resumes of people like those who are looked for', async () => {
    const { accountId, jobId, id } = await aRequest('benchmark');
    const job = await table.get(keys.job(accountId, jobId));
    const benchmarkCvs = [{ identifier: 'file_1', originalFilename: 'ideal.pdf' }];
    await put({ ...job, requirements: { ...(job?.requirements as object), benchmarkCvs } });
    const { job: seen } = await apiOf().getSourcingRequest({ sourcer, params: { id } });
    expect(seen.requirements.benchmarkCvs).toEqual([
      { originalFilename: 'ideal.pdf', url: `https://files.test/${accountId}/file_1/ideal.pdf` },
    ]);
  });

  it('that was stopped takes nothing, and still knows what it took', async () => {
    const { accountId, jobId, id } = await aRequest('stopped');
    await deliver(id, [aProfile(1)]);
    const sourcing = createSourcingRepository(table);
    const request = await sourcing.findRequest(accountId, jobId, id);
    if (!request) throw new Error('The request is there');
    const reason = { closedBecause: 'STOPPED', notSourcingReason: 'STOPPED_BY_USER' } as const;
    await sourcing.stop(request, reason, { id: newId(), at: openedAt, refund: 19 });
    await expect(deliver(id, [aProfile(2)])).rejects.toMatchObject({ code: 'REQUEST_CLOSED' });
    expect((await deliver(id, [aProfile(1), aProfile(2)])).results).toMatchObject([
      { status: 200 },
      { code: 'REQUEST_CLOSED' },
    ]);
  });

  it('that does not exist is not found', async () => {
    await expect(deliver('req_nowhere', [aProfile(1)])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is listed with what to look for and nothing else of the account', async () => {
    const { id } = await aRequest('listed');
    const request = await apiOf().getSourcingRequest({ sourcer, params: { id } });
    expect(request).toMatchObject({ id, batch: 1, batchSize: 20, delivered: 0, job: { title: 'Engineer' } });
    expect(JSON.stringify(request)).not.toMatch(/acc_|usr_/);
  });
});
