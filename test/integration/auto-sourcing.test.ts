import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../functions/platform/ids.ts';
import { getItem } from '../../functions/platform/items.ts';
import { createSettingsReader } from '../../functions/records/account/settings-reader.ts';
import { keys } from '../../functions/records/keys.ts';
import { lookAtJob } from '../../functions/sourcing/look-at-job.ts';
import { startAutoSourcing } from '../../scripts/ops/auto-sourcing.ts';
import { grantCredits } from '../../scripts/ops/create-account.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { setFlag } from '../../scripts/ops/office.ts';
import { contract } from '../../shared/contract/index.ts';
import type { LookAtJob } from '../../shared/tasks.ts';
import type { Sourcer } from '../support/accounts.ts';
import { aJob } from '../support/builders.ts';
import { historyOf, type Place, sourcedJobsIn } from '../support/sourced-jobs.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, submissions } = contract;

let world: World;
let sourcer: Sourcer;
let on: ReturnType<typeof sourcedJobsIn>;
beforeAll(async () => {
  // A Monday morning in Berlin, where the jobs are.
  world = await aWorld({ at: '2026-03-02T08:30:00.000Z' });
  sourcer = await world.aSourcer();
  on = sourcedJobsIn(world, sourcer);
});
afterAll(() => world?.close());

const dueAtOf = async ({ account, job }: Place) =>
  String((await getItem(world.table, keys.sourcing(account.id, job.id)))?.dueAt);

const lookAt = (message: LookAtJob) =>
  lookAtJob(
    {
      table: world.table,
      listSettings: createSettingsReader(world.table),
      findStandIn: async () => undefined,
      contact: async () => [],
      now: () => new Date(),
      newId,
    },
    message,
  );

async function discardAll(place: Place) {
  for (let page = 0; page < 10; page++) {
    const { cards } = await world.call(
      submissions.getFunnelColumn,
      { params: { id: place.job.id, column: 'NEW' }, query: { limit: 100 } },
      { as: place.admin },
    );
    if (cards.length === 0) return;
    const body = {
      jobId: place.job.id,
      submissionIds: cards.map(({ id }) => id),
      reason: 'NOT_QUITE_RIGHT' as const,
    };
    await world.call(submissions.disqualifyAsClient, { body }, { as: place.admin });
    await on.pass({ seconds: 1 });
  }
}

describe('switching on', () => {
  it('waits for the calibration batch and its rating, and for whoever may', async () => {
    const { account, admin } = await world.anAccount({ credits: 50 });
    const job = await world.call(jobs.createJob, { body: aJob({ title: 'Early' }) }, { as: admin });
    const place = { account, admin, job };
    const refusal = async () => (await world.refusal(jobs.activateAutoSourcing, ...on.of(place))).code;
    expect(await refusal()).toBe('CALIBRATION_NOT_STARTED');
    await world.call(jobs.startSourcing, { ...on.of(place)[0], body: { batchSize: 10 } }, { as: admin });
    expect(await refusal()).toBe('CALIBRATION_RUNNING');
    await on.deliver(place);
    expect(await refusal()).toBe('CALIBRATION_NOT_RATED');
    expect((await world.refusal(jobs.setJobModeAuto, ...on.of(place))).code).toBe('CALIBRATION_NOT_RATED');
    expect((await world.refusal(jobs.startAutoContact, ...on.of(place))).code).toBe('CALIBRATION_NOT_RATED');
    await world.call(jobs.rateBatch, { ...on.of(place)[0], body: { batchRating: 2 } }, { as: admin });
    await setFlag(openOffice(), 'autoSourcing', false, account.id);
    expect(await refusal()).toBe('AUTO_SOURCING_NOT_OFFERED');
    await setFlag(openOffice(), 'jobMode', 'MANUAL', account.id);
    expect((await world.refusal(jobs.setJobModeAuto, ...on.of(place))).code).toBe('JOB_MODE_NOT_ALLOWED');
    await setFlag(openOffice(), 'autoSourcing', true, account.id);
    expect(await world.call(jobs.activateAutoSourcing, ...on.of(place))).toMatchObject({
      sourcingMode: 'auto-sourcing',
      autoSourcing: 'ON',
      autoContact: false,
    });
  });

  it('by our people waits for the rating by itself', async () => {
    const { account, admin } = await world.anAccount({ credits: 50 });
    const job = await world.call(jobs.createJob, { body: aJob({ title: 'By us' }) }, { as: admin });
    const place = { account, admin, job };
    await startAutoSourcing(openOffice(), account.id, job.id);
    expect(await on.read(place)).toMatchObject({
      autoSourcing: 'PAUSE',
      autoSourcingPause: { reasons: ['CALIBRATION_BATCH_NOT_REVIEWED'] },
    });
    await world.call(jobs.startSourcing, { ...on.of(place)[0], body: { batchSize: 10 } }, { as: admin });
    await on.deliver(place);
    await world.call(jobs.rateBatch, { ...on.of(place)[0], body: { batchRating: 3 } }, { as: admin });
    await on.pass({ minutes: 1 });
    expect(historyOf(await on.read(place))).toEqual([
      'RESUME CALIBRATION_BATCH_NOT_REVIEWED',
      'PAUSE CALIBRATION_BATCH_NOT_REVIEWED',
      'START ACTIVATED_FROM_BACKOFFICE',
    ]);
  });
});

describe('a job in auto-sourcing', () => {
  it('asks for 20 profiles a working day, never twice, and never while a request is open', async () => {
    const place = await on.aCalibratedJob();
    await world.call(jobs.activateAutoSourcing, ...on.of(place));
    await on.pass({ minutes: 1 });
    expect(await on.requestOf(place)).toMatchObject({ batchSize: 20, batch: 2 });
    await on.pass({ hours: 2 });
    expect((await on.openRequests()).filter((one) => one.job.title === place.job.title)).toHaveLength(1);
    await on.deliver(place);
    await on.pass({ hours: 2 });
    expect(await on.requestOf(place)).toBeUndefined();
    world.travelTo('2026-03-03T08:45:00.000Z');
    await on.pass({ minutes: 1 });
    expect(await on.requestOf(place)).toMatchObject({ batchSize: 20, batch: 3 });
    await on.deliver(place, 5);
    world.travelTo('2026-03-04T08:45:00.000Z');
    await on.pass({ minutes: 1 });
    expect(await on.requestOf(place)).toMatchObject({ batch: 3, delivered: 5 });
    expect(await on.bookOf(place)).toMatchObject({ balance: 165, held: 15, isTrue: true });
    const stopped = await world.call(
      jobs.deactivateAutoSourcing,
      { ...on.of(place)[0], body: { reason: 'DISABLED_BY_EMPLOYER_WITH_JOB_MODE_ACCESS' } },
      { as: place.admin },
    );
    expect(stopped).toMatchObject({ autoSourcing: 'OFF', sourcingMode: 'manual', sourcingRequest: null });
    expect(await on.bookOf(place)).toMatchObject({ balance: 165, held: 0, isTrue: true });
    expect(historyOf(stopped)).toEqual([
      'STOP DISABLED_BY_EMPLOYER_WITH_JOB_MODE_ACCESS',
      'BATCH_REQUESTED NEEDED_MORE_LEADS',
      'BATCH_REQUESTED NEEDED_MORE_LEADS',
      'START ACTIVATED_BY_USER',
    ]);
    expect(stopped.autoSourcingHistory[0]?.by).toBe(place.admin.name);
    const other = await world.anAccount();
    const seen = world.refusal(jobs.listAutoSourcingHistory, { ...on.of(place)[0], query: {} }, { as: other.admin });
    expect((await seen).code).toBe('JOB_NOT_FOUND');
  });

  it('rests without credits and goes on once there are some', async () => {
    const place = await on.aCalibratedJob(17);
    await world.call(jobs.activateAutoSourcing, ...on.of(place));
    await on.pass({ minutes: 1 });
    expect(await on.requestOf(place)).toMatchObject({ batchSize: 7 });
    await on.deliver(place);
    world.pass({ days: 1 });
    await on.pass({ minutes: 1 });
    expect(await on.read(place)).toMatchObject({ autoSourcing: 'PAUSE', notSourcingReason: 'CREDITS_EXHAUSTED' });
    await grantCredits(openOffice(), place.account.id, 40, 'Top-up');
    await on.pass({ hours: 1 });
    await on.pass({ minutes: 1 });
    expect(historyOf(await on.read(place)).slice(0, 3)).toEqual([
      'BATCH_REQUESTED NEEDED_MORE_LEADS',
      'RESUME CREDITS_EXHAUSTED',
      'PAUSE CREDITS_EXHAUSTED',
    ]);
    expect(await on.bookOf(place)).toMatchObject({ balance: 40, held: 20, isTrue: true });
  });

  it('rests where two triggers say that something is wrong, for four hours, and says which', async () => {
    const place = await on.aCalibratedJob(200);
    await world.call(jobs.activateAutoSourcing, ...on.of(place));
    await on.pass({ minutes: 1 });
    await on.deliver(place, 20, { location: 'Lisbon, Portugal' });
    await discardAll(place);
    world.pass({ days: 1 });
    await on.pass({ minutes: 1 });
    const paused = await on.read(place);
    expect(paused).toMatchObject({
      autoSourcing: 'PAUSE',
      autoSourcingPause: { reasons: ['PAUSED_BY_DATA_SYSTEM_FOR_TWO_TRIGGERS'] },
    });
    expect(paused.autoSourcingPause?.triggers).toEqual(
      expect.arrayContaining([
        { trigger: 'clientDQ', details: 'relative' },
        { trigger: 'clientDQ', details: 'location' },
      ]),
    );
    await on.pass({ hours: 3 });
    expect((await on.read(place)).autoSourcing).toBe('PAUSE');
    await on.pass({ hours: 1, minutes: 1 });
    expect((await on.read(place)).autoSourcing).toBe('ON');
  });

  it('stops with its job, and goes on when that is open again', async () => {
    const place = await on.aCalibratedJob();
    await world.call(jobs.setJobModeAuto, ...on.of(place));
    await on.pass({ minutes: 1 });
    expect(await on.requestOf(place)).toBeDefined();
    const closed = await world.call(jobs.closeJob, ...on.of(place));
    expect(closed).toMatchObject({ autoSourcing: 'OFF', autoContact: false, sourcingRequest: null });
    expect(await on.bookOf(place)).toMatchObject({ balance: 190, held: 0, isTrue: true });
    const opened = await world.call(jobs.reopenJob, ...on.of(place));
    expect(opened).toMatchObject({ autoSourcing: 'ON', autoContact: false });
    expect(historyOf(opened).slice(0, 3)).toEqual([
      'START REOPENING_JOB',
      'AUTO_CONTACT_STOP CLOSING_JOB',
      'STOP CLOSING_JOB',
    ]);
  });

  it('takes one step of many that are taken at once', async () => {
    const place = await on.aCalibratedJob();
    await world.call(jobs.activateAutoSourcing, ...on.of(place));
    const message = { accountId: place.account.id, jobId: place.job.id, dueAt: await dueAtOf(place) };
    world.pass({ minutes: 1 });
    const looks = await Promise.all(Array.from({ length: 8 }, () => lookAt(message)));
    expect(looks.filter((look) => look === 'request')).toHaveLength(1);
    expect(historyOf(await on.read(place)).filter((line) => line.startsWith('BATCH'))).toHaveLength(1);
    expect(await on.bookOf(place)).toMatchObject({ held: 20, isTrue: true });
  });
});
