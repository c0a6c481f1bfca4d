import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apply, change } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS, saySync } from '../../scripts/local/merge/linked-ats.ts';
import { rebuildAts } from '../../scripts/ops/rebuild-ats.ts';
import { EMAIL, ID, type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { deleteItem } from '../platform/items.ts';
import { keys } from '../records/keys.ts';

let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts();
});
afterEach(() => runs?.close());

const deleteThem = async () => {
  change(runs.who(), runs.now(), { remote_was_deleted: true });
  await runs.read(2);
};
const restoreThem = () => change(runs.who(), runs.now(), { remote_was_deleted: false });

describe('whoever is restored is there again', () => {
  it('on each of the jobs from which they were sent', async () => {
    await runs.import(runs.job(4), 'job_b');
    await runs.arrive();
    await runs.waiting('sub_b', EMAIL, 'job_b');
    await runs.export('sub_b');
    await runs.read(2);
    await deleteThem();
    expect([await runs.state(), await runs.stateOf('sub_b')]).toEqual(['gone', 'gone']);
    restoreThem();
    await runs.read(3);
    expect([await runs.state(), await runs.stateOf('sub_b')]).toEqual(['sent', 'sent']);
  });

  it.each([
    [1, 0],
    [0, 1],
    [2, 5],
    [5, 2],
  ])('also where they stand on another imported job too, to which nobody sent them (%i, %i)', async (own, other) => {
    await runs.close();
    runs = await readAts([own, other]);
    await runs.arrive();
    apply(runs.ats().content, runs.now(), { candidate: runs.who().id, job: runs.job(other) });
    await runs.read();
    await deleteThem();
    expect(await runs.state()).toBe('gone');
    restoreThem();
    await runs.read(3);
    expect(await runs.state()).toBe('sent');
  });

  it('also while those are still looked for who were sent to the account before', async () => {
    await runs.connectAnother();
    const last_sync_finished = runs.now().toISOString();
    saySync(runs.ats(), { status: 'PARTIALLY_SYNCED', last_sync_finished });
    await runs.read();
    expect((await runs.links.find(runs.accountId))?.looksForSent).toBe(true);
    await runs.arrive();
    await deleteThem();
    expect(await runs.state()).toBe('gone');
    restoreThem();
    await runs.read(2);
    expect(await runs.state()).toBe('sent');
  });

  it('also where it was said before one noted by what they would be known, once the account was rebuilt', async () => {
    await runs.arrive();
    await deleteThem();
    await deleteItem(runs.table, keys.atsLost(runs.accountId, ID));
    await rebuildAts(runs, runs.accountId, runs.jobId);
    restoreThem();
    await runs.read(2);
    expect(await runs.state()).toBe('sent');
  });
});

it('nobody is gone from an ATS because one of another kind is connected, and whoever is not in the next account is', async () => {
  await runs.arrive();
  const first = runs.ats();
  await runs.disconnect();
  const other = await runs.link(INTEGRATIONS[1]);
  for (const one of other.content.jobs) change(one, runs.now(), { remote_id: `other-${one.remote_id}` });
  await runs.read(4);
  expect(await runs.state()).toBe('sent');
  await runs.connectAnother(first);
  await runs.read(3);
  expect(await runs.state()).toBe('sent');
  await runs.connectAnother();
  const { id } = runs.who();
  runs.ats().content.applications = runs.ats().content.applications.filter(({ candidate }) => candidate !== id);
  await runs.read(3);
  expect(await runs.state()).toBe('gone');
});
