import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { EMAIL, ID, type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { createExportStore } from '../records/ats/export.ts';
import { createHeadStore } from '../records/submission/head-store.ts';

let runs: ReadAts;
let who: Thing;
let place: Thing;
beforeEach(async () => {
  runs = await readAts();
  await runs.arrive();
  [who, place] = [runs.who(), runs.placeOf()];
});
afterEach(() => runs?.close());

/** Somebody of her address stands on the job too, as somebody else. */
function applies(first: string, last: string): Thing {
  const other = runs.someoneThere(first, last, EMAIL);
  const over = { id: crypto.randomUUID(), candidate: other.id, remote_id: '555', remote_was_deleted: false };
  runs.ats().content.applications.push({ ...place, ...over, modified_at: runs.now().toISOString() });
  return other;
}
async function leaves() {
  for (const one of [who, place]) change(one, runs.now(), { remote_was_deleted: true });
  await runs.read(2);
}
const isTakenFor = async (other: Thing) =>
  (await createExportStore(runs.table).find({ accountId: runs.accountId, id: ID }))?.candidateId === other.id;

describe('whoever has the address of somebody who was sent, and is called otherwise, is not them', () => {
  it('where they are on the job as the one who was sent is deleted', async () => {
    const bob = applies('Bob', 'Other');
    await runs.read(2);
    await leaves();
    expect([await runs.state(), await isTakenFor(bob)]).toEqual(['gone', false]);
  });

  it('where they apply after that', async () => {
    await leaves();
    const bob = applies('Bob', 'Other');
    await runs.read(2);
    expect([await runs.state(), await isTakenFor(bob)]).toEqual(['gone', false]);
    for (const one of [who, place]) change(one, runs.now(), { remote_was_deleted: false });
    await runs.read(2);
    expect([await runs.state(), await isTakenFor(who)]).toEqual(['sent', true]);
  });

  it('where both are deleted, and they alone are restored', async () => {
    const bob = applies('Bob', 'Other');
    await runs.read(2);
    change(bob, runs.now(), { remote_was_deleted: true });
    await leaves();
    change(bob, runs.now(), { remote_was_deleted: false });
    await runs.read(2);
    expect([await runs.state(), await isTakenFor(bob)]).toEqual(['gone', false]);
  });

  it('where another account is connected', async () => {
    await runs.connectAnother();
    runs.ats().syncs = 1e9;
    const bob = runs.who();
    change(bob, runs.now(), { first_name: 'Bob', last_name: 'Other', remote_id: '99' });
    change(runs.placeOf(), runs.now(), { remote_id: '77', applied_at: null });
    await runs.read(4);
    expect([await runs.state(), await isTakenFor(bob)]).toEqual(['gone', false]);
  });
});

describe('whoever has their address is them', () => {
  it('where they may be called so', async () => {
    await leaves();
    const again = applies(String(who.first_name).slice(0, 1), String(who.last_name));
    await runs.read(2);
    expect([await runs.state(), await isTakenFor(again)]).toEqual(['sent', true]);
  });

  it('where they are called as the ATS called them the last time', async () => {
    change(who, runs.now(), { last_name: 'Married', first_name: 'Zoe' });
    await runs.read();
    await leaves();
    const again = applies('Zoe', 'Married');
    await runs.read(2);
    expect([await runs.state(), await isTakenFor(again)]).toEqual(['sent', true]);
  });

  it('by an id that is known, whatever they are called', async () => {
    change(who, runs.now(), { first_name: 'Bob', last_name: 'Other' });
    await runs.read();
    await createHeadStore(runs.table, runs.now).change(runs.accountId, ID, (head) => ({ ...head, name: 'Ada Real' }));
    await leaves();
    expect(await runs.state()).toBe('gone');
    for (const one of [who, place]) change(one, runs.now(), { remote_was_deleted: false });
    await runs.read(2);
    expect(await runs.state()).toBe('sent');
  });
});
