import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { change } from '../../scripts/local/merge/ats-content.ts';
import type { LinkedAts } from '../../scripts/local/merge/linked-ats.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { inLeadColumns } from '../../shared/rules/funnel/counters.ts';
import type { Employer, TestAccount } from '../../test/support/accounts.ts';
import { contactedThroughAts } from '../../test/support/ats.ts';
import { addCandidate, postJob } from '../../test/support/mail.ts';
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

describe('sending candidates there', () => {
  const contacted = (options: { workday?: boolean; resume?: boolean } = {}) =>
    contactedThroughAts(world, { account, admin }, options);
  const send = (id: SubmissionId, body = {}) =>
    world.call(atsRoutes.exportToAts, { params: { id }, body }, { as: admin });
  const seen = (id: SubmissionId) => world.call(submissionRoutes.getSubmission, { params: { id } }, { as: admin });
  const created = ({ content }: LinkedAts, email: string) =>
    content.candidates.filter(({ email_addresses: all }) => JSON.stringify(all).includes(email));

  it('sends who, where to and their resume, once, and says that they arrived', async () => {
    const { ats, remote, job, id, email } = await contacted();
    expect(await send(id, { explicitlyMarkAsInterested: true })).toMatchObject({
      columnName: 'EXPORTED',
      atsExport: 'queued',
    });
    await send(id);
    await world.drain();
    const board = await world.call(submissionRoutes.getFunnel, { params: { id: job }, query: {} }, { as: admin });
    expect([board.counts.EXPORTED, inLeadColumns(board.counts), board.leads]).toEqual([1, 0, 1]);
    const submission = await seen(id);
    expect(submission).toMatchObject({
      columnName: 'EXPORTED',
      isExportedToAtsSuccessfully: true,
      exportToAts: { state: 'sent', why: null, note: null },
      emailCampaign: { state: 'stopped' },
    });
    const said = submission.timeline.map(({ text }) => text);
    expect(said).toContain('Arrived in the ATS');
    expect(said.some((text) => text.startsWith('Moved to the ATS'))).toBe(true);
    const [candidate, ...more] = created(ats, email);
    expect(more).toEqual([]);
    expect(ats.content.attachments.filter(({ candidate: of }) => of === candidate?.id)).toMatchObject([
      { file_name: 'resume.pdf', attachment_type: 'RESUME' },
    ]);
    expect(ats.content.applications.filter(({ candidate: of }) => of === candidate?.id)).toMatchObject([
      { job: remote.id },
    ]);
  });

  it('tries again by itself where the ATS does not answer, and by hand once it gave up', async () => {
    const { ats, id, email } = await contacted({ resume: false });
    world.cloud.merge.faults.add({ kind: 'failing', on: 'GET users', times: 4 });
    await send(id);
    await world.drain();
    expect(await seen(id)).toMatchObject({ atsExport: 'queued', exportToAts: { why: 'Your ATS does not answer.' } });
    world.cloud.merge.faults.add({ kind: 'errors', on: 'POST candidates' });
    world.pass({ minutes: 3 });
    await world.drain();
    expect(await seen(id)).toMatchObject({
      exportToAts: { state: 'failed', why: 'The ATS wants a phone number.' },
      isExportedToAtsSuccessfully: false,
    });
    await send(id);
    await world.drain();
    expect(await seen(id)).toMatchObject({ exportToAts: { state: 'sent' } });
    // The ATS took the first one although it named errors: it is found again by its address.
    expect(created(ats, email)).toHaveLength(1);
  });

  it('keeps to the address that somebody wrote, also when they are sent again', async () => {
    const { ats, id, email } = await contacted({ resume: false });
    const own = 'Noor.Own@home.example';
    world.cloud.merge.faults.add({ kind: 'errors', on: 'POST applications' });
    await send(id, { candidateEmailManuallyProvided: own });
    await world.drain();
    expect(await seen(id)).toMatchObject({ exportToAts: { state: 'failed' } });
    await send(id);
    await world.drain();
    expect(await seen(id)).toMatchObject({ exportToAts: { state: 'sent' } });
    expect([created(ats, own.toLowerCase()).length, created(ats, email).length]).toEqual([1, 0]);
  });

  it('sends the right person once a wrong address was put right', async () => {
    const { ats, remote, id } = await contacted();
    world.cloud.merge.faults.add({ kind: 'errors', on: 'POST applications' });
    await send(id, { candidateEmailManuallyProvided: 'somebody.else@home.example' });
    await world.drain();
    // The ATS took that application although it named errors.
    const before = ats.content.applications.length;
    await send(id, { candidateEmailManuallyProvided: 'the.right@home.example' });
    await world.drain();
    expect(await seen(id)).toMatchObject({ exportToAts: { state: 'sent' } });
    const [right] = created(ats, 'the.right@home.example');
    expect(ats.content.applications.slice(before)).toMatchObject([{ candidate: right?.id, job: remote.id }]);
    expect(ats.content.attachments.filter(({ candidate }) => candidate === right?.id)).toHaveLength(1);
  });

  it('shows them in the one column for them, with how it stands', async () => {
    const { job, id } = await contacted({ resume: false });
    await send(id, { explicitlyMarkAsInterested: true });
    await world.drain();
    const { columns, counts } = await world.call(
      submissionRoutes.getFunnel,
      { params: { id: job }, query: {} },
      { as: admin },
    );
    expect(counts).toMatchObject({ EXPORTED: 1, CONTACTED: 0 });
    expect(columns.find(({ column }) => column === 'EXPORTED')?.cards).toMatchObject([{ id, atsExport: 'sent' }]);
    expect(await world.call(jobRoutes.getTotalLeadCount, { params: { id: job } }, { as: admin })).toEqual({
      totalLeadCount: 1,
    });
    const refused = await world.refusal(
      submissionRoutes.moveInFunnel,
      { params: { id }, body: { column: 'HIRED' } },
      { as: admin },
    );
    expect(refused.code).toBe('MOVE_NOT_ALLOWED');
  });

  it('says where they stand there, whether they go on, and whether they are rejected', async () => {
    const { ats, id, email } = await contacted({ resume: false });
    const standing = async () => {
      world.pass({ minutes: 6 });
      await world.drain();
      return (await world.call(atsRoutes.getAtsStanding, { params: { id } }, { as: admin })).standing;
    };
    expect(await standing()).toBeNull();
    await send(id);
    await world.drain();
    expect(await standing()).toEqual({ stage: 'Application Review', rejectedAt: null, opinion: 'open' });
    const [person] = created(ats, email);
    const application = ats.content.applications.find(({ candidate }) => candidate === person?.id)!;
    const next = ats.content['job-interview-stages'].find(
      ({ job, stage_order: order }) => job === application.job && order === 2,
    );
    change(application, new Date(), { current_stage: next?.id });
    expect(await standing()).toMatchObject({ stage: 'Interview', opinion: 'interested' });
    change(application, new Date(), { rejected_at: new Date().toISOString() });
    expect(await standing()).toMatchObject({ opinion: 'not-interested' });
  });

  it('is refused on jobs of Workday and on jobs that were written here', async () => {
    const { id } = await contacted({ workday: true, resume: false });
    const refusalOf = async (whom: SubmissionId) =>
      (await world.refusal(atsRoutes.exportToAts, { params: { id: whom }, body: {} }, { as: admin })).code;
    expect(await refusalOf(id)).toBe('ATS_NOT_FOR_THIS_JOB');
    const own = await addCandidate(world, admin, await postJob(world, admin));
    expect(await refusalOf(own.id)).toBe('ATS_NOT_FOR_THIS_JOB');
    const other = await world.anAccount();
    const theirs = await world.refusal(atsRoutes.exportToAts, { params: { id }, body: {} }, { as: other.admin });
    expect(theirs.code).toBe('SUBMISSION_NOT_FOUND');
  });

  it('fails, and says why, where the ATS was disconnected meanwhile', async () => {
    const { id } = await contacted({ resume: false });
    await send(id);
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    await world.drain();
    expect(await seen(id)).toMatchObject({
      exportToAts: { state: 'failed', why: 'Your ATS is not connected any more.' },
    });
  });
});
