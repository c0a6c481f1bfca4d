import { afterAll, beforeAll, expect, it } from 'vitest';
import { addApplicant, change } from '../../scripts/local/merge/ats-content.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import { contactedThroughAts } from '../../test/support/ats.ts';
import { aJob, aProfile } from '../../test/support/builders.ts';
import { addCandidate, threeEmails } from '../../test/support/mail.ts';
import { aWorld, type World } from '../../test/support/world.ts';

const { jobs, outreach, submissions } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

it('is said of whoever applied there, in words of its own, where they are added and where they are written to', async () => {
  const team = await world.anAccount({ window: 'always' });
  const as = { as: team.admin };
  const { ats, remote, job } = await contactedThroughAts(world, team, { resume: false });
  const email = 'mira.applied@home.example';
  const { id } = await addCandidate(world, team.admin, job, { email });
  const preflight = () =>
    world.call(
      outreach.preflightContact,
      { body: { jobId: job, submissionsId: [id], customTemplates: threeEmails() } },
      as,
    );
  expect((await preflight()).blocked).toEqual([]);

  const someone = addApplicant(ats.content, new Date(), remote);
  change(someone, new Date(), { email_addresses: [{ value: email, email_address_type: 'PERSONAL' }] });
  world.pass({ minutes: 6 });
  await world.drain();
  expect((await preflight()).blocked).toMatchObject([
    { submissionId: id, reason: 'IN_ATS', why: 'Stands on this job in your ATS already' },
  ]);

  const candidate = aProfile({ email }) as Profile;
  const added = await world.call(submissions.createSubmission, { body: { jobId: job, candidate } }, as);
  const refused = await world.refusal(submissions.checkDuplicates, { params: { id: added.id } }, as);
  expect(refused.code).toBe('CANDIDATE_IN_ATS');
});

it.each([
  ['may not be emailed', { can_email: false }, { can_email: true }],
  ['is private', { is_private: true }, { is_private: false }],
])('keeps emails on every job of the account from who %s there, and says so, until it does not', async (_, no, yes) => {
  const team = await world.anAccount({ window: 'always' });
  const as = { as: team.admin };
  const { ats, remote } = await contactedThroughAts(world, team, { resume: false });
  const other = await world.call(jobs.createJob, { body: aJob() }, as);
  const email = 'not.to.be.mailed@home.example';
  const { id } = await addCandidate(world, team.admin, other.id, { email });
  const reasons = async () => {
    const body = { jobId: other.id, submissionsId: [id], customTemplates: threeEmails() };
    const { blocked } = await world.call(outreach.preflightContact, { body }, as);
    return blocked.map(({ reason, why }) => [reason, why]);
  };
  const read = async () => {
    world.pass({ minutes: 6 });
    await world.drain();
  };
  const addresses = { email_addresses: [{ value: email, email_address_type: 'PERSONAL' }] };
  const someone = addApplicant(ats.content, new Date(), remote);
  change(someone, new Date(), addresses);
  await read();
  expect(await reasons()).toEqual([]);
  // Who somebody is changes, and nothing of their applications.
  const says = async (what: object) => {
    change(someone, new Date(), what);
    await read();
  };
  await says(no);
  const forbidden = [['OPTED_OUT', 'Your ATS said that they are not to be emailed']];
  expect(await reasons()).toEqual(forbidden);
  const body = { jobId: other.id, startOutreachCampaign: true };
  const contact = { params: { submissionId: id }, body };
  expect(await world.refusal(outreach.contactCandidate, contact, as)).toMatchObject({ code: 'NO_USABLE_EMAIL' });
  await says(yes);
  expect(await reasons()).toEqual([]);
  await says(no);
  await world.call(contract.ats.unlinkAts, {}, as);
  await read();
  expect(await reasons()).toEqual(forbidden);
});

it('knows people by the name and the address that they have there now', async () => {
  const team = await world.anAccount({ window: 'always' });
  const as = { as: team.admin };
  const { ats, remote, job } = await contactedThroughAts(world, team, { resume: false });
  const someone = addApplicant(ats.content, new Date(), remote);
  const read = async () => {
    world.pass({ minutes: 6 });
    await world.drain();
    const { candidates } = await world.call(contract.ats.getAtsBlacklist, { params: { id: job } }, as);
    return candidates.filter(({ emails }) => emails.some((email) => email.startsWith('married@')));
  };
  expect(await read()).toEqual([]);
  const email_addresses = [{ value: 'Married@home.example', email_address_type: 'PERSONAL' }];
  change(someone, new Date(), { last_name: 'Newname', email_addresses });
  expect(await read()).toMatchObject([{ name: expect.stringMatching(/Newname$/), emails: ['married@home.example'] }]);
  change(someone, new Date(), { remote_was_deleted: true });
  expect(await read()).toEqual([]);
});
