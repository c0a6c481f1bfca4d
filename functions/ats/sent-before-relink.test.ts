import { afterEach, beforeEach, expect, it } from 'vitest';
import { change } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS } from '../../scripts/local/merge/linked-ats.ts';
import { type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { updateItem } from '../platform/items.ts';
import { keys } from '../records/keys.ts';

const [ADA, AGAIN] = ['sub_ada', 'sub_again'] as const;
const [HOME, WORK] = ['ada@x.example', 'work@x.example'];
let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts([0, 1]);
});
afterEach(() => runs?.close());

/** The ATS lets nobody in, and then does again. */
async function lockedOutMeanwhile() {
  runs.ats().isRevoked = true;
  runs.clock.now += 6 * 60_000;
  await runs.sync();
  expect((await runs.links.find(runs.accountId))?.state).toBe('RELINK');
  runs.ats().isRevoked = false;
  await runs.link(INTEGRATIONS[0]);
  await runs.read(2);
}
const created = () =>
  runs.ats().content.candidates.filter((one) => JSON.stringify(one.email_addresses).includes('@x.example')).length;

it.each([
  ['stands beside them', true],
  ['their head alone says', false],
])('whoever arrived before the same account was connected again is who they are, which %s', async (_, isBeside) => {
  await runs.arrive(ADA, HOME);
  await lockedOutMeanwhile();
  // By no address of theirs they are found there.
  change(runs.who(HOME), runs.now(), { email_addresses: [{ value: 'new@x.example', email_address_type: 'WORK' }] });
  if (!isBeside)
    await updateItem(runs.table, keys.export(runs.accountId, ADA), { change: 'REMOVE candidateId, there' });
  await runs.waiting(AGAIN, WORK, 'job_1');
  await runs.calledAs(AGAIN, ADA);
  await runs.aPerson('per_ada', [ADA, AGAIN], [HOME, WORK]);
  await runs.export(AGAIN);
  expect([await runs.state(AGAIN), created()]).toEqual(['sent', 1]);
});
