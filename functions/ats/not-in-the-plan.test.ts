import { afterEach, beforeEach, expect, it } from 'vitest';
import { add } from '../../scripts/local/merge/ats-content.ts';
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

/** Whoever is to be sent is in the ATS already. */
async function beThere(): Promise<void> {
  const { content } = runs.local.linked()[0]!;
  const { candidate } = (await runs.table.scan()).find(({ sk }) => sk === 'PROFILE')!;
  const { firstName, lastName } = candidate as { firstName: string; lastName: string };
  add(content, 'candidates', runs.now(), {
    ...{ first_name: firstName, last_name: lastName, applications: [], attachments: [] },
    email_addresses: [{ value: 'ada@home.example', email_address_type: 'PERSONAL' }],
  });
}

/** An earlier try may have given them their resume: so their files are looked through. */
async function tryBefore(): Promise<void> {
  runs.local.faults.add({ kind: 'lost', on: 'POST attachments' });
  await runs.export(ID);
  runs.local.faults.clear();
  runs.clock.now += 6 * 60_000;
}

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
    if (on === 'GET attachments') await tryBefore();
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

const OTHER = 'sub_b';
/** The same person is to be sent from another job, by an address of its own. */
const onAnotherJob = async () => {
  await runs.aPerson('per_a', [ID, OTHER], ['ada@home.example', 'ada@work.example']);
  await runs.waiting(ID, 'ada@home.example');
  await runs.waiting(OTHER, 'ada@work.example');
};
const withAddress = (email: string) =>
  runs.local.linked()[0]!.content.candidates.filter((one) => JSON.stringify(one.email_addresses).includes(email));

it.each(['GET candidates', 'POST candidates'])(
  'nobody waits for whoever was neither found nor created where that was refused: %s',
  async (on) => {
    await onAnotherJob();
    runs.local.faults.add({ kind: 'closed', on });
    await runs.export(ID);
    expect(await runs.stateOf(ID)).toBe('failed');
    await runs.export(OTHER);
    expect([await runs.stateOf(OTHER), withAddress('ada@').length]).toEqual(['sent', 1]);
  },
);

it('whoever may have been created is waited for, though then it is refused to look for them', async () => {
  await onAnotherJob();
  runs.local.faults.add({ kind: 'lost', on: 'POST candidates' });
  await runs.export(ID);
  runs.clock.now += 3 * 60_000;
  runs.local.faults.add({ kind: 'closed', on: 'GET candidates' });
  await runs.export(ID);
  expect(await runs.stateOf(ID)).toBe('failed');
  await runs.export(OTHER);
  expect([await runs.stateOf(OTHER), withAddress('ada@').length]).toEqual(['queued', 1]);
});

it('whoever is there by chance is not taken for created by a try that was refused', async () => {
  await runs.waiting(ID, 'ada@home.example');
  runs.local.faults.add({ kind: 'closed', on: 'POST candidates' });
  await runs.export(ID);
  await beThere();
  await runs.send(ID, 'ada@home.example');
  await runs.export(ID);
  expect([await runs.stateOf(ID), (await sending())?.createdAs]).toEqual(['sent', undefined]);
});
