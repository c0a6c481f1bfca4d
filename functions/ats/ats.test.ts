import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addApplicant, addJob, change } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS, type LinkedAts } from '../../scripts/local/merge/linked-ats.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { setFlag } from '../../scripts/ops/office.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import type { Employer, TestAccount } from '../../test/support/accounts.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { createApplicantReader } from '../records/ats/applicant-reader.ts';

const [GREENHOUSE, LEVER] = INTEGRATIONS;

let world: World;
let account: TestAccount;
let admin: Employer;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.cloud.merge.faults.clear();
  ({ account, admin } = await world.anAccount());
});

/** Connects an ATS as the widget would; its first sync is over unless told otherwise. */
async function connect({
  integration = GREENHOUSE,
  initialMs = 0,
}: {
  integration?: typeof GREENHOUSE | typeof LEVER;
  initialMs?: number;
} = {}) {
  const publicToken = world.cloud.merge.link(account.id, integration, initialMs);
  const status = await world.call(atsRoutes.setAtsAccountToken, { body: { publicToken } }, { as: admin });
  const ats = world.cloud.merge.linked().at(-1) as LinkedAts;
  return { status, ats };
}

const listed = (query: object = {}) => world.call(atsRoutes.searchAtsJobs, { query }, { as: admin });
const statusOf = (as = admin) => world.call(atsRoutes.getAtsStatus, {}, { as });

describe('connecting', () => {
  it('gives the widget a token, takes what it gave back, and brings the jobs', async () => {
    const { linkToken, script } = await world.call(atsRoutes.getAtsLinkToken, {}, { as: admin });
    expect([linkToken.length > 10, script]).toEqual([true, `${world.url}/merge/initialize.js`]);
    const { status } = await connect();
    expect(status).toEqual({ atsName: 'Greenhouse', state: 'LINKED', logo: null, jobsForSearchCount: 0 });
    await world.drain();
    expect(await statusOf()).toMatchObject({ atsName: 'Greenhouse', jobsForSearchCount: 12 });
    expect(await listed()).toHaveLength(12);
  });

  it('is for admins; everybody sees what is connected', async () => {
    const someone = await world.anEmployer({ account, admin: false });
    for (const call of [
      world.refusal(atsRoutes.getAtsLinkToken, {}, { as: someone }),
      world.refusal(atsRoutes.setAtsAccountToken, { body: { publicToken: 'x' } }, { as: someone }),
      world.refusal(atsRoutes.unlinkAts, {}, { as: someone }),
    ])
      expect((await call).code).toBe('NOT_AN_ADMIN');
    await connect();
    expect(await statusOf(someone)).toMatchObject({ atsName: 'Greenhouse' });
  });

  it('connects once: a second ATS has to wait until the first is disconnected', async () => {
    await connect();
    const second = world.cloud.merge.link(account.id, LEVER);
    const refused = await world.refusal(atsRoutes.setAtsAccountToken, { body: { publicToken: second } }, { as: admin });
    expect(refused.code).toBe('ATS_ALREADY_CONNECTED');
    expect((await world.refusal(atsRoutes.getAtsLinkToken, {}, { as: admin })).code).toBe('ATS_ALREADY_CONNECTED');
  });

  it('says so where the widget’s token is no good, or Merge does not answer', async () => {
    const wrong = await world.refusal(atsRoutes.setAtsAccountToken, { body: { publicToken: 'used' } }, { as: admin });
    expect(wrong.code).toBe('ATS_LINK_REFUSED');
    world.cloud.merge.faults.add({ kind: 'limited', on: 'POST link-token', seconds: 60 });
    expect((await world.refusal(atsRoutes.getAtsLinkToken, {}, { as: admin })).code).toBe('ATS_BUSY');
  });

  it('keeps the token where nobody can read it', async () => {
    const { ats } = await connect();
    await world.drain();
    expect(readFileSync(world.tableFile).includes(ats.token)).toBe(false);
  });

  it('waits for the first sync, and says so', async () => {
    await connect({ initialMs: 120_000 });
    await world.drain();
    const sync = await world.call(atsRoutes.getAtsJobsSync, {}, { as: admin });
    expect(sync).toMatchObject({ lastSyncStatus: 'SYNCING', isInitialSync: true, lastSyncDate: null });
    expect(await listed()).toEqual([]);
    world.pass({ minutes: 3 });
    await world.drain();
    expect(await world.call(atsRoutes.getAtsApplicationsSync, {}, { as: admin })).toMatchObject({
      lastSyncStatus: 'DONE',
      isInitialSync: false,
    });
    expect((await listed()).length).toBe(12);
  });

  it('asks to be connected anew where the ATS does not let us in, and then goes on with the same jobs', async () => {
    const { ats } = await connect();
    await world.drain();
    ats.isRevoked = true;
    world.pass({ minutes: 6 });
    await world.drain();
    expect(await statusOf()).toMatchObject({ state: 'RELINK', atsName: 'Greenhouse', jobsForSearchCount: 12 });
    await connect();
    expect(await statusOf()).toMatchObject({ state: 'LINKED' });
  });
});

describe('disconnecting', () => {
  it('makes Merge forget, takes the list away and keeps what was imported', async () => {
    const { ats } = await connect();
    await world.drain();
    const [first] = await listed();
    const imported = await world.call(atsRoutes.importAtsJob, { params: { mergeDevId: first!.id } }, { as: admin });
    expect(await world.call(atsRoutes.unlinkAts, {}, { as: admin })).toMatchObject({ atsName: null, state: 'NONE' });
    await world.drain();
    expect(ats.isDeleted).toBe(true);
    expect((await world.refusal(atsRoutes.searchAtsJobs, { query: {} }, { as: admin })).code).toBe('ATS_NOT_CONNECTED');
    const job = await world.call(jobRoutes.getJob, { params: { id: imported.id } }, { as: admin });
    expect(job).toMatchObject({ source: 'merge_greenhouse', isFromMergeDev: true, atsName: 'Greenhouse' });
  });

  it('may be repeated, and another ATS begins with a list of its own', async () => {
    await connect();
    await world.drain();
    for (let time = 0; time < 2; time++) await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    const { ats } = await connect({ integration: LEVER });
    await world.drain();
    expect((await listed()).map(({ id }) => id).sort()).toEqual(ats.content.jobs.map(({ id }) => id).sort());
  });
});

describe('the list to import from', () => {
  it('sorts by time and by title, both ways, and searches by title, place and reference', async () => {
    const { ats } = await connect();
    await world.drain();
    const titles = async (query: object) => (await listed(query)).map(({ title }) => title);
    const names = ats.content.jobs.map(({ name }) => String(name));
    expect(await titles({})).toEqual([...names].reverse());
    expect(await titles({ orderBy: 'createdAt', order: 'asc' })).toEqual(names);
    const byTitle = await titles({ orderBy: 'title', order: 'asc' });
    expect(byTitle).toEqual([...names].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())));
    expect(await titles({ orderBy: 'title', order: 'desc' })).toEqual([...byTitle].reverse());
    expect(await titles({ term: 'ENGINEER mobile' })).toEqual(['Mobile Engineer']);
    expect(await titles({ term: 'lisbon' })).toEqual(['Talent Partner']);
    expect(await titles({ term: 'DAT-103' })).toEqual(['Data Scientist']);
    expect(await titles({ term: 'nobody' })).toEqual([]);
    expect(await titles({ offset: 10, limit: 5 })).toEqual([...names].reverse().slice(10));
  });

  it('follows what is renamed, closed, deleted and added', async () => {
    const { ats } = await connect();
    await world.drain();
    const now = new Date();
    const [renamed, closed, deleted] = ats.content.jobs;
    change(renamed!, now, { name: 'Aardvark Keeper' });
    change(closed!, now, { status: 'CLOSED' });
    change(deleted!, now, { remote_was_deleted: true });
    const added = addJob(ats.content, now, now);
    world.pass({ minutes: 6 });
    await world.drain();
    const rows = await listed({ orderBy: 'title', order: 'asc' });
    expect(rows[0]).toMatchObject({ id: renamed!.id, title: 'Aardvark Keeper' });
    expect(rows.filter(({ id }) => id === renamed!.id)).toHaveLength(1);
    const ids = rows.map(({ id }) => id);
    expect([ids.includes(closed!.id), ids.includes(deleted!.id), ids.includes(added.id)]).toEqual([false, false, true]);
    expect((await statusOf()).jobsForSearchCount).toBe(rows.length);
  });

  it('is another account’s in nothing', async () => {
    await connect();
    await world.drain();
    const [job] = await listed();
    const other = await world.anAccount();
    expect(await statusOf(other.admin)).toMatchObject({ atsName: null });
    const import_ = { params: { mergeDevId: job!.id } };
    expect((await world.refusal(atsRoutes.importAtsJob, import_, { as: other.admin })).code).toBe('ATS_NOT_CONNECTED');
    const publicToken = world.cloud.merge.link(other.account.id, LEVER, 0);
    await world.call(atsRoutes.setAtsAccountToken, { body: { publicToken } }, { as: other.admin });
    await world.drain();
    expect((await world.refusal(atsRoutes.importAtsJob, import_, { as: other.admin })).code).toBe('ATS_JOB_NOT_FOUND');
  });
});

describe('importing', () => {
  it('makes a draft with all that the ATS says, clean, and says what is missing', async () => {
    const { ats } = await connect();
    await world.drain();
    const wanted = ats.content.jobs[0]!;
    const imported = await world.call(atsRoutes.importAtsJob, { params: { mergeDevId: wanted.id } }, { as: admin });
    expect(imported).toMatchObject({
      source: 'merge_greenhouse',
      missing: ['seniority level', 'employment type', 'functions', 'industries', 'must-haves'],
    });
    const job = await world.call(jobRoutes.getJob, { params: { id: imported.id } }, { as: admin });
    expect(job).toMatchObject({
      title: 'Senior Backend Engineer',
      status: 'Draft',
      location: { formatted: 'Berlin, Germany' },
      sourceId: wanted.code,
      employer: { id: admin.id },
    });
    expect(job.description).toContain('<strong>Senior Backend Engineer</strong>');
    expect(job.description).not.toContain('script');
    const query = { scope: 'mine', status: 'Draft' } as const;
    const { results } = await world.call(jobRoutes.listJobs, { query }, { as: admin });
    expect(results).toEqual([expect.objectContaining({ id: imported.id, isFromMergeDotDev: true })]);
    expect((await listed()).find(({ id }) => id === wanted.id)).toMatchObject({ existingJobId: imported.id });
  });

  it('imports a job once, however often and by however many it is asked', async () => {
    await connect();
    await world.drain();
    const mergeDevId = (await listed())[0]!.id;
    const someone = await world.anEmployer({ account, admin: false });
    const imports = await Promise.all(
      [admin, someone, admin].map((as) => world.call(atsRoutes.importAtsJob, { params: { mergeDevId } }, { as })),
    );
    expect(new Set(imports.map(({ id }) => id)).size).toBe(1);
    const { account: counts } = await world.call(jobRoutes.countJobs, {}, { as: admin });
    expect(counts.draft).toBe(1);
  });

  it('is the only way to a job where the account may have no others', async () => {
    await setFlag(openOffice(), 'jobPostingOnlyViaAts', true, account.id);
    const refused = await world.refusal(
      jobRoutes.createJob,
      { body: { title: 'By hand', status: 'Draft' } },
      { as: admin },
    );
    expect(refused.code).toBe('JOBS_ONLY_VIA_ATS');
    await connect();
    await world.drain();
    const mergeDevId = (await listed())[0]!.id;
    await world.call(atsRoutes.importAtsJob, { params: { mergeDevId } }, { as: admin });
  });

  it('brings who stands on the job there, and follows them', async () => {
    const { ats } = await connect();
    await world.drain();
    const job = ats.content.jobs[0]!;
    const other = ats.content.jobs[4]!;
    const someone = addApplicant(ats.content, new Date(), job);
    addApplicant(ats.content, new Date(), other);
    await world.call(atsRoutes.importAtsJob, { params: { mergeDevId: job.id } }, { as: admin });
    world.pass({ minutes: 6 });
    await world.drain();
    const people = async () =>
      (await createApplicantReader(world.table).page({ accountId: account.id, round: 1 }, job.id, 100)).people;
    const before = await people();
    expect(before.map(({ candidateId }) => candidateId)).toContain(someone.id);
    expect(before.every(({ emails }) => emails.length === 1)).toBe(true);
    const application = ats.content.applications.find(({ candidate }) => candidate === someone.id)!;
    change(application, new Date(), { remote_was_deleted: true });
    world.pass({ minutes: 6 });
    await world.drain();
    expect((await people()).map(({ candidateId }) => candidateId)).not.toContain(someone.id);
  });
});
