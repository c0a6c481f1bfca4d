import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { JobId } from '../../shared/model/ids.ts';
import { aJob } from '../../test/support/builders.ts';
import type { Caller } from '../../test/support/call.ts';
import { aWorld, type World } from '../../test/support/world.ts';

const { jobs, accounts } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const titlesOf = async (as: Caller) => {
  const query = { scope: 'mine', status: 'Validated' } as const;
  return (await world.call(jobs.listJobs, { query }, { as })).results.map(({ title, ownerName }) => [title, ownerName]);
};
const countOf = async (as: Caller) => (await world.call(jobs.countJobs, {}, { as })).me.active;
const giving = (id: JobId, employerId: `usr_${string}`) => ({ params: { id }, body: { employerId } });

describe('another owner', () => {
  it('has the job in their list and their counts, and its emails leave in their name', async () => {
    const { account, admin } = await world.anAccount();
    const ines = await world.anEmployer({ account, firstname: 'Ines', lastname: 'Brandvold' });
    const job = await world.call(jobs.createJob, { body: aJob({ title: 'Nurse' }) }, { as: admin });
    const given = await world.call(jobs.transferOwnership, giving(job.id, ines.id), { as: admin });
    expect(given).toMatchObject({ employer: { id: ines.id, name: 'Ines Brandvold' }, emailSender: ines.id });
    expect([await titlesOf(admin), await titlesOf(ines)]).toEqual([[], [['Nurse', 'Ines Brandvold']]]);
    expect([await countOf(admin), await countOf(ines)]).toEqual([0, 1]);
    const { entries } = await world.call(
      accounts.listAudit,
      { params: { id: account.id }, query: { kind: 'JOBS_TRANSFERRED' } },
      { as: admin },
    );
    expect(entries.map(({ subject, details, by }) => [by.name, subject, details])).toEqual([
      [admin.name, 'Nurse', `${admin.name} → Ines Brandvold`],
    ]);
  });

  it('leaves the sender as it is where that was somebody else', async () => {
    const { account, admin } = await world.anAccount();
    const ines = await world.anEmployer({ account });
    const sender = await world.anEmployer({ account });
    const job = await world.call(jobs.createJob, { body: aJob({ emailSender: sender.id }) }, { as: admin });
    const given = await world.call(jobs.transferOwnership, giving(job.id, ines.id), { as: admin });
    expect(given).toMatchObject({ employer: { id: ines.id }, emailSender: sender.id });
  });

  it('is the same where it is given twice, or by several at once: it is in one list', async () => {
    const { account, admin } = await world.anAccount();
    const ines = await world.anEmployer({ account });
    const job = await world.call(jobs.createJob, { body: aJob() }, { as: admin });
    const calls = Array.from({ length: 6 }, (_, index) => giving(job.id, index % 2 ? ines.id : admin.id));
    const answers = await Promise.all(calls.map((call) => world.send(jobs.transferOwnership, call, { as: admin })));
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    const last = await world.call(jobs.transferOwnership, giving(job.id, ines.id), { as: admin });
    expect(last.employer.id).toBe(ines.id);
    expect([await countOf(admin), await countOf(ines)]).toEqual([0, 1]);
  });

  it('is a teammate: neither somebody of another account nor one who was removed', async () => {
    const { account, admin } = await world.anAccount();
    const leaver = await world.anEmployer({ account });
    const stranger = await world.anAccount();
    const job = await world.call(jobs.createJob, { body: aJob() }, { as: admin });
    await world.call(accounts.removeTeammate, { params: { id: leaver.id }, query: {} }, { as: admin });
    for (const to of [stranger.admin.id, leaver.id])
      expect((await world.refusal(jobs.transferOwnership, giving(job.id, to), { as: admin })).code).toBe('NOT_FOUND');
    const own = giving(job.id, stranger.admin.id);
    expect((await world.refusal(jobs.transferOwnership, own, { as: stranger.admin })).code).toBe('JOB_NOT_FOUND');
  });
});
