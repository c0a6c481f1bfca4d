import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import { reportRoutes } from '../../shared/contract/reports.ts';
import type { AccountId, SubmissionId, UserId } from '../../shared/model/ids.ts';
import { COLUMNS } from '../../shared/reference/funnel.ts';
import { PERIODS, type Period } from '../../shared/reference/periods.ts';
import { COUNTED_METRICS, type CountedMetric } from '../../shared/rules/funnel/counters.ts';
import { countedIn } from '../../shared/rules/funnel/reports.ts';
import { aJob } from '../../test/support/builders.ts';
import { plant } from '../../test/support/planted.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { UpdateCommand } from '../platform/table-calls.ts';
import { keys } from '../records/keys.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import type { MailFacts } from '../records/submission/mail-facts.ts';
import { newHead } from '../records/submission/new-head.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const set = (Key: Record<string, string>, attributes: Record<string, unknown>) => {
  const names = Object.keys(attributes);
  return world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key,
      UpdateExpression: `SET ${names.map((_, n) => `#n${n} = :n${n}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name, n) => [`#n${n}`, name])),
      ExpressionAttributeValues: Object.fromEntries(names.map((name, n) => [`:n${n}`, attributes[name]])),
    }),
  );
};

async function aReportedJob() {
  const { account, admin } = await world.anAccount();
  const job = await world.call(jobRoutes.createJob, { body: aJob({ title: '=HYPERLINK("x")' }) }, { as: admin });
  return { account, admin, job, query: { accountId: account.id, jobId: job.id } };
}

describe('the report of a job', () => {
  it('shows what was counted and when the newest of it happened', async () => {
    const { account, admin, job, query } = await aReportedJob();
    const waits = { 'crowd.reviewMinutes': 660, 'crowd.waited.1': 1, 'crowd.waited.9': 1 };
    const counts = { 'crowd.sourced': 4, 'crowd.reviewed': 2, 'crowd.contacted': 1, ...waits };
    await set(keys.counters(account.id, job.id), counts);
    await set(keys.day(account.id, 'account', '2026-01-05'), { lastAt: '2026-01-05T09:00:00.000Z' });
    const report = await world.call(reportRoutes.getJobReport, { query }, { as: admin });
    expect(report.crowdSubmissions).toMatchObject({ sourced: 4, reviewed: 2, contacted: 1 });
    expect(report.timeToReviewCandidate).toMatchObject({ min: 1, max: 12 });
    expect(report).toMatchObject({ averageContactRate: 0.5, lastUpdateAt: '2026-01-05T09:00:00.000Z' });
    expect(report.funnelPrediction?.leads.min).toBe(6);
    const last = await world.call(reportRoutes.getLastExtractionDate, {}, { as: admin });
    expect(last.date).toBe('2026-01-05T09:00:00.000Z');
  });

  it('is taken away as a file in which no text runs as a formula, or there is nothing to take', async () => {
    const { account, admin, job, query } = await aReportedJob();
    expect((await world.send(reportRoutes.exportJobReport, { query }, { as: admin })).status).toBe(204);
    await set(keys.counters(account.id, job.id), { 'team.sourced': 1 });
    const file = await world.send(reportRoutes.exportJobReport, { query }, { as: admin });
    const day = new Date().toISOString().slice(0, 10);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="job-report-${day}.csv"`);
    expect(file.text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(file.text).toContain('Sourced,0,1,1');
  });

  it('is nobody else’s', async () => {
    const { account, query } = await aReportedJob();
    const stranger = await world.anAccount();
    const as = { as: stranger.admin };
    expect((await world.refusal(reportRoutes.getJobReport, { query }, as)).code).toBe('NOT_FOUND');
    const own = { query: { ...query, accountId: stranger.account.id } };
    expect((await world.refusal(reportRoutes.getJobReport, own, as)).code).toBe('JOB_NOT_FOUND');
    expect((await world.refusal(reportRoutes.exportJobReport, own, as)).code).toBe('JOB_NOT_FOUND');
    expect(account.id).not.toBe(stranger.account.id);
  });
});

describe('a number of a report', () => {
  it('opens whom it counts: as many, each of them once, those who got furthest first', async () => {
    const { admin, ids, people } = await plant(world, await world.aSourcer());
    const heads = createHeadStore(world.table, () => new Date());
    const at = new Date().toISOString();
    const openedBy = (id: SubmissionId, opens: Pick<MailFacts, 'opened' | 'machineOpened'>) =>
      heads.change(ids.account, id, (head) => ({ ...head, mails: { s0: { ...head.mails?.s0, ...opens } } }));
    await openedBy(people.running, { machineOpened: at });
    await openedBy(people.replied, { machineOpened: at, opened: at });
    await world.drain();
    const as = { as: admin };
    const ofJob = { accountId: ids.account, jobId: ids.job };
    const report = await world.call(reportRoutes.getJobReport, { query: ofJob }, as);
    const week = { accountId: ids.account, period: 'PAST_WEEK' } as const;
    const overview = await world.call(reportRoutes.getAccountOverview, { query: week }, as);
    const readAll = async (stage: CountedMetric, more: object) => {
      const query = { ...ofJob, stage, ...more };
      const first = await world.call(reportRoutes.listCountedCandidates, { query }, as);
      if (!first.next) return first.candidates;
      const rest = await world.call(reportRoutes.listCountedCandidates, { query: { ...query, after: first.next } }, as);
      return [...first.candidates, ...rest.candidates];
    };
    expect(report.crowdSubmissions.emailOutreach).toMatchObject({ sent: 2, opened: 1, machineOpened: 1 });
    for (const stage of COUNTED_METRICS) {
      const [crowd, team] = [countedIn(report.crowdSubmissions, stage), countedIn(report.platformSubmissions, stage)];
      expect(await readAll(stage, { set: 'crowd' }), stage).toHaveLength(crowd);
      expect(await readAll(stage, { set: 'team' }), stage).toHaveLength(team);
      const all = await readAll(stage, {});
      expect(new Set(all.map(({ submissionId }) => submissionId)).size).toBe(crowd + team);
      const ofPeriod = countedIn(overview.crowdSubmissions, stage) + countedIn(overview.platformSubmissions, stage);
      expect(await readAll(stage, { period: 'PAST_WEEK' }), stage).toHaveLength(ofPeriod);
      const { jobs } = await world.call(reportRoutes.listCountedJobs, { query: { ...week, stage } }, as);
      expect(jobs.map(({ jobId, count }) => [jobId, count])).toEqual(ofPeriod > 0 ? [[ids.job, ofPeriod]] : []);
      const mine = { ...week, stage, userId: admin.id };
      expect((await world.call(reportRoutes.listCountedJobs, { query: mine }, as)).jobs).toEqual(jobs);
    }
    const columns = (await readAll('sourced', {})).map(({ column }) => COLUMNS.indexOf(column));
    expect(columns).toEqual(columns.toSorted((one, other) => other - one));
    world.pass({ days: 8 });
    expect(await readAll('sourced', { period: 'PAST_WEEK' })).toEqual([]);
    const { jobs } = await world.call(reportRoutes.listCountedJobs, { query: { ...week, stage: 'sourced' } }, as);
    expect(jobs).toEqual([]);
  });

  it('is read in pages, however many it counts, with a bounded number of reads', async () => {
    const { admin, account, job } = await aReportedJob();
    const heads = createHeadStore(world.table, () => new Date());
    for (let n = 0; n < 90; n++) {
      const head = newHead({
        ...{ accountId: account.id, id: `sub_many${n}`, jobId: job.id, origin: 'crowd', duplicate: false },
        ...{ candidate: { firstName: 'Ines', lastName: `Roux${n}`, employmentHistory: [] }, at: new Date() },
      });
      await heads.createOnce(n % 3 === 0 ? { ...head, hiredAt: head.submittedAt } : head, []);
    }
    const query = { accountId: account.id, jobId: job.id, stage: 'hired' } as const;
    const pages = [await world.call(reportRoutes.listCountedCandidates, { query }, { as: admin })];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
      pages.push(
        await world.call(reportRoutes.listCountedCandidates, { query: { ...query, after: next } }, { as: admin }),
      );
    expect(pages.length).toBeGreaterThan(1);
    const names = pages.flatMap(({ candidates }) => candidates.map(({ name }) => name));
    expect(names.toSorted()).toEqual(Array.from({ length: 30 }, (_, n) => `Ines Roux${n * 3}`).toSorted());
  });

  it('of nobody else’s job or account is not found, and a page marker of another form is refused', async () => {
    const { admin, account, job } = await aReportedJob();
    const stranger = await world.anAccount();
    const query = { accountId: account.id, jobId: job.id, stage: 'sourced' } as const;
    const own = { ...query, accountId: stranger.account.id };
    const refused = async (asked: typeof query & { after?: string }, as = stranger.admin) =>
      (await world.refusal(reportRoutes.listCountedCandidates, { query: asked }, { as })).code;
    expect(await refused(query)).toBe('NOT_FOUND');
    expect(await refused(own)).toBe('JOB_NOT_FOUND');
    expect(await refused({ ...query, after: 'NOWHERE.' }, admin)).toBe('BAD_REQUEST');
    const jobs = { accountId: account.id, stage: 'sourced' } as const;
    const refusal = await world.refusal(reportRoutes.listCountedJobs, { query: jobs }, { as: stranger.admin });
    expect(refusal.code).toBe('NOT_FOUND');
  });
});

describe('the account overview', () => {
  it('says of what happened in the period what the job’s report says, and so does the pipeline', async () => {
    const { admin, ids } = await plant(world, await world.aSourcer());
    await world.drain();
    const as = { as: admin };
    const ofAccount = { accountId: ids.account, userId: ids.user };
    const query = { accountId: ids.account, jobId: ids.job };
    const { funnelPrediction: _, ...report } = await world.call(reportRoutes.getJobReport, { query }, as);
    expect(report.crowdSubmissions).toMatchObject({ sourced: 4, contacted: 2, replied: 1 });
    const overview = { query: { ...ofAccount, period: 'PAST_WEEK' } } as const;
    const ofPeriod = await world.call(reportRoutes.getAccountOverview, overview, as);
    const lastUpdateAt = expect.stringMatching(/^20/);
    const predictions = expect.objectContaining({ basis: { from: 'product', contacted: 2 } });
    expect(ofPeriod).toEqual({ ...report, predictions, averageSourcingTimeCrowdSaved: 120, lastUpdateAt });
    const {
      jobs: [job],
    } = await world.call(reportRoutes.getCurrentPipeline, { query: ofAccount }, as);
    const { emailOutreach: _crowd, ...crowdSubmissions } = report.crowdSubmissions;
    const { emailOutreach: _team, ...platformSubmissions } = report.platformSubmissions;
    expect(job).toMatchObject({ crowdSubmissions, platformSubmissions, responseRate: 1 / 2, ownerId: ids.user });
    expect(job?.jobPostedAt).toMatch(/^20/);
  });

  it('counts the days of its period and no other, of everyone or of one owner', async () => {
    const { account, admin } = await world.anAccount();
    const today = new Date();
    const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
    for (const [days, sourced] of [
      [0, 1],
      [6, 2],
      [7, 4],
      [29, 8],
      [30, 16],
      [89, 32],
      [90, 64],
      [364, 128],
      [365, 256],
    ] as const)
      await set(keys.day(account.id, 'account', daysAgo(days)), { 'crowd.sourced': sourced });
    await set(keys.day(account.id, admin.id, daysAgo(3)), { 'team.sourced': 5 });
    const read = (query: object) =>
      world.call(
        reportRoutes.getAccountOverview,
        { query: { accountId: account.id, period: 'PAST_WEEK', ...query } },
        { as: admin },
      );
    const sourcedIn = async (period: Period) => (await read({ period })).crowdSubmissions.sourced;
    expect(await Promise.all(PERIODS.map(sourcedIn))).toEqual([3, 15, 63, 255]);
    expect((await read({ userId: admin.id })).platformSubmissions.sourced).toBe(5);
    expect((await read({ userId: admin.id })).averageSourcingTimeCrowdSaved).toBeNull();
  });

  it('is taken away as a file, or there is nothing to take', async () => {
    const { account, admin } = await world.anAccount();
    const query = { accountId: account.id, period: 'PAST_MONTH' } as const;
    expect((await world.send(reportRoutes.exportAccountOverview, { query }, { as: admin })).status).toBe(204);
    const today = new Date().toISOString().slice(0, 10);
    await set(keys.day(account.id, 'account', today), { 'team.contacted': 2, 'crowd.sourced': 3 });
    const { text } = await world.send(reportRoutes.exportAccountOverview, { query }, { as: admin });
    expect(text).toContain('Account overview,Past month\r\nJob owner,Everyone\r\n');
    expect(text).toContain('Contacted,0,2,2\r\n');
    expect(text).toContain('Time saved,,,1h 30m');
  });
});

it.each(['getAccountOverview', 'exportAccountOverview', 'getCurrentPipeline', 'exportCurrentPipeline'] as const)(
  '%s is nobody else’s, and knows nobody of another account',
  async (name) => {
    const { account, admin } = await world.anAccount();
    const stranger = await world.anAccount();
    const as = { as: admin };
    const query = (accountId: AccountId, userId?: UserId) => ({
      query: { period: 'PAST_WEEK' as const, accountId, userId },
    });
    const refused = async (asked: ReturnType<typeof query>) =>
      (await world.refusal(reportRoutes[name], asked, as)).code;
    expect(await refused(query(stranger.account.id))).toBe('NOT_FOUND');
    expect(await refused(query(account.id, stranger.admin.id))).toBe('NOT_FOUND');
    expect(await refused(query(account.id, 'usr_nobody'))).toBe('NOT_FOUND');
  },
);
