import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { INTEGRATIONS } from '../../scripts/local/merge/linked-ats.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import type { Employer, TestAccount } from '../../test/support/accounts.ts';
import { type Connecting, connectAts } from '../../test/support/ats.ts';
import { aWorld, type World } from '../../test/support/world.ts';

const [, LEVER] = INTEGRATIONS;

let world: World;
let account: TestAccount;
let admin: Employer;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.cloud.merge.faults.clear();
  ({ account, admin } = await world.anAccount({ window: 'always' }));
});

const connect = (options: Connecting = {}) => connectAts(world, { account, admin }, options);

const listed = (query: object = {}) => world.call(atsRoutes.searchAtsJobs, { query }, { as: admin });
const statusOf = (as = admin) => world.call(atsRoutes.getAtsStatus, { query: {} }, { as });

describe('connecting', () => {
  it('gives the widget a token, takes what it gave back, and brings the jobs', async () => {
    const { linkToken, script } = await world.call(atsRoutes.getAtsLinkToken, {}, { as: admin });
    expect([linkToken.length > 10, script]).toEqual([true, `${world.url}/merge/initialize.js`]);
    const { status } = await connect();
    expect(status).toEqual({
      atsName: 'Greenhouse',
      state: 'LINKED',
      logo: null,
      jobsForSearchCount: 0,
      job: null,
      trouble: null,
    });
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

  it('keeps one of two that are connected at once, and makes Merge forget the other', async () => {
    const tokens = [INTEGRATIONS[0], LEVER].map((one) => world.cloud.merge.link(account.id, one, 0));
    // Both have their token before either is kept.
    world.cloud.merge.faults.add({ kind: 'slow', on: 'GET account-token', times: 2, seconds: 0.3 });
    const put = (publicToken: string) =>
      world.call(atsRoutes.setAtsAccountToken, { body: { publicToken } }, { as: admin });
    const done = await Promise.allSettled(tokens.map(put));
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { atsName } = await statusOf();
    const left = world.cloud.merge.linked().filter((one) => one.originId === account.id && !one.isDeleted);
    expect(left.map(({ integration }) => integration.name)).toEqual([atsName]);
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
    await world.drain();
    // Merge lets the same link in again, under the token that it had: it is not the one to be forgotten.
    expect(ats.isDeleted).toBe(false);
    expect(await statusOf()).toMatchObject({ state: 'LINKED', jobsForSearchCount: 12 });
  });

  it('is connected again by another round through the widget where Merge’s answer was lost, and linked once there', async () => {
    const publicToken = world.cloud.merge.link(account.id, LEVER, 0);
    world.cloud.merge.faults.add({ kind: 'lost', on: 'GET account-token' });
    const refused = await world.refusal(atsRoutes.setAtsAccountToken, { body: { publicToken } }, { as: admin });
    expect([refused.code, refused.message]).toEqual(['ATS_LINK_REFUSED', expect.stringContaining('connect it again')]);
    expect(await statusOf()).toMatchObject({ state: 'NONE' });
    await world.call(atsRoutes.getAtsLinkToken, {}, { as: admin });
    await connect({ integration: LEVER });
    await world.drain();
    expect(await statusOf()).toMatchObject({ state: 'LINKED', jobsForSearchCount: 12 });
    const theirs = world.cloud.merge.linked().filter(({ originId }) => originId === account.id);
    expect(theirs.map(({ isDeleted }) => isDeleted)).toEqual([false]);
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

  it('finds what was imported again once the ATS is connected anew', async () => {
    await connect();
    await world.drain();
    const [first] = await listed();
    const imported = await world.call(atsRoutes.importAtsJob, { params: { mergeDevId: first!.id } }, { as: admin });
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    await world.drain();
    await connect({ integration: LEVER });
    await world.drain();
    expect((await listed()).filter(({ existingJobId }) => existingJobId)).toEqual([]);
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    await world.drain();
    const { ats } = await connect();
    await world.drain();
    const again = (await listed()).filter(({ existingJobId }) => existingJobId);
    expect(again).toMatchObject([{ sourceId: first!.sourceId, existingJobId: imported.id }]);
    expect(again[0]!.id).not.toBe(first!.id);
    const twice = await world.call(atsRoutes.importAtsJob, { params: { mergeDevId: again[0]!.id } }, { as: admin });
    expect(twice.id).toBe(imported.id);
    const people = ats.content.applications.filter(({ job }) => job === again[0]!.id);
    const there = await world.call(atsRoutes.getAtsBlacklist, { params: { id: imported.id } }, { as: admin });
    expect(there.candidates).toHaveLength(people.length);
  });

  it('leaves alone what is connected anew before Merge was told to forget it', async () => {
    const { ats } = await connect();
    await world.drain();
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    await connect();
    await world.drain();
    expect([ats.isDeleted, (await statusOf()).state, (await listed()).length]).toEqual([false, 'LINKED', 12]);
  });

  it('may be repeated, and another ATS begins with a list of its own', async () => {
    await connect();
    await world.drain();
    for (let time = 0; time < 2; time++) await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    const { ats } = await connect({ integration: LEVER });
    await world.drain();
    expect((await listed()).map(({ id }) => id).sort()).toEqual(ats.content.jobs.map(({ id }) => id).sort());
  });

  it('takes what is connected anew while the copy of before is cleared', async () => {
    await connect();
    await world.drain();
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    const publicToken = world.cloud.merge.link(account.id, LEVER, 0);
    world.cloud.merge.faults.add({ kind: 'slow', on: 'GET account-token', seconds: 2 });
    const called = world.cloud.merge.calls.length;
    const connecting = world.call(atsRoutes.setAtsAccountToken, { body: { publicToken } }, { as: admin });
    await vi.waitUntil(() => world.cloud.merge.calls.slice(called).includes('GET account-token'), { timeout: 30_000 });
    await world.drain();
    expect(await connecting).toMatchObject({ state: 'LINKED', atsName: LEVER.name });
    await world.drain();
    expect(world.cloud.merge.linked().at(-1)?.isDeleted).toBe(false);
  });

  it('says that it has to be connected again where Merge forgets the very same meanwhile', async () => {
    await connect();
    await world.drain();
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    const publicToken = world.cloud.merge.link(account.id, INTEGRATIONS[0], 0);
    world.cloud.merge.faults.add({ kind: 'slow', on: 'GET account-token', seconds: 2 });
    const called = world.cloud.merge.calls.length;
    const connecting = world.refusal(atsRoutes.setAtsAccountToken, { body: { publicToken } }, { as: admin });
    await vi.waitUntil(() => world.cloud.merge.calls.slice(called).includes('GET account-token'), { timeout: 30_000 });
    await world.drain();
    expect((await connecting).code).toBe('ATS_LINK_REFUSED');
    expect((await statusOf()).state).toBe('NONE');
  });
});
