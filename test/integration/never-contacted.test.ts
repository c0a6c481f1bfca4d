import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteItem, putItem } from '../../functions/platform/items.ts';
import { keys } from '../../functions/records/keys.ts';
import { listUntold, noteUntold } from '../../functions/records/person/untold-items.ts';
import { newHead } from '../../functions/records/submission/new-head.ts';
import { toHeadItem } from '../../functions/records/submission/stored-head.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { rebuild } from '../../scripts/ops/rebuild.ts';
import { ScanCommand } from '../../scripts/ops/scan.ts';
import { contract } from '../../shared/contract/index.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import { toldUntil } from '../../shared/rules/outreach/untold.ts';
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
const add = (job: JobId, firstName: string, asClientReviewed = true) => {
  const email = `${firstName.toLowerCase()}@home.example`;
  return addCandidate(world, admin, job, { firstName, lastName: 'Untold', email }, { asClientReviewed });
};
const save = (jobId: JobId, id: SubmissionId) =>
  world.call(submissions.saveSubmissions, { params: { jobId }, body: { submissionIds: [id] } }, as());
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
  await save(job, saved.id);
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

const notes = async (job: JobId) => {
  await world.drain();
  return (await items()).filter(({ pk }) => String(pk).endsWith(`${job}#UNTOLD`));
};
const discard = (job: JobId, ...submissionIds: SubmissionId[]) =>
  world.call(
    submissions.disqualifyAsClient,
    { body: { submissionIds, jobId: job, reason: 'NOT_QUITE_RIGHT' as const } },
    as(),
  );

it('writes nothing of who is saved within a week and contacted, since their column says when they came', async () => {
  const job = await postJob(world, admin);
  const { id, admin: _admin, ...rest } = { ...(await add(job, 'Lea', false)), admin };
  expect(await notes(job)).toEqual([]);
  await save(job, id);
  expect(await notes(job)).toEqual([]);
  await contact(world, { ...rest, id, admin });
  expect(await notes(job)).toEqual([]);
});

it('lists on the day who was saved late, was discarded and taken back, or whose emails were stopped before the first', async () => {
  const job = await postJob(world, admin);
  const late = await add(job, 'Mia', false);
  const back = await add(job, 'Noa', false);
  const stopped = await add(job, 'Oda');
  const early = await add(job, 'Pia', false);
  await pass({ days: 6 });
  await save(job, early.id);
  await pass({ days: 14 });
  await save(job, late.id);
  await discard(job, back.id);
  await pass({ minutes: 1 });
  await world.call(submissions.revertDisqualification, { params: { id: back.id }, body: {} }, as());
  const body = { jobId: job, submissionsId: [stopped.id], startOutreachCampaign: true };
  await world.call(outreach.contactCandidates, { body }, as());
  await discard(job, stopped.id);
  expect(await notes(job)).toHaveLength(3);
  await pass({ days: 9, hours: 23 });
  expect(await list(job)).toEqual([]);
  await pass({ hours: 1 });
  expect(await list(job)).toEqual(['Mia Untold', 'Noa Untold', 'Oda Untold', 'Pia Untold']);
});

it('shows everybody once, in pages over the columns', async () => {
  const job = await postJob(world, admin);
  for (const name of ['Rea', 'Sam', 'Tea', 'Udo', 'Vic']) {
    const { id } = await add(job, name, false);
    if (name === 'Sam') await discard(job, id);
    if (name === 'Udo') await save(job, id);
    world.pass({ minutes: 5 });
  }
  await pass({ days: 31 });
  await world.drain();
  const seen: SubmissionId[][] = [];
  for (let after: string | undefined, pages = 0; pages < 9; pages++) {
    const page = { until: toldUntil(new Date()), limit: 2, after };
    const { ids, next } = await listUntold(world.table, account.id, job, page);
    seen.push(ids);
    if (!next) break;
    after = next;
  }
  expect(seen.map((ids) => ids.length)).toEqual([2, 2, 1]);
  expect(new Set(seen.flat()).size).toBe(5);
});

it('lists those who were there before there was a list, once the back office has it made again', async () => {
  const job = await postJob(world, admin);
  const { id } = await add(job, 'Kit');
  await discard(job, id);
  await pass({ days: 31 });
  const [note] = await notes(job);
  await deleteItem(world.table, { pk: String(note?.pk), sk: String(note?.sk) });
  expect(await list(job)).toEqual([]);
  await rebuild(openOffice(), account.id, { job, quietMs: 0, wait: () => Promise.resolve() });
  expect(await list(job)).toEqual(['Kit Untold']);
});

it('shows nobody twice of whom an earlier version kept an item, and the back office deletes it', async () => {
  const job = await postJob(world, admin);
  const { id } = await add(job, 'Wim', false);
  await discard(job, (await add(job, 'Xia')).id);
  await world.drain();
  const head = (await items()).find(({ pk, sk }) => sk === 'HEAD' && String(pk).endsWith(id));
  const submittedAt = String(head?.boardSort).split('#')[0] ?? '';
  await noteUntold(world.table, keys.untold(account.id, job, { submittedAt, id }), { submittedAt, id });
  await pass({ days: 31 });
  expect(await list(job)).toEqual(['Wim Untold', 'Xia Untold']);
  await rebuild(openOffice(), account.id, { job, quietMs: 0, wait: () => Promise.resolve() });
  expect(await notes(job)).toHaveLength(1);
  expect(await list(job)).toEqual(['Wim Untold', 'Xia Untold']);
});

it('lists nobody who was reached elsewhere, though their emails were stopped before the first, and deletes none of them', async () => {
  const job = await postJob(world, admin);
  const reach = (
    id: SubmissionId,
    startOutreachCampaign: boolean,
    contactedViaOtherChannels: ('LINKED_IN' | 'CALL')[],
  ) =>
    world.call(
      outreach.contactCandidate,
      { params: { submissionId: id }, body: { jobId: job, startOutreachCampaign, contactedViaOtherChannels } },
      as(),
    );
  const [both, first, back, emailed] = [
    await add(job, 'Yan'),
    await add(job, 'Zoe'),
    await add(job, 'Abe'),
    await add(job, 'Bea'),
  ];
  await reach(both.id, true, ['LINKED_IN']);
  await reach(first.id, false, ['CALL']);
  // A call that was noted by mistake, and taken back.
  await reach(back.id, false, ['CALL']);
  const movedAt = (await world.call(submissions.getSubmission, { params: { id: back.id } }, as())).columnUpdatedAt;
  await world.call(submissions.undoMove, { body: { moves: [{ submissionId: back.id, movedAt }] } }, as());
  await pass({ minutes: 5 });
  await reach(first.id, true, []);
  await reach(back.id, true, []);
  await reach(emailed.id, true, []);
  await discard(job, both.id, first.id, back.id, emailed.id);
  await pass({ days: 31 });
  expect(await list(job)).toEqual(['Abe Untold', 'Bea Untold']);
  expect((await remove(job, both.id, first.id)).outcomes).toMatchObject([{ ok: false }, { ok: false }]);
});

/** As many of one kind as there may be on a job, added so many days ago, and those first. */
async function addMany(job: JobId, days: number, origin: 'team' | 'application') {
  const first = Date.now() - days * 86_400_000;
  for (let n = 0; n < 210; n++) {
    const at = new Date(first + n * 1_000);
    const candidate = { firstName: 'Many', lastName: `N${n}`, employmentHistory: [] };
    const id: SubmissionId = `sub_${origin}${job.slice(4, 12)}${n}`;
    const head = newHead({ accountId: account.id, id, jobId: job, origin, candidate, at, duplicate: false });
    await putItem(world.table, toHeadItem({ ...head, version: 1 }));
  }
}

it('finds the one who is waiting behind many who applied, and says that there is no more', async () => {
  const [job, empty] = [await postJob(world, admin), await postJob(world, admin)];
  await addMany(job, 40, 'application');
  await addMany(empty, 40, 'application');
  const { id } = await add(job, 'Cyd', false);
  await pass({ days: 31 });
  const page = (of: JobId) => world.call(submissions.listUntoldProfiles, { params: { id: of }, query: {} }, as());
  expect(await page(job)).toMatchObject({ profiles: [{ id }], next: null });
  expect(await page(empty)).toEqual({ profiles: [], next: null });
});
