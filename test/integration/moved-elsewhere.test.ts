import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import type { Employer } from '../support/accounts.ts';
import { aJob, aLocation } from '../support/builders.ts';
import { addCandidate } from '../support/mail.ts';
import { aWorld, type World } from '../support/world.ts';

const { ats, inbox, jobs, submissions } = contract;

let world: World;
let ann: Employer;
let ben: Employer;
let jobA: JobId;
let jobB: JobId;

beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
  const opened = await world.anAccount({ plan: 'PLATFORM', window: 'always' });
  ann = opened.admin;
  ben = await world.anEmployer({ account: opened.account, firstname: 'Ben' });
  jobA = await post('Job A');
  jobB = await post('Job B');
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const post = async (title: string, rest: Partial<ReturnType<typeof aJob>> = {}) =>
  (await world.call(jobs.createJob, { body: aJob({ title, ...rest }) }, { as: ann })).id;
const add = (firstName: string, jobId: JobId, asClientReviewed = true) =>
  addCandidate(
    world,
    ann,
    jobId,
    { firstName, lastName: 'Test', email: `${firstName}@home.example`.toLowerCase() },
    { asClientReviewed },
  );
const show = (id: SubmissionId) => world.call(submissions.getSubmission, { params: { id } }, { as: ann });
const transfer = (id: SubmissionId, newJobId: JobId) =>
  world.call(submissions.transferToJob, { params: { id }, body: { newJobId } }, { as: ben });
const discard = (id: SubmissionId, jobId: JobId, as: Employer) => {
  const body = { submissionIds: [id], type: 'Discarded' as const, jobId };
  return world.call(submissions.discardSubmissions, { body }, { as });
};
/** Saves them on a job, and answers with what takes that back. */
const save = async (jobId: JobId, submissionIds: SubmissionId[]) => {
  const { updates } = await world.call(
    submissions.saveSubmissions,
    { params: { jobId }, body: { submissionIds } },
    { as: ann },
  );
  world.pass({ seconds: 1 });
  return updates.map(({ submissionId, card }) => ({ submissionId, movedAt: card?.columnUpdatedAt ?? '' }));
};
const undo = async (jobId: JobId, moves: Awaited<ReturnType<typeof save>>) =>
  (await world.call(submissions.undoMove, { body: { moves, jobId } }, { as: ann })).updates;

it('moves nobody back who was moved to another job since, and was discarded there', async () => {
  const { id } = await add('Fay', jobA);
  await discard(id, jobA, ann);
  await world.call(submissions.revertDisqualification, { params: { id }, body: {} }, { as: ben });
  await transfer(id, jobB);
  await discard(id, jobB, ben);

  const stale = { params: { id }, body: { jobId: jobA, from: 'DISCARDED' as const } };
  const { code, message } = await world.refusal(submissions.revertDisqualification, stale, { as: ann });
  expect(code).toBe('MOVED_MEANWHILE');
  expect(message).toContain(`${ben.name} moved Fay Test to the job “Job B”.`);
  expect(await show(id)).toMatchObject({ jobId: jobB, columnName: 'DISCARDED' });
  const onB = { params: { id }, body: { jobId: jobB, from: 'DISCARDED' as const } };
  expect(await world.call(submissions.revertDisqualification, onB, { as: ann })).toMatchObject({ columnName: 'NEW' });
});

it('moves the others of a group back where a teammate moved one of them to a job that was closed then', async () => {
  const { id: moved } = await add('Gro', jobA, false);
  const others = [(await add('Gri', jobA, false)).id, (await add('Gra', jobA, false)).id];
  const moves = await save(jobA, [moved, ...others]);
  const closing = await post('Soon closed');
  await transfer(moved, closing);
  await world.call(jobs.closeJob, { params: { id: closing } }, { as: ann });

  const updates = await undo(jobA, moves);
  expect(updates.map(({ ok, why }) => [ok, why])).toEqual([
    [false, `${ben.name} moved Gro Test to the job “Soon closed”.`],
    [true, null],
    [true, null],
  ]);
  for (const id of others) expect(await show(id)).toMatchObject({ columnName: 'NEW' });
});

it('says of somebody who was on another job meanwhile that they are back', async () => {
  const { id } = await add('Two', jobA, false);
  const moves = await save(jobA, [id]);
  await transfer(id, jobB);
  world.pass({ seconds: 2 });
  await transfer(id, jobA);
  const [update] = await undo(jobA, moves);
  expect(update).toMatchObject({ ok: false, why: `${ben.name} moved Two Test here again, from the job “Job B”.` });
});

it('tells two jobs of one title apart where it says to which somebody was moved', async () => {
  const { id } = await add('Twin', jobA, false);
  const inParis = await post('Job A', { location: { ...aLocation(), formatted: 'Paris, France' } });
  const moves = await save(jobA, [id]);
  await transfer(id, inParis);
  const why = `${ben.name} moved Twin Test to the job “Job A · Paris, France”.`;
  expect(await undo(jobA, moves)).toMatchObject([{ ok: false, why }]);
  const { updates } = await discard(id, jobA, ann);
  expect(updates).toMatchObject([{ code: 'MOVED_MEANWHILE', why }]);
});

it('says of somebody deleted that they were, also to whoever sends them to the ATS or marks their conversation', async () => {
  const { id } = await add('Del', jobA);
  await world.call(submissions.deleteSubmission, { params: { id } }, { as: ben });
  const params = { id };
  const codes = [
    (await world.refusal(ats.getAtsStanding, { params }, { as: ann })).code,
    (await world.refusal(ats.exportToAts, { params, body: {} }, { as: ann })).code,
    (await world.refusal(inbox.changeConversation, { params, body: { isUnread: false } }, { as: ann })).code,
  ];
  expect(codes).toEqual(['SUBMISSION_DELETED', 'SUBMISSION_DELETED', 'SUBMISSION_DELETED']);
});
