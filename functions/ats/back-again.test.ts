import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apply, change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS, type LinkedAts, saySync } from '../../scripts/local/merge/linked-ats.ts';
import { rebuildAts } from '../../scripts/ops/rebuild-ats.ts';
import { type AtsRuns, anotherAccountOf, atsRuns } from '../../test/support/ats-runs.ts';
import { deleteItem } from '../platform/items.ts';
import { keys } from '../records/keys.ts';

const ID = 'sub_a';
const EMAIL = 'ada@home.example';
let runs: AtsRuns;
let ats: LinkedAts;
beforeEach(async () => {
  runs = await atsRuns();
  ats = await runs.link(INTEGRATIONS[0], { isCleared: true });
  await runs.import(ats.content.jobs[0]!.id);
  await read();
});
afterEach(() => runs?.close());

/** All that changed is read, so often, with some time before each. */
const read = async (times = 1) => {
  for (let time = 0; time < times; time++) {
    runs.clock.now += 6 * 60_000;
    await runs.readAll();
  }
};
const sent = async () => {
  await runs.waiting(ID, EMAIL);
  await runs.export(ID);
  await read(2);
};
const disconnect = async () => {
  runs.clock.now += 60_000;
  await runs.unlink();
  await runs.sync();
};
const connectAnother = async (from = ats) => {
  await disconnect();
  ats = await anotherAccountOf(runs, from);
};
const them = (): Thing => ats.content.candidates.find((one) => JSON.stringify(one.email_addresses).includes(EMAIL))!;
const deleteThem = async () => {
  change(them(), runs.now(), { remote_was_deleted: true });
  await read(2);
};
const restoreThem = () => change(them(), runs.now(), { remote_was_deleted: false });
const state = () => runs.stateOf(ID);

describe('whoever is restored is there again', () => {
  it('on each of the jobs from which they were sent', async () => {
    await runs.import(ats.content.jobs[4]!.id, 'job_b');
    await sent();
    await runs.waiting('sub_b', EMAIL, 'job_b');
    await runs.export('sub_b');
    await read(2);
    await deleteThem();
    expect([await state(), await runs.stateOf('sub_b')]).toEqual(['gone', 'gone']);
    restoreThem();
    await read(3);
    expect([await state(), await runs.stateOf('sub_b')]).toEqual(['sent', 'sent']);
  });

  it.each([
    [1, 0],
    [0, 1],
    [2, 5],
    [5, 2],
  ])('also where they stand on another imported job too, to which nobody sent them (%i, %i)', async (own, other) => {
    await runs.close();
    runs = await atsRuns();
    ats = await runs.link(INTEGRATIONS[0], { isCleared: true });
    await runs.import(ats.content.jobs[own]!.id);
    await runs.import(ats.content.jobs[other]!.id, 'job_b');
    await read();
    await sent();
    apply(ats.content, runs.now(), { candidate: them().id, job: ats.content.jobs[other]!.id });
    await read();
    await deleteThem();
    expect(await state()).toBe('gone');
    restoreThem();
    await read(3);
    expect(await state()).toBe('sent');
  });

  it('also while those are still looked for who were sent to the account before', async () => {
    await connectAnother();
    const last_sync_finished = runs.now().toISOString();
    saySync(ats, { status: 'PARTIALLY_SYNCED', last_sync_finished });
    await read();
    expect((await runs.links.find(runs.accountId))?.looksForSent).toBe(true);
    await sent();
    await deleteThem();
    expect(await state()).toBe('gone');
    restoreThem();
    await read(2);
    expect(await state()).toBe('sent');
  });

  it('also where it was said before one noted by what they would be known, once the account was rebuilt', async () => {
    await sent();
    await deleteThem();
    await deleteItem(runs.table, keys.atsLost(runs.accountId, ID));
    await rebuildAts(runs, runs.accountId, runs.jobId);
    restoreThem();
    await read(2);
    expect(await state()).toBe('sent');
  });
});

it('nobody is gone from an ATS because one of another kind is connected, and whoever is not in the next account is', async () => {
  await sent();
  const first = ats;
  await disconnect();
  const other = await runs.link(INTEGRATIONS[1]);
  for (const one of other.content.jobs) change(one, runs.now(), { remote_id: `other-${one.remote_id}` });
  await read(4);
  expect(await state()).toBe('sent');
  await connectAnother(first);
  await read(3);
  expect(await state()).toBe('sent');
  await connectAnother();
  const { id } = them();
  ats.content.applications = ats.content.applications.filter(({ candidate }) => candidate !== id);
  await read(3);
  expect(await state()).toBe('gone');
});
