import { afterEach, beforeEach, expect, it } from 'vitest';
import { change } from '../../scripts/local/merge/ats-content.ts';
import { type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { createExportStore, exportForgotten } from '../records/ats/export.ts';
import { createCandidateReader } from '../records/submission/candidate-reader.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { exported } from '../records/submission/moves.ts';

const ADA = 'sub_ada';
const [RIGHT, WRONG, OTHER] = ['ada@x.example', 'bob@x.example', 'ada@y.example'];
const STILL_THERE = `Your ATS still has ${WRONG}, as whom they were sent before the address was put right.`;
let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts();
});
afterEach(() => runs?.close());

const tryAgain = async () => {
  runs.local.faults.clear();
  runs.clock.now += 6 * 60_000;
  await runs.export(ADA);
};
const noteOf = async () => (await createExportStore(runs.table).find({ accountId: runs.accountId, id: ADA }))?.note;

/** She was created by a wrong address, and it is put right: by the right one she is in the ATS already. */
async function putRight() {
  runs.local.faults.add({ kind: 'closed', on: 'POST applications' });
  await runs.waiting(ADA, WRONG);
  await runs.export(ADA);
  expect(await runs.state(ADA)).toBe('failed');
  const profile = await createCandidateReader(runs.table).findProfile(runs.accountId, ADA);
  const { firstName, lastName } = profile!.candidate;
  runs.someoneThere(firstName, lastName, RIGHT);
  await runs.send(ADA, RIGHT);
}

it.each([
  ['with the resume', 'POST attachments', 'limited'],
  ['before they are put on the job', 'POST applications', 'limited'],
  ['as no answer comes', 'POST applications', 'lost'],
] as const)('what is said of the record that is left behind stays where the try waits %s', async (_, on, kind) => {
  await putRight();
  runs.local.faults.clear();
  runs.local.faults.add({ kind, on, times: kind === 'limited' ? 9 : 1 });
  await runs.export(ADA);
  expect([await runs.state(ADA), await noteOf()]).toEqual(['queued', STILL_THERE]);
  await tryAgain();
  expect([await runs.state(ADA), await noteOf()]).toEqual(['sent', STILL_THERE]);
});

it('it stays once however often the ATS takes no resume, and what it says of the resume is of the last try', async () => {
  await putRight();
  runs.local.faults.clear();
  for (let time = 0; time < 2; time++) {
    runs.local.faults.add({ kind: 'closed', on: 'POST attachments' });
    runs.local.faults.add({ kind: 'limited', on: 'POST applications', times: 9 });
    await runs.export(ADA);
    expect(await noteOf()).toMatch(new RegExp(`^${STILL_THERE} Without the resume: [^:]*$`));
    runs.local.faults.clear();
    runs.clock.now += 6 * 60_000;
  }
  await tryAgain();
  expect([await runs.state(ADA), await noteOf()]).toEqual(['sent', STILL_THERE]);
});

it('it goes where the address that was taken for a wrong one is the right one after all', async () => {
  await putRight();
  runs.local.faults.clear();
  runs.local.faults.add({ kind: 'closed', on: 'POST applications' });
  await runs.export(ADA);
  expect([await runs.state(ADA), await noteOf()]).toEqual(['failed', STILL_THERE]);
  await runs.send(ADA, WRONG);
  await tryAgain();
  expect([await runs.state(ADA), await noteOf()]).toEqual(['sent', undefined]);
});

it('it stays where another address is written since', async () => {
  await putRight();
  runs.local.faults.clear();
  runs.local.faults.add({ kind: 'closed', on: 'POST applications' });
  await runs.export(ADA);
  await runs.send(ADA, OTHER);
  await tryAgain();
  expect([await runs.state(ADA), await noteOf()]).toEqual(['sent', STILL_THERE]);
});

it('it stays where they are gone since, and sent anew', async () => {
  await putRight();
  runs.local.faults.clear();
  await tryAgain();
  expect([await runs.state(ADA), await noteOf()]).toEqual(['sent', STILL_THERE]);
  await runs.read(2);
  change(runs.placeOf(RIGHT), runs.now(), { remote_was_deleted: true });
  await runs.read(4);
  const heads = createHeadStore(runs.table, runs.now);
  const head = (await heads.read(runs.accountId, ADA))!;
  expect(head.ats?.state).toBe('gone');
  const again = { at: runs.now(), by: 'usr_a' as const, isInterested: false };
  await heads.change(runs.accountId, ADA, (one) => exported(one, again), [exportForgotten(head)]);
  await runs.export(ADA);
  expect([await runs.state(ADA), await noteOf()]).toEqual(['sent', STILL_THERE]);
});
