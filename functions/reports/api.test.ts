import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import { reportRoutes } from '../../shared/contract/reports.ts';
import { aJob } from '../../test/support/builders.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { keys } from '../records/keys.ts';

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
    const waits = { 'crowd-reviewMinutes-min': 30, 'crowd-reviewMinutes-max': 600 };
    const counts = { 'crowd.sourced': 4, 'crowd.reviewed': 2, 'crowd.contacted': 1, ...waits };
    await set(keys.counters(account.id, job.id), counts);
    await set(keys.lastCounted(account.id), { lastAt: '2026-01-05T09:00:00.000Z' });
    const report = await world.call(reportRoutes.getJobReport, { query }, { as: admin });
    expect(report.crowdSubmissions).toMatchObject({ sourced: 4, reviewed: 2, contacted: 1 });
    expect(report.timeToReviewCandidate).toMatchObject({ min: 0.5, max: 10 });
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
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="export.csv"');
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
