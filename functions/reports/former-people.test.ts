import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOffice } from '../../scripts/ops/environment.ts';
import { rebuild } from '../../scripts/ops/rebuild.ts';
import { contract } from '../../shared/contract/index.ts';
import { Profile } from '../../shared/model/candidate.ts';
import type { UserId } from '../../shared/model/ids.ts';
import { aJob } from '../../test/support/builders.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { createFormerPeople, rememberFormer } from '../records/account/former-people.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { newHead } from '../records/submission/new-head.ts';

const { accounts, jobs, reports } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

/** Until all that follows is told: days once a minute, and the jobs of who left as long as there may be more. */
const settle = async (minutes = 2) => {
  for (let minute = 0; minute < minutes; minute++) {
    await world.drain();
    world.pass({ minutes: 1 });
  }
  await world.drain();
};

it('what somebody’s jobs counted stays theirs when they leave, and what comes after is their successor’s', async () => {
  const { account, admin } = await world.anAccount();
  const leaver = await world.anEmployer({ account });
  const as = { as: admin };
  const { id: jobId } = await world.call(jobs.createJob, { body: aJob() }, { as: leaver });
  const heads = createHeadStore(world.table, () => new Date());
  let made = 0;
  const source = async (count: number) => {
    for (const end = made + count; made < end; made++) {
      const candidate = Profile.parse({ firstName: 'Ines', lastName: `Roux${made}` });
      const of = { accountId: account.id, id: `sub_left${made}`, jobId, origin: 'crowd', duplicate: false } as const;
      await heads.createOnce(newHead({ ...of, candidate, at: new Date() }), []);
    }
    await settle();
  };
  await source(3);
  await world.call(accounts.removeTeammate, { params: { id: leaver.id }, query: {} }, as);
  await settle(6);
  world.pass({ days: 1 });
  await source(2);

  const ofAccount = { accountId: account.id };
  const sourced = async (userId?: UserId) => {
    const query = { ...ofAccount, period: 'PAST_MONTH', userId } as const;
    return (await world.call(reports.getAccountOverview, { query }, as)).crowdSubmissions.sourced;
  };
  const expectWhose = async () =>
    expect([await sourced(leaver.id), await sourced(admin.id), await sourced()]).toEqual([3, 2, 5]);
  await expectWhose();
  const recounted = await rebuild(openOffice(), account.id, { quietMs: 0, wait: () => world.drain() });
  expect(recounted).toMatchObject({ mended: 0, days: 0, busy: [] });
  await expectWhose();

  const former = () => world.call(reports.listFormerPeople, { query: ofAccount }, as);
  const { name } = leaver;
  expect(await former()).toEqual({ people: [{ id: leaver.id, name }] });
  const ofLeaver = { ...ofAccount, userId: leaver.id };
  const behind = { query: { ...ofLeaver, period: 'PAST_MONTH', stage: 'sourced' } } as const;
  expect((await world.call(reports.listCountedJobs, behind, as)).jobs).toMatchObject([{ jobId, count: 3 }]);
  expect((await world.call(reports.getCurrentPipeline, { query: ofLeaver }, as)).jobs).toEqual([]);
  const file = await world.send(reports.exportAccountOverview, { query: { ...ofLeaver, period: 'PAST_MONTH' } }, as);
  expect(file.text).toContain(`Job owner,${name}`);

  const stranger = { as: (await world.anAccount()).admin };
  expect((await world.refusal(reports.listFormerPeople, { query: ofAccount }, stranger)).code).toBe('NOT_FOUND');
  const back = {
    accountId: account.id,
    userId: admin.id,
    name: admin.name,
    at: new Date(Date.now() - 60_000).toISOString(),
  };
  await rememberFormer(world.table, back);
  expect(await former()).toEqual({ people: [{ id: leaver.id, name }] });
  const afterAYear = createFormerPeople(world.table, () => new Date(Date.now() + 366 * 86_400_000));
  expect(await afterAYear.list(account.id)).toEqual([]);
  expect(await afterAYear.find(account.id, leaver.id)).toBeUndefined();
});
