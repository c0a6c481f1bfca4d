import { afterAll, beforeAll, expect, it } from 'vitest';
import { addApplicant, change } from '../../scripts/local/merge/ats-content.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import { contactedThroughAts } from '../../test/support/ats.ts';
import { aProfile } from '../../test/support/builders.ts';
import { addCandidate, threeEmails } from '../../test/support/mail.ts';
import { aWorld, type World } from '../../test/support/world.ts';

const { outreach, submissions } = contract;

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
