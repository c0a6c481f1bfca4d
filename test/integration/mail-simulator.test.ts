import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { addCandidate, contact, mailsOf, postJob, viewsOf } from '../support/mail.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(() => world?.close());

const { shown, pass, preflight } = viewsOf(() => world);

const mailsTo = (id: SubmissionId, email: string) =>
  mailsOf(world, id).filter(({ recipients }) => recipients[0] === email).length;

/** What becomes of a candidate who has an address of the mail service's simulator. */
async function after(local: string) {
  const { admin } = await world.anAccount();
  const job = await postJob(world, admin);
  const email = `${local}@simulator.amazonses.com`;
  const candidate = await addCandidate(world, admin, job, { email, employmentHistory: [], socialProfiles: [] });
  await contact(world, candidate);
  const seen = await shown(candidate);
  await pass({ days: 3 });
  const again = await addCandidate(world, admin, job, { email, socialProfiles: [] });
  const [blocked] = (await preflight(again)).blocked;
  const address = seen.emails.find((one) => one.email === email);
  return {
    status: seen.mailStatus,
    campaign: seen.emailCampaign,
    mails: mailsTo(candidate.id, email),
    blocked,
    address,
  };
}

it.each(['success', 'success+label'])('%s arrives', async (local) => {
  expect(await after(local)).toMatchObject({ status: 'delivered', campaign: { state: 'running' }, mails: 2 });
});

it.each(['bounce', 'bounce+label', 'suppressionlist', 'suppressionlist+label'])(
  '%s bounces for good',
  async (local) => {
    const { mails, address } = await after(local);
    expect(address).toMatchObject({ deliverabilityStatus: 'bounced', isDeliverable: false });
    expect(mails).toBe(1);
  },
);

it.each(['ooto', 'ooto+label'])('%s answers automatically, which pauses and is no answer', async (local) => {
  const { status, campaign, mails } = await after(local);
  expect(campaign).toMatchObject({ state: 'paused', pausedUntil: expect.any(String), hasForwardedReply: false });
  expect([status, mails]).toEqual(['away', 1]);
});

it.each(['complaint', 'complaint+label'])('%s is written to no more', async (local) => {
  const { campaign, mails, blocked } = await after(local);
  expect(campaign).toMatchObject({ state: 'stopped', stopReason: 'The candidate complained' });
  expect(mails).toBe(1);
  expect(blocked?.reason).toBe('OPTED_OUT');
});
