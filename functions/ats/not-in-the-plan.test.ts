import { afterEach, beforeEach, expect, it } from 'vitest';
import { INTEGRATIONS } from '../../scripts/local/merge/linked-ats.ts';
import { type AtsRuns, atsRuns } from '../../test/support/ats-runs.ts';

const ID = 'sub_a';

let runs: AtsRuns;
beforeEach(async () => {
  runs = await atsRuns();
  const ats = await runs.link(INTEGRATIONS[0], { isCleared: true });
  await runs.import(ats.content.jobs[0]!.id);
  await runs.readAll();
});
afterEach(() => runs?.close());

/** What stands of sending somebody. */
const sending = async () => (await runs.table.scan()).find(({ sk }) => sk === 'EXPORT');

it.each([
  ['GET attachments', 'sent', { note: 'Without the resume: This model is not in your plan.' }],
  ['POST attachments', 'sent', { note: 'Without the resume: This model is not in your plan.' }],
  ['GET users', 'failed', { why: 'This model is not in your plan.' }],
  ['GET candidates', 'failed', { why: 'This model is not in your plan.' }],
  ['POST candidates', 'failed', { why: 'This model is not in your plan.' }],
] as const)(
  'what Merge lets nobody do is said of whom it concerns, and shuts out nobody: %s',
  async (on, state, said) => {
    await runs.waiting(ID, 'ada@home.example');
    runs.local.faults.add({ kind: 'closed', on, times: 3 });
    await runs.export(ID);
    expect([await runs.stateOf(ID), (await runs.links.find(runs.accountId))?.state]).toEqual([state, 'LINKED']);
    expect(await sending()).toMatchObject(said);
  },
);

it('a reading that may not read something says so, and goes on once it may', async () => {
  runs.clock.now += 6 * 60_000;
  runs.local.faults.add({ kind: 'closed', on: 'GET applications', times: 1 });
  await runs.sync();
  expect(await runs.links.find(runs.accountId)).toMatchObject({ state: 'LINKED', failures: 1 });
  runs.clock.now += 60 * 60_000;
  await runs.readAll();
  expect(await runs.links.find(runs.accountId)).toMatchObject({ state: 'LINKED', failures: 0 });
});
