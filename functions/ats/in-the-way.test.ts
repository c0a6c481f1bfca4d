import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { add, change } from '../../scripts/local/merge/ats-content.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import type { Employer, TestAccount } from '../../test/support/accounts.ts';
import { contactedThroughAts } from '../../test/support/ats.ts';
import { aWorld, type World } from '../../test/support/world.ts';

let world: World;
let account: TestAccount;
let admin: Employer;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());
beforeEach(async () => {
  ({ account, admin } = await world.anAccount({ window: 'always' }));
});

const send = (id: SubmissionId) => world.call(atsRoutes.exportToAts, { params: { id }, body: {} }, { as: admin });
const seen = (id: SubmissionId) => world.call(submissionRoutes.getSubmission, { params: { id } }, { as: admin });

it.each([
  [{ status: 'CLOSED' }, 'CLOSED', 'it is closed in Greenhouse'],
  [{ remote_was_deleted: true }, 'MISSING', 'it is not in the Greenhouse that is connected now'],
])('sends nobody to a job that the ATS says is %j', async (over, standing, why) => {
  const { job, id, remote } = await contactedThroughAts(world, { account, admin }, { resume: false });
  change(remote, new Date(), over);
  world.pass({ minutes: 6 });
  await world.drain();
  const status = await world.call(atsRoutes.getAtsStatus, { query: { jobId: job } }, { as: admin });
  expect(status.job).toBe(standing);
  const refused = await world.refusal(atsRoutes.exportToAts, { params: { id }, body: {} }, { as: admin });
  expect([refused.code, refused.message]).toEqual(['ATS_NOT_FOR_THIS_JOB', expect.stringContaining(why)]);
});

it.each([
  { attachment_type: 'OTHER', age: 0 },
  { attachment_type: 'RESUME', age: 400 },
])('gives somebody their resume who has another file of its name there: %j', async ({ attachment_type, age }) => {
  const { ats, id, email } = await contactedThroughAts(world, { account, admin });
  const { firstName, lastName } = (await seen(id)).candidate;
  const there = add(ats.content, 'candidates', new Date(), {
    ...{ first_name: firstName, last_name: lastName, applications: [], attachments: [], phone_numbers: [], urls: [] },
    email_addresses: [{ value: email, email_address_type: 'PERSONAL' }],
  });
  const file = { file_name: 'resume.pdf', file_url: 'https://old.example/1', candidate: there.id, attachment_type };
  add(ats.content, 'attachments', new Date(Date.now() - age * 86_400_000), file);
  await send(id);
  await world.drain();
  expect((await seen(id)).exportToAts).toMatchObject({ state: 'sent' });
  const files = ats.content.attachments.filter(({ candidate }) => candidate === there.id);
  expect(files.map(({ attachment_type: type }) => type)).toEqual([attachment_type, 'RESUME']);
});

it('says in words for people that the ATS has to be connected again', async () => {
  const { ats, id } = await contactedThroughAts(world, { account, admin }, { resume: false });
  ats.isRevoked = true;
  await send(id);
  await world.drain();
  expect((await seen(id)).exportToAts).toMatchObject({
    state: 'failed',
    why: 'Your ATS does not let us in any more. Once it is connected again, this candidate is sent automatically.',
  });
});
