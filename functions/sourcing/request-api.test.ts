import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pauseSourcing, resumeSourcing } from '../../scripts/ops/auto-sourcing.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { readLedger } from '../../scripts/ops/office.ts';
import { accountRoutes } from '../../shared/contract/accounts.ts';
import { contract } from '../../shared/contract/index.ts';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import type { AccountId, RequestId, SubmissionId } from '../../shared/model/ids.ts';
import type { Job } from '../../shared/model/job.ts';
import type { Employer } from '../../test/support/accounts.ts';
import { aDeliveredProfile, aDraft, aJob } from '../../test/support/builders.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { newId } from '../platform/ids.ts';
import { transact } from '../platform/items.ts';
import { deliveryActions } from '../records/job/request-actions.ts';
import { createSourcingRepository } from '../records/request/request-store.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const office = openOffice;
const requests = () => createSourcingRepository(world.table);
const create = (as: Employer, body = aJob()) => world.call(jobRoutes.createJob, { body }, { as });
const start = (as: Employer, job: Job, batchSize = 10) =>
  world.call(jobRoutes.startSourcing, { params: { id: job.id }, body: { batchSize } }, { as });
const stop = (as: Employer, job: Job) => world.call(jobRoutes.stopSourcing, { params: { id: job.id } }, { as });
const credits = async (as: Employer, account: { id: AccountId }) =>
  (await world.call(accountRoutes.getAccount, { params: { id: account.id } }, { as })).subscription.remainingCredits;
const row = async (as: Employer, status: 'Validated' | 'Closed' = 'Validated') =>
  (await world.call(jobRoutes.listJobs, { query: { scope: 'mine', status } }, { as })).results[0];

async function openRequest(account: AccountId, job: Job) {
  const sourcing = await requests().findSourcing(account, job.id);
  const request = await requests().findRequest(account, job.id, sourcing?.requestId as RequestId);
  if (!request) throw new Error('No request is open');
  return request;
}

/** Delivers profiles one after the other, as the sourcing API does. False where the request took no more. */
async function deliver(account: AccountId, job: Job, profiles: number): Promise<boolean> {
  const request = await openRequest(account, job);
  for (let delivered = request.delivered; delivered < request.delivered + profiles; delivered++) {
    const submissionId: SubmissionId = `sub_${newId()}`;
    const delivery = { entryId: newId(), at: new Date().toISOString(), submissionId };
    if (await transact(world.table, deliveryActions(world.table, { ...request, delivered }, delivery))) return false;
  }
  return true;
}

describe('starting sourcing', () => {
  it('reserves the credits of the first batch and tells the job and its row', async () => {
    const { account, admin } = await world.anAccount({ credits: 30 });
    const job = await start(admin, await create(admin));
    expect(job).toMatchObject({ batch: 1, sourcing: false, sourcingMode: 'manual', maxSourced: 0, submissions: 0 });
    expect(job.sourcingRequest?.batchSize).toBe(10);
    expect(await credits(admin, account)).toBe(20);
    expect(await row(admin)).toMatchObject({ isSourcing: true, batch: 1, requested: 10, delivered: 0 });
    expect(await readLedger(office(), account.id)).toMatchObject({ balance: 30, held: 10, isTrue: true });
  });

  it('takes the first batch size first and the steps later', async () => {
    const { account, admin } = await world.anAccount();
    const job = await create(admin);
    await expect(start(admin, job, 20)).rejects.toMatchObject({
      fields: { batchSize: ['The first batch has 10 profiles.'] },
    });
    await start(admin, job);
    await deliver(account.id, job, 10);
    await expect(start(admin, job, 22)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await start(admin, job, 25)).toMatchObject({ batch: 2, maxSourced: 10, submissions: 10 });
  });

  it('is refused without enough credits, and for a draft, a closed job, a second request and a paused job', async () => {
    const poor = await world.anAccount({ credits: 9 });
    const beyond = await create(poor.admin);
    await expect(start(poor.admin, beyond)).rejects.toMatchObject({ code: 'NOT_ENOUGH_CREDITS' });
    expect(await row(poor.admin)).toMatchObject({ isSourcing: false, batch: 0 });

    const { account, admin } = await world.anAccount();
    await expect(start(admin, await create(admin, aDraft()))).rejects.toMatchObject({ code: 'JOB_IS_A_DRAFT' });
    const paused = await create(admin);
    await pauseSourcing(office(), account.id, paused.id);
    await expect(start(admin, paused)).rejects.toMatchObject({ code: 'SOURCING_PAUSED' });
    expect(await row(admin)).toMatchObject({ isAutoSourcingPaused: true });
    await resumeSourcing(office(), account.id, paused.id);
    await start(admin, paused);
    await expect(start(admin, paused)).rejects.toMatchObject({ code: 'SOURCING_ALREADY_OPEN' });
    await world.call(jobRoutes.closeJob, { params: { id: paused.id } }, { as: admin });
    await expect(start(admin, paused)).rejects.toMatchObject({ code: 'JOB_CLOSED' });
  });

  it('opens one request of many that ask at once, where the credits are for one', async () => {
    const { account, admin } = await world.anAccount({ credits: 10 });
    const jobs = await Promise.all(Array.from({ length: 4 }, () => create(admin)));
    const tries = jobs.flatMap((job) => [job, job, job]);
    const outcomes = await Promise.allSettled(tries.map((job) => start(admin, job)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readLedger(office(), account.id)).toMatchObject({ balance: 10, held: 10, available: 0, isTrue: true });
  });

  it('holds nothing on an unlimited plan', async () => {
    const { account, admin } = await world.anAccount({ credits: 0, plan: 'UNLIMITED' });
    const job = await start(admin, await create(admin));
    await deliver(account.id, job, 3);
    expect(await stop(admin, job)).toMatchObject({ refunded: 0, job: { submissions: 3, sourcing: false } });
    const ledger = await readLedger(office(), account.id);
    expect(ledger).toMatchObject({ balance: 0, held: 0, isTrue: true });
    expect(ledger.entries.map(({ reason, amount, held }) => [reason, amount, held])).toEqual(
      Array.from({ length: 3 }, () => ['PROFILE_DELIVERED', 0, 0]),
    );
  });
});

describe('a delivery', () => {
  it('debits one credit for each profile and ends the request with the last', async () => {
    const { account, admin } = await world.anAccount({ credits: 15 });
    const job = await start(admin, await create(admin));
    await deliver(account.id, job, 9);
    expect(await row(admin)).toMatchObject({ isSourcing: true });
    expect(await credits(admin, account)).toBe(5);
    await deliver(account.id, job, 1);

    const done = await world.call(jobRoutes.getJob, { params: { id: job.id } }, { as: admin });
    const ended = { sourcing: false, sourcingRequest: null, maxSourced: 10, submissions: 10 };
    expect(done).toMatchObject({ ...ended, notSourcingReason: 'BATCH_DELIVERED' });
    expect(await row(admin)).toMatchObject({ isSourcing: false, delivered: 10, notSourcingReason: 'BATCH_DELIVERED' });
    const ledger = await readLedger(office(), account.id);
    expect(ledger).toMatchObject({ balance: 5, held: 0, available: 5, isTrue: true });
    expect(ledger.entries.filter(({ reason }) => reason === 'PROFILE_DELIVERED')).toHaveLength(10);
    await expect(stop(admin, job)).rejects.toMatchObject({ code: 'NO_SOURCING_REQUEST' });
  });

  it('shows in the list how much of the batch is there, when it ended or was stopped too', async () => {
    const { account, admin } = await world.anAccount({ credits: 40 });
    const sourcer = await world.aSourcer();
    const job = await start(admin, await create(admin));
    const bring = async (profiles: number) => {
      const params = { id: (await openRequest(account.id, job)).id };
      const body = { profiles: Array.from({ length: profiles }, () => aDeliveredProfile()) };
      await world.call(contract.sourcing.deliverProfiles, { params, body }, { as: sourcer });
      await world.drain();
      return row(admin);
    };
    expect(await bring(4)).toMatchObject({ isSourcing: true, delivered: 4, requested: 10 });
    world.pass({ minutes: 2 });
    expect(await bring(6)).toMatchObject({ isSourcing: false, delivered: 10 });
    await start(admin, job, 20);
    expect(await row(admin)).toMatchObject({ isSourcing: true, delivered: 0, requested: 20 });
    world.pass({ minutes: 2 });
    expect(await bring(3)).toMatchObject({ isSourcing: true, delivered: 3 });
    await stop(admin, job);
    expect(await row(admin)).toMatchObject({ isSourcing: false, delivered: 3 });
  });

  it('is refused beyond the batch and after the stop', async () => {
    const { account, admin } = await world.anAccount();
    const job = await start(admin, await create(admin));
    const request = await openRequest(account.id, job);
    await deliver(account.id, job, 10);
    const delivery = { entryId: newId(), at: new Date().toISOString(), submissionId: 'sub_late' as const };
    for (const delivered of [0, 9, 10]) {
      const actions = deliveryActions(world.table, { ...request, delivered }, delivery);
      expect(await transact(world.table, actions)).toContain(true);
    }
    expect(await readLedger(office(), account.id)).toMatchObject({ balance: 90, held: 0, isTrue: true });
  });
});

describe('stopping', () => {
  it('gives back what was not delivered, once', async () => {
    const { account, admin } = await world.anAccount({ credits: 30 });
    const job = await start(admin, await create(admin));
    await deliver(account.id, job, 4);
    const both = await Promise.allSettled([stop(admin, job), stop(admin, job)]);
    const stopped = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(stopped).toHaveLength(1);
    expect(stopped[0]).toMatchObject({
      refunded: 6,
      job: { sourcing: false, maxSourced: 4, submissions: 4, notSourcingReason: 'STOPPED_BY_USER' },
    });
    expect(await credits(admin, account)).toBe(26);
    expect(await readLedger(office(), account.id)).toMatchObject({ balance: 26, held: 0, isTrue: true });
    expect(await start(admin, job, 20)).toMatchObject({ batch: 2, maxSourced: 4 });
  });

  it('and delivering at the same time never pay twice nor lose a credit', async () => {
    const { account, admin } = await world.anAccount({ credits: 10 });
    const job = await start(admin, await create(admin));
    await Promise.all([deliver(account.id, job, 10), stop(admin, job).catch(() => undefined)]);
    const { submissions } = await world.call(jobRoutes.getJob, { params: { id: job.id } }, { as: admin });
    const ledger = await readLedger(office(), account.id);
    expect(ledger).toMatchObject({ balance: 10 - submissions, held: 0, isTrue: true });
  });

  it('comes with closing the job', async () => {
    const { account, admin } = await world.anAccount({ credits: 10 });
    const job = await start(admin, await create(admin));
    await deliver(account.id, job, 1);
    const closed = await world.call(jobRoutes.closeJob, { params: { id: job.id } }, { as: admin });
    expect(closed).toMatchObject({ status: 'Closed', sourcing: false, notSourcingReason: 'CLOSED', maxSourced: 1 });
    expect(await row(admin, 'Closed')).toMatchObject({ isSourcing: false, notSourcingReason: 'CLOSED' });
    expect(await readLedger(office(), account.id)).toMatchObject({ balance: 9, held: 0, isTrue: true });
  });
});

describe('a rating', () => {
  it('is of the batch that is here in full, and read by the sourcers of the next one', async () => {
    const { admin } = await world.anAccount({ plan: 'PLATFORM', credits: 100 });
    const sourcer = await world.aSourcer();
    const as = { as: admin };
    const job = await world.call(jobRoutes.createJob, { body: aJob({ title: 'Rated' }) }, as);
    const rate = (batchRating: number, feedback = '') =>
      [jobRoutes.rateBatch, { params: { id: job.id }, body: { batchRating, feedback } }, as] as const;
    expect((await world.refusal(...rate(3))).code).toBe('NOTHING_TO_RATE');
    await world.call(jobRoutes.startSourcing, { params: { id: job.id }, body: { batchSize: 10 } }, as);
    expect((await world.refusal(...rate(3))).code).toBe('NOTHING_TO_RATE');
    await world.call(jobRoutes.stopSourcing, { params: { id: job.id } }, as);
    await world.call(...rate(3));
    const rated = await world.call(...rate(0, ' Too junior '));
    expect(rated.batchRating).toEqual({ batch: 1, rating: 0, feedback: 'Too junior' });
    for (const wrong of [-1, 4, 1.5]) expect((await world.refusal(...rate(wrong))).code).toBe('BAD_REQUEST');
    await world.call(jobRoutes.startSourcing, { params: { id: job.id }, body: { batchSize: 20 } }, as);
    const { results } = await world.call(contract.sourcing.listSourcingRequests, { query: {} }, { as: sourcer });
    expect(results.find((request) => request.job.title === 'Rated')?.lastRating).toEqual(rated.batchRating);
    await world.call(jobRoutes.closeJob, { params: { id: job.id } }, as);
    expect((await world.refusal(...rate(3))).code).toBe('JOB_CLOSED');
    const other = await world.anAccount();
    expect((await world.refusal(rate(3)[0], rate(3)[1], { as: other.admin })).code).toBe('JOB_NOT_FOUND');
  });
});
