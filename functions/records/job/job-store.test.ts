import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { installMeter, isOwnRecord, isSessionNote, sumOf } from '../../../scripts/bench/meter.ts';
import { jobRoutes } from '../../../shared/contract/jobs.ts';
import type { Job } from '../../../shared/model/job.ts';
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
    expect(await jobs.find(account, id)).toEqual({ ...looked, ownerName: 'Anna Berg' });
    expect(strengths()).toEqual([false, true]);
  });

  it('is shown to its owner for two units, and to a teammate with its owner’s name for half a unit more', async () => {
    const { account, admin } = await world.anAccount();
    const { id } = await world.call(jobRoutes.createJob, { body: aJob() }, { as: admin });
    const teammate = await world.anEmployer({ account, firstname: 'Bert' });
    const meter = installMeter();
    const units = async (as: typeof admin) => {
      let employer: Job['employer'] | undefined;
      const calls = await meter.record(async () => {
        employer = (await world.call(jobRoutes.getJob, { params: { id } }, { as })).employer;
      });
      expect(employer).toEqual({ id: admin.id, name: 'Anna Berg' });
      return sumOf(
        calls.filter((call) => !isOwnRecord(call) && !isSessionNote(call)),
        'read',
      );
    };
    expect([await units(admin), await units(teammate)]).toEqual([2, 2.5]);
  });

  it('that is not there yet is looked for strongly, so that a new one is never missing', async () => {
    const { jobs, account, strengths } = await aStoredJob();
    expect(await jobs.look(account, 'job_none')).toBeUndefined();
    expect(strengths()).toEqual([false, true]);
  });
});
