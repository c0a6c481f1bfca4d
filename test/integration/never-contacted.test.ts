import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteItem } from '../../functions/platform/items.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { rebuild } from '../../scripts/ops/rebuild.ts';
import { ScanCommand } from '../../scripts/ops/scan.ts';
import { contract } from '../../shared/contract/index.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import type { Employer, TestAccount } from '../support/accounts.ts';
import { addCandidate, contact, postJob } from '../support/mail.ts';
import { aWorld, type World } from '../support/world.ts';

const { submissions, jobs, outreach, accounts } = contract;

let world: World;
let account: TestAccount;
let admin: Employer;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
  ({ account, admin } = await world.anAccount({ window: 'always' }));
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const as = () => ({ as: admin });
/** Lets a while pass, after which whoever was signed in signs in again. */
const pass = async (duration: Parameters<World['pass']>[0]) => {
  world.pass(duration);
  admin = { ...admin, ...(await world.signIn(admin.email)) };
};
const list = async (id: JobId) => {
  await world.drain();
  const { profiles } = await world.call(submissions.listUntoldProfiles, { params: { id }, query: {} }, as());
  return profiles.map(({ name }) => name);
};
const remove = (id: JobId, ...submissionIds: SubmissionId[]) =>
  world.call(submissions.deleteUntoldProfiles, { params: { id }, body: { submissionIds } }, as());
const add = (job: JobId, firstName: string) =>
  addCandidate(world, admin, job, { firstName, lastName: 'Untold', email: `${firstName.toLowerCase()}@home.example` });
const items = async () => (await world.table.db.send(new ScanCommand({ TableName: world.table.name }))).Items ?? [];

it('lists who has been on a job for 30 days and was never contacted, oldest first, and nobody before that', async () => {
  const job = await postJob(world, admin);
  const other = await postJob(world, admin);
  await add(job, 'Ada');
  world.pass({ hours: 1 });
  const saved = await add(job, 'Ben');
  const reached = await add(job, 'Cleo');
  const elsewhere = await add(job, 'Dora');
  const moved = await add(job, 'Emil');
  const discarded = await add(job, 'Fay');
  await world.call(submissions.saveSubmissions, { params: { jobId: job }, body: { submissionIds: [saved.id] } }, as());
  await contact(world, reached);
  await world.call(
    outreach.contactCandidate,
    {
      params: { submissionId: elsewhere.id },
      body: { jobId: job, startOutreachCampaign: false, contactedViaOtherChannels: ['LINKED_IN'] },
    },
    as(),
  );
  await world.call(submissions.transferToJob, { params: { id: moved.id }, body: { newJobId: other } }, as());
  const away = { submissionIds: [discarded.id], jobId: job, reason: 'NOT_QUITE_RIGHT' as const };
  await world.call(submissions.disqualifyAsClient, { body: away }, as());
  await pass({ days: 29, hours: 22 });
  expect(await list(job)).toEqual([]);
  await pass({ hours: 1, minutes: 30 });
  expect(await list(job)).toEqual(['Ada Untold']);
  world.pass({ hours: 1 });
  expect(await list(job)).toEqual(['Ada Untold', 'Ben Untold', 'Fay Untold']);
  expect(await list(other)).toEqual(['Emil Untold']);
  // Whoever is contacted now knows, and is not listed any more.
  await contact(world, { ...saved, admin });
  expect(await list(job)).toEqual(['Ada Untold', 'Fay Untold']);
});

it('deletes them with all that is kept, on a closed job too, and none who was contacted meanwhile or came lately', async () => {
  const job = await postJob(world, admin);
  const goes = await add(job, 'Gil');
  const told = await add(job, 'Hana');
  await pass({ days: 31 });
  const young = await add(job, 'Iris');
  expect(await list(job)).toEqual(['Gil Untold', 'Hana Untold']);
  await contact(world, { ...told, admin });
  await world.call(jobs.closeJob, { params: { id: job } }, as());
  const { outcomes } = await remove(job, goes.id, told.id, young.id);
  expect(outcomes).toEqual([
    { submissionId: goes.id, ok: true, why: null },
    { submissionId: told.id, ok: false, why: 'They were contacted, answered or moved meanwhile.' },
    { submissionId: young.id, ok: false, why: 'They were contacted, answered or moved meanwhile.' },
  ]);
  // The same call again says the same, and finds nothing to do.
  expect((await remove(job, goes.id)).outcomes).toEqual([{ submissionId: goes.id, ok: true, why: null }]);
  await world.drain();
  expect((await items()).filter((item) => /\bGil\b|gil@home/.test(JSON.stringify(item)))).toEqual([]);
  expect(await list(job)).toEqual([]);
  const log = { params: { id: account.id }, query: { kind: 'DATA_DELETED' as const } };
  const { entries } = await world.call(accounts.listAudit, log, as());
  expect(entries.map(({ subject }) => subject)).toContain('Profiles that were never contacted');
});

it('does not delete by the name of another job', async () => {
  const [job, other] = [await postJob(world, admin), await postJob(world, admin)];
  const { id } = await add(job, 'Jon');
  await pass({ days: 31 });
  expect((await remove(other, id)).outcomes).toMatchObject([{ ok: false }]);
  expect(await list(job)).toEqual(['Jon Untold']);
});

it('lists those who were there before there was a list, once the back office has it made again', async () => {
  const job = await postJob(world, admin);
  await add(job, 'Kit');
  await pass({ days: 31 });
  await world.drain();
  const notes = (await items()).filter(({ pk }) => String(pk).endsWith(`${job}#UNTOLD`));
  expect(notes).toHaveLength(1);
  for (const { pk, sk } of notes)
    await deleteItem(world.table, {
      pk: String(pk),
      sk: String(sk),
    });
  expect(await list(job)).toEqual([]);
  await rebuild(openOffice(), account.id, { job, quietMs: 0, wait: () => Promise.resolve() });
  expect(await list(job)).toEqual(['Kit Untold']);
});
