import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import { reportRoutes } from '../../shared/contract/reports.ts';
import type { JobId } from '../../shared/model/ids.ts';
import { fold } from '../../shared/rules/text/fold.ts';
import { aJob } from '../../test/support/builders.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { writeItems } from '../platform/batch.ts';
import { deleteItem, getItem, type Key, putItem, setting, updateItem } from '../platform/items.ts';
import { keys } from '../records/keys.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const set = (key: Key, attributes: Record<string, unknown>) => updateItem(world.table, key, setting(attributes));

describe('the current pipeline', () => {
  it('has the active jobs of everyone or of one owner, also as a file', async () => {
    const { account, admin } = await world.anAccount();
    const mate = await world.anEmployer({ account });
    const query = { accountId: account.id };
    expect((await world.send(reportRoutes.exportCurrentPipeline, { query }, { as: admin })).status).toBe(204);
    await world.call(jobRoutes.createJob, { body: aJob({ title: 'Draft', status: 'Draft' }) }, { as: admin });
    await world.call(jobRoutes.createJob, { body: aJob({ title: 'Mine' }) }, { as: admin });
    const theirs = await world.call(jobRoutes.createJob, { body: aJob({ title: 'Theirs' }) }, { as: mate });
    await set(keys.jobRow(account.id, theirs.id), {
      funnel: [9, 8, 6, 3, 2, 1, 0],
      crowdFunnel: [5, 4, 3, 3, 2, 1, 0],
    });
    await world.drain();
    const titles = async (over: object) =>
      (await world.call(reportRoutes.getCurrentPipeline, { query: { ...query, ...over } }, { as: admin })).jobs
        .map(({ jobTitle }) => jobTitle)
        .toSorted();
    expect(await titles({})).toEqual(['Mine', 'Theirs']);
    expect(await titles({ userId: mate.id })).toEqual(['Theirs']);
    const ofMate = { query: { ...query, userId: mate.id } };
    const { text } = await world.send(reportRoutes.exportCurrentPipeline, ofMate, { as: admin });
    expect(text).toContain(',50%,33.3%,5,4,8,6,2,1,0\r\n');
  });

  it('comes in pages of a hundred, also of what a search finds and in the order of a column', async () => {
    const { account, admin } = await world.anAccount();
    const job = await world.call(jobRoutes.createJob, { body: aJob({ title: 'Engineer' }) }, { as: admin });
    const row = await getItem(world.table, keys.jobRow(account.id, job.id));
    const copies = Array.from({ length: 104 }, (_, n) => {
      const id: JobId = `job_copy${String(n).padStart(3, '0')}`;
      const title = n % 2 === 0 ? `Écrivain ${n}` : `Cook ${n}`;
      const funnel = [n, 0, 0, 0, 0, 0, n % 50];
      return { ...row, ...keys.jobRow(account.id, id), id, title, foldedTitle: fold(title), funnel };
    });
    await writeItems(
      world.table,
      copies.map((Item) => ({ PutRequest: { Item } })),
    );
    await world.drain();
    await set(keys.jobCounts(account.id, 'account'), { Validated: 105 });
    const read = (over: object) =>
      world.call(reportRoutes.getCurrentPipeline, { query: { accountId: account.id, ...over } }, { as: admin });
    const [first, second, third] = [await read({}), await read({ page: 2 }), await read({ page: 3 })];
    expect([first, second, third].map(({ jobs, found, total }) => [jobs.length, found, total])).toEqual([
      [100, 105, 105],
      [5, 105, 105],
      [0, 105, 105],
    ]);
    expect(new Set([...first.jobs, ...second.jobs].map(({ jobId }) => jobId)).size).toBe(105);
    const most = await read({ columnName: 'hires', order: 'desc' });
    expect(most.jobs.slice(0, 2).map(({ crowdSubmissions: c, platformSubmissions: p }) => c.hired + p.hired)).toEqual([
      49, 49,
    ]);
    const least = await read({ columnName: 'sourcedByTeam', order: 'desc', page: 2 });
    expect(least.jobs.map(({ platformSubmissions }) => platformSubmissions.sourced)).toEqual([3, 2, 1, 0, 0]);
    const found = await read({ search: 'ECRIVAIN' });
    expect(found).toMatchObject({ found: 52, total: 105 });
    expect(found.jobs.every(({ jobTitle }) => jobTitle.startsWith('Écrivain'))).toBe(true);
    expect((await read({ search: '.*' })).jobs).toEqual([]);
    expect(most.order).toHaveLength(105);
    expect(most.order.slice(0, 100)).toEqual(most.jobs.map(({ jobId }) => jobId));
    // The last comes first, and one of the page is closed.
    const rest = most.order.slice(100);
    const [, rises = job.id, closes = job.id] = rest;
    await set(keys.jobRow(account.id, rises), { funnel: [99, 0, 0, 0, 0, 0, 99] });
    await set(keys.jobRow(account.id, closes), { status: 'Closed' });
    await set(keys.jobCounts(account.id, 'account'), { Validated: 104 });
    await world.drain();
    const stranger = await world.anAccount();
    const theirs = await world.call(jobRoutes.createJob, { body: aJob() }, { as: stranger.admin });
    const jobIds = [...rest, theirs.id].join(',');
    const later = await read({ columnName: 'hires', order: 'desc', page: 2, jobIds });
    expect(later.jobs.map(({ jobId }) => jobId)).toEqual(rest.filter((id) => id !== closes));
    expect(later.jobs[1]?.platformSubmissions.hired).toBe(99);
  });

  it('reads the rows where not all of them have come to it, or one has not left it', async () => {
    const { account, admin } = await world.anAccount();
    const first = await world.call(jobRoutes.createJob, { body: aJob({ title: 'First' }) }, { as: admin });
    await world.drain();
    const query = { accountId: account.id };
    const titles = async () => {
      const { jobs } = await world.call(reportRoutes.getCurrentPipeline, { query }, { as: admin });
      return jobs.map(({ jobTitle }) => jobTitle);
    };
    const row = keys.pipelineRow(account.id, first.id);
    const kept = await getItem(world.table, row);
    await putItem(world.table, { ...kept, ...keys.pipelineRow(account.id, 'job_closed'), t: 'Closed' });
    expect(await titles()).toEqual(['First']);
    await deleteItem(world.table, keys.pipelineRow(account.id, 'job_closed'));
    await deleteItem(world.table, row);
    expect(await titles()).toEqual(['First']);
  });

  it('follows the rows of jobs: what is edited, closed, reopened and deleted', async () => {
    const { account, admin } = await world.anAccount();
    const as = { as: admin };
    const job = await world.call(jobRoutes.createJob, { body: aJob({ title: 'Cook' }) }, as);
    await set(keys.jobRow(account.id, job.id), { office: 'REMOTE_ONLY' });
    await world.drain();
    const kept = () => getItem(world.table, keys.pipelineRow(account.id, job.id));
    expect(await kept()).toMatchObject({ t: 'Cook', r: true, o: admin.id });
    await set(keys.jobRow(account.id, job.id), { title: 'Chef', ownerName: 'Bea', office: 'ON_SITE', place: 'Bath' });
    await world.drain();
    expect(await kept()).toMatchObject({ t: 'Chef', n: 'Bea', r: false, p: 'Bath' });
    await set(keys.jobRow(account.id, job.id), { status: 'Closed' });
    await world.drain();
    expect(await kept()).toBeUndefined();
    await set(keys.jobRow(account.id, job.id), { status: 'Validated' });
    await world.drain();
    expect(await kept()).toMatchObject({ t: 'Chef' });
    await deleteItem(world.table, keys.jobRow(account.id, job.id));
    await world.drain();
    expect(await kept()).toBeUndefined();
  });
});
