import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { addCandidate, type Contactable, contact, lastMail, postJob, threeEmails, viewsOf } from '../support/mail.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, outreach } = contract;

let world: World;
let noor: Contactable;
beforeAll(async () => {
  world = await aWorld();
  const { admin } = await world.anAccount({ window: 'always' });
  noor = await addCandidate(world, admin, await postJob(world, admin), { firstName: 'Noor' });
});
afterAll(() => world?.close());
const { pass } = viewsOf(() => world);

const sent = () => world.call(outreach.listSentMails, { params: { id: noor.id } }, { as: noor.admin });

it('shows the emails to a candidate as they were sent, whatever is called otherwise since', async () => {
  const steps = threeEmails({ html: '<p>First, for [job_title]</p>' });
  await contact(world, noor, steps);
  const before = await sent();
  expect(before.map(({ label, status }) => [label, status])).toEqual([['First email', 'delivered']]);
  expect(before[0]?.subject).toBe(lastMail(world, noor.id).subject);
  const as = { as: noor.admin };
  const job = await world.call(jobs.getJob, { params: { id: noor.job } }, as);
  const body = { version: job.version, title: 'Head of Something Else' };
  await world.call(jobs.updateJob, { params: { id: noor.job }, body }, as);

  expect(await sent()).toEqual(before);
  await pass({ days: 2, minutes: 10 });
  const [first, second] = await sent();
  expect(first).toEqual(before[0]);
  expect(second?.html).toContain('Second');
});

it('leaves with a signature of several lines as the preview shows it, no paragraph in another', async () => {
  const { admin } = await world.anAccount({ window: 'always' });
  const signature = { params: { userId: admin.id }, body: { signature: '<p>Ann Berg</p><p>Harbour</p>' } };
  await world.call(contract.accounts.saveSignature, signature, { as: admin });
  const ada = await addCandidate(world, admin, await postJob(world, admin), { firstName: 'Ada' });
  const steps = threeEmails({ html: '<p>Hello</p><p>[sender_signature]</p><p>Yours, [sender_signature]</p>' });
  const body = { jobId: ada.job, submissionId: ada.id, steps };
  const [shown] = await world.call(outreach.previewMail, { body }, { as: admin });
  await contact(world, ada, steps);
  const [left] = await world.call(outreach.listSentMails, { params: { id: ada.id } }, { as: admin });
  const signed = '<p>Hello</p><p>Ann Berg</p><p>Harbour</p><p>Yours, Ann Berg<br>Harbour</p>';
  expect(shown?.html).toContain(signed);
  expect(left?.html).toContain(signed);
});
