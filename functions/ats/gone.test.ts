import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { add, change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { type LinkedAts, saySync } from '../../scripts/local/merge/linked-ats.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
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
const send = async (id: SubmissionId) => {
  await world.call(atsRoutes.exportToAts, { params: { id }, body: {} }, { as: admin });
  await world.drain();
};
const seen = (id: SubmissionId) => world.call(submissionRoutes.getSubmission, { params: { id } }, { as: admin });
const theirs = ({ content }: LinkedAts, email: string): Thing[] =>
  content.candidates.filter(({ email_addresses: all }) => JSON.stringify(all).includes(email));
const alive = (ats: LinkedAts, email: string) => theirs(ats, email).filter(({ remote_was_deleted: gone }) => !gone);
const applicationsOf = ({ content }: LinkedAts, { id }: Thing) =>
  content.applications.filter(({ candidate, remote_was_deleted: gone }) => candidate === id && !gone);

it('sends in the name of somebody else where whoever sends is shut out of the ATS', async () => {
  const { ats, id } = await somebody();
  add(ats.content, 'users', new Date(), { email: admin.email, disabled: true, access_role: 'TEAM_MEMBER' });
  await send(id);
  expect(await seen(id)).toMatchObject({ atsExport: 'sent' });
});

it.each([
  [
    'was removed',
    (ats: LinkedAts, one: Thing) => void ats.content.candidates.splice(ats.content.candidates.indexOf(one), 1),
  ],
  ['is kept as deleted', (_: LinkedAts, one: Thing) => change(one, new Date(), { remote_was_deleted: true })],
])('creates somebody anew who %s there before they were on the job', async (_, remove) => {
  const { ats, id, email } = await somebody();
  world.cloud.merge.faults.add({ kind: 'errors', on: 'POST applications' });
  await send(id);
  expect((await seen(id)).atsExport).toBe('failed');
  const [before] = theirs(ats, email);
  remove(ats, before!);
  // Until then the claim on who they are is of that one.
  await pass();
  await send(id);
  await pass();
  expect((await seen(id)).atsExport).toBe('sent');
  const [now, ...more] = alive(ats, email);
  expect([more, applicationsOf(ats, now!).length, now?.id === before?.id]).toEqual([[], 1, false]);
});

it.each([
  [
    'were deleted',
    'They are not in your ATS any more: they were deleted there.',
    (ats: LinkedAts, email: string) => alive(ats, email)[0]!,
  ],
  [
    'were taken off this job',
    'They were taken off this job in your ATS.',
    (ats: LinkedAts, email: string) => applicationsOf(ats, alive(ats, email)[0]!)[0]!,
  ],
])('says of those who %s there that they are gone, and sends them once more by hand', async (_, why, whatOf) => {
  const { ats, id, job, email } = await somebody();
  await send(id);
  await pass();
  expect((await seen(id)).atsExport).toBe('sent');
  change(whatOf(ats, email), new Date(), { remote_was_deleted: true });
  const before = new Date().toISOString();
  await pass();
  const gone = await seen(id);
  expect(gone.exportToAts?.at && gone.exportToAts.at > before).toBe(true);
  expect(gone).toMatchObject({
    ...{ columnName: 'EXPORTED', atsExport: 'gone', isExportedToAtsSuccessfully: false },
    exportToAts: { state: 'gone', why },
  });
  expect(gone.timeline.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Arrived in the ATS', 'Gone from the ATS']),
  );
  const arrivals = ({ timeline }: typeof gone) =>
    timeline.flatMap(({ text, at }) => (text === 'Arrived in the ATS' ? [at] : []));
  const { candidates } = await world.call(atsRoutes.getAtsBlacklist, { params: { id: job } }, { as: admin });
  expect(candidates.some(({ emails }) => emails.includes(email))).toBe(false);
  await send(id);
  await pass();
  expect((await seen(id)).atsExport).toBe('sent');
  const [now, ...more] = alive(ats, email);
  expect([more, applicationsOf(ats, now!).length]).toEqual([[], 1]);
  await pass();
  const again = await seen(id);
  expect(again.atsExport).toBe('sent');
  expect(arrivals(again)).toEqual([expect.any(String), ...arrivals(gone)]);
});

it('says of somebody who was moved to another job there that they were', async () => {
  const { ats, id, email } = await somebody();
  await send(id);
  await pass();
  change(applicationsOf(ats, alive(ats, email)[0]!)[0]!, new Date(), { job: ats.content.jobs[4]!.id });
  await pass();
  const why = 'They were moved to another job in your ATS.';
  expect((await seen(id)).exportToAts).toMatchObject({ state: 'gone', why });
});

it.each([
  ['known by an address of theirs', undefined],
  ['sent by an address that was written for it', 'written.for.it@home.example'],
])('says so too of somebody %s who went on here while none was connected', async (_, written) => {
  const { ats, id, email, remote } = await somebody();
  const body = written ? { candidateEmailManuallyProvided: written } : {};
  await world.call(atsRoutes.exportToAts, { params: { id }, body }, { as: admin });
  await world.drain();
  await pass();
  change(remote, new Date(), { status: 'CLOSED' });
  await pass();
  await world.call(submissionRoutes.moveInFunnel, { params: { id }, body: { column: 'INTERESTED' } }, { as: admin });
  change(alive(ats, written ?? email)[0]!, new Date(), { remote_was_deleted: true });
  await pass();
  expect(await seen(id)).toMatchObject({ columnName: 'INTERESTED', exportToAts: { state: 'gone' } });
});

/** Another one with the same addresses, who takes the place of somebody on the job. */
function takesTheirPlace(ats: LinkedAts, before: Thing, remote: Thing) {
  const at = new Date().toISOString();
  const own = { id: `other-${before.id}`, modified_at: at, applications: [], attachments: [] };
  const other = add(ats.content, 'candidates', new Date(), { ...before, ...own, remote_was_deleted: false });
  add(ats.content, 'applications', new Date(), {
    ...ats.content.applications.find(({ candidate }) => candidate === before.id),
    ...{ id: `theirs-${before.id}`, candidate: other.id, job: remote.id, modified_at: at },
  });
}

it('says nothing of somebody who became part of another one that stands on the job', async () => {
  const { ats, id, email, remote } = await somebody();
  await send(id);
  await pass();
  const [before] = theirs(ats, email);
  takesTheirPlace(ats, before!, remote);
  change(before!, new Date(), { remote_was_deleted: true });
  await pass();
  expect((await seen(id)).atsExport).toBe('sent');
});

it('waits for the end of Merge’s own sync before it says so: whoever they became part of may come last', async () => {
  const { ats, id, email, remote } = await somebody();
  await send(id);
  await pass();
  const [before] = theirs(ats, email);
  saySync(ats, { status: 'SYNCING', last_sync_finished: before!.modified_at });
  change(before!, new Date(), { remote_was_deleted: true });
  await pass();
  await pass();
  expect((await seen(id)).atsExport).toBe('sent');
  takesTheirPlace(ats, before!, remote);
  saySync(ats, undefined);
  await pass();
  expect((await seen(id)).atsExport).toBe('sent');
  for (const one of alive(ats, email)) change(one, new Date(), { remote_was_deleted: true });
  await pass();
  expect((await seen(id)).atsExport).toBe('gone');
});

it('says so too where the reading that found it broke off before its end, once the ATS lets us in again', async () => {
  const { ats, id, email } = await somebody();
  await send(id);
  await pass();
  change(alive(ats, email)[0]!, new Date(), { remote_was_deleted: true });
  // The people of a job that was just imported are read last; there the ATS shuts us out.
  const { faults } = world.cloud.merge;
  const { take } = faults;
  let asked = 0;
  faults.take = (call) => {
    const isOfImport = call.includes('GET applications') && ++asked > 1;
    return isOfImport ? { kind: 'revoked', times: 1, on: '' } : take(call);
  };
  world.pass({ minutes: 6 });
  const another = String(ats.content.jobs[1]?.id);
  await world.call(atsRoutes.importAtsJob, { params: { mergeDevId: another } }, { as: admin });
  await world.drain();
  faults.take = take;
  expect(asked).toBeGreaterThan(1);
  await connectAts(world, { account, admin });
  await world.drain();
  expect((await seen(id)).atsExport).toBe('gone');
});

it('says so too of somebody who was emptied of all addresses there before they were read for the first time', async () => {
  const { ats, id, email } = await somebody();
  await pass();
  await send(id);
  expect((await seen(id)).atsExport).toBe('sent');
  const [who] = alive(ats, email);
  const [place] = applicationsOf(ats, who!);
  change(place!, new Date(), { remote_was_deleted: true });
  const nobody = { email_addresses: [], first_name: null, last_name: null };
  change(who!, new Date(), { ...nobody, remote_was_deleted: true });
  await pass();
  expect((await seen(id)).atsExport).toBe('gone');
});
