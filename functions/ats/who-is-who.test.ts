import { afterEach, beforeEach, expect, it } from 'vitest';
import { change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { saySync } from '../../scripts/local/merge/linked-ats.ts';
import { amid, EMAIL, ID, type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { putItem } from '../platform/items.ts';
import { createSentThere } from '../records/ats/sent-there.ts';
import { createUnsentStore } from '../records/ats/unsent-store.ts';
import { keys } from '../records/keys.ts';
import { eraseRest } from '../records/submission/erasure.ts';

const OTHER = 'kim@work.example';
let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts();
});
afterEach(() => runs?.close());

const states = async () => [await runs.state(), await runs.state('sub_k')];

it('a stranger of another company is not taken for them by the number of an application that says no time', async () => {
  await runs.arrive();
  change(runs.placeOf(), runs.now(), { applied_at: null });
  await runs.read();
  await runs.connectAnother();
  const stranger = { first_name: 'Some', last_name: 'Stranger', remote_id: '99' };
  const email_addresses = [{ value: 'stranger@else.example', email_address_type: 'PERSONAL' }];
  Object.assign(runs.who(), stranger, { email_addresses });
  await runs.read(3);
  expect(await runs.state()).toBe('gone');
});

it.each([
  ['moved on to a third job', (place: Thing) => change(place, runs.now(), { job: runs.job(4) })],
  ['deleted from the second', (place: Thing) => change(place, runs.now(), { remote_was_deleted: true })],
])('who was moved to another job and then %s while Merge is at work is gone from the first', async (_, then) => {
  await runs.import(runs.job(3), 'job_b');
  await runs.read();
  await runs.arrive();
  saySync(runs.ats(), { status: 'SYNCING', last_sync_finished: runs.now().toISOString() });
  change(runs.placeOf(), runs.now(), { job: runs.job(3) });
  await runs.read();
  then(runs.placeOf());
  await runs.read();
  saySync(runs.ats(), undefined);
  await runs.read(4);
  expect(await runs.state()).toBe('gone');
});

it.each([
  ['two readings', true],
  ['one', false],
])(
  'of two who became one nobody is gone because one of their two applications is taken off, by %s',
  async (_, isReadBetween) => {
    await runs.arrive();
    await runs.arrive('sub_k', OTHER);
    const [ada, kim] = [runs.who(), runs.who(OTHER)];
    const place = runs.placeOf();
    change(place, runs.now(), { candidate: kim.id });
    runs.ats().content.candidates.splice(runs.ats().content.candidates.indexOf(ada), 1);
    if (isReadBetween) await runs.read(2);
    change(place, runs.now(), { remote_was_deleted: true });
    await runs.read(3);
    expect(await states()).toEqual(['sent', 'sent']);
    for (const one of runs.ats().content.applications)
      if (one.candidate === kim.id) change(one, runs.now(), { remote_was_deleted: true });
    await runs.read(3);
    expect(await states()).toEqual(['gone', 'gone']);
  },
);

it('who arrived in the account of before, and was deleted in the next, is there again once restored', async () => {
  await runs.waiting(ID, EMAIL);
  const arriving = amid(runs, 'POST applications', async () => {
    await runs.connectAnother();
    change(runs.who(), runs.now(), { remote_was_deleted: true });
    await runs.read(2);
  });
  await runs.export(ID, arriving);
  await runs.read(2);
  expect([arriving.isDone(), await runs.state()]).toEqual([true, 'gone']);
  change(runs.who(), runs.now(), { remote_was_deleted: false });
  await runs.read(3);
  expect(await runs.state()).toBe('sent');
});

it('whoever is deleted here is known by nothing that is kept of those who were sent, wait to be, or are gone from the ATS', async () => {
  const { accountId, jobId, table } = runs;
  await runs.arrive();
  change(runs.who(), runs.now(), { remote_was_deleted: true });
  await runs.read(2);
  const at = runs.now().toISOString();
  await createUnsentStore(table).note({ accountId, jobId, id: ID, ats: { state: 'failed', at, by: 'usr_a' } });
  // They were moved here from a job of which somebody sent them too.
  await createSentThere(table).noteOther({ accountId, jobId: 'job_b', id: ID });
  const from = { fromJobId: 'job_b', fromJobTitle: 'One', toJobTitle: 'Other', date: at };
  await putItem(table, { ...keys.transferred(accountId, ID), ...from, byUser: { id: 'usr_a', name: 'Ada' } });
  const known = async () =>
    (await table.scan()).flatMap(({ pk, sk }) =>
      /#ATS(LOST|WRITTEN|UNSENT)/.exec(String(pk)) && sk === ID ? [pk] : [],
    );
  expect(await known()).toHaveLength(4);
  const remover = { remove: async () => undefined };
  await eraseRest(table, { files: remover, mails: remover }, { accountId, id: ID, jobId });
  expect(await known()).toEqual([]);
});
