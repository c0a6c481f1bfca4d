import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Thing } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS } from '../../scripts/local/merge/linked-ats.ts';
import { type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { createCandidateReader } from '../records/submission/candidate-reader.ts';

const [ADA, BOB] = ['sub_ada', 'sub_bob'] as const;
const [RIGHT, WRONG] = ['ada@x.example', 'bob@x.example'];
let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts();
});
afterEach(() => runs?.close());

const pass = (minutes: number) => {
  runs.clock.now += minutes * 60_000;
};
/** Whose answer is lost is created all the same. */
async function sendAndLoseTheAnswer() {
  runs.local.faults.add({ kind: 'lost', on: 'POST candidates' });
  await runs.export(ADA);
  runs.local.faults.clear();
}
/** The ATS shuts us out, which a run notices, and lets us in again: the same link. */
async function shutOutAndLetIn(ids: readonly (typeof ADA | typeof BOB)[]) {
  runs.ats().isRevoked = true;
  for (const id of ids) await runs.export(id);
  expect(await runs.state(ADA)).toBe('failed');
  runs.ats().isRevoked = false;
  pass(1);
  await runs.link(INTEGRATIONS[0]);
  await runs.read();
}

/** Who was sent: their addresses there, and how many applications each has. */
function there() {
  const { candidates, applications } = runs.ats().content;
  return candidates.flatMap((one) => {
    const emails = (one.email_addresses as { value: string }[]).map(({ value }) => value);
    const of = ({ candidate }: Thing) => candidate === one.id;
    return emails.some((email) => email.endsWith('@x.example'))
      ? [[emails.join(' '), applications.filter(of).length]]
      : [];
  });
}

it('somebody whose answer was lost before the ATS let us in again is created once, whichever address they have since', async () => {
  await runs.known(ADA, [WRONG]);
  await runs.waiting(ADA);
  await sendAndLoseTheAnswer();
  pass(6);
  await shutOutAndLetIn([ADA]);
  await runs.known(ADA, [RIGHT]);
  await runs.export(ADA);
  expect([await runs.state(ADA), there()]).toEqual(['sent', [[RIGHT, 1]]]);
});

it('so is one person who is sent on two jobs by two addresses', async () => {
  await runs.import(runs.job(1), 'job_b');
  await runs.read();
  await runs.known(ADA, [RIGHT]);
  await runs.waiting(ADA);
  await runs.known(BOB, [WRONG]);
  await runs.waiting(BOB, undefined, 'job_b');
  const { findProfile } = createCandidateReader(runs.table);
  const profiles = await Promise.all([ADA, BOB].map((id) => findProfile(runs.accountId, id)));
  await runs.aPerson(
    'per_ada',
    [ADA, BOB],
    [],
    profiles.map((profile) => profile!.candidate),
  );
  await sendAndLoseTheAnswer();
  pass(3);
  await shutOutAndLetIn([ADA, BOB]);
  for (const id of [BOB, ADA, BOB]) {
    await runs.export(id);
    pass(2);
  }
  expect([await runs.state(ADA), await runs.state(BOB), there()]).toEqual(['sent', 'sent', [[RIGHT, 2]]]);
});
