import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UpdateCommand } from '../../functions/platform/table-calls.ts';
import { keys } from '../../functions/records/keys.ts';
import { claimed, readdressed } from '../../functions/records/submission/campaign.ts';
import { createHeadStore } from '../../functions/records/submission/head-store.ts';
import { contract } from '../../shared/contract/index.ts';
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
  reportBounce,
  threeEmails,
  viewsOf,
} from '../support/mail.ts';
import { aWorld, type World } from '../support/world.ts';

const { outreach } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const { shown, preflight, pass, texts } = viewsOf(() => world);

/** Presses a button of a running sequence. */
const press = (what: 'pauseOutreach' | 'resumeOutreach', { admin, id }: Contactable) =>
  world.call(outreach[what], { params: { id } }, { as: admin });
/** The latest email to a candidate bounces. */
const bounce = async ({ id }: Contactable) => {
  world.cloud.mailEvents.bounced(lastMail(world, id), 'Permanent');
  await world.drain();
  await pass({ minutes: 2 });
};
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
  it('goes on by itself once nothing stands in the way', async () => {
    const candidate = await aCandidate(world);
    const as = { as: candidate.admin };
    await contact(world, candidate);
    await world.call(contract.jobs.closeJob, { params: { id: candidate.job } }, as);
    for (const hours of [48, 1, 1]) await pass({ hours });
    expect(texts(candidate)).toEqual(['First']);
    expect(await shown(candidate)).toMatchObject({
      emailCampaign: { state: 'blocked', stopReason: 'The job is closed' },
    });
    await world.call(contract.jobs.reopenJob, { params: { id: candidate.job } }, as);
    for (let minutes = 0; minutes < 180; minutes += 30) await pass({ minutes: 30 });
    expect(texts(candidate)).toEqual(['First', 'Second']);
  });

  it('ends after thirty days', async () => {
    const candidate = await aCandidate(world);
    const as = { as: candidate.admin };
    await contact(world, candidate);
    await world.call(contract.jobs.closeJob, { params: { id: candidate.job } }, as);
    for (let day = 0; day < 33; day++) await pass({ days: 1 });
    const again = await world.signIn(candidate.admin.email);
    await world.call(contract.jobs.reopenJob, { params: { id: candidate.job } }, { as: again });
    await pass({ days: 1 });
    expect(texts(candidate)).toEqual(['First']);
    const { emailCampaign } = await world.call(
      contract.submissions.getSubmission,
      { params: { id: candidate.id } },
      { as: again },
    );
    expect(emailCampaign).toMatchObject({ state: 'stopped', stopReason: 'The job is closed' });
  });

  it('is not resumed while there is no address to write to, and says so', async () => {
    const candidate = await aCandidate(world, { employmentHistory: [] });
    await contact(world, candidate);
    const { emails } = await shown(candidate);
    for (const _ of emails) await bounce(candidate);
    const refused = await world.refusal(
      outreach.resumeOutreach,
      { params: { id: candidate.id } },
      { as: candidate.admin },
    );
    expect(refused).toMatchObject({ code: 'CANNOT_RESUME' });
    expect((await shown(candidate)).emailCampaign).toMatchObject({ state: 'blocked' });
  });

  it('goes on at once when somebody resumes it, where nothing stands in the way any more', async () => {
    const candidate = await aCandidate(world);
    const close = contract.jobs.closeJob;
    await contact(world, candidate);
    await world.call(close, { params: { id: candidate.job } }, { as: candidate.admin });
    for (const what of ['pauseOutreach', 'resumeOutreach'] as const)
      expect(
        await world.refusal(outreach[what], { params: { id: candidate.id } }, { as: candidate.admin }),
      ).toMatchObject({ code: 'JOB_CLOSED' });
    await pass({ days: 3 });
    expect((await shown(candidate)).emailCampaign).toMatchObject({ state: 'blocked', stopReason: 'The job is closed' });
    await world.call(contract.jobs.reopenJob, { params: { id: candidate.job } }, { as: candidate.admin });
    await press('resumeOutreach', candidate);
    await pass({ minutes: 5 });
    expect(texts(candidate)).toEqual(['First', 'Second']);
  });
});

describe('a candidate of whom something cannot be read', () => {
  it.each(['HEAD', 'PROFILE'])('is looked at again later and holds up nobody: %s', async (sk) => {
    const candidate = await aCandidate(world);
    const other = await addCandidate(world, candidate.admin, candidate.job);
    await contact(world, candidate);
    await contact(world, other);
    const { account } = (await world.call(
      contract.accounts.getPreferences,
      { params: { id: 'me' } },
      { as: candidate.admin },
    ))!.employer;
    const Key = { ...keys.head(account, candidate.id), sk };
    const set = (UpdateExpression: string, value: unknown) =>
      world.table.db.send(
        new UpdateCommand({
          TableName: world.table.name,
          Key,
          UpdateExpression,
          ExpressionAttributeNames: { '#what': sk === 'HEAD' ? 'huntDone' : 'candidate' },
          ExpressionAttributeValues: { ':value': value },
          ReturnValues: 'ALL_OLD',
        }),
      );
    const { Attributes } = await set('SET #what = :value', 'broken');
    await pass({ days: 2, hours: 1 });
    expect(texts(candidate)).toEqual(['First']);
    expect(texts(other)).toEqual(['First', 'Second']);
    // Of what is usual a head says nothing.
    await set('SET #what = :value', sk === 'HEAD' ? true : Attributes?.candidate);
    await pass({ hours: 2 });
    expect(texts(candidate)).toEqual(['First', 'Second']);
  });
});

describe('what is told late of an email that bounced and was sent to another address', () => {
  it('never stands in for the one under way', async () => {
    let candidate = await aCandidate(world);
    while ((await shown(candidate)).emails.length < 2) candidate = await aCandidate(world);
    await contact(world, candidate);
    const bounced = lastMail(world, candidate.id);
    const { account } = (await world.call(
      contract.accounts.getPreferences,
      { params: { id: 'me' } },
      { as: candidate.admin },
    ))!.employer;
    const heads = createHeadStore(world.table);
    // Its bounce came, and the same email is on its way to the next address at this moment.
    await heads.change(account, candidate.id, (head) => claimed(readdressed(head, 0, new Date()), new Date()));
    const before = await heads.read(account, candidate.id);
    world.cloud.mailEvents.bounced(bounced, 'Permanent');
    await world.drain();
    const after = await heads.read(account, candidate.id);
    expect(after?.campaign).toEqual(before?.campaign);
    expect(after?.mails?.s0).toEqual({ replaced: [bounced.id] });
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

  it('is a subject that says so, whatever stands below it', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    await optsOut(candidate, { subject: 'Unsubscribe' }, 'Kim\nSent from my phone');
  });

  it('is one at that address also where it reads like a report', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    await optsOut(
      candidate,
      { to: addressIn(candidate), subject: 'Undelivered Mail Returned to Sender' },
      'The following message could not be delivered: no such user.',
    );
  });

  it('is one for whom a profile can no longer be read', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const { account } = (await world.call(
      contract.accounts.getPreferences,
      { params: { id: 'me' } },
      { as: candidate.admin },
    ))!.employer;
    await world.table.db.send(
      new UpdateCommand({
        TableName: world.table.name,
        Key: keys.profile(account, candidate.id),
        UpdateExpression: 'SET candidate = :broken',
        ExpressionAttributeValues: { ':broken': 'broken' },
      }),
    );
    await answer(world, lastMail(world, candidate.id), 'Please unsubscribe me.');
    await pass({ days: 10 });
    expect(texts(candidate)).toEqual(['First']);
    const again = await addCandidate(world, candidate.admin, candidate.job, { email: candidate.email });
    expect((await preflight(again)).blocked[0]?.reason).toBe('OPTED_OUT');
  });

  it('outlives a bounce that comes after it', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    await answer(world, lastMail(world, candidate.id), 'Please unsubscribe me.');
    world.cloud.mailEvents.bounced(lastMail(world, candidate.id), 'Permanent');
    await pass({ minutes: 5 });
    expect((await shown(candidate)).emailCampaign).toMatchObject({ state: 'stopped' });
    const again = await addCandidate(world, candidate.admin, candidate.job, { email: candidate.email });
    expect((await preflight(again)).blocked[0]?.reason).toBe('OPTED_OUT');
  });

  it('is no complaint of a stranger who knows the id of an email', async () => {
    const candidate = await aCandidate(world);
    await contact(world, candidate);
    const stranger = { ...lastMail(world, candidate.id), recipients: ['stranger@evil.example'] };
    await answer(world, stranger, '', { to: 'anna@acme.example', headers: ['X-Apple-Unsubscribe: true'] });
    expect((await shown(candidate)).mailStatus).not.toBe('unsubscribed');
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
    await reportBounce(world, mail);
    await pass({ minutes: 5 });
    expect(await shown(candidate)).toMatchObject({ emailCampaign: { state: 'running' } });
    expect(mailsOf(world, candidate.id).map(({ recipients }) => recipients[0])).toHaveLength(2);
    expect(lastMail(world, candidate.id).recipients).not.toEqual(mail.recipients);
  });

  it('begins no sequence anew that was complete when they answered', async () => {
    let candidate = await aCandidate(world);
    while ((await shown(candidate)).emails.length < 2) candidate = await aCandidate(world);
    await contact(world, candidate, threeEmails().slice(0, 1));
    const mail = lastMail(world, candidate.id);
    await answer(world, mail, 'Yes, let us talk.');
    await reportBounce(world, mail);
    expect(await shown(candidate)).toMatchObject({ emailCampaign: { state: 'complete' } });
    await pass({ minutes: 5 });
    expect(mailsOf(world, candidate.id)).toHaveLength(1);
  });
});
