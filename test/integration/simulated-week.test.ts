import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOffice } from '../../scripts/ops/environment.ts';
import { readLedger } from '../../scripts/ops/office.ts';
import { contract } from '../../shared/contract/index.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import type { Job } from '../../shared/model/job.ts';
import type { Employer, Sourcer, TestAccount } from '../support/accounts.ts';
import { aDeliveredProfile, aJob } from '../support/builders.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, sourcing, submissions } = contract;

let world: World;
let account: TestAccount;
let admin: Employer;
let sourcer: Sourcer;
beforeAll(async () => {
  // A Monday morning in Berlin, where the job is.
  world = await aWorld({ at: '2026-03-02T08:30:00.000Z' });
  sourcer = await world.aSourcer();
  ({ account, admin } = await world.anAccount({ credits: 300, window: 'working-hours' }));
});
afterAll(() => world?.close());

const as = () => ({ as: admin });
const read = (job: Job) => world.call(jobs.getJob, { params: { id: job.id } }, as());
const row = async (job: Job) =>
  (await world.call(jobs.listJobs, { query: { scope: 'mine', status: 'Validated' } }, as())).results.find(
    ({ id }) => id === job.id,
  );
const column = async (job: Job, name: 'NEW' | 'DISCARDED' | 'CONTACTED') =>
  (await world.call(submissions.getFunnelColumn, { params: { id: job.id, column: name }, query: { limit: 100 } }, as()))
    .cards;

/** The calibration batch is reviewed before it is rated. */
async function discardNew(job: Job) {
  const submissionIds = (await column(job, 'NEW')).map(({ id }) => id);
  const body = { jobId: job.id, submissionIds, reason: 'NOT_QUITE_RIGHT' as const };
  await world.call(submissions.disqualifyAsClient, { body }, as());
  await world.drain();
}

/** What the sourcers do: they deliver all that is asked for. */
async function deliverAll() {
  const { results } = await world.call(sourcing.listSourcingRequests, { query: {} }, { as: sourcer });
  for (const request of results) {
    const profiles = Array.from({ length: request.batchSize - request.delivered }, () => aDeliveredProfile());
    await world.call(sourcing.deliverProfiles, { params: { id: request.id }, body: { profiles } }, { as: sourcer });
  }
  await world.drain();
}

/** A working hour: everything that is due then happens. */
async function work(at: string) {
  world.travelTo(at);
  for (let round = 0; round < 2; round++) {
    await world.drain();
    world.pass({ seconds: 40 });
  }
}

it('a job in Auto-pilot that is left alone for a week is sourced, contacted and answered, until it has what it wants', async () => {
  const job = await world.call(jobs.createJob, { body: aJob({ title: 'Left alone', targetLeadCount: 6 }) }, as());
  const id = { params: { id: job.id } };
  await world.call(jobs.startSourcing, { ...id, body: { batchSize: 10 } }, as());
  await deliverAll();
  await discardNew(job);
  await world.call(jobs.rateBatch, { ...id, body: { batchRating: 3 } }, as());
  await world.call(jobs.setJobModeAuto, id, as());

  let leads = 0;
  for (const day of ['02', '03', '04', '05', '06']) {
    await work(`2026-03-${day}T09:00:00.000Z`);
    await deliverAll();
    await work(`2026-03-${day}T11:00:00.000Z`);
    await work(`2026-03-${day}T12:30:00.000Z`);
    // Of those who heard from us two a day say that they are interested.
    for (const { id: candidate } of (await column(job, 'CONTACTED')).slice(0, 2)) {
      await world.call(submissions.markInterested, { params: { id: candidate as SubmissionId } }, as());
      leads++;
    }
    await work(`2026-03-${day}T15:00:00.000Z`);
  }
  const after = await read(job);
  expect(leads).toBeGreaterThanOrEqual(6);
  expect(after).toMatchObject({
    autoSourcing: 'PAUSE',
    sourcingRequest: null,
    notSourcingReason: 'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED',
    autoSourcingPause: { reasons: ['CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED'] },
  });
  // The calibration batch, and one batch for each day before the objective was reached.
  const batches = after.autoSourcingHistory.filter(({ action }) => action === 'BATCH_REQUESTED');
  expect(batches.map(({ at }) => at.slice(0, 10))).toEqual(['2026-03-03', '2026-03-02']);
  expect(after.autoSourcingHistory.map(({ action, reasons }) => [action, ...reasons].join(' '))).toContain(
    'NO_BATCH_REQUESTED NO_BATCH_REQUIRED',
  );
  expect(after.submissions).toBe(10 + 2 * 20);
  const spent = await readLedger(openOffice(), account.id);
  expect(spent).toMatchObject({ balance: 250, held: 0, isTrue: true });
  // Everybody of the automatic batches heard from us, nobody of the calibration batch did.
  expect(await column(job, 'DISCARDED')).toHaveLength(10);
  // Not everybody yet: an address that is new sends a few a day, and who is interested hears no more.
  expect(new Set(world.mailbox().flatMap(({ recipients }) => recipients)).size).toBeGreaterThanOrEqual(10);
  expect(await world.deadLetters()).toEqual({});
});

it('and is stopped in the middle of a batch, which gives back what did not come', async () => {
  world.travelTo('2026-03-09T08:00:00.000Z');
  const job = await world.call(jobs.createJob, { body: aJob({ title: 'Stopped', targetLeadCount: 6 }) }, as());
  const id = { params: { id: job.id } };
  await world.call(jobs.startSourcing, { ...id, body: { batchSize: 10 } }, as());
  await deliverAll();
  await discardNew(job);
  await world.call(jobs.rateBatch, { ...id, body: { batchRating: 2 } }, as());
  await world.call(jobs.setJobModeAuto, id, as());
  await work('2026-03-09T09:30:00.000Z');
  const { results } = await world.call(sourcing.listSourcingRequests, { query: {} }, { as: sourcer });
  const [request] = results;
  const profiles = Array.from({ length: 7 }, () => aDeliveredProfile());
  const params = { id: request?.id ?? ('req_none' as const) };
  await world.call(sourcing.deliverProfiles, { params, body: { profiles } }, { as: sourcer });
  await world.drain();
  expect(await row(job)).toMatchObject({ isAutoSourced: true });
  const stopped = await world.call(jobs.setJobModeManual, id, as());
  expect(stopped).toMatchObject({ autoSourcing: 'OFF', autoContact: false, sourcingRequest: null, submissions: 17 });
  expect(stopped.autoSourcingHistory.slice(0, 2).map(({ action, reasons }) => [action, ...reasons])).toEqual([
    ['AUTO_CONTACT_STOP', 'SWITCH_TO_JOB_MODE_MANUAL'],
    ['STOP', 'SWITCH_TO_JOB_MODE_MANUAL'],
  ]);
  expect(await readLedger(openOffice(), account.id)).toMatchObject({ balance: 233, held: 0, isTrue: true });
  await work('2026-03-10T10:00:00.000Z');
  expect((await read(job)).sourcingRequest).toBeNull();
  expect(await row(job)).toMatchObject({ isAutoSourced: false });
});
