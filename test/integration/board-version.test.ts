import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getItem } from '../../functions/platform/items.ts';
import { keys } from '../../functions/records/keys.ts';
import { contract } from '../../shared/contract/index.ts';
import type { AccountId, SubmissionId } from '../../shared/model/ids.ts';
import type { Job } from '../../shared/model/job.ts';
import type { Employer } from '../support/accounts.ts';
import { aJob, aProfile } from '../support/builders.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, submissions } = contract;

let world: World;
let admin: Employer;
let job: Job;
let accountId: AccountId;
beforeAll(async () => {
  world = await aWorld();
  const opened = await world.anAccount();
  ({ admin } = opened);
  accountId = opened.account.id;
  job = await world.call(jobs.createJob, { body: aJob() }, { as: admin });
});
afterAll(() => world?.close());

const add = async () => {
  const body = { jobId: job.id, candidate: aProfile() };
  return (await world.call(submissions.createSubmission, { body }, { as: admin })).id;
};
const finish = (id: SubmissionId) =>
  world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: true } }, { as: admin });
const versionNow = async () => {
  await world.drain();
  return (await world.call(submissions.getBoardVersion, { params: { id: job.id } }, { as: admin })).version;
};

describe('the version of a board', () => {
  it('rises with every change of a card, also with one that nothing counts, and rests with the board', async () => {
    const id = await add();
    const before = await versionNow();
    await finish(id);
    const shown = await versionNow();
    expect(shown).toBeGreaterThan(before);
    expect(await versionNow()).toBe(shown);

    const counted = async () => {
      const counters = await getItem(world.table, keys.counters(accountId, job.id), { strongly: true });
      return Object.fromEntries(Object.entries(counters ?? {}).filter(([name]) => name.includes('.')));
    };
    const counts = await counted();
    const candidate = aProfile({ lastName: 'Renamed' });
    await world.call(submissions.editCandidate, { params: { id }, body: { candidate } }, { as: admin });
    expect(await versionNow()).toBeGreaterThan(shown);
    expect(await counted()).toEqual(counts);
  });
});
