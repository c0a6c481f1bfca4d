import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { Employer } from '../../test/support/accounts.ts';
import { aJob, aProfile } from '../../test/support/builders.ts';
import { accountOf } from '../../test/support/persons.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { setting, updateItem } from '../platform/items.ts';
import { keys } from '../records/keys.ts';
import { createHeadStore } from '../records/submission/head-store.ts';

const { jobs, submissions } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const needsOf = (as: Employer) => world.call(jobs.listNeeds, {}, { as });
const post = async (as: Employer, title: string) =>
  (await world.call(jobs.createJob, { body: aJob({ title }) }, { as })).id;
async function addProfile(as: Employer, jobId: Awaited<ReturnType<typeof post>>) {
  const candidate = aProfile() as Profile;
  const { id } = await world.call(submissions.createSubmission, { body: { jobId, candidate } }, { as });
  await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: false } }, { as });
  return id;
}

describe('what needs a person', () => {
  it('is nothing at first, and then counted over all their jobs, with the fullest first', async () => {
    const { account, admin } = await world.anAccount();
    const teammate = await world.anEmployer({ account });
    expect(await needsOf(admin)).toMatchObject({ toReview: { profiles: 0, fullest: null }, stuck: { jobs: 0 } });
    const [nurse, cook] = [await post(admin, 'Nurse'), await post(admin, 'Cook')];
    await addProfile(admin, nurse);
    for (let added = 0; added < 2; added++) await addProfile(admin, cook);
    await addProfile(teammate, await post(teammate, 'Baker'));
    await world.drain();
    const toReview = { profiles: 3, jobs: 2, fullest: { jobId: cook, title: 'Cook' } };
    expect((await needsOf(admin)).toReview).toEqual(toReview);
    await world.call(jobs.closeJob, { params: { id: cook } }, { as: admin });
    await world.drain();
    expect((await needsOf(admin)).toReview).toMatchObject({ profiles: 1, fullest: { title: 'Nurse' } });
  });

  it('is a job whose sourcing waits for an answer, until it goes to somebody else', async () => {
    const { account, admin } = await world.anAccount();
    const teammate = await world.anEmployer({ account });
    const id = await post(admin, 'Nurse');
    const row = keys.jobRow(await accountOf(world, admin), id);
    await updateItem(world.table, row, setting({ notSourcingReason: 'QUESTION_ABOUT_JOB_REQUIREMENTS' }));
    await world.drain();
    expect((await needsOf(admin)).stuck).toEqual({ jobs: 1, first: { jobId: id, title: 'Nurse' } });
    await world.call(jobs.transferOwnership, { params: { id }, body: { employerId: teammate.id } }, { as: admin });
    await world.drain();
    expect([(await needsOf(admin)).stuck.jobs, (await needsOf(teammate)).stuck.jobs]).toEqual([0, 1]);
  });

  it('is an email of which nobody knows whether it left, until that is settled', async () => {
    const { admin } = await world.anAccount();
    const job = await post(admin, 'Nurse');
    const id = await addProfile(admin, job);
    const account = await accountOf(world, admin);
    const heads = createHeadStore(world.table);
    const rest = { sender: null, outreachVersion: 0, isAutoContact: false, useWorkEmails: true };
    const campaign = {
      state: 'uncertain',
      step: 0,
      steps: 1,
      startedAt: new Date().toISOString(),
      startedBy: admin.id,
      ...rest,
    };
    await heads.change(account, id, (head) => ({ ...head, campaign }) as typeof head);
    await world.drain();
    expect((await needsOf(admin)).uncertain).toMatchObject({ emails: 1, first: { jobId: job, submissionId: id } });
    await heads.change(account, id, ({ campaign: _, ...head }) => head);
    await world.drain();
    expect((await needsOf(admin)).uncertain).toEqual({ emails: 0, first: null });
  });
});
