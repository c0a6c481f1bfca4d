import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { add, change } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS, type LinkedAts } from '../../scripts/local/merge/linked-ats.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import { inLeadColumns } from '../../shared/rules/funnel/counters.ts';
import type { Employer, TestAccount } from '../../test/support/accounts.ts';
import { connectAts, contactedThroughAts } from '../../test/support/ats.ts';
import { addCandidate, contact, postJob } from '../../test/support/mail.ts';
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
  const another = async (job: JobId, name: string) => {
    const whom = await addCandidate(world, admin, job, { email: `${name}@home.example` });
    await contact(world, whom);
    return whom.id;
  };
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
    expect(await seen(id)).toMatchObject({ exportToAts: { state: 'queued', why: null } });
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

  it('says by which address somebody is sent again, and sends them by a known one that is written in place of a wrong one', async () => {
    const { ats, id, email } = await contacted({ resume: false });
    const wrong = 'not.theirs@home.example';
    world.cloud.merge.faults.add({ kind: 'closed', on: 'POST candidates' });
    await send(id, { candidateEmailManuallyProvided: wrong });
    await world.drain();
    expect((await seen(id)).exportToAts).toMatchObject({ state: 'failed', email: wrong });
    await send(id, { candidateEmailManuallyProvided: email });
    await world.drain();
    expect((await seen(id)).exportToAts).toMatchObject({ state: 'sent', email });
    expect([created(ats, email).length, created(ats, wrong).length]).toEqual([1, 0]);
  });

  it('says by which address somebody is sent again whose address was put right meanwhile', async () => {
    const { id, email } = await contacted({ resume: false });
    world.cloud.merge.faults.add({ kind: 'closed', on: 'POST candidates' });
    await send(id);
    await world.drain();
    expect((await seen(id)).exportToAts).toMatchObject({ state: 'failed', email });
    const right = { email: 'put.right@home.example', replaces: email };
    await world.call(submissionRoutes.chooseAddress, { params: { id }, body: right }, { as: admin });
    expect((await seen(id)).exportToAts).toMatchObject({ state: 'failed', email: right.email });
  });

  it.each(['POST candidates', 'POST applications'] as const)(
    'sends whoever failed at %s by the address that was put right meanwhile, and creates nobody by the wrong one',
    async (call) => {
      const { ats, id, email } = await contacted({ resume: false });
      world.cloud.merge.faults.add({ kind: 'closed', on: call });
      await send(id);
      await world.drain();
      expect(await seen(id)).toMatchObject({ exportToAts: { state: 'failed' } });
      const right = { email: 'put.right@home.example', replaces: email };
      await world.call(submissionRoutes.chooseAddress, { params: { id }, body: right }, { as: admin });
      await send(id);
      await world.drain();
      expect(await seen(id)).toMatchObject({ exportToAts: { state: 'sent' } });
      expect([created(ats, right.email).length, created(ats, email).length]).toEqual([1, 0]);
    },
  );

  it.each([
    ['is given the right one there', false, [0, 1], null],
    ['keeps it where the ATS lets nobody be changed', true, [1, 0], 'Under somebody.else@home.example'],
  ])('whoever was created there by a wrong address %s, and is nobody else', async (_, isRefused, theirs, note) => {
    const { ats, remote, id } = await contacted();
    world.cloud.merge.faults.add({ kind: 'errors', on: 'POST applications' });
    await send(id, { candidateEmailManuallyProvided: 'somebody.else@home.example' });
    await world.drain();
    if (isRefused) world.cloud.merge.faults.add({ kind: 'closed', on: 'PATCH candidates' });
    const before = ats.content.candidates.length;
    await send(id, { candidateEmailManuallyProvided: 'the.right@home.example' });
    await world.drain();
    expect(await seen(id)).toMatchObject({
      exportToAts: { state: 'sent', note: note && expect.stringContaining(note) },
    });
    const both = ['somebody.else@home.example', 'the.right@home.example'].map((email) => created(ats, email));
    expect([both.map((all) => all.length), ats.content.candidates.length]).toEqual([theirs, before]);
    const [one] = both.flat();
    expect(ats.content.applications.filter(({ candidate }) => candidate === one?.id)).toMatchObject([
      { job: remote.id },
    ]);
    expect(ats.content.attachments.filter(({ candidate }) => candidate === one?.id)).toHaveLength(1);
    expect((await world.call(atsRoutes.getAtsStatus, { query: {} }, { as: admin })).state).toBe('LINKED');
  });

  it('is taken for whoever has the right address there already, and not given it as a second one', async () => {
    const { ats, remote, id } = await contacted({ resume: false });
    world.cloud.merge.faults.add({ kind: 'errors', on: 'POST applications' });
    await send(id, { candidateEmailManuallyProvided: 'somebody.else@home.example' });
    await world.drain();
    const { candidate } = await seen(id);
    const named = { first_name: candidate.firstName, last_name: candidate.lastName, applications: [], attachments: [] };
    const email_addresses = [{ value: 'the.right@home.example', email_address_type: 'PERSONAL' }];
    const right = add(ats.content, 'candidates', new Date(), { ...named, email_addresses });
    await send(id, { candidateEmailManuallyProvided: 'the.right@home.example' });
    await world.drain();
    expect(await seen(id)).toMatchObject({ exportToAts: { state: 'sent' } });
    expect(created(ats, 'the.right@home.example').map((one) => one.id)).toEqual([right.id]);
    expect(ats.content.applications.filter(({ candidate }) => candidate === right.id)).toMatchObject([
      { job: remote.id },
    ]);
  });

  it('whoever is given the right address keeps those that were added there', async () => {
    const { ats, id } = await contacted({ resume: false });
    world.cloud.merge.faults.add({ kind: 'errors', on: 'POST applications' });
    await send(id, { candidateEmailManuallyProvided: 'somebody.else@home.example' });
    await world.drain();
    const [one] = created(ats, 'somebody.else@home.example');
    const added = { value: 'work@company.example', email_address_type: 'WORK' };
    (one!.email_addresses as object[]).push(added);
    await send(id, { candidateEmailManuallyProvided: 'the.right@home.example' });
    await world.drain();
    const personal = { value: 'the.right@home.example', email_address_type: 'PERSONAL' };
    expect(one?.email_addresses).toEqual([personal, added]);
  });

  it('sends the right person where somebody else was found there by a wrong address', async () => {
    const { ats, remote, id } = await contacted();
    const wrong = 'another.person@home.example';
    const email_addresses = [{ value: wrong, email_address_type: 'PERSONAL' }];
    const named = { first_name: 'An', last_name: 'Other', applications: [], attachments: [] };
    const other = add(ats.content, 'candidates', new Date(), { ...named, email_addresses });
    await send(id, { candidateEmailManuallyProvided: wrong });
    await world.drain();
    const why = `Your ATS has ${wrong} as “An Other”. If that is this candidate, say so. If it is somebody else, correct the address, or say that: then this candidate is added there too.`;
    expect(await seen(id)).toMatchObject({ exportToAts: { state: 'failed', why } });
    const before = ats.content.applications.length;
    await send(id, { candidateEmailManuallyProvided: 'the.right@home.example' });
    await world.drain();
    expect(await seen(id)).toMatchObject({ exportToAts: { state: 'sent', note: null } });
    const [right] = created(ats, 'the.right@home.example');
    expect([right?.id === other.id, created(ats, wrong).length]).toEqual([false, 1]);
    expect(ats.content.applications.slice(before)).toMatchObject([{ candidate: right?.id, job: remote.id }]);
    expect(ats.content.attachments.filter(({ candidate }) => candidate === right?.id)).toHaveLength(1);
  });

  it('shows nobody what somebody with another address is called there', async () => {
    const { ats, id, email } = await contacted({ resume: false });
    const named = { first_name: 'An', last_name: 'Other', applications: [], attachments: [] };
    const email_addresses = [{ value: email, email_address_type: 'PERSONAL' }];
    add(ats.content, 'candidates', new Date(), { ...named, email_addresses });
    await send(id);
    await world.drain();
    expect((await seen(id)).exportToAts).toMatchObject({ email, otherName: 'An Other' });
    const right = { email: 'put.right@home.example', replaces: email };
    await world.call(submissionRoutes.chooseAddress, { params: { id }, body: right }, { as: admin });
    expect((await seen(id)).exportToAts).toMatchObject({ email: right.email, otherName: null });
  });

  it('whoever is called otherwise there is sent as them once somebody who was shown the name has said that it is them', async () => {
    const { ats, remote, id, email } = await contacted({ resume: false });
    const named = { first_name: 'Née', last_name: 'Otherwise', applications: [], attachments: [] };
    const email_addresses = [{ value: email, email_address_type: 'PERSONAL' }];
    const own = add(ats.content, 'candidates', new Date(), { ...named, email_addresses });
    await send(id);
    await world.drain();
    for (const body of [{}, { isCalledThere: 'Some Body' }, { explicitlyMarkAsInterested: true }]) {
      await send(id, body);
      await world.drain();
      expect(await seen(id)).toMatchObject({ exportToAts: { state: 'failed', otherName: 'Née Otherwise' } });
    }
    expect(ats.content.applications.filter(({ candidate }) => candidate === own.id)).toEqual([]);
    await send(id, { isCalledThere: 'Née Otherwise' });
    await world.drain();
    expect(await seen(id)).toMatchObject({ exportToAts: { state: 'sent' } });
    expect(created(ats, email)).toHaveLength(1);
    expect(ats.content.applications.filter(({ candidate }) => candidate === own.id)).toMatchObject([
      { job: remote.id },
    ]);
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

  it('is refused on jobs of Workday, on jobs that were written here, and on closed ones', async () => {
    const { id } = await contacted({ workday: true, resume: false });
    const refusalOf = async (whom: SubmissionId) =>
      (await world.refusal(atsRoutes.exportToAts, { params: { id: whom }, body: {} }, { as: admin })).code;
    expect(await refusalOf(id)).toBe('ATS_NOT_FOR_THIS_JOB');
    const own = await addCandidate(world, admin, await postJob(world, admin));
    expect(await refusalOf(own.id)).toBe('ATS_NOT_FOR_THIS_JOB');
    const team = await world.anAccount({ window: 'always' });
    const closed = await contactedThroughAts(world, team, { resume: false });
    await world.call(jobRoutes.closeJob, { params: { id: closed.job } }, { as: team.admin });
    const sending = { params: { id: closed.id }, body: {} };
    expect((await world.refusal(atsRoutes.exportToAts, sending, { as: team.admin })).code).toBe('JOB_CLOSED');
    const other = await world.anAccount();
    const theirs = await world.refusal(atsRoutes.exportToAts, { params: { id }, body: {} }, { as: other.admin });
    expect(theirs.code).toBe('SUBMISSION_NOT_FOUND');
  });

  it('sends whoever failed before the ATS was connected anew to where they belong now', async () => {
    const { id, job, email } = await contacted();
    world.cloud.merge.faults.add({ kind: 'errors', on: 'POST applications' });
    await send(id);
    await world.drain();
    expect(await seen(id)).toMatchObject({ exportToAts: { state: 'failed' } });
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    await world.drain();
    const { ats } = await connectAts(world, { account, admin });
    await world.drain();
    await send(id);
    await world.drain();
    expect(await seen(id)).toMatchObject({ exportToAts: { state: 'sent', why: null } });
    const [candidate, ...more] = created(ats, email);
    expect([candidate !== undefined, more]).toEqual([true, []]);
    const { job: standing } = await world.call(atsRoutes.getAtsStatus, { query: { jobId: job } }, { as: admin });
    expect(standing).toBe('THERE');
    const theirs = ats.content.applications.filter(({ candidate: of }) => of === candidate?.id);
    const files = ats.content.attachments.filter(({ candidate: of }) => of === candidate?.id);
    expect([theirs.length, files.length]).toEqual([1, 1]);
  });

  it('is not offered on a job that is not found once the ATS is connected anew, and refused with why', async () => {
    const { id, job } = await contacted({ resume: false });
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    await world.drain();
    const publicToken = world.cloud.merge.link(account.id, INTEGRATIONS[0], 0);
    const ats = world.cloud.merge.linked().at(-1) as LinkedAts;
    // Another company’s ATS: none of its jobs has the reference of ours.
    for (const one of ats.content.jobs) change(one, new Date(), { remote_id: `other-${one.remote_id}` });
    const standing = async () =>
      (await world.call(atsRoutes.getAtsStatus, { query: { jobId: job } }, { as: admin })).job;
    expect(await standing()).toBeNull();
    await world.call(atsRoutes.setAtsAccountToken, { body: { publicToken } }, { as: admin });
    expect(await standing()).toBe('AWAITED');
    await world.drain();
    expect(await standing()).toBe('MISSING');
    const refused = await world.refusal(atsRoutes.exportToAts, { params: { id }, body: {} }, { as: admin });
    expect([refused.code, refused.message]).toEqual([
      'ATS_NOT_FOR_THIS_JOB',
      expect.stringContaining('it is not in the Greenhouse that is connected now'),
    ]);
    const other = await world.anAccount();
    const asked = await world.call(atsRoutes.getAtsStatus, { query: { jobId: job } }, { as: other.admin });
    expect(asked.job).toBeNull();
  });

  it('fails, and says why, where the ATS was disconnected meanwhile', async () => {
    const { id } = await contacted({ resume: false });
    await send(id);
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    await world.drain();
    expect(await seen(id)).toMatchObject({
      exportToAts: { state: 'failed', why: expect.stringMatching(/^Your ATS is not connected any more\./) },
    });
  });

  it('sends once more by itself, and once, whoever failed because of the connection, as soon as it is back', async () => {
    const first = await contacted({ resume: false });
    const { ats, job } = first;
    const [revoked, left, refused] = [first.id, await another(job, 'left'), await another(job, 'refused')];
    world.cloud.merge.faults.add({ kind: 'errors', on: 'POST applications' });
    await send(refused);
    await world.drain();
    ats.isRevoked = true;
    await send(revoked);
    await send(left);
    await world.drain();
    const states = async () => {
      const all = await Promise.all([revoked, left, refused].map(seen));
      return all.map(({ exportToAts }) => exportToAts?.state);
    };
    expect(await states()).toEqual(['failed', 'failed', 'failed']);
    expect((await seen(left)).exportToAts?.why).toMatch(
      /^Your ATS does not let us in any more\. Once it is connected again/,
    );
    // Whoever left the funnel meanwhile stays out of it.
    await world.call(
      submissionRoutes.moveInFunnel,
      { params: { id: left }, body: { column: 'REJECTED' } },
      { as: admin },
    );
    await connectAts(world, { account, admin });
    await world.drain();
    expect(await states()).toEqual(['sent', 'failed', 'failed']);
    expect(created(ats, first.email)).toHaveLength(1);
    expect((await seen(left)).columnName).toBe('REJECTED');
    const { timeline } = await seen(revoked);
    expect(timeline.filter(({ text }) => text === 'Sent to the ATS once more')).toHaveLength(1);
  });

  it('waits through another ATS, and sends whoever failed once theirs is back and has their job again', async () => {
    const { id, email } = await contacted({ resume: false });
    await send(id);
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    await world.drain();
    await connectAts(world, { account, admin }, { integration: INTEGRATIONS[1] });
    await world.drain();
    expect(await seen(id)).toMatchObject({ exportToAts: { state: 'failed' } });
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    await world.drain();
    const { ats } = await connectAts(world, { account, admin });
    await world.drain();
    expect(await seen(id)).toMatchObject({ exportToAts: { state: 'sent' } });
    expect(created(ats, email)).toHaveLength(1);
  });

  it('lets somebody go on here who was sent, once that ATS is not connected any more, and not before', async () => {
    const { id, job } = await contacted({ resume: false });
    await send(id);
    await world.drain();
    const sent = { columnName: 'EXPORTED', atsExport: 'sent' };
    expect(await seen(id)).toMatchObject(sent);
    const discard = () =>
      world.call(
        submissionRoutes.discardSubmissions,
        { body: { submissionIds: [id], type: 'Rejected', jobId: job } },
        { as: admin },
      );
    const goesOn = { ok: false, code: 'MOVE_NOT_ALLOWED', why: 'This candidate goes on in the ATS' };
    expect((await discard()).updates).toMatchObject([goesOn]);
    const interested = { params: { id }, body: { from: 'EXPORTED' } } as const;
    expect((await world.refusal(submissionRoutes.markInterested, interested, { as: admin })).code).toBe(goesOn.code);
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    await world.drain();
    expect((await discard()).updates).toMatchObject([{ ok: true }]);
    await world.call(submissionRoutes.revertDisqualification, { params: { id }, body: {} }, { as: admin });
    expect(await seen(id)).toMatchObject(sent);
    const after = await world.call(submissionRoutes.markInterested, interested, { as: admin });
    expect(after).toMatchObject({ columnName: 'INTERESTED' });
  });

  it('lets somebody go who could not be sent: back too, and out again', async () => {
    const { id } = await contacted({ resume: false });
    world.cloud.merge.faults.add({ kind: 'errors', on: 'POST candidates' });
    await send(id);
    await world.drain();
    expect((await seen(id)).emailCampaign?.stopReason).toBe('Stopped to be sent to the ATS');
    const move = (column: 'REJECTED' | 'INTERESTED') =>
      world.call(submissionRoutes.moveInFunnel, { params: { id }, body: { column } }, { as: admin });
    expect(await move('REJECTED')).toMatchObject({ columnName: 'REJECTED' });
    const back = await world.call(submissionRoutes.revertDisqualification, { params: { id }, body: {} }, { as: admin });
    expect(back).toMatchObject({ columnName: 'EXPORTED', atsExport: 'failed' });
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    expect(await move('INTERESTED')).toMatchObject({ columnName: 'INTERESTED' });
  });
});
