import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { change } from '../../scripts/local/merge/ats-content.ts';
import type { LinkedAts } from '../../scripts/local/merge/linked-ats.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import type { Employer, TestAccount } from '../../test/support/accounts.ts';
import { connectAts, contactedThroughAts } from '../../test/support/ats.ts';
import { aWorld, type World } from '../../test/support/world.ts';

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

const pass = async (minutes = 6) => {
  world.pass({ minutes });
  await world.drain();
};
const somebody = () => contactedThroughAts(world, { account, admin }, { resume: false });
const send = (id: SubmissionId) => world.call(atsRoutes.exportToAts, { params: { id }, body: {} }, { as: admin });
const seen = (id: SubmissionId) => world.call(submissionRoutes.getSubmission, { params: { id } }, { as: admin });
const listed = () => world.call(atsRoutes.searchAtsJobs, { query: {} }, { as: admin });
const statusOf = (jobId: JobId) => world.call(atsRoutes.getAtsStatus, { query: { jobId } }, { as: admin });
const deleteAtMerge = (ats: LinkedAts) => {
  ats.isDeleted = true;
};
const told = (to: Employer) => world.mailbox(to.email).filter(({ tags }) => tags.kind === 'notice-ats');

it('takes another list in the place of the old one where Merge knows the ATS by another id when it is connected again', async () => {
  const { ats, id, job } = await somebody();
  deleteAtMerge(ats);
  await pass();
  expect((await statusOf(job)).state).toBe('RELINK');
  const again = await connectAts(world, { account, admin });
  await world.drain();
  await pass();
  const ids = (await listed()).map((one) => one.id);
  expect(ids.toSorted()).toEqual(again.ats.content.jobs.map((one) => one.id).toSorted());
  expect(await statusOf(job)).toMatchObject({ state: 'LINKED', job: 'THERE', jobsForSearchCount: ids.length });
  await send(id);
  await world.drain();
  expect((await seen(id)).atsExport).toBe('sent');
});

it('finds no imported job again in the ATS of another company that counts in the same way', async () => {
  const { ats, job } = await somebody();
  deleteAtMerge(ats);
  await pass();
  const publicToken = world.cloud.merge.link(account.id, ats.integration, 0);
  const other = world.cloud.merge.linked().at(-1) as LinkedAts;
  for (const one of other.content.jobs)
    change(one, new Date(), { name: `Other ${one.name}`, remote_created_at: '2020-01-01T00:00:00.000Z' });
  await world.call(atsRoutes.setAtsAccountToken, { body: { publicToken } }, { as: admin });
  await world.drain();
  await pass();
  expect(await statusOf(job)).toMatchObject({ state: 'LINKED', job: 'MISSING' });
  expect((await listed()).filter(({ existingJobId }) => existingJobId)).toEqual([]);
});

it('refuses to send anybody while it lets nobody in, before anything ends for it', async () => {
  const { ats, id, job } = await somebody();
  ats.isRevoked = true;
  await pass();
  const refused = await world.refusal(atsRoutes.exportToAts, { params: { id }, body: {} }, { as: admin });
  expect([refused.code, refused.message]).toEqual([
    'ATS_RELINK',
    expect.stringContaining('it does not let us in any more'),
  ]);
  expect(await seen(id)).toMatchObject({ columnName: 'CONTACTED', emailCampaign: { state: 'running' } });
  expect(await statusOf(job)).toMatchObject({ state: 'RELINK', job: 'THERE' });
});

it('refuses to import a job while it lets nobody in, and leads to the draft of one that was imported before', async () => {
  const mate = await world.anEmployer({ account, admin: false });
  const { ats } = await connectAts(world, { account, admin });
  await world.drain();
  const [known, other] = await listed();
  const importing = (of: string) => ({ params: { mergeDevId: of } });
  const draft = await world.call(atsRoutes.importAtsJob, importing(known!.id), { as: admin });
  ats.isRevoked = true;
  await pass();
  const refused = await world.refusal(atsRoutes.importAtsJob, importing(other!.id), { as: mate });
  expect([refused.code, refused.message]).toEqual([
    'ATS_RELINK',
    expect.stringContaining('Your ATS does not let us in any more. An admin has to connect it again.'),
  ]);
  expect((await world.call(atsRoutes.importAtsJob, importing(known!.id), { as: mate })).id).toBe(draft.id);
  await connectAts(world, { account, admin });
  await world.drain();
  await pass();
  const again = (await listed()).find(({ title, existingJobId }) => title === other!.title && !existingJobId);
  expect(await world.call(atsRoutes.importAtsJob, importing(again!.id), { as: mate })).toHaveProperty('id');
});

it('tells admins by mail, each once for each time, and nobody once it is connected again', async () => {
  const mate = await world.anEmployer({ account, admin: false });
  const { ats } = await connectAts(world, { account, admin });
  await world.drain();
  ats.isRevoked = true;
  await pass();
  await pass(2);
  await pass(60);
  expect(told(admin).map(({ subject }) => subject)).toEqual(['Greenhouse has to be connected again']);
  expect(told(mate)).toEqual([]);
  await connectAts(world, { account, admin });
  await world.drain();
  ats.isRevoked = true;
  await pass();
  await pass(2);
  expect(told(admin)).toHaveLength(2);
});

it('sends whoever waits once their job is open there again, and says until then what they wait for', async () => {
  const { ats, id, remote } = await somebody();
  ats.isRevoked = true;
  await send(id);
  await world.drain();
  change(remote, new Date(), { status: 'CLOSED' });
  await connectAts(world, { account, admin });
  await world.drain();
  await pass();
  expect((await seen(id)).exportToAts).toMatchObject({
    state: 'failed',
    why: expect.stringContaining('closed in your ATS. Once it is open there again'),
  });
  change(remote, new Date(), { status: 'OPEN' });
  await pass();
  expect((await seen(id)).atsExport).toBe('sent');
});
