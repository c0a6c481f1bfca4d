import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPerson } from '../../scripts/local/crowd/person.ts';
import { contract } from '../../shared/contract/index.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import type { Job } from '../../shared/model/job.ts';
import type { Card } from '../../shared/model/submission.ts';
import type { Employer, Sourcer, TestAccount } from '../support/accounts.ts';
import { aJob } from '../support/builders.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, sourcing, submissions, outreach, reports, accounts } = contract;

let world: World;
let account: TestAccount;
let admin: Employer;
let sourcer: Sourcer;
let job: Job;
let cards: Card[];

beforeAll(async () => {
  world = await aWorld();
  ({ account, admin } = await world.anAccount({ credits: 50 }));
  sourcer = await world.aSourcer();
});
afterAll(() => world?.close());

const as = () => ({ as: admin });
const reviewIds = () => world.call(submissions.listReviewIds, { params: { id: job.id }, query: {} }, as());
const submission = (id: SubmissionId) => world.call(submissions.getSubmission, { params: { id } }, as());
const credits = async () =>
  (await world.call(accounts.getAccount, { params: { id: account.id } }, as())).subscription.remainingCredits;

it('posts a job and asks the sourcers for a first batch of 10', async () => {
  const posted = await world.call(jobs.createJob, { body: aJob() }, as());
  job = await world.call(jobs.startSourcing, { params: { id: posted.id }, body: { batchSize: 10 } }, as());
  expect(job).toMatchObject({ status: 'Validated', batch: 1, sourcing: false, sourcingRequest: { batchSize: 10 } });
  expect(await credits()).toBe(40);
});

it('receives ten profiles, each debited once, however often they are delivered', async () => {
  const { results } = await world.call(sourcing.listSourcingRequests, { query: {} }, { as: sourcer });
  const request = results.find(({ job: { title } }) => title === job.title);
  if (!request) throw new Error('The request is not open to sourcers');
  const profiles = Array.from({ length: 12 }, (_, index) => findPerson(request, index, new Date()));
  const deliver = () =>
    world.call(sourcing.deliverProfiles, { params: { id: request.id }, body: { profiles } }, { as: sourcer });
  const first = await deliver();
  expect(first.remaining).toBe(0);
  expect(first.results.filter(({ status }) => status === 201)).toHaveLength(10);
  await world.drain();
  await expect(deliver())
    .resolves.toMatchObject({ remaining: 0 })
    .catch(() => undefined);
  expect(await credits()).toBe(40);
  const { results: rows } = await world.call(jobs.listJobs, { query: { scope: 'mine', status: 'Validated' } }, as());
  expect(rows[0]).toMatchObject({ id: job.id, profileToReviewCount: 10, isSourcing: false });
});

it('finds addresses and verdicts for each of them', async () => {
  for (let round = 0; round < 12; round++) {
    world.pass({ minutes: 2 });
    await world.drain();
  }
  const review = await reviewIds();
  cards = review.cards;
  expect(cards).toHaveLength(10);
  expect(cards.every(({ isEmailHuntDone }) => isEmailHuntDone)).toBe(true);
  expect(cards.every(({ verdicts }) => verdicts.length > 0)).toBe(true);
  const strong = [...cards].sort((a, b) => b.verdicts.split('c').length - a.verdicts.split('c').length)[0];
  if (!strong) throw new Error('There is nobody to review');
  const spotlight = await world.call(submissions.getSpotlight, { params: { id: strong.id } }, as());
  const confirmed =
    spotlight?.generatedRequirementsComparisons.mustHaves.filter(({ type }) => type === 'confirmed') ?? [];
  expect(confirmed.length).toBeGreaterThan(0);
  expect(confirmed.every(({ citations }) => citations.length > 0)).toBe(true);
});

it('reviews: saves one, discards one and takes that back, contacts two after a preflight', async () => {
  const reachable = cards.filter(({ hasEmailToContact }) => hasEmailToContact);
  const [saved, discarded, ...others] = reachable.map(({ id }) => id);
  if (!saved || !discarded || others.length < 2) throw new Error('Too few profiles can be reached');
  await world.call(submissions.saveSubmissions, { params: { jobId: job.id }, body: { submissionIds: [saved] } }, as());
  const discard = { submissionIds: [discarded], jobId: job.id, reason: 'NOT_QUITE_RIGHT' as const };
  const { updates } = await world.call(submissions.disqualifyAsClient, { body: discard }, as());
  const moves = updates.map(({ submissionId, card }) => ({ submissionId, movedAt: card?.columnUpdatedAt ?? '' }));
  const undone = await world.call(submissions.undoMove, { body: { moves } }, as());
  expect(undone.updates[0]).toMatchObject({ ok: true, card: { columnName: 'NEW' } });

  const preflight = await world.call(
    outreach.preflightContact,
    { body: { jobId: job.id, submissionsId: others } },
    as(),
  );
  expect(preflight.recipients.length).toBeGreaterThan(1);
  expect(preflight.plan).toMatch(/the first email within a minute/);
  const chosen = preflight.recipients.slice(0, 2).map(({ submissionId }) => submissionId);
  const contacted = await world.call(
    outreach.contactCandidates,
    { body: { jobId: job.id, submissionsId: chosen, startOutreachCampaign: true } },
    as(),
  );
  expect(contacted.updates.map(({ ok }) => ok)).toEqual([true, true]);
  cards = contacted.updates.flatMap(({ card }) => card ?? []);
});

it('sends nothing while the contact can be taken back, then each email once', async () => {
  const before = world.mailbox().length;
  world.pass({ seconds: 20 });
  await world.drain();
  expect(world.mailbox().length).toBe(before);
  world.pass({ seconds: 15 });
  await world.drain();
  await world.drain();
  const sent = world.mailbox().filter(({ tags }) => tags.submission);
  expect(sent.map(({ tags }) => tags.submission).sort()).toEqual(cards.map(({ id }) => id).sort());
  expect(sent[0]?.raw.toString()).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
});

it('notes a reply, stops the sequence, and moves the card only when the employer marks the answer', async () => {
  const [card] = cards;
  const mail = world.mailbox().find(({ tags }) => tags.submission === card?.id);
  if (!card || !mail) throw new Error('Nobody was emailed');
  const replyTo = /^Reply-To: (.+)$/m.exec(mail.raw.toString())?.[1]?.trim() ?? '';
  await world.cloud.receiveMail(
    `From: ${mail.recipients[0]}\r\nTo: ${replyTo}\r\nSubject: Re: ${mail.subject}\r\nMessage-ID: <1@home.example>\r\nIn-Reply-To: <${mail.id}@email.amazonses.com>\r\n\r\nYes, I would love to hear more.\r\n`,
  );
  await world.drain();
  const replied = await submission(card.id);
  expect(replied).toMatchObject({
    columnName: 'CONTACTED',
    mailStatus: 'replied',
    hasUnreadReply: true,
    emailCampaign: { state: 'replied' },
  });
  const reply = await world.call(outreach.getCandidateReply, { params: { id: card.id } }, as());
  expect(reply).toMatchObject({ visibleText: 'Yes, I would love to hear more.', suggestion: 'interested' });
  world.pass({ days: 10 });
  await world.drain();
  expect(world.mailbox().filter(({ tags }) => tags.submission === card.id)).toHaveLength(1);
});

it('follows the candidate to the hire, by allowed moves only', async () => {
  const id = cards[0]?.id as SubmissionId;
  const jump = await world.refusal(submissions.moveInFunnel, { params: { id }, body: { column: 'HIRED' } }, as());
  expect(jump.code).toBe('MOVE_NOT_ALLOWED');
  await world.call(submissions.markInterested, { params: { id } }, as());
  for (const column of ['PHONE_INTERVIEWED', 'INTERVIEWED', 'HIRED'] as const) {
    const card = await world.call(submissions.moveInFunnel, { params: { id }, body: { column } }, as());
    expect(card.columnName).toBe(column);
  }
});

it('shows it in the report within one pass of the stream', async () => {
  await world.drain();
  const report = await world.call(reports.getJobReport, { query: { accountId: account.id, jobId: job.id } }, as());
  expect(report.crowdSubmissions).toMatchObject({
    sourced: 10,
    reviewed: 3,
    contacted: 2,
    replied: 1,
    lead: 1,
    interviewed: 1,
    hired: 1,
  });
  const board = await world.call(submissions.getFunnel, { params: { id: job.id }, query: {} }, as());
  expect(board.counts).toMatchObject({ HIRED: 1, CONTACTED: 1, SAVED: 1 });
  expect(await world.deadLetters()).toEqual({});
});
