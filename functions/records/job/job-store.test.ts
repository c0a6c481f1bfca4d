import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { jobRoutes } from '../../../shared/contract/jobs.ts';
import { aJob } from '../../../test/support/builders.ts';
import { aWorld, type World } from '../../../test/support/world.ts';
import { createJobsRepository } from './job-store.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

async function aStoredJob() {
  const { account, admin } = await world.anAccount();
  const { id } = await world.call(jobRoutes.createJob, { body: aJob() }, { as: admin });
  const reads = vi.spyOn(world.table.db, 'send');
  const strengths = () =>
    reads.mock.calls.flatMap(([{ input }]) =>
      'RequestItems' in input
        ? Object.values(input.RequestItems ?? {}).map((of) => 'ConsistentRead' in of && of.ConsistentRead)
        : [],
    );
  return { jobs: createJobsRepository(world.table), account: account.id, id, strengths };
}

describe('a job', () => {
  it('is looked at for half the price of one that is to be changed', async () => {
    const { jobs, account, id, strengths } = await aStoredJob();
    const looked = await jobs.look(account, id);
    expect(strengths()).toEqual([false]);
    expect(await jobs.find(account, id)).toEqual(looked);
    expect(strengths()).toEqual([false, true]);
  });

  it('that is not there yet is looked for strongly, so that a new one is never missing', async () => {
    const { jobs, account, strengths } = await aStoredJob();
    expect(await jobs.look(account, 'job_none')).toBeUndefined();
    expect(strengths()).toEqual([false, true]);
  });
});
