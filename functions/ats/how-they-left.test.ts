import { afterEach, beforeEach, expect, it } from 'vitest';
import { change } from '../../scripts/local/merge/ats-content.ts';
import { saySync } from '../../scripts/local/merge/linked-ats.ts';
import { ID, type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { createHeadStore } from '../records/submission/head-store.ts';

let runs: ReadAts;
/** The first job is imported, whose person leaves it; so is the fourth, and the fifth is not. */
beforeEach(async () => {
  runs = await readAts([0, 3]);
  await runs.arrive();
});
afterEach(() => runs?.close());

const said = async () => {
  const ats = (await createHeadStore(runs.table, runs.now).read(runs.accountId, ID))?.ats;
  return [ats?.state, ats?.how];
};
const person = (how: Readonly<Record<string, unknown>>) => () => change(runs.who(), runs.now(), how);
const place = (how: Readonly<Record<string, unknown>>) => () => change(runs.placeOf(), runs.now(), how);
const onto = (job: number) => () => place({ job: runs.job(job) })();
const [deletePerson, restorePerson] = [true, false].map((is) => person({ remote_was_deleted: is }));
const [takeOff, putBack] = [true, false].map((is) => place({ remote_was_deleted: is }));
const both =
  (...all: readonly (() => void)[]) =>
  () => {
    for (const one of all) one();
  };

it.each([
  ['deleted, then restored onto another job', deletePerson, 'DELETED', both(restorePerson!, onto(4)), 'MOVED'],
  ['deleted, then restored onto one that is imported', deletePerson, 'DELETED', both(restorePerson!, onto(3)), 'MOVED'],
  ['taken off, then put back on another job', takeOff, 'OFF_JOB', both(putBack!, onto(4)), 'MOVED'],
  ['taken off, then put back on one that is imported', takeOff, 'OFF_JOB', both(putBack!, onto(3)), 'MOVED'],
  ['deleted, then restored and taken off', deletePerson, 'DELETED', both(restorePerson!, takeOff!), 'OFF_JOB'],
  ['moved, then taken off where they were', onto(4), 'MOVED', both(onto(0), takeOff!), 'OFF_JOB'],
] as const)('says how it is by now of whoever is %s', async (_, first, how, then, by) => {
  first!();
  await runs.read(2);
  expect(await said()).toEqual(['gone', how]);
  then();
  await runs.read(2);
  expect(await said()).toEqual(['gone', by]);
  const { version } = (await runs.links.find(runs.accountId))!;
  await runs.read();
  expect((await runs.links.find(runs.accountId))!.version).toBe(version + 1);
  both(restorePerson!, putBack!, onto(0))();
  await runs.read(2);
  expect(await said()).toEqual(['sent', undefined]);
});

it('says how it is by now where that changed before the first could be said', async () => {
  saySync(runs.ats(), { status: 'SYNCING', last_sync_finished: runs.now().toISOString() });
  deletePerson!();
  await runs.read();
  expect(await said()).toEqual(['sent', undefined]);
  both(restorePerson!, takeOff!)();
  await runs.read();
  saySync(runs.ats(), undefined);
  await runs.read(2);
  expect(await said()).toEqual(['gone', 'OFF_JOB']);
});
