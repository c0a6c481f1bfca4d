import { afterAll, beforeAll, expect, it } from 'vitest';
import { add, change } from '../../scripts/local/merge/ats-content.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { contactedThroughAts } from '../../test/support/ats.ts';
import { aWorld, type World } from '../../test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const pass = async () => {
  world.pass({ minutes: 6 });
  await world.drain();
};

it('sees that an office and a stage have other names, though no job and nobody on it changed, and reads neither otherwise', async () => {
  const team = await world.anAccount({ window: 'always' });
  const as = { as: team.admin };
  const { ats, id, remote } = await contactedThroughAts(world, team, { resume: false });
  await world.call(atsRoutes.exportToAts, { params: { id }, body: {} }, as);
  await world.drain();
  await pass();
  const placeOf = async () =>
    (await world.call(atsRoutes.searchAtsJobs, { query: {} }, as)).find((job) => job.id === remote.id)?.location;
  const stageOf = async () => (await world.call(atsRoutes.getAtsStanding, { params: { id } }, as)).standing?.stage;
  expect([await placeOf(), await stageOf()]).toEqual(['Berlin, Germany', 'Application Review']);
  const [office] = ats.content.offices;
  const stages = ats.content['job-interview-stages'].filter(({ job }) => job === remote.id);
  world.pass({ minutes: 1 });
  change(office!, new Date(), { location: 'Potsdam, Germany' });
  for (const stage of stages) change(stage, new Date(), { name: `New ${stage.name}` });
  await pass();
  expect([await placeOf(), await stageOf()]).toEqual(['Potsdam, Germany', 'New Application Review']);

  await pass();
  add(ats.content, 'offices', new Date(), { name: 'Rome', location: 'Rome, Italy' });
  const { calls } = world.cloud.merge;
  const from = calls.length;
  await pass();
  const made = calls.slice(from);
  expect(made.filter((call) => call === 'GET jobs')).toHaveLength(1);
  expect(made.filter((call) => call === 'GET applications')).toHaveLength(1);
});

it('reads all else of an ATS that has no offices and no stages, or shows none', async () => {
  const team = await world.anAccount({ window: 'always' });
  const as = { as: team.admin };
  const { ats, remote } = await contactedThroughAts(world, team, { resume: false });
  await pass();
  for (const on of ['GET offices', 'GET job-interview-stages']) world.cloud.merge.faults.add({ kind: 'closed', on });
  change(remote, new Date(), { name: 'Aardvark Keeper' });
  await pass();
  expect(world.cloud.merge.faults.list()).toEqual([]);
  const titles = (await world.call(atsRoutes.searchAtsJobs, { query: {} }, as)).map(({ title }) => title);
  expect(titles).toContain('Aardvark Keeper');
  expect((await world.call(atsRoutes.getAtsStatus, { query: {} }, as)).state).toBe('LINKED');
  expect(ats.isDeleted).toBe(false);
});
