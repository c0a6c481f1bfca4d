import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pauseSourcing, resumeSourcing, stopAutoSourcing } from '../../scripts/ops/auto-sourcing.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { readLedger } from '../../scripts/ops/office.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Sourcer } from '../support/accounts.ts';
import { aDeliveredProfile, aJob, aProfile } from '../support/builders.ts';
import { historyOf, sourcedJobsIn } from '../support/sourced-jobs.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, sourcing, submissions } = contract;

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

describe('a pause by our people', () => {
  it('takes the request from the sourcers, refuses deliveries, and is ended by the employer where it is a question', async () => {
    const place = await on.aCalibratedJob();
    await world.call(jobs.startSourcing, { ...on.of(place)[0], body: { batchSize: 20 } }, { as: place.admin });
    expect(await on.read(place)).toMatchObject({ sourcing: false, sourcingRequest: { batchSize: 20 } });
    const request = await on.requestOf(place);
    const params = { id: request?.id ?? 'req_none' } as const;
    await world.call(sourcing.takeSourcingRequest, { params }, { as: sourcer });
    expect(await on.read(place)).toMatchObject({ sourcing: true });
    expect((await world.refusal(jobs.unpauseSourcing, ...on.of(place))).code).toBe('NOT_PAUSED');

    await pauseSourcing(openOffice(), place.account.id, place.job.id);
    expect((await world.refusal(jobs.unpauseSourcing, ...on.of(place))).code).toBe('SOURCING_PAUSED');
    await resumeSourcing(openOffice(), place.account.id, place.job.id);
    await pauseSourcing(openOffice(), place.account.id, place.job.id, true);
    expect(await on.requestOf(place)).toBeUndefined();
    const body = { profiles: [aDeliveredProfile()] };
    const late = await world.refusal(sourcing.deliverProfiles, { params, body }, { as: sourcer });
    expect(late.code).toBe('REQUEST_PAUSED');
    expect((await world.refusal(sourcing.takeSourcingRequest, { params }, { as: sourcer })).code).toBe(
      'REQUEST_PAUSED',
    );
    expect(await on.bookOf(place)).toMatchObject({ balance: 190, held: 20, isTrue: true });

    await world.call(jobs.unpauseSourcing, ...on.of(place));
    const answer = await world.call(sourcing.deliverProfiles, { params, body }, { as: sourcer });
    expect(answer).toMatchObject({ remaining: 19 });
    await stopAutoSourcing(openOffice(), place.account.id, place.job.id, true);
    expect(historyOf(await on.read(place))[0]).toBe('RESUME ACTIVATED_BY_USER');
  });
});

describe('auto-contact', () => {
  it('is taken back by No Assistance too, and whoever was contacted by hand stays', async () => {
    const place = await on.aCalibratedJob();
    const { admin, job } = place;
    await world.call(jobs.setJobModeAuto, ...on.of(place));
    await on.pass({ minutes: 1 });
    await on.deliver(place, 15, { timeZone: 'America/Los_Angeles' });
    await on.pass({ seconds: 30 });
    await on.pass({ hours: 1 });
    const idsIn = async (column: 'CONTACTED' | 'NEW') =>
      (
        await world.call(
          submissions.getFunnelColumn,
          { params: { id: job.id, column }, query: { limit: 100 } },
          { as: admin },
        )
      ).cards.map(({ id }) => id);
    const automatic = await idsIn('CONTACTED');
    expect(automatic).toHaveLength(15);
    await on.deliver(place, 5, { timeZone: 'America/Los_Angeles' });
    await on.pass({ seconds: 30 });
    const byHand = await idsIn('NEW');
    const contact = { jobId: job.id, submissionsId: byHand, startOutreachCampaign: true };
    await world.call(contract.outreach.contactCandidates, { body: contact }, { as: admin });
    await world.call(jobs.setJobModeManual, ...on.of(place));
    expect((await idsIn('NEW')).sort()).toEqual(automatic.sort());
    expect((await idsIn('CONTACTED')).sort()).toEqual(byHand.sort());
  });

  it('contacts what comes from then on, in the same way as by hand, marks it, and takes it back', async () => {
    const place = await on.aCalibratedJob();
    const { admin, job } = place;
    await world.call(jobs.setJobModeAuto, ...on.of(place));
    await on.pass({ minutes: 1 });
    // Where it is still night: the first email waits.
    await on.deliver(place, 20, { timeZone: 'America/Los_Angeles' });
    await on.pass({ seconds: 30 });
    await on.pass({ hours: 1 });
    const column = (name: 'CONTACTED' | 'NEW') =>
      world.call(
        submissions.getFunnelColumn,
        { params: { id: job.id, column: name }, query: { limit: 100 } },
        { as: admin },
      );
    const contacted = (await column('CONTACTED')).cards;
    expect(contacted).toHaveLength(20);
    expect(contacted.every(({ isAutoContact }) => isAutoContact)).toBe(true);
    const [first] = contacted;
    const whole = await world.call(
      submissions.getSubmission,
      { params: { id: first?.id ?? 'sub_none' } },
      { as: admin },
    );
    expect(whole.emailCampaign).toMatchObject({ isAutoContact: true });
    expect(whole.timeline.map(({ text }) => text).join()).toContain('Email sequence started by auto-contact');
    expect((await column('NEW')).cards).toEqual([]);
    const stopped = await world.call(jobs.stopAutoContact, ...on.of(place));
    expect(stopped).toMatchObject({ takenBack: 20, job: { autoContact: false } });
    expect((await column('NEW')).cards).toHaveLength(20);
    await on.pass({ days: 1 });
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
    const place = await on.aCalibratedJob();
    const file = (kind: 'INTERESTED_ONLY' | 'PLATFORM' | 'ALL', as = place.admin) =>
      world.send(contract.reports.exportCandidates, { params: { id: place.job.id, kind } }, { as });
    expect((await file('INTERESTED_ONLY')).status).toBe(204);
    expect((await file('PLATFORM')).status).toBe(204);
    const all = await file('ALL');
    expect(all.headers.get('content-disposition')).toMatch(/^attachment; filename="profiles-/);
    const lines = all.text.trim().split('\r\n');
    expect(lines).toHaveLength(11);
    expect(lines[1]).toMatch(
      /^Sam,Rivera .*,Senior Backend Engineer,Northwind,"Berlin, Germany",.*,Discarded,2026-03-\d\d,Crowd,Not quite right$/,
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

describe('what a job has used', () => {
  it('is told by batch: what came, what is still to come and what was given back; and each debit names its job', async () => {
    const place = await on.aCalibratedJob();
    const { admin, account, job } = place;
    const credits = () => world.call(jobs.listJobCredits, { params: { id: job.id } }, { as: admin });
    const start = { params: { id: job.id }, body: { batchSize: 20 } };
    await world.call(jobs.startSourcing, start, { as: admin });
    await on.deliver(place, 7);
    const first = { batch: 1, asked: 10, delivered: 10, used: 10, givenBack: 0, closedAt: expect.any(String) };
    const second = { batch: 2, asked: 20, delivered: 7, used: 7, givenBack: 0, closedAt: null };
    expect(await credits()).toMatchObject({ used: 17, batches: [second, first] });
    await world.call(jobs.stopSourcing, { params: { id: job.id } }, { as: admin });
    const stopped = { ...second, givenBack: 13, closedAt: expect.any(String) };
    expect(await credits()).toMatchObject({ used: 17, batches: [stopped, first] });
    const { lines } = await world.call(
      contract.accounts.listCredits,
      { params: { id: account.id }, query: {} },
      { as: admin },
    );
    const ofJobs = lines.filter(({ reason }) => reason !== 'GRANT').map((line) => line.job?.id);
    expect(ofJobs.length).toBeGreaterThan(17);
    expect(new Set(ofJobs)).toEqual(new Set([job.id]));
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
