import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import { aDraft, aJob } from '../../test/support/builders.ts';
import { aWorld, type World } from '../../test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

describe('posting a job', () => {
  it('asks for its first batch in the same call, once, however often that is repeated', async () => {
    const { admin } = await world.anAccount();
    const { startSourcing: _, ...body } = aJob();
    const post = () => world.call(jobRoutes.createJob, { body }, { as: admin, key: 'posting-1' });
    const [job, again] = [await post(), await post()];
    expect(job).toMatchObject({ status: 'Validated', batch: 1, sourcingRequest: { batchSize: 10 } });
    expect(again).toEqual(job);
  });

  it('does so without platform access too, which is promised the same', async () => {
    const { admin } = await world.anAccount({ plan: 'CROWD' });
    const { startSourcing: _, ...body } = aJob();
    const job = await world.call(jobRoutes.createJob, { body }, { as: admin });
    expect(job).toMatchObject({ status: 'Validated', batch: 1, sourcingRequest: { batchSize: 10 } });
  });

  it('of a draft does so too', async () => {
    const { admin } = await world.anAccount();
    const { id, version } = await world.call(jobRoutes.createJob, { body: aDraft() }, { as: admin });
    const { status: _, startSourcing: __, ...fields } = aJob();
    const body = { ...fields, version, validateDraft: true };
    const posted = await world.call(jobRoutes.updateJob, { params: { id }, body }, { as: admin });
    expect(posted).toMatchObject({ status: 'Validated', batch: 1, sourcingRequest: { batchSize: 10 } });
  });

  it('posts it all the same without the credits for it, and says that nobody looks yet', async () => {
    const { admin } = await world.anAccount({ credits: 3 });
    const { startSourcing: _, ...body } = aJob();
    const job = await world.call(jobRoutes.createJob, { body }, { as: admin });
    expect(job).toMatchObject({ status: 'Validated', sourcingRequest: null, batch: 0 });
  });

  it('is not sourced where the caller does not want that, nor is a draft', async () => {
    const { admin } = await world.anAccount();
    const later = await world.call(jobRoutes.createJob, { body: aJob({ startSourcing: false }) }, { as: admin });
    const draft = await world.call(jobRoutes.createJob, { body: aDraft() }, { as: admin });
    expect([later.sourcingRequest, draft.sourcingRequest]).toEqual([null, null]);
  });
});
