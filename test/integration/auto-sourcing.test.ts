import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../functions/platform/ids.ts';
import { getItem } from '../../functions/platform/items.ts';
import { createSettingsReader } from '../../functions/records/account/settings-reader.ts';
import { createAutoSourcingStore } from '../../functions/records/job/auto-sourcing-store.ts';
import { createJobsRepository } from '../../functions/records/job/job-store.ts';
import { sourcingOf } from '../../functions/records/job/known-job.ts';
import { keys } from '../../functions/records/keys.ts';
import { createHeadStore } from '../../functions/records/submission/head-store.ts';
import { lookAtJob } from '../../functions/sourcing/look-at-job.ts';
import { startAutoSourcing } from '../../scripts/ops/auto-sourcing.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { setFlag } from '../../scripts/ops/office.ts';
import { contract } from '../../shared/contract/index.ts';
import { activated } from '../../shared/rules/sourcing/auto/steps.ts';
import type { LookAtJob } from '../../shared/tasks.ts';
import type { Sourcer } from '../support/accounts.ts';
import { aDeliveredProfile, aJob } from '../support/builders.ts';
import { historyOf, type Place, sourcedJobsIn } from '../support/sourced-jobs.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, outreach, sourcing, submissions } = contract;

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
      heads: createHeadStore(world.table),
      listSettings: createSettingsReader(world.table),
      findStandIn: async () => undefined,
      contact: async () => [],
      now: () => new Date(),
      newId,
    },
    message,
  );

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
    const rating = { ...on.of(place)[0], body: { batchRating: 2 } };
    expect((await world.refusal(jobs.rateBatch, rating, { as: admin })).code).toBe('CALIBRATION_NOT_REVIEWED');
    expect((await on.read(place)).batchRating).toBeNull();
    await on.discardAll(place);
    await world.call(jobs.rateBatch, rating, { as: admin });
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

  it('comes too late for a job that was closed meanwhile', async () => {
    const { account, admin, job } = await on.aCalibratedJob();
    const found = await createJobsRepository(world.table).find(account.id, job.id);
    if (!found) throw new Error('There is no job');
    await world.call(jobs.closeJob, ...on.of({ account, admin, job }));
    const at = new Date();
    const step = activated(sourcingOf(found.sourcing), 'ACTIVATED_BY_USER', at, true);
    const taken = { at, by: null, newId, lookAt: at, jobStatus: found.job.status };
    expect(await createAutoSourcingStore(world.table).take(found.sourcing, step, taken)).toBe(false);
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
    await on.discardAll(place);
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

  it('takes no profile more once its objective is reached, and gives back what did not come', async () => {
    const place = await on.aCalibratedJob(200, { targetLeadCount: 1 });
    await world.call(jobs.setJobModeAuto, ...on.of(place));
    await on.pass({ minutes: 1 });
    await on.deliver(place, 5);
    const request = await on.requestOf(place);
    const [one] = await on.newOnes(place);
    if (!request || !one) throw new Error('No batch came');
    const [as, params] = [{ as: place.admin }, { id: one }];
    const byHand = { startOutreachCampaign: false, contactedViaOtherChannels: ['LINKED_IN' as const] };
    const contact = { params: { submissionId: one }, body: { jobId: place.job.id, ...byHand } };
    await world.call(outreach.contactCandidate, contact, as);
    await world.call(submissions.markInterested, { params }, as);
    await world.drain();
    const more = { params: { id: request.id }, body: { profiles: [aDeliveredProfile()] } };
    expect((await world.refusal(sourcing.deliverProfiles, more, { as: sourcer })).code).toBe('REQUEST_CLOSED');
    await on.pass({ minutes: 1 });
    expect(await on.read(place)).toMatchObject({
      autoSourcing: 'PAUSE',
      sourcingRequest: null,
      notSourcingReason: 'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED',
    });
    expect(await on.bookOf(place)).toMatchObject({ balance: 185, held: 0, isTrue: true });
  });

  it('stops as soon as the job hires continuously, and gives back what did not come', async () => {
    const place = await on.aCalibratedJob();
    await world.call(jobs.activateAutoSourcing, ...on.of(place));
    await on.pass({ minutes: 1 });
    const { version, sourcingRequest } = await on.read(place);
    expect(sourcingRequest).toMatchObject({ batchSize: 20 });
    const body = { version, isContinuousHire: true };
    await world.call(jobs.updateJob, { ...on.of(place)[0], body }, on.of(place)[1]);
    await on.pass({ minutes: 1 });
    const after = await on.read(place);
    expect(after).toMatchObject({ autoSourcing: 'OFF', sourcingRequest: null });
    expect(historyOf(after)[0]).toBe('STOP CONTINUOUS_HIRE_ACTIVATED');
    expect(await on.bookOf(place)).toMatchObject({ balance: 190, held: 0, isTrue: true });
  });

  it('stops with its job, and goes on when that is open again', async () => {
    const place = await on.aCalibratedJob();
    await world.call(jobs.setJobModeAuto, ...on.of(place));
    await on.pass({ minutes: 1 });
    expect(await on.requestOf(place)).toBeDefined();
    const contactsInList = async (status: 'Validated' | 'Closed') => {
      const query = { scope: 'mine', status } as const;
      return (await world.call(jobs.listJobs, { query }, { as: place.admin })).results[0]?.isAutoContactEnabled;
    };
    expect(await contactsInList('Validated')).toBe(true);
    const closed = await world.call(jobs.closeJob, ...on.of(place));
    expect(await contactsInList('Closed')).toBe(false);
    expect(closed).toMatchObject({ autoSourcing: 'OFF', autoContact: false, sourcingRequest: null });
    expect(await on.bookOf(place)).toMatchObject({ balance: 190, held: 0, isTrue: true });
    // What it remembers for its re-opening cannot be switched meanwhile.
    const switches = [
      await world.refusal(jobs.setJobModeManual, ...on.of(place)),
      await world.refusal(jobs.setSourcingModeManual, ...on.of(place)),
      await world.refusal(jobs.stopAutoContact, ...on.of(place)),
      await world.refusal(jobs.deactivateAutoSourcing, { ...on.of(place)[0], body: {} }, on.of(place)[1]),
    ];
    expect(switches.map(({ code }) => code)).toEqual(switches.map(() => 'JOB_CLOSED'));
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
