import { afterEach, beforeEach, expect, it } from 'vitest';
import { INTEGRATIONS } from '../../scripts/local/merge/linked-ats.ts';
import { troubleOf } from '../../shared/rules/ats/trouble.ts';
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

it('an ATS that Merge may not forget keeps the next one from nothing', async () => {
  runs.local.faults.add({ kind: 'closed', on: 'POST delete-account', times: 100 });
  runs.clock.now += 60_000;
  await runs.unlink();
  await runs.sync();
  await runs.link(INTEGRATIONS[1]);
  await runs.readAll();
  const link = await runs.links.find(runs.accountId);
  expect([link?.state, link?.slug, link?.readTo !== undefined]).toEqual(['LINKED', INTEGRATIONS[1]!.slug, true]);
});

it('where it may not read something for long people are told', async () => {
  runs.local.faults.add({ kind: 'closed', on: 'GET candidates', times: 1_000 });
  for (let hour = 0; hour < 8; hour++) {
    runs.clock.now += 60 * 60_000;
    await runs.sync();
  }
  const link = (await runs.links.find(runs.accountId))!;
  expect([link.state, troubleOf(link, runs.now())?.kind]).toEqual(['LINKED', 'HALF']);
  runs.local.faults.clear();
  runs.clock.now += 60 * 60_000;
  await runs.readAll();
  expect(troubleOf((await runs.links.find(runs.accountId))!, runs.now())).toBeUndefined();
});

it('a reading that may not read something says so, and goes on once it may', async () => {
  runs.clock.now += 6 * 60_000;
  runs.local.faults.add({ kind: 'closed', on: 'GET applications', times: 1 });
  await runs.sync();
  expect(await runs.links.find(runs.accountId)).toMatchObject({ state: 'LINKED', failures: 1 });
  runs.clock.now += 60 * 60_000;
  await runs.readAll();
  expect(await runs.links.find(runs.accountId)).toMatchObject({ state: 'LINKED', failures: 0 });
});
