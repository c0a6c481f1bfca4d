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
    await runs.calledAs('sub_b', 'sub_a');
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

describe('whoever is moved and deleted is there again once all is taken back, in whichever order', () => {
  const place = (what: object) => () => change(runs.placeOf(), runs.now(), what);
  const person = (is: boolean) => () => change(runs.who(), runs.now(), { remote_was_deleted: is });
  const to =
    (which: number, more: object = {}) =>
    () =>
      place({ job: runs.job(which), ...more })();
  const deleted = { remote_was_deleted: true };
  const restored = { remote_was_deleted: false };
  it.each([
    ['moved and deleted', [[to(3), person(true)], [to(0)], [person(false)]]],
    ['deleted, then moved', [[person(true)], [to(3)], [to(0)], [person(false)]]],
    ['their application too', [[to(3, deleted)], [place(restored), person(true)], [to(0)], [person(false)]]],
    ['each after the other', [[person(true)], [place(deleted)], [to(3)], [to(0)], [place(restored)], [person(false)]]],
    ['their application with the job', [[person(true)], [to(3, deleted)], [to(0, restored)], [person(false)]]],
  ])('%s', async (_, happenings) => {
    await runs.import(runs.job(3), 'job_3');
    await runs.arrive();
    for (const all of happenings) {
      for (const happens of all) happens();
      await runs.read(2);
    }
    await runs.read();
    expect(await runs.state()).toBe('sent');
  });

  it('and whoever comes back to one job, and is deleted on the other where they were before, is gone', async () => {
    await runs.import(runs.job(3), 'job_3');
    await runs.arrive();
    const states: unknown[] = [];
    for (const happens of [to(3, deleted), to(0, restored), to(3, deleted)]) {
      happens();
      await runs.read(3);
      states.push(await runs.state());
    }
    expect(states).toEqual(['gone', 'sent', 'gone']);
  });
});

describe('whoever is gone in two ways is there again once both are taken back', () => {
  const deletion = (is: boolean) => ({ remote_was_deleted: is });
  const place = (what: object) => change(runs.placeOf(), runs.now(), what);
  const person = (what: object) => change(runs.who(), runs.now(), what);
  const restoreThemselves = () => person(deletion(false));
  const restorePlace = () => place(deletion(false));
  it.each([
    ['their application first', () => place(deletion(true)), restorePlace, restoreThemselves],
    ['they themselves first', () => place(deletion(true)), restoreThemselves, restorePlace],
    ['their job first', () => place({ job: runs.job(3) }), () => place({ job: runs.job(0) }), restoreThemselves],
  ])('%s', async (_, leave, first, then) => {
    await runs.arrive();
    leave();
    await runs.read(2);
    person(deletion(true));
    await runs.read(2);
    expect(await runs.state()).toBe('gone');
    first();
    await runs.read(2);
    then();
    await runs.read(3);
    expect(await runs.state()).toBe('sent');
  });
});
