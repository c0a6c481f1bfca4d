import { afterAll, beforeAll, expect, it } from 'vitest';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import { submissionRoutes } from '../../shared/contract/submissions.ts';
import { contactedThroughAts } from '../../test/support/ats.ts';
import { aWorld, type World } from '../../test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

it('sends whoever waits for their job once somebody opens it again, though nothing happens in the ATS', async () => {
  const { account, admin } = await world.anAccount({ window: 'always' });
  const { ats, id, job } = await contactedThroughAts(world, { account, admin }, { resume: false });
  ats.syncs = 1e9;
  const as = { as: admin };
  const seen = async () => (await world.call(submissionRoutes.getSubmission, { params: { id } }, as)).exportToAts;
  const pass = async (times: number) => {
    for (let time = 0; time < times; time++) {
      world.pass({ minutes: 6 });
      await world.drain();
    }
  };
  world.cloud.merge.faults.add({ kind: 'limited', on: 'GET users', times: 6 });
  await world.call(atsRoutes.exportToAts, { params: { id }, body: {} }, as);
  await world.drain();
  await world.call(jobRoutes.closeJob, { params: { id: job } }, as);
  world.cloud.merge.faults.clear();
  await pass(4);
  expect(await seen()).toMatchObject({
    state: 'failed',
    why: 'This job is closed. Once it is open again, this candidate is sent automatically.',
  });
  await world.call(jobRoutes.reopenJob, { params: { id: job } }, as);
  await pass(1);
  expect(await seen()).toMatchObject({ state: 'sent' });
});
