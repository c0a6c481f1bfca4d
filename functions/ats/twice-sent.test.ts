import { afterEach, beforeEach, expect, it } from 'vitest';
import { change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { EMAIL, ID, type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { type Fate, Killed } from '../../test/support/faults.ts';
import { createExportStore } from '../records/ats/export.ts';
import { createHeadStore } from '../records/submission/head-store.ts';

let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts();
});
afterEach(() => runs?.close());

const pass = (minutes: number) => {
  runs.clock.now += minutes * 60_000;
};
/** A run that is killed as soon as Merge has done something. */
function killedAfter(call: string): Fate {
  const before = runs.local.calls.length;
  return {
    steps: () => 0,
    async around(work) {
      const answer = await work();
      if (runs.local.calls.slice(before).includes(call)) throw new Killed(call);
      return answer;
    },
  };
}
const theirs = (what: 'attachments' | 'applications', email = EMAIL) =>
  runs.ats().content[what].filter(({ candidate }: Thing) => candidate === runs.who(email).id);
const exportOf = (id: SubmissionId) => createExportStore(runs.table).find({ accountId: runs.accountId, id });

it('gives somebody their resume once, though a run was killed after it and they were out of the column since', async () => {
  await runs.waiting(ID, EMAIL);
  await runs.export(ID, killedAfter('POST attachments'));
  pass(6);
  runs.ats().isRevoked = true;
  await runs.export(ID);
  runs.ats().isRevoked = false;
  pass(60);
  const columnAt = runs.now().toISOString();
  await createHeadStore(runs.table, runs.now).change(runs.accountId, ID, (head) => ({ ...head, columnAt }));
  await runs.link(runs.ats().integration);
  await runs.read(2);
  await runs.export(ID);
  expect([await runs.state(), theirs('attachments').length, theirs('applications').length]).toEqual(['sent', 1, 1]);
});

it('stands on the job it was sent to, where what an earlier run created was moved to another job meanwhile', async () => {
  await runs.waiting(ID, EMAIL);
  runs.local.faults.add({ kind: 'errors', on: 'POST applications' });
  await runs.export(ID);
  const [place] = theirs('applications');
  expect([await runs.state(), place?.job]).toEqual(['failed', runs.job(0)]);
  // It was noted, as it is where a run fails after it.
  await createExportStore(runs.table).noteFound(
    { accountId: runs.accountId, id: ID },
    {
      ...{ of: runs.job(0), candidateId: runs.who().id, applicationId: place!.id },
      there: { emails: [EMAIL], name: 'Ada' },
    },
  );
  change(place!, runs.now(), { job: runs.job(3) });
  await runs.send(ID, EMAIL);
  pass(6);
  await runs.export(ID);
  expect([await runs.state(), theirs('applications').map(({ job }) => job)]).toEqual([
    'sent',
    [runs.job(3), runs.job(0)],
  ]);
});

it('so does who is one with somebody there of whom one application was moved to another job', async () => {
  const OTHER = 'kim@home.example';
  await runs.waiting('sub_k', OTHER);
  await runs.export('sub_k');
  await runs.waiting(ID, EMAIL);
  await runs.export(ID, killedAfter('POST applications'));
  const { candidates, applications } = runs.ats().content;
  const [ada, kim] = [runs.who(), runs.who(OTHER)];
  for (const one of applications)
    if (one.candidate === ada.id) change(one, runs.now(), { candidate: kim.id, job: runs.job(3) });
  candidates.splice(candidates.indexOf(ada), 1);
  const { first_name, last_name } = ada;
  change(kim, runs.now(), { first_name, last_name, email_addresses: [OTHER, EMAIL].map((value) => ({ value })) });
  pass(6);
  await runs.export(ID);
  const sending = await exportOf(ID);
  const placed = applications.find(({ id }) => id === sending?.applicationId);
  expect([await runs.state(), placed?.job, placed?.candidate]).toEqual(['sent', runs.job(0), kim.id]);
  await runs.read(3);
  expect([await runs.state(), await runs.state('sub_k')]).toEqual(['sent', 'sent']);
});

it('nobody without a name is somebody else without a name whom another account calls by the same number', async () => {
  await runs.arrive();
  change(runs.who(), runs.now(), { first_name: null, last_name: null, remote_id: '7' });
  change(runs.placeOf(), runs.now(), { applied_at: null });
  await runs.read(2);
  await runs.connectAnother();
  const stranger = { first_name: null, last_name: null, remote_id: '7' };
  Object.assign(runs.who(), stranger, { email_addresses: [{ value: 'stranger@else.example' }] });
  const strangers = ({ candidate }: Thing) => candidate === runs.who('stranger@else.example').id;
  for (const one of runs.ats().content.applications) if (strangers(one)) one.applied_at = null;
  await runs.read(3);
  expect(await runs.state()).toBe('gone');
  await runs.send(ID, EMAIL);
  await runs.export(ID);
  expect((await exportOf(ID))?.candidateId).not.toBe(runs.who('stranger@else.example').id);
});
