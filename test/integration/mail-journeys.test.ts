import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import { aJob, aProfile, aStep } from '../support/builders.ts';
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
  viewsOf,
} from '../support/mail.ts';
import { unfolded } from '../support/planted.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, submissions, outreach, reports, accounts } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const { shown, preflight, pass, texts } = viewsOf(() => world);
const reportOf = async ({ admin, job }: Contactable) => {
  const { employer } = (await world.call(accounts.getPreferences, { params: { id: 'me' } }, { as: admin }))!;
  return world.call(reports.getJobReport, { query: { accountId: employer.account, jobId: job } }, { as: admin });
};
describe('a sequence', () => {
  it('sends its emails over days, each once, in one thread', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    expect(texts(candidate)).toEqual(['First']);
    await pass({ days: 1, hours: 23 });
    expect(texts(candidate)).toEqual(['First']);
    await pass({ hours: 2 });
    await world.drain();
    expect(texts(candidate)).toEqual(['First', 'Second']);
    await pass({ days: 3, hours: 1 });
    await pass({ days: 10 });
    expect(texts(candidate)).toEqual(['First', 'Second', 'Third']);

    const [first, second, third] = mailsOf(world, candidate.id);
    const ids = [first!, second!, third!].map((mail) => headerOf(mail, 'Message-ID'));
    expect(new Set(ids).size).toBe(3);
    expect(headerOf(first!, 'In-Reply-To')).toBeUndefined();
    expect(headerOf(second!, 'In-Reply-To')).toBe(ids[0]);
    expect(headerOf(third!, 'In-Reply-To')).toBe(ids[1]);
    expect(headerOf(third!, 'References')).toBe(`${ids[0]} ${ids[1]}`);
    expect((await shown(candidate)).emailCampaign).toMatchObject({ state: 'complete' });
  });

  it('stops when a person answers', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    await answer(world, lastMail(world, candidate.id), 'Thanks, tell me more.');
    const about = await world.call(
      submissions.getSubmission,
      { params: { id: candidate.id } },
      { as: candidate.admin },
    );
    expect(about.emailCampaign).toMatchObject({ state: 'replied', nextMailAt: null });
    expect(await shown(candidate)).toMatchObject({
      mailStatus: 'replied',
      hasUnreadReply: true,
      columnName: 'CONTACTED',
    });
    await pass({ days: 10 });
    expect(texts(candidate)).toEqual(['First']);
  });

  it('is taken back with the contact within 30 seconds, and nothing leaves', async () => {
    const candidate = await aCandidate(world);
    const { admin, job, id } = candidate;
    const body = { jobId: job, startOutreachCampaign: true, customTemplates: threeEmails() };
    await world.call(outreach.contactCandidate, { params: { submissionId: id }, body }, { as: admin });
    const { columnUpdatedAt: movedAt } = await shown(candidate);
    await pass({ seconds: 25 });
    const moves = [{ submissionId: id, movedAt }];
    const { updates } = await world.call(submissions.undoMove, { body: { moves } }, { as: admin });
    expect(updates[0]).toMatchObject({ ok: true, card: { columnName: 'SAVED', mailStatus: null, nextMailAt: null } });
    await pass({ days: 10 });
    expect(mailsOf(world, id)).toEqual([]);
    expect((await shown(candidate)).emailCampaign).toBeNull();
  });

  it('can no longer be taken back once its first email has left', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const { columnUpdatedAt: movedAt } = await shown(candidate);
    const body = { moves: [{ submissionId: candidate.id, movedAt }] };
    const { updates } = await world.call(submissions.undoMove, { body }, { as: candidate.admin });
    expect(updates[0]).toMatchObject({ ok: false, code: 'NOTHING_TO_UNDO' });
  });

  it('stops when the job is closed', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    await world.call(jobs.closeJob, { params: { id: candidate.job } }, { as: candidate.admin });
    await pass({ days: 10 });
    expect(texts(candidate)).toEqual(['First']);
    expect((await shown(candidate)).emailCampaign).toMatchObject({ state: 'blocked', stopReason: 'The job is closed' });
  });

  it('waits for the working hours where the candidate is, and leaves nobody written to on a Saturday', async () => {
    world.travelTo(nextSaturday());
    const candidate = await aCandidate(world, { timeZone: 'Europe/Berlin' }, 'working-hours');
    const { recipients, whyNotSooner } = await preflight(candidate);
    const there = { timeZone: 'Europe/Berlin', weekday: 'long', hour: 'numeric', minute: 'numeric' } as const;
    expect(new Date(recipients[0]?.firstMailAt ?? '').toLocaleString('en-GB', there)).toBe('Monday 09:00');
    expect(whyNotSooner).toMatch(/outside working hours/);
    await contact(world, candidate);
    await pass({ hours: 30 });
    expect(mailsOf(world, candidate.id)).toEqual([]);
    await pass({ hours: 24 });
    expect(texts(candidate)).toEqual(['First']);
    expect(lastMail(world, candidate.id).sentAt.getUTCDay()).toBe(1);
  });

  it('goes by UTC where the job is in a time zone that nobody knows and the candidate in none', async () => {
    const { admin } = await world.anAccount({ window: 'working-hours' });
    const body = aJob({ location: { formatted: 'Mars', timeZone: 'Mars/Olympus_Mons' } });
    const { id: job } = await world.call(jobs.createJob, { body }, { as: admin });
    const candidate = await addCandidate(world, admin, job, { timeZone: null });
    expect((await preflight(candidate)).recipients[0]?.timeZone).toBe('UTC');
    await contact(world, candidate);
    await pass({ days: 4 });
    expect(texts(candidate)[0]).toBe('First');
  });

  it('is never planned for a time zone that nobody knows: such a profile is refused', async () => {
    const { admin } = await world.anAccount();
    const candidate = { ...aProfile(), timeZone: 'Mars/Olympus_Mons' };
    const body = { jobId: await postJob(world, admin), candidate: candidate as Profile };
    const refused = await world.refusal(submissions.createSubmission, { body }, { as: admin });
    expect(refused).toMatchObject({ status: 400, fields: { 'candidate.timeZone': ['Please choose a time zone.'] } });
  });
});

/** 10:00 UTC on a Saturday that is still to come. */
function nextSaturday(): Date {
  const now = new Date();
  const days = (6 - now.getUTCDay() + 7) % 7 || 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 10));
}

describe('an automatic answer', () => {
  it('pauses the sequence until a day after the return that it names, and never counts as an answer', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const back = new Date(Date.now() + 9 * 86_400_000);
    const day = back.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    await answer(world, lastMail(world, candidate.id), `I am out of the office until ${day}.`, {
      subject: 'Out of office',
      headers: ['Auto-Submitted: auto-replied'],
    });
    expect(await shown(candidate)).toMatchObject({
      mailStatus: 'away',
      hasUnreadReply: false,
      emailCampaign: { state: 'paused' },
    });
    await pass({ days: 9 });
    expect(texts(candidate)).toEqual(['First']);
    await pass({ days: 2 });
    await world.drain();
    expect(texts(candidate)).toEqual(['First', 'Second']);
    expect((await reportOf(candidate)).platformSubmissions).toMatchObject({ contacted: 1, replied: 0 });
  });

  it('pauses for a week where it names no day', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    await answer(world, lastMail(world, candidate.id), 'I have limited access to my mail.', {
      subject: 'Automatic reply: Hello',
      headers: ['Auto-Submitted: auto-replied'],
    });
    await pass({ days: 6, hours: 20 });
    expect(texts(candidate)).toEqual(['First']);
    await pass({ hours: 6 });
    await world.drain();
    expect(texts(candidate)).toEqual(['First', 'Second']);
  });
});

describe('a hard bounce', () => {
  const bounce = async (candidate: Contactable) => {
    world.cloud.mailEvents.bounced(lastMail(world, candidate.id), 'Permanent');
    await world.drain();
    await pass({ minutes: 2 });
  };

  it('ends that address, and the sequence goes on with the next one', async () => {
    const candidate = await withTwoAddresses();
    await contact(world, candidate);
    await bounce(candidate);
    const [first, second] = mailsOf(world, candidate.id);
    expect(texts(candidate)).toEqual(['First', 'First']);
    expect(first!.recipients[0]).toBe(candidate.email);
    expect(second!.recipients[0]).not.toBe(candidate.email);
    const { emails, emailCampaign } = await shown(candidate);
    expect(emails.find(({ email }) => email === candidate.email)).toMatchObject({
      deliverabilityStatus: 'bounced',
      isDeliverable: false,
    });
    expect(emailCampaign).toMatchObject({ state: 'running' });
    await pass({ days: 2, hours: 1 });
    expect(lastMail(world, candidate.id).recipients).toEqual(second!.recipients);
  });

  it('blocks the sequence where there is no other address', async () => {
    const candidate = await aCandidate(world, { employmentHistory: [] });
    await contact(world, candidate);
    const { emails } = await shown(candidate);
    for (const _ of emails) await bounce(candidate);
    expect(await shown(candidate)).toMatchObject({
      hasEmailToContact: false,
      emailCampaign: { state: 'blocked', stopReason: 'No valid email address' },
    });
    const sent = mailsOf(world, candidate.id).length;
    expect(sent).toBe(emails.length);
    await pass({ days: 10 });
    expect(mailsOf(world, candidate.id)).toHaveLength(sent);
  });

  it('keeps the account from that address on its other jobs too, and not from the others', async () => {
    const candidate = await withTwoAddresses();
    const { firstName, lastName, email, employmentHistory } = (await shown(candidate)).candidate;
    const again = await addCandidate(world, candidate.admin, await postJob(world, candidate.admin), {
      firstName,
      lastName,
      email,
      employmentHistory,
    });
    await contact(world, candidate);
    await bounce(candidate);
    for (const days of [3, 4, 31]) await pass({ days });
    const admin = { ...again.admin, ...(await world.signIn(again.admin.email)) };
    const later = { ...again, admin };
    const { recipients } = await preflight(later);
    expect(recipients[0]?.email).not.toBe(candidate.email);
    await contact(world, later);
    expect(lastMail(world, again.id).recipients).toEqual([recipients[0]?.email]);
  });

  /** Who is found at more than one address; some people are not. */
  async function withTwoAddresses(): Promise<Contactable> {
    for (let tries = 0; tries < 8; tries++) {
      const candidate = await aCandidate(world);
      if ((await shown(candidate)).emails.length > 1) return candidate;
    }
    throw new Error('Nobody was found at two addresses');
  }
});

describe('whoever does not want to be written to', () => {
  const linkOf = (candidate: Contactable) =>
    /<(http[^>]+)>/.exec(headerOf(lastMail(world, candidate.id), 'List-Unsubscribe') ?? '')?.[1] ?? '';

  /** The same person on two jobs of an account, at one shared address. */
  async function onTwoJobs() {
    const { admin } = await world.anAccount();
    const one = await addCandidate(world, admin, await postJob(world, admin));
    const { candidate } = await shown(one);
    const two = await addCandidate(world, admin, await postJob(world, admin), { ...candidate });
    return { one, two };
  }

  it('is left alone after one click, and a scanner that opens the link changes nothing', async () => {
    const { one, two } = await onTwoJobs();
    await contact(world, one);
    const link = linkOf(one);
    const { version } = await shown(one);
    for (let opened = 0; opened < 100; opened++) expect((await fetch(link)).status).toBe(200);
    expect(await (await fetch(link)).text()).toContain('What is held about you');
    expect((await shown(one)).version).toBe(version);

    const post = () =>
      fetch(link, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const clicks = await Promise.all(Array.from({ length: 10 }, post));
    expect(clicks.map(({ status }) => status)).toEqual(clicks.map(() => 200));
    await world.drain();
    const after = await shown(one);
    expect(after).toMatchObject({
      version: version + 1,
      mailStatus: 'unsubscribed',
      emailCampaign: { state: 'stopped' },
    });
    await pass({ days: 12 });
    expect(texts(one)).toEqual(['First']);
    const { recipients, blocked } = await preflight(two);
    expect(recipients).toEqual([]);
    expect(blocked[0]).toMatchObject({ reason: 'OPTED_OUT', why: 'Opted out of your emails' });
    await expect(contact(world, two)).rejects.toMatchObject({ status: 409 });
  });

  it('is left alone at every address after a complaint', async () => {
    const { one, two } = await onTwoJobs();
    await contact(world, one);
    world.cloud.mailEvents.complained(lastMail(world, one.id));
    await pass({ days: 12 });
    expect(texts(one)).toEqual(['First']);
    expect((await preflight(two)).blocked[0]).toMatchObject({ reason: 'OPTED_OUT' });
  });

  it('is left alone when saying so in words', async () => {
    const { one, two } = await onTwoJobs();
    await contact(world, one);
    await answer(world, lastMail(world, one.id), 'Please unsubscribe me and do not contact me again.');
    await pass({ days: 12 });
    expect(texts(one)).toEqual(['First']);
    expect((await preflight(two)).blocked[0]).toMatchObject({ reason: 'OPTED_OUT' });
  });

  it('may still be written to by another account', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    await fetch(linkOf(candidate), { method: 'POST' });
    const elsewhere = await aCandidate(world, { email: candidate.email });
    expect((await preflight(elsewhere)).recipients).toHaveLength(1);
  });

  it('is not left alone by a link that somebody made up', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const link = linkOf(candidate);
    const wrong = link.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect((await fetch(wrong, { method: 'POST' })).status).toBe(404);
    await pass({ days: 3 });
    expect(texts(candidate)).toEqual(['First', 'Second']);
  });
});

describe('an email', () => {
  it('holds one recipient and no foreign header, whatever names, subjects and signatures hold', async () => {
    const evil = 'Sam\r\nBcc: everyone@evil.example\r\nX-Evil: 1\r\n\r\nBody';
    const { account, admin: first } = await world.anAccount();
    const name = 'Sam\r\nBcc everyone\r\n\r\nBody';
    const admin = await world.anEmployer({ account, firstname: name, lastname: name });
    const job = await postJob(world, admin);
    const candidate = await addCandidate(world, admin, job, { firstName: evil, lastName: evil });
    const signature = '<p>Sam\r\nBcc: everyone\r\nX-Evil: 1\r\n\r\nBody</p>';
    await world.call(accounts.saveSignature, { params: { userId: admin.id }, body: { signature } }, { as: admin });
    const subject = `[candidate_first_name] ${evil} [sender_name] [sender_signature]`;
    await contact(
      world,
      candidate,
      threeEmails({ subject, html: '<p>[candidate_last_name], may we talk? [sender_signature]</p>' }),
    );
    const mail = lastMail(world, candidate.id);
    expect(mail.recipients).toEqual([candidate.email]);
    const headers = unfolded(mail.raw).split('\r\n\r\n')[0] ?? '';
    expect(headers).not.toMatch(/^(Bcc|Cc|X-Evil)\s*:/im);
    expect(headers.match(/^(To|From|Subject|Reply-To):/gim)).toHaveLength(4);
    expect(first.id).not.toBe(admin.id);
  });

  it('is not sent where one of its variables has no value, and whoever contacts is told which', async () => {
    const candidate = await aCandidate(world, { employmentHistory: [] });
    const steps = [aStep({ html: '<p>How is [candidate_current_company]?</p>' })];
    const { recipients, blocked } = await preflight(candidate, steps);
    expect(recipients).toEqual([]);
    expect(blocked[0]).toMatchObject({
      reason: 'VARIABLE_WITHOUT_VALUE',
      why: expect.stringContaining('candidate_current_company'),
    });
    await expect(contact(world, candidate, steps)).rejects.toMatchObject({ status: 409 });
    await pass({ days: 1 });
    expect(mailsOf(world, candidate.id)).toEqual([]);
    expect(await shown(candidate)).toMatchObject({ columnName: 'SAVED' });
  });

  it('is sent where the variable has another text to fall back on', async () => {
    const candidate = await aCandidate(world, { employmentHistory: [] });
    await contact(world, candidate, [aStep({ html: '<p>How is [candidate_current_company,fallback=work]?</p>' })]);
    expect(lastMail(world, candidate.id).raw.toString()).toContain('How is work?');
  });
});

describe('an answer', () => {
  it('is found by what it answers where it came to another address', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    await answer(world, lastMail(world, candidate.id), 'Sounds good.', { to: 'anna@acme.example' });
    const reply = await world.call(
      outreach.getCandidateReply,
      { params: { id: candidate.id } },
      { as: candidate.admin },
    );
    expect(reply.visibleText).toBe('Sounds good.');
  });

  it('that comes twice is one answer', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const mail = lastMail(world, candidate.id);
    await answer(world, mail, 'Sounds good.');
    const once = await shown(candidate);
    await answer(world, mail, 'Sounds good.');
    const twice = await shown(candidate);
    expect(once.replyIds).toHaveLength(1);
    expect(twice.replyIds).toEqual(once.replyIds);
    expect(twice.version).toBe(once.version);
    expect((await reportOf(candidate)).platformSubmissions.replied).toBe(1);
  });

  it('to nobody we know changes nothing and is kept for later', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const mail = lastMail(world, candidate.id);
    const replyTo = headerOf(mail, 'Reply-To') ?? '';
    const forged = replyTo.replace(/\.[0-9a-f]{16}@/, '.0123456789abcdef@');
    await world.cloud.receiveMail(`From: x@y.example\r\nTo: ${forged}\r\nSubject: Re\r\n\r\nYes please.\r\n`);
    await world.drain();
    expect((await shown(candidate)).replyIds).toEqual([]);
    await pass({ days: 3 });
    expect(texts(candidate)).toEqual(['First', 'Second']);
  });
});
