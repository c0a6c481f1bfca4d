import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import type { Employer } from '../support/accounts.ts';
import { aJob, aProfile } from '../support/builders.ts';
import { mailsOf, postJob } from '../support/mail.ts';
import { findAddresses } from '../support/planted.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, submissions, outreach } = contract;

let world: World;
let ada: Employer;
let ben: Employer;
let job: JobId;

beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
  const opened = await world.anAccount();
  ada = opened.admin;
  ben = await world.anEmployer({ account: opened.account, firstname: 'Ben' });
  job = await postJob(world, ada);
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

/** A profile that both have before them, still to be reviewed. */
async function aProfileToReview(name: { firstName: string; lastName: string }): Promise<SubmissionId> {
  const email = `${name.firstName}.${name.lastName}@home.example`.toLowerCase();
  const body = { jobId: job, candidate: aProfile({ ...name, email }) as Profile };
  const { id } = await world.call(submissions.createSubmission, { body }, { as: ada });
  await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: false } }, { as: ada });
  await findAddresses(world);
  expect(await columnOf(id)).toBe('NEW');
  return id;
}

const columnOf = async (id: SubmissionId) =>
  (await world.call(submissions.getSubmission, { params: { id } }, { as: ada })).columnName;
const contactBy = (as: Employer, id: SubmissionId) =>
  world.call(
    outreach.contactCandidates,
    { body: { jobId: job, submissionsId: [id], startOutreachCampaign: true } },
    { as },
  );
const saveBy = (as: Employer, submissionIds: SubmissionId[]) =>
  world.call(
    submissions.saveSubmissions,
    { params: { jobId: job }, body: { submissionIds, from: 'NEW' as const } },
    { as },
  );
const discardBy = (as: Employer, submissionIds: SubmissionId[]) => {
  const body = { submissionIds, jobId: job, from: 'NEW' as const, reason: 'NOT_QUITE_RIGHT' as const };
  return world.call(submissions.disqualifyAsClient, { body }, { as });
};

it('a discard in review overrules no contact that a teammate made since, and the email leaves', async () => {
  const id = await aProfileToReview({ firstName: 'Nora', lastName: 'Lind' });
  expect((await contactBy(ada, id)).updates[0]).toMatchObject({ ok: true });
  expect((await discardBy(ben, [id])).updates).toEqual([
    {
      submissionId: id,
      ok: false,
      code: 'MOVED_MEANWHILE',
      why: `${ada.name} reviewed Nora Lind meanwhile: now in Contacted.`,
      card: null,
    },
  ]);
  world.pass({ seconds: 40 });
  await world.drain();
  expect(await columnOf(id)).toBe('CONTACTED');
  expect(mailsOf(world, id)).toHaveLength(1);
});

it('a contact after that of a teammate says who was first', async () => {
  const id = await aProfileToReview({ firstName: 'Ines', lastName: 'Moreau' });
  await contactBy(ada, id);
  expect((await contactBy(ben, id)).updates).toMatchObject([
    { ok: false, why: `${ada.name} moved Ines Moreau meanwhile: now in Contacted.` },
  ]);
});

it('of two contacts at once the second says who was first, however close it was', async () => {
  for (const lastName of ['Aalto', 'Berglund', 'Castro']) {
    const id = await aProfileToReview({ firstName: 'Ines', lastName });
    const outcomes = await Promise.all([ada, ben].map(async (by) => (await contactBy(by, id)).updates[0]));
    const first = outcomes[0]?.ok ? ada : ben;
    const late = outcomes.filter((one) => !one?.ok);
    expect(late).toMatchObject([{ why: `${first.name} moved Ines ${lastName} meanwhile: now in Contacted.` }]);
  }
});

it('a contact of somebody whom a teammate moved to another job, or deleted, says what happened to them', async () => {
  const moved = await aProfileToReview({ firstName: 'Mila', lastName: 'Novak' });
  const gone = await aProfileToReview({ firstName: 'Pia', lastName: 'Roth' });
  const { id: newJobId } = await world.call(jobs.createJob, { body: aJob({ title: 'Elsewhere' }) }, { as: ada });
  await world.call(submissions.transferToJob, { params: { id: moved }, body: { newJobId, from: job } }, { as: ada });
  await world.call(submissions.deleteSubmission, { params: { id: gone } }, { as: ada });
  const words = [`${ada.name} moved Mila Novak to the job “Elsewhere”.`, `${ada.name} deleted it.`];
  const body = { jobId: job, submissionsId: [moved, gone], startOutreachCampaign: true };
  const { updates } = await world.call(outreach.contactCandidates, { body }, { as: ben });
  expect(updates).toMatchObject([
    { ok: false, code: 'MOVED_MEANWHILE', why: words[0] },
    { ok: false, code: 'SUBMISSION_DELETED', why: words[1] },
  ]);
  const { recipients, blocked } = await world.call(outreach.preflightContact, { body }, { as: ben });
  expect(recipients).toEqual([]);
  expect(blocked).toEqual([
    { submissionId: moved, name: 'Mila Novak', reason: 'GONE_MEANWHILE', why: words[0] },
    { submissionId: gone, name: '', reason: 'GONE_MEANWHILE', why: words[1] },
  ]);
  for (const [at, submissionId] of [moved, gone].entries()) {
    const one = { params: { submissionId }, body: { jobId: job, startOutreachCampaign: true } };
    const { code, message } = await world.refusal(outreach.contactCandidate, one, { as: ben });
    expect(code).toBe(updates[at]?.code);
    expect(message).toContain(words[at]);
  }
});

it('a save in review says where a teammate has moved the candidate', async () => {
  const id = await aProfileToReview({ firstName: 'Theo', lastName: 'Yamamoto' });
  await contactBy(ada, id);
  expect((await saveBy(ben, [id])).updates[0]).toMatchObject({
    code: 'MOVED_MEANWHILE',
    why: `${ada.name} reviewed Theo Yamamoto meanwhile: now in Contacted.`,
  });
});

it('a discard of several leaves those whom a teammate saved, says so of each, and discards the others', async () => {
  const saved = await aProfileToReview({ firstName: 'Jana', lastName: 'Visser' });
  const other = await aProfileToReview({ firstName: 'Jonas', lastName: 'Eriksen' });
  await saveBy(ada, [saved]);
  const { updates } = await discardBy(ben, [saved, other]);
  expect(updates.map(({ why, card }) => why ?? card?.columnName)).toEqual([
    `${ada.name} reviewed Jana Visser meanwhile: now in Saved.`,
    'DISCARDED',
  ]);
  const shown = await world.call(submissions.getSubmission, { params: { id: saved } }, { as: ben });
  expect(shown).toMatchObject({ columnName: 'SAVED', review: { byUser: { name: ada.name } } });
});

it('a discard of all saved overrules no contact that a teammate made since, and neither does a later step', async () => {
  const id = await aProfileToReview({ firstName: 'Luka', lastName: 'Silva' });
  await saveBy(ada, [id]);
  await contactBy(ada, id);
  const body = { submissionIds: [id], jobId: job, type: 'Discarded' as const, from: 'SAVED' as const };
  const { updates } = await world.call(submissions.discardSubmissions, { body }, { as: ben });
  expect(updates[0]).toMatchObject({
    code: 'MOVED_MEANWHILE',
    why: `${ada.name} moved Luka Silva meanwhile: now in Contacted.`,
  });
  const step = world.call(
    submissions.moveInFunnel,
    { params: { id }, body: { column: 'HIRED', from: 'INTERESTED' } },
    { as: ben },
  );
  const told = `${ada.name} moved Luka Silva meanwhile: now in Contacted.`;
  await expect(step).rejects.toMatchObject({ code: 'MOVED_MEANWHILE', message: expect.stringContaining(told) });
  expect(await columnOf(id)).toBe('CONTACTED');
});

it('what a teammate said of the interest stands, and so does a discard, and the second is told', async () => {
  const id = await aProfileToReview({ firstName: 'Mira', lastName: 'Costa' });
  await contactBy(ada, id);
  const interested = (as: Employer) =>
    world.call(submissions.markInterested, { params: { id }, body: { from: 'CONTACTED' } }, { as });
  const notInterested = (as: Employer) =>
    world.call(
      submissions.markNotInterested,
      { params: { id }, body: { from: 'CONTACTED', notInterestedReasons: ['LOW_SALARY'] } },
      { as },
    );
  const told = (column: string) => ({
    code: 'MOVED_MEANWHILE',
    message: expect.stringContaining(`${ada.name} moved Mira Costa meanwhile: now in ${column}.`),
  });
  await interested(ada);
  await expect(notInterested(ben)).rejects.toMatchObject(told('Interested'));
  const body = { submissionIds: [id], jobId: job, type: 'Rejected' as const, from: 'INTERESTED' as const };
  await world.call(submissions.discardSubmissions, { body }, { as: ada });
  await expect(interested(ben)).rejects.toMatchObject(told('Rejected'));
  const back = (as: Employer) =>
    world.call(submissions.revertDisqualification, { params: { id }, body: { from: 'REJECTED' } }, { as });
  await back(ada);
  await expect(back(ben)).rejects.toMatchObject(told('Interested'));
  expect(await columnOf(id)).toBe('INTERESTED');
});

const reviewOf = async (id: SubmissionId) => {
  const { review } = await world.call(submissions.getSubmission, { params: { id } }, { as: ada });
  return review && `${review.byUser.name}: ${review.feedback}`;
};
const saveWith = (as: Employer, id: SubmissionId, comment: string) =>
  world.call(submissions.saveSubmissions, { params: { jobId: job }, body: { submissionIds: [id], comment } }, { as });
const discardWith = async (as: Employer, id: SubmissionId, comment: string) => {
  const body = { submissionIds: [id], jobId: job, reason: 'NOT_QUITE_RIGHT' as const, comment };
  return (await world.call(submissions.disqualifyAsClient, { body }, { as })).updates[0]?.card?.columnUpdatedAt ?? '';
};
const contactWith = async (as: Employer, submissionId: SubmissionId, clientReviewFeedback: string) => {
  const body = { jobId: job, startOutreachCampaign: true, clientReviewFeedback };
  await world.call(outreach.contactCandidate, { params: { submissionId }, body }, { as });
  const { columnUpdatedAt } = await world.call(submissions.getSubmission, { params: { id: submissionId } }, { as });
  return columnUpdatedAt;
};
const undo = (as: Employer, submissionId: SubmissionId, movedAt: string) =>
  world.call(submissions.undoMove, { body: { moves: [{ submissionId, movedAt }] } }, { as });
const REVIEWS = [
  ['before the stream is read', () => Promise.resolve()],
  ['after the stream was read', () => world.drain()],
] as const;

it.each(REVIEWS)('what a teammate said before a review that is taken back counts again, %s', async (when, follow) => {
  const firstName = when.split(' ')[0] ?? '';
  const id = await aProfileToReview({ firstName, lastName: 'Again' });
  const adas = `${ada.name}: Strong, call her first`;
  await saveWith(ada, id, 'Strong, call her first');
  await follow();
  const discarded = await discardWith(ben, id, 'Too far away');
  await follow();
  expect(await reviewOf(id)).toBe(`${ben.name}: Too far away`);
  await undo(ben, id, discarded);
  expect(await reviewOf(id)).toBe(adas);
  await follow();
  expect(await reviewOf(id)).toBe(adas);
  await discardWith(ben, id, 'Too far away');
  await follow();
  world.pass({ minutes: 5 });
  await world.call(submissions.revertDisqualification, { params: { id }, body: {} }, { as: ben });
  await follow();
  expect(await reviewOf(id)).toBe(adas);
  const contacted = await contactWith(ben, id, 'On second thought');
  expect(await reviewOf(id)).toBe(`${ben.name}: On second thought`);
  await undo(ben, id, contacted);
  await follow();
  expect(await reviewOf(id)).toBe(adas);
});

it.each(REVIEWS)(
  'what was said with a save stays after moves that say nothing, and emails, %s',
  async (when, follow) => {
    const firstName = when.split(' ')[0] ?? '';
    const id = await aProfileToReview({ firstName, lastName: 'Stays' });
    const adas = `${ada.name}: A7`;
    await saveWith(ada, id, 'A7');
    await follow();
    const body = { submissionIds: [id], jobId: job, type: 'Discarded' as const };
    const { updates } = await world.call(submissions.discardSubmissions, { body }, { as: ben });
    await follow();
    expect(await reviewOf(id)).toBe(adas);
    await undo(ben, id, updates[0]?.card?.columnUpdatedAt ?? '');
    expect(await reviewOf(id)).toBe(adas);
    await contactWith(ben, id, '');
    expect(await reviewOf(id)).toBe(adas);
    world.pass({ minutes: 2 });
    await world.drain();
    expect(mailsOf(world, id)).toHaveLength(1);
    expect(await reviewOf(id)).toBe(adas);
  },
);
