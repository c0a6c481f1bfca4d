import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteItem } from '../../functions/platform/items.ts';
import { keys } from '../../functions/records/keys.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import { submissionRoutes } from '../../shared/contract/submissions.ts';
import { connectAts, contactedThroughAts } from '../../test/support/ats.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { change } from '../local/merge/ats-content.ts';
import { openOffice } from './environment.ts';
import { rebuild } from './rebuild.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const options = { quietMs: 0, wait: async () => undefined };

it('notes who was sent by an address that was written for it, so that they are found to be gone', async () => {
  const team = await world.anAccount({ window: 'always' });
  const as = { as: team.admin };
  const { ats, id, job } = await contactedThroughAts(world, team, { resume: false });
  const body = { candidateEmailManuallyProvided: 'written@home.example' };
  await world.call(atsRoutes.exportToAts, { params: { id }, body }, as);
  await world.drain();
  world.pass({ minutes: 6 });
  await world.drain();
  await deleteItem(world.table, keys.atsWritten(team.account.id, job, id));
  for (let time = 0; time < 2; time++) await rebuild(openOffice(), team.account.id, options);
  const theirs = ats.content.candidates.find(({ email_addresses: all }) => JSON.stringify(all).includes('written@'));
  change(theirs!, new Date(), { remote_was_deleted: true });
  world.pass({ minutes: 6 });
  await world.drain();
  const seen = await world.call(submissionRoutes.getSubmission, { params: { id } }, as);
  expect(seen.exportToAts?.state).toBe('gone');
});

it('notes who could not be sent because of the connection, so that they are sent once it is back', async () => {
  const team = await world.anAccount({ window: 'always' });
  const as = { as: team.admin };
  const { ats, id } = await contactedThroughAts(world, team, { resume: false });
  ats.isRevoked = true;
  await world.call(atsRoutes.exportToAts, { params: { id }, body: {} }, as);
  await world.drain();
  const state = async () =>
    (await world.call(submissionRoutes.getSubmission, { params: { id } }, as)).exportToAts?.state;
  expect(await state()).toBe('failed');
  await deleteItem(world.table, keys.atsUnsent(team.account.id, id));
  await rebuild(openOffice(), team.account.id, options);
  await connectAts(world, team);
  await world.drain();
  world.pass({ minutes: 6 });
  await world.drain();
  expect(await state()).toBe('sent');
});

it('notes who waited for their job before it was known which, so that they are sent within hours', async () => {
  const team = await world.anAccount({ window: 'always' });
  const as = { as: team.admin };
  const { ats, id, job } = await contactedThroughAts(world, team, { resume: false });
  ats.syncs = 1e9;
  world.cloud.merge.faults.add({ kind: 'limited', on: 'GET users', times: 6 });
  await world.call(atsRoutes.exportToAts, { params: { id }, body: {} }, as);
  await world.drain();
  await world.call(jobRoutes.closeJob, { params: { id: job } }, as);
  world.cloud.merge.faults.clear();
  const pass = async (times: number) => {
    for (let time = 0; time < times; time++) {
      world.pass({ minutes: 6 });
      await world.drain();
    }
  };
  const state = async () =>
    (await world.call(submissionRoutes.getSubmission, { params: { id } }, as)).exportToAts?.state;
  await pass(2);
  expect(await state()).toBe('failed');
  await deleteItem(world.table, keys.atsUnsent(team.account.id, id));
  await world.call(jobRoutes.reopenJob, { params: { id: job } }, as);
  await pass(1);
  await rebuild(openOffice(), team.account.id, options);
  world.pass({ minutes: 65 });
  await pass(1);
  expect(await state()).toBe('sent');
});
