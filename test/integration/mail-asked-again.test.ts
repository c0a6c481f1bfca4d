import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uncertain } from '../../functions/records/submission/campaign.ts';
import { createHeadStore } from '../../functions/records/submission/head-store.ts';
import { contract } from '../../shared/contract/index.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import {
  addCandidate,
  answer,
  type Contactable,
  contact,
  headerOf,
  lastMail,
  postJob,
  viewsOf,
} from '../support/mail.ts';
import { aWorld, type World } from '../support/world.ts';

const { outreach, submissions, jobs } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(() => world?.close());

const { shown, preflight, pass, texts } = viewsOf(() => world);

async function aCandidate(over: Parameters<typeof addCandidate>[3] = {}) {
  const { account, admin } = await world.anAccount();
  return { ...(await addCandidate(world, admin, await postJob(world, admin), over)), account: account.id as AccountId };
}
/** One of whom two addresses are known. */
async function withTwoAddresses() {
  let candidate = await aCandidate();
  while ((await shown(candidate)).emails.length < 2) candidate = await aCandidate();
  return candidate;
}
const bounce = async (mail: ReturnType<typeof lastMail>) => {
  world.cloud.mailEvents.bounced(mail, 'Permanent');
  await pass({ minutes: 5 });
};
const discard = ({ admin, id, job }: Contactable) =>
  world.call(
    submissions.discardSubmissions,
    { body: { submissionIds: [id], type: 'Discarded', jobId: job } },
    { as: admin },
  );
const press = (what: 'pauseOutreach' | 'resumeOutreach', { admin, id }: Contactable) =>
  world.call(outreach[what], { params: { id } }, { as: admin });

describe('what preflight asks is asked again as each email leaves:', () => {
  it('whether the company is excluded by now', async () => {
    const employmentHistory = [{ jobTitle: 'Engineer', employerName: 'Globex', current: true }];
    const candidate = await aCandidate({ employmentHistory });
    await contact(world, candidate);
    const job = await world.call(jobs.getJob, { params: { id: candidate.job } }, { as: candidate.admin });
    const requirements = { ...job.requirements, blacklistedDomains: [{ orgName: 'Globex' }] };
    const body = { requirements, version: job.version };
    await world.call(jobs.updateJob, { params: { id: candidate.job }, body }, { as: candidate.admin });
    await pass({ days: 3 });
    expect(texts(candidate)).toEqual(['First']);
    const why = 'Works at a company not to source from';
    expect((await shown(candidate)).emailCampaign).toMatchObject({ state: 'blocked', stopReason: why });
    const resume = { params: { id: candidate.id } };
    const refused = await world.refusal(outreach.resumeOutreach, resume, { as: candidate.admin });
    expect(refused).toMatchObject({ code: 'CANNOT_RESUME' });
  });

  it('whether they complained to anybody else', async () => {
    const other = await aCandidate();
    const { candidate } = await shown(other);
    const { email: _, ...profile } = candidate;
    // Another account knows another address of the same person: the profile link says so.
    const here = await aCandidate({ ...profile, email: 'another.address@home.example' });
    await contact(world, here);
    await contact(world, other);
    world.cloud.mailEvents.complained(lastMail(world, other.id));
    await world.drain();
    await pass({ days: 3 });
    expect(texts(here)).toEqual(['First']);
    expect((await shown(here)).emailCampaign).toMatchObject({ state: 'stopped' });
    const third = await aCandidate({ ...candidate });
    expect((await preflight(third)).blocked).toMatchObject([{ reason: 'OPTED_OUT' }]);
    await expect(contact(world, third)).rejects.toMatchObject({ status: 409 });
  });
});

describe('whoever has a way on', () => {
  it('was reached elsewhere first, and gets the outreach then', async () => {
    const candidate = await aCandidate();
    const { admin, job, id } = candidate;
    const body = { jobId: job, startOutreachCampaign: false, contactedViaOtherChannels: ['LINKED_IN' as const] };
    await world.call(outreach.contactCandidate, { params: { submissionId: id }, body }, { as: admin });
    await pass({ hours: 1 });
    expect((await preflight(candidate)).recipients).toHaveLength(1);
    const { columnName } = await contact(world, candidate);
    expect(columnName).toBe('CONTACTED');
    expect(texts(candidate)).toEqual(['First']);
    await expect(contact(world, candidate)).rejects.toMatchObject({ status: 409 });
    await pass({ days: 3 });
    expect(texts(candidate)).toEqual(['First', 'Second']);
  });

  it('came back from Discarded, and gets what was left once somebody resumes it', async () => {
    const candidate = await aCandidate();
    await contact(world, candidate);
    await discard(candidate);
    expect((await shown(candidate)).emailCampaign).toMatchObject({ state: 'stopped', canResume: false });
    await pass({ hours: 1 });
    await world.call(submissions.revertDisqualification, { params: { id: candidate.id } }, { as: candidate.admin });
    expect((await shown(candidate)).emailCampaign).toMatchObject({ state: 'stopped', canResume: true });
    await pass({ days: 3 });
    expect(texts(candidate)).toEqual(['First']);
    await press('resumeOutreach', candidate);
    await pass({ minutes: 5 });
    expect(texts(candidate)).toEqual(['First', 'Second']);
  });

  it('is held by another job, and resuming says so instead of doing nothing', async () => {
    const one = await aCandidate();
    const { candidate } = await shown(one);
    await contact(world, one);
    await press('pauseOutreach', one);
    const two = await addCandidate(world, one.admin, await postJob(world, one.admin), { ...candidate });
    expect((await preflight(two)).blocked).toMatchObject([{ reason: 'IN_ANOTHER_SEQUENCE' }]);
    await press('resumeOutreach', one);
    expect((await shown(one)).emailCampaign?.state).toBe('running');
  });
});

describe('an email', () => {
  it('that a person says was sent reads as bounced once it bounces', async () => {
    const candidate = await aCandidate();
    const heads = createHeadStore(world.table);
    await contact(world, candidate);
    const mail = lastMail(world, candidate.id);
    await heads.change(candidate.account, candidate.id, ({ mails: _, ...head }) =>
      uncertain(
        { ...head, mails: { s0: {} }, campaign: { ...head.campaign!, step: 0, claimedAt: new Date().toISOString() } },
        new Date(),
      ),
    );
    const settle = { params: { id: candidate.id }, body: { wasSent: true } };
    await world.call(outreach.settleUncertainMail, settle, { as: candidate.admin });
    expect((await shown(candidate)).emailCampaign?.sequenceEmails[0]?.status).toBe('sent');
    await bounce(mail);
    const { emails } = await shown(candidate);
    expect(emails.find(({ email }) => email === mail.recipients[0])?.deliverabilityStatus).toBe('bounced');
    const head = await heads.read(candidate.account, candidate.id);
    expect(head?.mails?.s0?.bounced ?? head?.mails?.s0?.replaced).toBeTruthy();
  });

  it('that a person answered reads so, and the others as they were', async () => {
    const candidate = await aCandidate();
    await contact(world, candidate);
    const first = lastMail(world, candidate.id);
    await pass({ days: 3 });
    await answer(world, first, 'Tell me more.');
    const statuses = (await shown(candidate)).emailCampaign?.sequenceEmails.map(({ status }) => status);
    expect(statuses).toEqual(['replied', 'delivered', 'cancelled']);
  });

  it('to another address begins a thread of its own, and is no answer to what was never there', async () => {
    const candidate = await withTwoAddresses();
    await contact(world, candidate);
    const first = lastMail(world, candidate.id);
    await pass({ days: 3 });
    const second = lastMail(world, candidate.id);
    expect([headerOf(second, 'In-Reply-To'), second.subject]).toEqual([headerOf(first, 'Message-ID'), 'Re: Hello']);
    await bounce(second);
    const third = lastMail(world, candidate.id);
    expect(third.recipients).not.toEqual(second.recipients);
    expect([headerOf(third, 'In-Reply-To'), headerOf(third, 'References'), third.subject]).toEqual([
      undefined,
      undefined,
      'Hello',
    ]);
    expect(third.raw.toString()).toMatch(/have it corrected/);
    await pass({ days: 4 });
    const fourth = lastMail(world, candidate.id);
    expect(headerOf(fourth, 'References')).toBe(headerOf(third, 'Message-ID'));
  });

  it('that bounces late is not sent to who has those after it already', async () => {
    const candidate = await withTwoAddresses();
    await contact(world, candidate);
    const first = lastMail(world, candidate.id);
    await pass({ days: 3 });
    await bounce(lastMail(world, candidate.id));
    expect(texts(candidate)).toEqual(['First', 'Second', 'Second']);
    await bounce(first);
    await pass({ days: 10 });
    expect(texts(candidate)).toEqual(['First', 'Second', 'Second', 'Third']);
  });
});

it('a contact that was taken back leaves no channel behind', async () => {
  const candidate = await aCandidate();
  const { admin, job, id } = candidate;
  const body = { jobId: job, startOutreachCampaign: false, contactedViaOtherChannels: ['LINKED_IN' as const] };
  const card = await world.call(outreach.contactCandidate, { params: { submissionId: id }, body }, { as: admin });
  expect((await shown(candidate)).contactedViaOtherChannels).toHaveLength(1);
  const moves = [{ submissionId: id, movedAt: card.columnUpdatedAt }];
  await world.call(submissions.undoMove, { body: { moves } }, { as: admin });
  await pass({ hours: 1 });
  await contact(world, candidate);
  expect((await shown(candidate)).contactedViaOtherChannels).toEqual([]);
});
