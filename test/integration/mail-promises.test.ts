import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keys } from '../../functions/platform/keys.ts';
import { contract } from '../../shared/contract/index.ts';
import { aStep } from '../support/builders.ts';
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
  threeEmails,
} from '../support/mail.ts';
import { aWorld, type World } from '../support/world.ts';

const { submissions, outreach } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const shown = ({ admin, id }: Contactable) => world.call(submissions.getSubmission, { params: { id } }, { as: admin });
const preflight = ({ admin, job, id }: Contactable, steps = threeEmails()) =>
  world.call(
    outreach.preflightContact,
    { body: { jobId: job, submissionsId: [id], customTemplates: steps } },
    { as: admin },
  );
const pass = async (duration: Parameters<World['pass']>[0]) => {
  world.pass(duration);
  await world.drain();
};
const texts = (candidate: Contactable) =>
  mailsOf(world, candidate.id).map(({ raw }) => /First|Second|Third/.exec(raw.toString())?.[0]);

/** Presses a button of a running sequence. */
const press = (what: 'pauseOutreach' | 'resumeOutreach', { admin, id }: Contactable) =>
  world.call(outreach[what], { params: { id } }, { as: admin });
/** What a machine answers for someone who is away. */
const awayUntil = (day: string) => ({
  headers: ['Auto-Submitted: auto-replied'],
  subject: `Out of office until ${day}`,
});

describe('the time between two emails', () => {
  it('is never shortened by a pause that somebody resumes', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    await press('pauseOutreach', candidate);
    await pass({ minutes: 2 });
    await press('resumeOutreach', candidate);
    await pass({ hours: 1 });
    expect(texts(candidate)).toEqual(['First']);
    await pass({ days: 2 });
    expect(texts(candidate)).toEqual(['First', 'Second']);
  });

  it('is never shortened by an automatic answer of someone who is back before the next one is due', async () => {
    world.travelTo('2026-03-02T10:00:00.000Z');
    const candidate = await aCandidate(world);
    const [first, second] = threeEmails();
    await contact(world, candidate, [first!, { ...second!, timing: { value: 14, dimension: 'days' } }]);
    await answer(world, lastMail(world, candidate.id), 'I am away until 3 March 2026.', awayUntil('3 March 2026'));
    expect((await shown(candidate)).emailCampaign).toMatchObject({ isPaused: true });
    for (let day = 0; day < 13; day++) await pass({ days: 1 });
    expect(texts(candidate)).toEqual(['First']);
    await pass({ days: 2 });
    expect(texts(candidate)).toEqual(['First', 'Second']);
  });

  it('grows with each later day that an automatic answer gives', async () => {
    world.travelTo('2026-03-02T10:00:00.000Z');
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const mail = lastMail(world, candidate.id);
    await answer(world, mail, 'I am away until 9 March 2026.', { ...awayUntil('9 March 2026'), id: 'a' });
    await answer(world, mail, 'I am away until 20 March 2026.', { ...awayUntil('20 March 2026'), id: 'b' });
    world.travelTo('2026-03-14T10:00:00.000Z');
    await world.drain();
    expect(texts(candidate)).toEqual(['First']);
  });
});

describe('a pause that somebody makes', () => {
  it('stays until somebody ends it, also where the candidate is away or becomes so', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    await answer(world, lastMail(world, candidate.id), 'I am away.', awayUntil('soon'));
    await press('pauseOutreach', candidate);
    await answer(world, lastMail(world, candidate.id), 'I am away.', { ...awayUntil('soon'), id: 'again' });
    for (let day = 0; day < 15; day++) await pass({ days: 1 });
    expect(texts(candidate)).toEqual(['First']);
    expect((await shown(candidate)).emailCampaign).toMatchObject({ isPaused: true, pausedUntil: null });
  });
});

describe('a sequence whose next email could not leave', () => {
  it('goes on with it once nothing stands in the way and somebody resumes it', async () => {
    const candidate = await aCandidate(world);
    const close = contract.jobs.closeJob;
    await contact(world, candidate);
    await world.call(close, { params: { id: candidate.job } }, { as: candidate.admin });
    await pass({ days: 3 });
    await press('resumeOutreach', candidate);
    await pass({ minutes: 5 });
    expect((await shown(candidate)).emailCampaign).toMatchObject({ state: 'blocked', stopReason: 'The job is closed' });
    await world.call(contract.jobs.reopenJob, { params: { id: candidate.job } }, { as: candidate.admin });
    await press('resumeOutreach', candidate);
    await pass({ minutes: 5 });
    expect(texts(candidate)).toEqual(['First', 'Second']);
  });
});

describe('an opt-out by mail', () => {
  const addressIn = (candidate: Contactable) =>
    /<mailto:([^?>]+)/.exec(headerOf(lastMail(world, candidate.id), 'List-Unsubscribe') ?? '')?.[1] ?? '';
  const optsOut = async (candidate: Contactable, over: Parameters<typeof answer>[3], text = '') => {
    await answer(world, lastMail(world, candidate.id), text, over);
    await pass({ days: 3 });
    expect(texts(candidate)).toEqual(['First']);
    expect((await shown(candidate)).mailStatus).toBe('unsubscribed');
    expect((await preflightOf(candidate)).blocked[0]?.reason).toBe('OPTED_OUT');
  };
  /** How the same person on another job of the account would be treated a long time later. */
  const preflightOf = async (candidate: Contactable) => {
    const admin = { ...candidate.admin, ...(await world.signIn(candidate.admin.email)) };
    const again = await addCandidate(world, admin, await postJob(world, admin), { email: candidate.email });
    for (let week = 0; week < 5; week++) await pass({ days: 7 });
    return preflight({ ...again, admin: { ...admin, ...(await world.signIn(admin.email)) } });
  };

  it('is what a mail program sends to the address in List-Unsubscribe', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    await optsOut(candidate, { to: addressIn(candidate), subject: 'unsubscribe' });
  });

  it('is also what a machine sends there, whatever it writes', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    await optsOut(candidate, { to: addressIn(candidate), headers: ['Auto-Submitted: auto-generated'] }, 'Hello');
  });

  it('is an empty answer with such a subject, as older emails advertise it', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    await optsOut(candidate, { subject: 'unsubscribe' });
  });

  it('counts for whom our address names, and for nobody whom the sender claims to be', async () => {
    const victim = await aCandidate(world);
    const attacker = await addCandidate(world, victim.admin, victim.job, { email: 'mallory@home.example' });
    await contact(world, attacker);
    const mail = lastMail(world, attacker.id);
    await world.cloud.receiveMail(
      [
        `From: <${victim.email}>`,
        `To: <${headerOf(mail, 'Reply-To')}>`,
        'Subject: Re: Hello',
        '',
        'Unsubscribe me',
        '',
      ].join('\r\n'),
    );
    await world.drain();
    expect((await preflight(victim)).recipients[0]?.email).toBe(victim.email);
  });

  it('without our address counts only from an address of the candidate', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const mail = lastMail(world, candidate.id);
    const stranger = { ...mail, recipients: ['stranger@home.example'] };
    await answer(world, stranger, 'Unsubscribe me', { to: 'anna@acme.example', id: 'stranger' });
    const emails = (await shown(candidate)).emails.map(({ email }) => email);
    expect((await shown(candidate)).mailStatus).toBe('replied');
    await answer(world, mail, 'Unsubscribe me', { to: 'anna@acme.example', id: 'candidate' });
    expect(emails).toContain(mail.recipients[0]);
    expect((await shown(candidate)).mailStatus).toBe('unsubscribed');
  });
});

describe('a report that comes as a mail', () => {
  it('ends that address, and the email goes to the next one', async () => {
    let candidate = await aCandidate(world);
    while ((await shown(candidate)).emails.length < 2) candidate = await aCandidate(world);
    await contact(world, candidate);
    const mail = lastMail(world, candidate.id);
    const report = [
      '--b\r\nContent-Type: text/plain\r\n\r\nYour message could not be delivered: no such user.',
      `--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.home.example\r\n\r\nFinal-Recipient: rfc822; ${mail.recipients[0]}\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 no such user`,
      '--b--',
    ].join('\r\n');
    const type = 'Content-Type: multipart/report; report-type=delivery-status; boundary=b';
    await answer(world, { ...mail, recipients: ['mailer-daemon@home.example'] }, report, {
      headers: ['MIME-Version: 1.0', type],
      subject: 'Undelivered Mail Returned to Sender',
    });
    await pass({ minutes: 5 });
    expect(await shown(candidate)).toMatchObject({ emailCampaign: { state: 'running' } });
    expect(mailsOf(world, candidate.id).map(({ recipients }) => recipients[0])).toHaveLength(2);
    expect(lastMail(world, candidate.id).recipients).not.toEqual(mail.recipients);
  });
});

describe('one person on several cards', () => {
  const contactAll = (first: Contactable, ids: Contactable['id'][], job = first.job) =>
    world.call(
      outreach.contactCandidates,
      { body: { jobId: job, submissionsId: ids, startOutreachCampaign: true, customTemplates: threeEmails() } },
      { as: first.admin },
    );
  const sentTo = (email: string) => world.mailbox(email).length;

  it('is written to once where all are contacted together, and the others say why', async () => {
    const email = 'three.cards@home.example';
    const first = await aCandidate(world, { email });
    const second = await addCandidate(world, first.admin, first.job, { email, socialProfiles: [] });
    const third = await addCandidate(world, first.admin, first.job, { email, socialProfiles: [] });
    const ids = [first.id, second.id, third.id];
    const { recipients, blocked } = await world.call(
      outreach.preflightContact,
      { body: { jobId: first.job, submissionsId: ids, customTemplates: threeEmails() } },
      { as: first.admin },
    );
    expect(recipients.map(({ submissionId }) => submissionId)).toEqual([first.id]);
    expect(blocked.map(({ reason }) => reason)).toEqual(['IN_ANOTHER_SEQUENCE', 'IN_ANOTHER_SEQUENCE']);
    const { updates } = await contactAll(first, ids);
    expect(updates.filter(({ ok }) => ok)).toHaveLength(1);
    await pass({ minutes: 2 });
    expect(sentTo(email)).toBe(1);
  });

  it('is written to once where two jobs contact them at the same moment', async () => {
    const email = 'two.jobs@home.example';
    const first = await aCandidate(world, { email });
    const job = await postJob(world, first.admin);
    const second = await addCandidate(world, first.admin, job, { email });
    await Promise.all([contactAll(first, [first.id]), contactAll(second, [second.id], job)]);
    await pass({ minutes: 2 });
    expect(sentTo(email)).toBe(1);
  });

  it('can be contacted from another card once the first contact was taken back', async () => {
    const email = 'taken.back@home.example';
    const first = await aCandidate(world, { email });
    const second = await addCandidate(world, first.admin, first.job, { email });
    const contacted = (await contactAll(first, [first.id])).updates[0]?.card;
    const moves = [{ submissionId: first.id, movedAt: contacted!.columnUpdatedAt }];
    await world.call(submissions.undoMove, { body: { moves } }, { as: first.admin });
    const { updates } = await contactAll(second, [second.id]);
    expect(updates).toMatchObject([{ ok: true }]);
  });
});

describe('who may be written to', () => {
  /** The same person on another job of the account, as many days after the first of three emails. */
  const laterOnAnotherJob = async (candidate: Contactable, days: number) => {
    await contact(world, candidate);
    for (const next of [3, 4, days - 7]) await pass({ days: next });
    const admin = { ...candidate.admin, ...(await world.signIn(candidate.admin.email)) };
    return preflight(await addCandidate(world, admin, await postJob(world, admin), { email: candidate.email }));
  };

  it('is nobody who was contacted in the last 30 days', async () => {
    const { blocked } = await laterOnAnotherJob(await aCandidate(world), 29);
    expect(blocked[0]?.reason).toBe('CONTACTED_LATELY');
  });

  it('is whoever was contacted longer ago', async () => {
    const { recipients } = await laterOnAnotherJob(await aCandidate(world), 31);
    expect(recipients).toHaveLength(1);
  });

  it('is no fourth person of a company at work, however and whenever they are written to', async () => {
    const employmentHistory = [{ jobTitle: 'Engineer', employerName: 'Fourwinds', current: true }];
    const person = (number: number) => ({ email: `person.${number}@fourwinds.example`, employmentHistory });
    const first = await aCandidate(world, person(1));
    const others: Contactable[] = [];
    for (const number of [2, 3, 4]) others.push(await addCandidate(world, first.admin, first.job, person(number)));
    const body = {
      ...{ jobId: first.job, startOutreachCampaign: true, customTemplates: threeEmails() },
      submissionsId: [first, ...others].map(({ id }) => id),
    };
    await world.call(outreach.contactCandidates, { body }, { as: first.admin });
    for (let round = 0; round < 4; round++) await pass({ days: 3 });
    const atWork = world
      .mailbox()
      .flatMap(({ recipients }) => recipients.filter((to) => to.endsWith('@fourwinds.example')));
    expect(new Set(atWork).size).toBe(3);
    const admin = { ...first.admin, ...(await world.signIn(first.admin.email)) };
    const fifth = await addCandidate(world, admin, first.job, person(5));
    expect((await preflight(fifth)).blocked[0]?.reason).toBe('COMPANY_LIMIT');
  });

  it('is nobody who opted out, at none of their addresses', async () => {
    let candidate = await aCandidate(world);
    while ((await shown(candidate)).emails.length < 2) candidate = await aCandidate(world);
    const { emails } = await shown(candidate);
    await contact(world, candidate);
    await answer(world, lastMail(world, candidate.id), 'Please unsubscribe me.');
    for (const { email } of emails) {
      const job = await postJob(world, candidate.admin);
      const again = await addCandidate(world, candidate.admin, job, { email, socialProfiles: [] });
      expect((await preflight(again)).blocked[0]?.reason).toBe('OPTED_OUT');
    }
  });
});

describe('a profile that cannot be read', () => {
  it('keeps nobody else from being contacted', async () => {
    const first = await aCandidate(world);
    const second = await addCandidate(world, first.admin, first.job);
    const { account } = (await world.call(
      contract.accounts.getPreferences,
      { params: { id: 'me' } },
      { as: first.admin },
    ))!.employer;
    await world.table.db.send(
      new UpdateCommand({
        TableName: world.table.name,
        Key: keys.profile(account, first.id),
        UpdateExpression: 'SET candidate = :broken',
        ExpressionAttributeValues: { ':broken': 'broken' },
      }),
    );
    const third = await addCandidate(world, first.admin, first.job);
    const { recipients, blocked } = await world.call(
      outreach.preflightContact,
      { body: { jobId: first.job, submissionsId: [first.id, second.id, third.id], customTemplates: threeEmails() } },
      { as: first.admin },
    );
    expect(recipients.map(({ submissionId }) => submissionId)).toEqual([second.id, third.id]);
    expect(blocked.map(({ reason }) => reason)).toEqual(['RECORD_UNREADABLE']);
  });
});

describe('emails that somebody wrote for a contact', () => {
  const refused = (steps: ReturnType<typeof threeEmails>, candidate: Contactable) =>
    world.refusal(
      outreach.contactCandidate,
      {
        params: { submissionId: candidate.id },
        body: { jobId: candidate.job, startOutreachCampaign: true, customTemplates: steps },
      },
      { as: candidate.admin },
    );

  it('are refused with the field that is wrong, and nothing is contacted', async () => {
    const candidate = await aCandidate(world);
    const [first, second] = threeEmails();
    expect(await refused([{ ...first!, subject: ' ' }], candidate)).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { 'customTemplates.0.subject': ['This field is required.'] },
    });
    expect(await refused([{ ...first!, html: '<p> </p><script>x</script>' }], candidate)).toMatchObject({
      fields: { 'customTemplates.0.html': ['This field is required.'] },
    });
    const late = { ...second!, timing: { value: 31, dimension: 'days' as const } };
    expect(await refused([first!, late], candidate)).toMatchObject({
      fields: { 'customTemplates.1.timing': ["You can't contact candidates after 30 days."] },
    });
    expect(await refused([second!], candidate)).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await shown(candidate)).toMatchObject({ emailCampaign: null });
  });

  it('leave without anything in them that acts', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate, [
      aStep({ html: '<p onclick="x()">Hi <script>alert(1)</script><form action="x"><input></form></p>' }),
    ]);
    const raw = lastMail(world, candidate.id).raw.toString();
    expect(raw).toContain('Hi');
    expect(raw).not.toMatch(/<script|<form|<input|onclick/i);
  });
});

describe('a reply that is longer than an item of the table', () => {
  const rest = 'x'.repeat(900);
  const files = Array.from({ length: 490 }, (_, number) =>
    [
      '--b',
      'Content-Type: text/plain',
      `Content-Disposition: attachment; filename="${number}${rest}.txt"`,
      '',
      `file ${number}`,
    ].join('\r\n'),
  );
  it.each([
    ['of Japanese', 'text/html; charset=utf-8', `<p>${'界'.repeat(149_800)}</p>`],
    ['of short links', 'text/html; charset=utf-8', '<a href="http://a.b">c</a>'.repeat(5_700)],
    [
      'of many files',
      'multipart/mixed; boundary=b',
      `--b\r\nContent-Type: text/plain\r\n\r\nYes\r\n${files.join('\r\n')}\r\n--b--`,
    ],
  ])('%s stops the sequence, is shown cut, and is kept whole', async (_, type, text) => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    await answer(world, lastMail(world, candidate.id), text, {
      headers: ['MIME-Version: 1.0', `Content-Type: ${type}`],
    });
    const as = { as: candidate.admin };
    const reply = await world.call(outreach.getCandidateReply, { params: { id: candidate.id } }, as);
    expect(reply.notices).toEqual(['cut']);
    const whole = reply.attachments.find(({ filename }) => filename === 'whole-email.eml');
    const { url } = await world.call(
      outreach.getReplyAttachment,
      { params: { id: `${candidate.id}.${reply.id}`, attachmentId: whole!.id } },
      as,
    );
    expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(whole!.size);
    await pass({ days: 10 });
    expect(texts(candidate)).toEqual(['First']);
  });
});

describe('an answer', () => {
  it('that is the latest of more than ten is the one that is shown', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const mail = lastMail(world, candidate.id);
    for (let number = 1; number <= 14; number++) {
      await answer(world, mail, `Answer ${number}`, { id: `answer-${number}` });
      await pass({ minutes: 1 });
    }
    await answer(world, mail, 'Answer 3', { id: 'answer-3' });
    await answer(world, mail, 'I am away.', { ...awayUntil('soon'), id: 'machine' });
    const reply = await world.call(
      outreach.getCandidateReply,
      { params: { id: candidate.id } },
      { as: candidate.admin },
    );
    expect(reply.visibleText).toBe('Answer 14');
  });

  it('is kept without anything in it that acts', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const html = '<p onclick="x()">Yes</p><script>x()</script><img src="http://x.example/p.gif"><form></form>';
    await answer(world, lastMail(world, candidate.id), html, {
      headers: ['MIME-Version: 1.0', 'Content-Type: text/html'],
    });
    const reply = await world.call(
      outreach.getCandidateReply,
      { params: { id: candidate.id } },
      { as: candidate.admin },
    );
    expect(reply.htmlContent).toContain('Yes');
    expect(reply.htmlContent).not.toMatch(/<script|<img|<form|onclick/i);
  });

  it('with a virus keeps its words and none of its files', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const part = 'Content-Type: application/x-msdownload\r\nContent-Disposition: attachment; filename="virus.exe"';
    await answer(
      world,
      lastMail(world, candidate.id),
      `--b\r\nContent-Type: text/plain\r\n\r\nI am interested!\r\n--b\r\n${part}\r\n\r\nMZ\r\n--b--`,
      { headers: ['X-SES-Virus-Verdict: FAIL', 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'] },
    );
    const reply = await world.call(
      outreach.getCandidateReply,
      { params: { id: candidate.id } },
      { as: candidate.admin },
    );
    expect(reply).toMatchObject({ visibleText: 'I am interested!', attachments: [], notices: ['infected'] });
  });

  it('whose sender the mail service does not believe is never read as a yes', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    await answer(world, lastMail(world, candidate.id), 'I am interested!', {
      headers: ['Authentication-Results: amazonses.com; spf=fail; dmarc=fail header.from=home.example'],
    });
    const reply = await world.call(
      outreach.getCandidateReply,
      { params: { id: candidate.id } },
      { as: candidate.admin },
    );
    expect(reply).toMatchObject({ suggestion: 'unclear', notices: ['forged'] });
  });
});
