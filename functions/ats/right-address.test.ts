import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Thing } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS } from '../../scripts/local/merge/linked-ats.ts';
import { type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { createExportStore } from '../records/ats/export.ts';
import { createCandidateReader } from '../records/submission/candidate-reader.ts';

const ADA = 'sub_ada';
const [BEFORE, NOW] = ['before@x.example', 'now@x.example'];
let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts();
});
afterEach(() => runs?.close());

const pass = (minutes: number) => {
  runs.clock.now += minutes * 60_000;
};
/** The ATS makes us wait at a call: the queue tries again. */
const wait = (call: string) => runs.local.faults.add({ kind: 'limited', on: call, times: 9 });
const tryAgain = async () => {
  runs.local.faults.clear();
  pass(6);
  await runs.export(ADA);
};
/** Who is there by these addresses: which they have, and how many applications and resumes. */
function there() {
  const { candidates, applications, attachments } = runs.ats().content;
  return candidates.flatMap((one) => {
    const emails = (one.email_addresses as { value: string }[]).map(({ value }) => value);
    const of = (thing: Thing) => thing.candidate === one.id;
    const counts = [applications.filter(of).length, attachments.filter(of).length];
    return emails.some((email) => email.endsWith('@x.example')) ? [[emails.join(' '), ...counts]] : [];
  });
}

it.each([
  ['before anybody was created', 'GET users'],
  ['after they were created', 'POST attachments'],
  ['after they were given their resume', 'POST applications'],
])('the queue’s next try goes by the address that is right now, %s', async (_, call) => {
  await runs.known(ADA, [BEFORE]);
  await runs.waiting(ADA);
  wait(call);
  await runs.export(ADA);
  await runs.known(ADA, [NOW]);
  await tryAgain();
  expect([await runs.state(ADA), there()]).toEqual(['sent', [[NOW, 1, 1]]]);
});

it.each([false, true])(
  'so does who is sent by itself once the ATS is connected again (created: %s)',
  async (isCreated) => {
    await runs.known(ADA, [BEFORE]);
    await runs.waiting(ADA);
    if (isCreated) {
      wait('POST applications');
      await runs.export(ADA);
      runs.local.faults.clear();
      pass(6);
    }
    runs.ats().isRevoked = true;
    await runs.export(ADA);
    expect(await runs.state(ADA)).toBe('failed');
    await runs.known(ADA, [NOW]);
    runs.ats().isRevoked = false;
    pass(1);
    await runs.link(INTEGRATIONS[0]);
    await runs.read(2);
    expect(await runs.state(ADA)).toBe('queued');
    await runs.export(ADA);
    expect([await runs.state(ADA), there()]).toEqual(['sent', [[NOW, 1, 1]]]);
  },
);

it('who was found there by the address of before stays that one, and their record is left as it is', async () => {
  const { findProfile } = createCandidateReader(runs.table);
  await runs.known(ADA, [BEFORE]);
  await runs.waiting(ADA);
  const { firstName, lastName } = (await findProfile(runs.accountId, ADA))!.candidate;
  const own = runs.someoneThere(firstName, lastName, BEFORE);
  wait('POST attachments');
  await runs.export(ADA);
  await runs.known(ADA, [NOW]);
  await tryAgain();
  expect([await runs.state(ADA), there()]).toEqual(['sent', [[BEFORE, 1, 1]]]);
  expect((await createExportStore(runs.table).find({ accountId: runs.accountId, id: ADA }))?.candidateId).toBe(own.id);
});

it('who was found by a wrong address, and is called otherwise, is somebody else', async () => {
  runs.someoneThere('Bob', 'Real', BEFORE);
  await runs.known(ADA, [BEFORE]);
  await runs.waiting(ADA);
  await runs.export(ADA);
  expect(await runs.state(ADA)).toBe('failed');
  await runs.known(ADA, [NOW]);
  await runs.send(ADA, NOW);
  await tryAgain();
  expect([await runs.state(ADA), there()]).toEqual([
    'sent',
    [
      [BEFORE, 0, 0],
      [NOW, 1, 1],
    ],
  ]);
});

it('an address that somebody wrote for it stays, whichever are known', async () => {
  await runs.known(ADA, [BEFORE]);
  await runs.waiting(ADA, 'written@x.example');
  wait('POST candidates');
  await runs.export(ADA);
  await runs.known(ADA, [NOW]);
  await tryAgain();
  expect([await runs.state(ADA), there()]).toEqual(['sent', [['written@x.example', 1, 1]]]);
});

it('one that is known still stays, though another one is chosen by now', async () => {
  await runs.known(ADA, [BEFORE]);
  await runs.waiting(ADA);
  wait('POST candidates');
  await runs.export(ADA);
  await runs.known(ADA, [NOW, BEFORE]);
  await tryAgain();
  expect([await runs.state(ADA), there()]).toEqual(['sent', [[BEFORE, 1, 1]]]);
});
