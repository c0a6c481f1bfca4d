import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { change } from '../../scripts/local/merge/ats-content.ts';
import { saySync } from '../../scripts/local/merge/linked-ats.ts';
import { showAts } from '../../scripts/ops/ats.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { Employer, TestAccount } from '../../test/support/accounts.ts';
import { connectAts, contactedThroughAts } from '../../test/support/ats.ts';
import { aWorld, type World } from '../../test/support/world.ts';

let world: World;
let account: TestAccount;
let admin: Employer;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());
beforeEach(async () => {
  world.cloud.merge.faults.clear();
  ({ account, admin } = await world.anAccount({ window: 'always' }));
});

const pass = async (minutes: number) => {
  world.pass({ minutes });
  await world.drain();
};
const status = () => world.call(atsRoutes.getAtsStatus, { query: {} }, { as: admin });

it('says since when an ATS makes us wait, once that lasts for an hour, and no more once it was read', async () => {
  await connectAts(world, { account, admin });
  await world.drain();
  world.cloud.merge.faults.add({ kind: 'limited', on: 'GET', times: 10_000, seconds: 900 });
  await pass(6);
  expect((await status()).trouble).toBeNull();
  for (let quarter = 0; quarter < 5; quarter++) await pass(16);
  const { trouble } = await status();
  expect(trouble).toMatchObject({ kind: 'LIMITED', since: expect.any(String) });
  expect(await showAts(openOffice(), account.id)).toMatchObject({
    said: `Greenhouse has made us wait since ${trouble?.since}, because it was asked too often. What changed there since comes later.`,
  });
  world.cloud.merge.faults.clear();
  await pass(61);
  expect((await status()).trouble).toBeNull();
});

it('says so of an ATS that Merge never synchronises completely, and lets nobody wait for it for ever', async () => {
  const { ats, id, remote } = await contactedThroughAts(world, { account, admin }, { resume: false });
  await world.call(atsRoutes.exportToAts, { params: { id }, body: {} }, { as: admin });
  await world.drain();
  await pass(6);
  const stateOf = async () =>
    (await world.call(submissionRoutes.getSubmission, { params: { id } }, { as: admin })).exportToAts?.state;
  saySync(ats, { status: 'SYNCING', last_sync_finished: ats.linkedAt });
  await pass(6);
  expect((await status()).trouble).toBeNull();
  await pass(6 * 60);
  await pass(6);
  expect((await status()).trouble).toMatchObject({ kind: 'HALF', since: expect.any(String) });
  // What Merge itself says to be deleted is believed by then.
  const application = ats.content.applications.find(({ job, candidate }) => {
    const who = ats.content.candidates.find((one) => one.id === candidate);
    return job === remote.id && JSON.stringify(who?.email_addresses).includes('noor.');
  });
  change(application!, new Date(), { remote_was_deleted: true });
  await pass(6);
  expect(await stateOf()).toBe('gone');
  saySync(ats, undefined);
  await pass(6);
  expect((await status()).trouble).toBeNull();
});

it('says so where Merge’s first sync of another account does not end, and sends people there once it did', async () => {
  const { ats: first, id } = await contactedThroughAts(world, { account, admin }, { resume: false });
  first.isDeleted = true;
  await pass(6);
  const { ats } = await connectAts(world, { account, admin });
  saySync(ats, { status: 'PARTIALLY_SYNCED' });
  ats.says = { ...ats.says, Job: { status: 'SYNCING', is_initial_sync: true } };
  await world.drain();
  await pass(6);
  await pass(6 * 60);
  await pass(6);
  expect((await status()).trouble).toMatchObject({ kind: 'HALF' });
  saySync(ats, undefined);
  await pass(6);
  await world.call(atsRoutes.exportToAts, { params: { id }, body: {} }, { as: admin });
  await world.drain();
  const seen = await world.call(submissionRoutes.getSubmission, { params: { id } }, { as: admin });
  expect(seen.exportToAts?.state).toBe('sent');
});
