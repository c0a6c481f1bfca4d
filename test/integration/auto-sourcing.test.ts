import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../functions/platform/ids.ts';
import { getItem } from '../../functions/platform/items.ts';
import { createSettingsReader } from '../../functions/records/account/settings-reader.ts';
import { keys } from '../../functions/records/keys.ts';
import { lookAtJob } from '../../functions/sourcing/look-at-job.ts';
import { pauseSourcing, resumeSourcing, startAutoSourcing, stopAutoSourcing } from '../../scripts/ops/auto-sourcing.ts';
import { grantCredits } from '../../scripts/ops/create-account.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { readLedger, setFlag } from '../../scripts/ops/office.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Job } from '../../shared/model/job.ts';
import type { LookAtJob } from '../../shared/tasks.ts';
import type { Employer, Sourcer, TestAccount } from '../support/accounts.ts';
import { aDeliveredProfile, aJob, aProfile } from '../support/builders.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, sourcing, submissions } = contract;

let world: World;
let sourcer: Sourcer;
beforeAll(async () => {
  // A Monday morning in Berlin, where the jobs are.
  world = await aWorld({ at: '2026-03-02T08:30:00.000Z' });
  sourcer = await world.aSourcer();
});
afterAll(() => world?.close());

interface Place {
  readonly account: TestAccount;
  readonly admin: Employer;
  readonly job: Job;
}

const of = ({ job, admin }: Place) => [{ params: { id: job.id } }, { as: admin }] as const;
const read = (place: Place) => world.call(jobs.getJob, ...of(place));
const openRequests = async () =>
  (await world.call(sourcing.listSourcingRequests, { query: {} }, { as: sourcer })).results;
const requestOf = async ({ job }: Place) => (await openRequests()).find((request) => request.job.title === job.title);
const bookOf = ({ account }: Place) => readLedger(openOffice(), account.id);
const said = (job: Job) => job.autoSourcingHistory.map(({ action, reasons }) => `${action} ${reasons.join(' ')}`);

/** Lets a while pass, and everything happen that is due then. */
async function pass(duration: Parameters<World['pass']>[0]) {
  world.pass(duration);
  for (let round = 0; round < 3; round++) await world.drain();
}

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

async function deliver(place: Place, most = 100, over: Parameters<typeof aDeliveredProfile>[0] = {}) {
  let request = await requestOf(place);
  for (let left = most; request && left > 0; request = await requestOf(place)) {
    const count = Math.min(left, 20, request.batchSize - request.delivered);
    const profiles = Array.from({ length: count }, () => aDeliveredProfile(over));
    await world.call(sourcing.deliverProfiles, { params: { id: request.id }, body: { profiles } }, { as: sourcer });
    left -= count;
  }
  await world.drain();
}

let titles = 0;
/** A job whose calibration batch was delivered, reviewed and rated. */
async function aCalibratedJob(credits = 200, over: Parameters<typeof aJob>[0] = {}): Promise<Place> {
  const { account, admin } = await world.anAccount({ credits, window: 'working-hours' });
  const body = aJob({ title: `Engineer ${++titles}`, ...over });
  const place = { account, admin, job: await world.call(jobs.createJob, { body }, { as: admin }) };
  await world.call(jobs.startSourcing, { ...of(place)[0], body: { batchSize: 10 } }, { as: admin });
  await deliver(place);
  await world.call(jobs.rateBatch, { ...of(place)[0], body: { batchRating: 3 } }, { as: admin });
  return place;
}

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
    await pass({ seconds: 1 });
  }
}

describe('switching on', () => {
  it('waits for the calibration batch and its rating, and for whoever may', async () => {
    const { account, admin } = await world.anAccount({ credits: 50 });
    const job = await world.call(jobs.createJob, { body: aJob({ title: 'Early' }) }, { as: admin });
    const place = { account, admin, job };
    const refusal = async () => (await world.refusal(jobs.activateAutoSourcing, ...of(place))).code;
    expect(await refusal()).toBe('CALIBRATION_NOT_STARTED');
    await world.call(jobs.startSourcing, { ...of(place)[0], body: { batchSize: 10 } }, { as: admin });
    expect(await refusal()).toBe('CALIBRATION_RUNNING');
    await deliver(place);
    expect(await refusal()).toBe('CALIBRATION_NOT_RATED');
    expect((await world.refusal(jobs.setJobModeAuto, ...of(place))).code).toBe('CALIBRATION_NOT_RATED');
    expect((await world.refusal(jobs.startAutoContact, ...of(place))).code).toBe('CALIBRATION_NOT_RATED');
    await world.call(jobs.rateBatch, { ...of(place)[0], body: { batchRating: 2 } }, { as: admin });
    await setFlag(openOffice(), 'autoSourcing', false, account.id);
    expect(await refusal()).toBe('AUTO_SOURCING_NOT_OFFERED');
    await setFlag(openOffice(), 'jobMode', 'MANUAL', account.id);
    expect((await world.refusal(jobs.setJobModeAuto, ...of(place))).code).toBe('JOB_MODE_NOT_ALLOWED');
    await setFlag(openOffice(), 'autoSourcing', true, account.id);
    expect(await world.call(jobs.activateAutoSourcing, ...of(place))).toMatchObject({
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
    expect(await read(place)).toMatchObject({
      autoSourcing: 'PAUSE',
      autoSourcingPause: { reasons: ['CALIBRATION_BATCH_NOT_REVIEWED'] },
    });
    await world.call(jobs.startSourcing, { ...of(place)[0], body: { batchSize: 10 } }, { as: admin });
    await deliver(place);
    await world.call(jobs.rateBatch, { ...of(place)[0], body: { batchRating: 3 } }, { as: admin });
    await pass({ minutes: 1 });
    expect(said(await read(place))).toEqual([
      'RESUME CALIBRATION_BATCH_NOT_REVIEWED',
      'PAUSE CALIBRATION_BATCH_NOT_REVIEWED',
      'START ACTIVATED_FROM_BACKOFFICE',
    ]);
  });
});

describe('a job in auto-sourcing', () => {
  it('asks for 20 profiles a working day, never twice, and never while a request is open', async () => {
    const place = await aCalibratedJob();
    await world.call(jobs.activateAutoSourcing, ...of(place));
    await pass({ minutes: 1 });
    expect(await requestOf(place)).toMatchObject({ batchSize: 20, batch: 2 });
    await pass({ hours: 2 });
    expect((await openRequests()).filter((one) => one.job.title === place.job.title)).toHaveLength(1);
    await deliver(place);
    await pass({ hours: 2 });
    expect(await requestOf(place)).toBeUndefined();
    world.travelTo('2026-03-03T08:45:00.000Z');
    await pass({ minutes: 1 });
    expect(await requestOf(place)).toMatchObject({ batchSize: 20, batch: 3 });
    await deliver(place, 5);
    world.travelTo('2026-03-04T08:45:00.000Z');
    await pass({ minutes: 1 });
    expect(await requestOf(place)).toMatchObject({ batch: 3, delivered: 5 });
    expect(await bookOf(place)).toMatchObject({ balance: 165, held: 15, isTrue: true });
    const stopped = await world.call(
      jobs.deactivateAutoSourcing,
      { ...of(place)[0], body: { reason: 'DISABLED_BY_EMPLOYER_WITH_JOB_MODE_ACCESS' } },
      { as: place.admin },
    );
    expect(stopped).toMatchObject({ autoSourcing: 'OFF', sourcingMode: 'manual', sourcingRequest: null });
    expect(await bookOf(place)).toMatchObject({ balance: 165, held: 0, isTrue: true });
    expect(said(stopped)).toEqual([
      'STOP DISABLED_BY_EMPLOYER_WITH_JOB_MODE_ACCESS',
      'BATCH_REQUESTED NEEDED_MORE_LEADS',
      'BATCH_REQUESTED NEEDED_MORE_LEADS',
      'START ACTIVATED_BY_USER',
    ]);
    expect(stopped.autoSourcingHistory[0]?.by).toBe(place.admin.name);
    const other = await world.anAccount();
    const seen = world.refusal(jobs.listAutoSourcingHistory, { ...of(place)[0], query: {} }, { as: other.admin });
    expect((await seen).code).toBe('JOB_NOT_FOUND');
  });

  it('rests without credits and goes on once there are some', async () => {
    const place = await aCalibratedJob(17);
    await world.call(jobs.activateAutoSourcing, ...of(place));
    await pass({ minutes: 1 });
    expect(await requestOf(place)).toMatchObject({ batchSize: 7 });
    await deliver(place);
    world.pass({ days: 1 });
    await pass({ minutes: 1 });
    expect(await read(place)).toMatchObject({ autoSourcing: 'PAUSE', notSourcingReason: 'CREDITS_EXHAUSTED' });
    await grantCredits(openOffice(), place.account.id, 40, 'Top-up');
    await pass({ hours: 1 });
    expect(said(await read(place)).slice(0, 2)).toEqual(['RESUME CREDITS_EXHAUSTED', 'PAUSE CREDITS_EXHAUSTED']);
    expect(await bookOf(place)).toMatchObject({ balance: 40, held: 0, isTrue: true });
  });

  it('rests where two triggers say that something is wrong, for four hours, and says which', async () => {
    const place = await aCalibratedJob(200);
    await world.call(jobs.activateAutoSourcing, ...of(place));
    await pass({ minutes: 1 });
    await deliver(place, 20, { location: 'Lisbon, Portugal' });
    await discardAll(place);
    world.pass({ days: 1 });
    await pass({ minutes: 1 });
    const paused = await read(place);
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
    await pass({ hours: 3 });
    expect((await read(place)).autoSourcing).toBe('PAUSE');
    await pass({ hours: 1, minutes: 1 });
    expect((await read(place)).autoSourcing).toBe('ON');
  });

  it('stops with its job, and goes on when that is open again', async () => {
    const place = await aCalibratedJob();
    await world.call(jobs.setJobModeAuto, ...of(place));
    await pass({ minutes: 1 });
    expect(await requestOf(place)).toBeDefined();
    const closed = await world.call(jobs.closeJob, ...of(place));
    expect(closed).toMatchObject({ autoSourcing: 'OFF', autoContact: false, sourcingRequest: null });
    expect(await bookOf(place)).toMatchObject({ balance: 190, held: 0, isTrue: true });
    const opened = await world.call(jobs.reopenJob, ...of(place));
    expect(opened).toMatchObject({ autoSourcing: 'ON', autoContact: false });
    expect(said(opened).slice(0, 3)).toEqual([
      'START REOPENING_JOB',
      'AUTO_CONTACT_STOP CLOSING_JOB',
      'STOP CLOSING_JOB',
    ]);
  });

  it('takes one step of many that are taken at once', async () => {
    const place = await aCalibratedJob();
    await world.call(jobs.activateAutoSourcing, ...of(place));
    const message = { accountId: place.account.id, jobId: place.job.id, dueAt: await dueAtOf(place) };
    world.pass({ minutes: 1 });
    const looks = await Promise.all(Array.from({ length: 8 }, () => lookAt(message)));
    expect(looks.filter((look) => look === 'request')).toHaveLength(1);
    expect(said(await read(place)).filter((line) => line.startsWith('BATCH'))).toHaveLength(1);
    expect(await bookOf(place)).toMatchObject({ held: 20, isTrue: true });
  });
});

describe('a pause by our people', () => {
  it('takes the request from the sourcers, refuses deliveries, and is ended by the employer where it is a question', async () => {
    const place = await aCalibratedJob();
    await world.call(jobs.startSourcing, { ...of(place)[0], body: { batchSize: 20 } }, { as: place.admin });
    expect(await read(place)).toMatchObject({ sourcing: false, sourcingRequest: { batchSize: 20 } });
    const request = await requestOf(place);
    const params = { id: request?.id ?? 'req_none' } as const;
    await world.call(sourcing.takeSourcingRequest, { params }, { as: sourcer });
    expect(await read(place)).toMatchObject({ sourcing: true });
    expect((await world.refusal(jobs.unpauseSourcing, ...of(place))).code).toBe('NOT_PAUSED');

    await pauseSourcing(openOffice(), place.account.id, place.job.id);
    expect((await world.refusal(jobs.unpauseSourcing, ...of(place))).code).toBe('SOURCING_PAUSED');
    await resumeSourcing(openOffice(), place.account.id, place.job.id);
    await pauseSourcing(openOffice(), place.account.id, place.job.id, true);
    expect(await requestOf(place)).toBeUndefined();
    const body = { profiles: [aDeliveredProfile()] };
    const late = await world.refusal(sourcing.deliverProfiles, { params, body }, { as: sourcer });
    expect(late.code).toBe('REQUEST_PAUSED');
    expect((await world.refusal(sourcing.takeSourcingRequest, { params }, { as: sourcer })).code).toBe(
      'REQUEST_PAUSED',
    );
    expect(await bookOf(place)).toMatchObject({ balance: 190, held: 20, isTrue: true });

    await world.call(jobs.unpauseSourcing, ...of(place));
    const answer = await world.call(sourcing.deliverProfiles, { params, body }, { as: sourcer });
    expect(answer).toMatchObject({ remaining: 19 });
    await stopAutoSourcing(openOffice(), place.account.id, place.job.id, true);
    expect(said(await read(place))[0]).toBe('RESUME ACTIVATED_BY_USER');
  });
});

describe('auto-contact', () => {
  it('contacts what comes from then on, in the same way as by hand, marks it, and takes it back', async () => {
    const place = await aCalibratedJob();
    const { admin, job } = place;
    await world.call(jobs.setJobModeAuto, ...of(place));
    await pass({ minutes: 1 });
    // Where it is still night: the first email waits.
    await deliver(place, 20, { timeZone: 'America/Los_Angeles' });
    await pass({ seconds: 30 });
    await pass({ hours: 1 });
    const column = (name: 'CONTACTED' | 'NEW') =>
      world.call(
        submissions.getFunnelColumn,
        { params: { id: job.id, column: name }, query: { limit: 100 } },
        { as: admin },
      );
    const contacted = (await column('CONTACTED')).cards;
    expect(contacted).toHaveLength(20);
    const [first] = contacted;
    const whole = await world.call(
      submissions.getSubmission,
      { params: { id: first?.id ?? 'sub_none' } },
      { as: admin },
    );
    expect(whole.emailCampaign).toMatchObject({ isAutoContact: true });
    expect(whole.timeline.map(({ text }) => text).join()).toContain('Email sequence started by auto-contact');
    expect((await column('NEW')).cards).toHaveLength(10);
    const stopped = await world.call(jobs.stopAutoContact, ...of(place));
    expect(stopped).toMatchObject({ takenBack: 20, job: { autoContact: false } });
    expect((await column('NEW')).cards).toHaveLength(30);
    await pass({ days: 1 });
    expect(world.mailbox().filter(({ subject }) => subject.includes(job.title))).toHaveLength(0);
  });
});

describe('platform access', () => {
  it('is asked by the server: whoever has none adds no profiles', async () => {
    const { admin } = await world.anAccount({ plan: 'CROWD' });
    const job = await world.call(jobs.createJob, { body: aJob({ title: 'Crowd only' }) }, { as: admin });
    const body = { jobId: job.id, candidate: aProfile() };
    expect((await world.refusal(submissions.createSubmission, { body }, { as: admin })).code).toBe('PLATFORM_NEEDED');
    const other = await world.anAccount({ plan: 'PLATFORM' });
    const own = await world.call(jobs.createJob, { body: aJob({ title: 'Platform' }) }, { as: other.admin });
    const added = { body: { ...body, jobId: own.id } };
    expect(await world.call(submissions.createSubmission, added, { as: other.admin })).toMatchObject({
      hasResumeParsingFailed: false,
    });
  });
});

describe('exporting profiles', () => {
  it('gives the interested to everybody, all to who has the platform, and nothing where there is nobody', async () => {
    const place = await aCalibratedJob();
    const file = (kind: 'INTERESTED_ONLY' | 'PLATFORM' | 'ALL', as = place.admin) =>
      world.send(contract.reports.exportCandidates, { params: { id: place.job.id, kind } }, { as });
    expect((await file('INTERESTED_ONLY')).status).toBe(204);
    expect((await file('PLATFORM')).status).toBe(204);
    const all = await file('ALL');
    expect(all.headers.get('content-disposition')).toMatch(/^attachment; filename="profiles-/);
    const lines = all.text.trim().split('\r\n');
    expect(lines).toHaveLength(11);
    expect(lines[1]).toMatch(
      /^Sam,Rivera .*,Senior Backend Engineer,Northwind,"Berlin, Germany",.*,New,2026-03-\d\d,Crowd$/,
    );
    const poor = await world.anAccount({ plan: 'CROWD' });
    const job = await world.call(jobs.createJob, { body: aJob({ title: 'Small' }) }, { as: poor.admin });
    const wanted = { params: { id: job.id, kind: 'ALL' as const } };
    expect((await world.refusal(contract.reports.exportCandidates, wanted, { as: poor.admin })).code).toBe(
      'PLATFORM_NEEDED',
    );
    expect((await file('ALL', poor.admin)).status).toBe(404);
  });
});

describe('the last credit', () => {
  it('is spent once by fifty who ask at once', async () => {
    const { account, admin } = await world.anAccount({ credits: 10, window: 'working-hours' });
    const made = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        world.call(jobs.createJob, { body: aJob({ title: `Last ${n}` }) }, { as: admin }),
      ),
    );
    const asked = await Promise.allSettled(
      made.map((job) =>
        world.call(jobs.startSourcing, { params: { id: job.id }, body: { batchSize: 10 } }, { as: admin }),
      ),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readLedger(openOffice(), account.id)).toMatchObject({
      balance: 10,
      held: 10,
      available: 0,
      isTrue: true,
    });
  });
});
