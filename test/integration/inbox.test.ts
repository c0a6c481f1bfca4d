import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInboxStore } from '../../functions/inbox/repository.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Box } from '../../shared/model/inbox.ts';
import type { Employer } from '../support/accounts.ts';
import {
  aCandidate,
  addCandidate,
  answer,
  type Contactable,
  contact,
  headerOf,
  lastMail,
  mailsOf,
  postJob,
} from '../support/mail.ts';
import { aWorld, type World } from '../support/world.ts';

const { inbox, outreach, submissions, accounts } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const list = async (
  as: Employer,
  box: Box = 'all',
  query: { whose?: 'mine' | 'all'; jobId?: Contactable['job'] } = {},
) => world.call(inbox.listInbox, { query: { box, ...query } }, { as });
const names = async (...of: Parameters<typeof list>) =>
  (await list(...of)).conversations.map(({ submissionId }) => submissionId);
const open = ({ admin, id }: Contactable) => world.call(inbox.openConversation, { params: { id } }, { as: admin });
const change = async (
  { admin, id }: Contactable,
  body: Parameters<typeof world.call<typeof inbox.changeConversation>>[1]['body'],
) => {
  const changed = await world.call(inbox.changeConversation, { params: { id }, body }, { as: admin });
  await world.drain();
  return changed;
};
const write = async ({ admin, id }: Contactable, html = '<p>Shall we talk?</p>', over: object = {}, key?: string) => {
  const { replies } = await world.call(inbox.openConversation, { params: { id } }, { as: admin });
  const body = { replyId: replies.at(-1)!.id, html, ...over };
  return world.call(inbox.answerCandidate, { params: { id }, body }, { as: admin, ...(key && { key }) });
};
const pass = async (duration: Parameters<World['pass']>[0]) => {
  world.pass(duration);
  await world.drain();
};
const waiting = (as: Employer) => world.call(inbox.countWaiting, {}, { as });

/** A candidate who was written to and answered. */
async function answering(text: string, over: Parameters<typeof answer>[3] = {}) {
  const candidate = await aCandidate(world);
  await contact(world, candidate);
  await answer(world, lastMail(world, candidate.id), text, over);
  return candidate;
}

describe('the boxes of the inbox', () => {
  it('hold an answer until it is read, answered and put away', async () => {
    const candidate = await answering('Could you tell me the salary?');
    const { admin, id, job } = candidate;
    expect((await list(admin)).counts).toEqual({ unread: 1, 'needs-answer': 1, interested: 0, away: 0, all: 1 });
    expect(await waiting(admin)).toMatchObject({ unread: 1, needsAnswer: 1 });
    expect((await list(admin, 'unread')).conversations).toEqual([
      expect.objectContaining({
        ...{ submissionId: id, jobId: job, preview: 'Could you tell me the salary?', isUnread: true },
        ...{ needsAnswer: true, isDone: false, responsible: admin.id, isHandedOver: false },
      }),
    ]);
    await change(candidate, { isUnread: false });
    expect(await names(admin, 'unread')).toEqual([]);
    expect(await names(admin, 'needs-answer')).toEqual([id]);
    await change(candidate, { isUnread: true });
    expect(await names(admin, 'unread')).toEqual([id]);
    await change(candidate, { isDone: true });
    expect((await list(admin)).counts).toEqual({ unread: 0, 'needs-answer': 0, interested: 0, away: 0, all: 1 });
    await answer(world, lastMail(world, id), 'Are you still there?', { id: 'second' });
    expect((await list(admin, 'needs-answer')).conversations[0]?.preview).toBe('Are you still there?');
  });

  it('know a machine from a person, and interest from its lack', async () => {
    const candidate = await answering('I am out of the office.', { headers: ['Auto-Submitted: auto-replied'] });
    expect((await list(candidate.admin)).counts).toEqual({
      unread: 0,
      'needs-answer': 0,
      interested: 0,
      away: 1,
      all: 1,
    });
    expect((await open(candidate)).whyNot).toMatch(/machine/);
    await answer(world, lastMail(world, candidate.id), 'Yes, I am interested. Let us talk!', { id: 'later' });
    expect((await list(candidate.admin)).counts).toEqual({
      unread: 1,
      'needs-answer': 1,
      interested: 1,
      away: 0,
      all: 1,
    });
    const body = { notInterestedReasons: ['NO_FIT' as const] };
    await world.call(submissions.markNotInterested, { params: { id: candidate.id }, body }, { as: candidate.admin });
    await world.drain();
    expect((await list(candidate.admin)).counts).toMatchObject({ 'needs-answer': 0, interested: 0, all: 1 });
    const file = { params: { id: candidate.job, kind: 'ALL' as const } };
    const { text } = await world.send(contract.reports.exportCandidates, file, { as: candidate.admin });
    expect(text.trim().split('\r\n').at(-1)).toMatch(/,Not Interested,2026-\d\d-\d\d,Your team,No fit$/);
    const params = { id: candidate.id };
    await world.call(submissions.markInterested, { params, body: {} }, { as: candidate.admin });
    await world.drain();
    const { timeline } = await world.call(submissions.getSubmission, { params }, { as: candidate.admin });
    expect(timeline.map(({ text: line }) => line)).toContainEqual(
      expect.stringMatching(/^Moved to Not Interested: No fit(?: · |$)/),
    );
  });

  it('are those of a person, of a job or of all, the latest first', async () => {
    const { account, admin } = await world.anAccount({ window: 'always' });
    const first = await addCandidate(world, admin, await postJob(world, admin));
    await contact(world, first);
    await answer(world, lastMail(world, first.id), 'First');
    const job = await postJob(world, admin);
    const second = await addCandidate(world, admin, job, { email: 'second@home.example' });
    await contact(world, second);
    await answer(world, lastMail(world, second.id), 'Second', { id: 'of-second' });
    expect(await names(admin)).toEqual([second.id, first.id]);
    expect(await names(admin, 'all', { jobId: job })).toEqual([second.id]);
    const mate = await world.anEmployer({ account });
    expect(await names(mate)).toEqual([]);
    expect(await names(mate, 'all', { whose: 'all' })).toEqual([second.id, first.id]);
    await change(first, { handTo: mate.id });
    expect(await names(mate)).toEqual([first.id]);
    expect(await names(admin)).toEqual([second.id]);
    expect(await waiting(mate)).toMatchObject({ unread: 1 });
    await change(first, { handTo: null });
    expect(await names(mate)).toEqual([]);
    expect(await names(admin)).toEqual([second.id, first.id]);

    // Who was removed after the conversation was read does not get it.
    await world.call(accounts.removeTeammate, { params: { id: mate.id }, query: {} }, { as: admin });
    const { change: hand } = createInboxStore(world.table, 'bramble.example').conversations;
    const handed = hand(account.id, first.id, (conversation) => ({ ...conversation, handedTo: mate.id }));
    await expect(handed).rejects.toMatchObject({ code: 'NOT_A_TEAMMATE' });
    expect((await open(first)).conversation).toMatchObject({ responsible: admin.id, isHandedOver: false });
  });
});

describe('an answer to a candidate', () => {
  it('leaves after thirty seconds, as the sender, in the thread, and once', async () => {
    const candidate = await answering('Tell me more', { id: 'their-mail' });
    const { admin, id } = candidate;
    const [sent] = mailsOf(world, id);
    const written = await write(candidate, '<p>Gladly, <b>on Friday</b>?</p>', {}, 'key-1');
    expect(written).toMatchObject({ state: 'waiting', to: candidate.email, subject: 'Re: Hello Sam' });
    expect((await write(candidate, '<p>Gladly, <b>on Friday</b>?</p>', {}, 'key-1')).id).toBe(written.id);
    await pass({ seconds: 20 });
    expect(mailsOf(world, id)).toHaveLength(1);
    expect(await names(admin, 'needs-answer')).toEqual([]);
    await pass({ seconds: 60 });
    await pass({ seconds: 60 });
    const [, mail, ...more] = mailsOf(world, id);
    expect(more).toEqual([]);
    expect(headerOf(mail!, 'In-Reply-To')).toBe('<their-mail@home.example>');
    expect(headerOf(mail!, 'References')).toBe(`${headerOf(sent!, 'Message-ID')} <their-mail@home.example>`);
    expect(headerOf(mail!, 'Reply-To')).toBe(headerOf(sent!, 'Reply-To'));
    expect(headerOf(mail!, 'From')).toBe(headerOf(sent!, 'From'));
    expect((await open(candidate)).answers).toEqual([
      expect.objectContaining({ state: 'sent', by: expect.objectContaining({ id: admin.id }) }),
    ]);
    await answer(world, mail!, 'Friday is fine', { id: 'their-second', to: 'nobody@elsewhere.example' });
    expect((await open(candidate)).replies.map(({ visibleText }) => visibleText)).toEqual([
      'Tell me more',
      'Friday is fine',
    ]);
  });

  it('can be taken back until it leaves, and the candidate waits again', async () => {
    const candidate = await answering('Tell me more');
    const { id: answerId } = await write(candidate);
    const params = { id: candidate.id, answerId };
    const taken = await world.call(inbox.takeBackAnswer, { params }, { as: candidate.admin });
    expect(taken.html).toBe('<p>Shall we talk?</p>');
    await pass({ minutes: 2 });
    expect(mailsOf(world, candidate.id)).toHaveLength(1);
    expect(await names(candidate.admin, 'needs-answer')).toEqual([candidate.id]);
    expect((await world.refusal(inbox.takeBackAnswer, { params }, { as: candidate.admin })).code).toBe(
      'ANSWER_NOT_FOUND',
    );
    const again = await write(candidate);
    await pass({ minutes: 2 });
    const gone = { params: { id: candidate.id, answerId: again.id } };
    expect((await world.refusal(inbox.takeBackAnswer, gone, { as: candidate.admin })).code).toBe('NOTHING_TO_UNDO');
  });

  it('goes to nobody who asked for no more emails, neither when it is written nor when it leaves', async () => {
    const candidate = await answering('Tell me more');
    const written = await write(candidate);
    await answer(world, lastMail(world, candidate.id), 'Please unsubscribe me.', { id: 'stop' });
    await pass({ minutes: 2 });
    expect(mailsOf(world, candidate.id)).toHaveLength(1);
    const { answers, writing, whyNot } = await open(candidate);
    expect(answers).toEqual([
      expect.objectContaining({ id: written.id, state: 'failed', why: expect.stringMatching(/no more emails/) }),
    ]);
    expect([writing, whyNot]).toEqual([null, expect.stringMatching(/no more emails/)]);
    const body = { replyId: (await open(candidate)).replies.at(-1)!.id, html: '<p>But</p>' };
    const refused = await world.refusal(
      inbox.answerCandidate,
      { params: { id: candidate.id }, body },
      { as: candidate.admin },
    );
    expect(refused.code).toBe('CANNOT_ANSWER');
  });

  it('is not written over one that a teammate has just written', async () => {
    const candidate = await answering('Tell me more');
    const first = await write(candidate);
    const { replies } = await open(candidate);
    const body = { replyId: replies[0]!.id, html: '<p>Me too</p>' };
    const params = { id: candidate.id };
    const as = { as: candidate.admin };
    expect((await world.refusal(inbox.answerCandidate, { params, body }, as)).code).toBe('ANSWERED_MEANWHILE');
    await world.call(inbox.answerCandidate, { params, body: { ...body, afterAnswer: first.id } }, as);
    expect((await open(candidate)).answers).toHaveLength(2);
  });

  it('carries nothing that runs, and is refused where it says nothing', async () => {
    const candidate = await answering('Tell me more');
    const { html } = await write(candidate, '<p onclick="x()">Hi<script>alert(1)</script></p>');
    expect(html).toBe('<p>Hi</p>');
    const { replies, answers } = await open(candidate);
    const body = { replyId: replies[0]!.id, html: '<p><br></p>', afterAnswer: answers[0]!.id };
    const refused = await world.refusal(
      inbox.answerCandidate,
      { params: { id: candidate.id }, body },
      { as: candidate.admin },
    );
    expect(refused.fields).toEqual({ html: ['This field is required.'] });
  });
});

describe('what waits', () => {
  it('counts the profiles to review of the person whose job it is', async () => {
    const candidate = await aCandidate(world);
    expect(await waiting(candidate.admin)).toEqual({ unread: 0, needsAnswer: 0, toReview: 0 });
  });

  it('is unread once the reply was read on the candidate', async () => {
    const candidate = await answering('Tell me more');
    await world.call(outreach.getCandidateReply, { params: { id: candidate.id } }, { as: candidate.admin });
    await world.drain();
    expect(await waiting(candidate.admin)).toMatchObject({ unread: 0, needsAnswer: 1 });
  });
});
