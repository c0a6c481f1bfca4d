import { afterEach, beforeEach, expect, it } from 'vitest';
import { change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS, type LinkedAts, saySync } from '../../scripts/local/merge/linked-ats.ts';
import { type AtsRuns, anotherAccountOf, atsRuns } from '../../test/support/ats-runs.ts';
import { putItem } from '../platform/items.ts';
import { createSentThere } from '../records/ats/sent-there.ts';
import { createUnsentStore } from '../records/ats/unsent-store.ts';
import { keys } from '../records/keys.ts';
import { eraseRest } from '../records/submission/erasure.ts';

const ID = 'sub_a';
const EMAIL = 'ada@home.example';
const OTHER = 'kim@work.example';
let runs: AtsRuns;
let ats: LinkedAts;
beforeEach(async () => {
  runs = await atsRuns();
  ats = await runs.link(INTEGRATIONS[0], { isCleared: true });
  await runs.import(job(0));
  await read();
});
afterEach(() => runs?.close());

const job = (at: number) => ats.content.jobs[at]!.id;
/** All that changed is read, so often, with some time before each. */
const read = async (times = 1) => {
  for (let time = 0; time < times; time++) {
    runs.clock.now += 6 * 60_000;
    await runs.readAll();
  }
};
const send = async (id: `sub_${string}`, email: string) => {
  await runs.waiting(id, email);
  await runs.export(id);
  await read(2);
};
const connectAnother = async () => {
  runs.clock.now += 60_000;
  await runs.unlink();
  await runs.sync();
  ats = await anotherAccountOf(runs, ats);
};
const whoHas = (email: string): Thing =>
  ats.content.candidates.find((one) => JSON.stringify(one.email_addresses).includes(email))!;
const placeOf = (email: string): Thing =>
  ats.content.applications.find(({ candidate }) => candidate === whoHas(email).id)!;
const states = async () => [await runs.stateOf(ID), await runs.stateOf('sub_k')];

it('a stranger of another company is not taken for them by the number of an application that says no time', async () => {
  await send(ID, EMAIL);
  change(placeOf(EMAIL), runs.now(), { applied_at: null });
  await read();
  await connectAnother();
  const stranger = { first_name: 'Some', last_name: 'Stranger', remote_id: '99' };
  const email_addresses = [{ value: 'stranger@else.example', email_address_type: 'PERSONAL' }];
  Object.assign(whoHas(EMAIL), stranger, { email_addresses });
  await read(3);
  expect(await runs.stateOf(ID)).toBe('gone');
});

it.each([
  ['moved on to a third job', (place: Thing) => change(place, runs.now(), { job: job(4) })],
  ['deleted from the second', (place: Thing) => change(place, runs.now(), { remote_was_deleted: true })],
])('who was moved to another job and then %s while Merge is at work is gone from the first', async (_, then) => {
  await runs.import(job(3), 'job_b');
  await read();
  await send(ID, EMAIL);
  saySync(ats, { status: 'SYNCING', last_sync_finished: runs.now().toISOString() });
  change(placeOf(EMAIL), runs.now(), { job: job(3) });
  await read();
  then(placeOf(EMAIL));
  await read();
  saySync(ats, undefined);
  await read(4);
  expect(await runs.stateOf(ID)).toBe('gone');
});

it.each([
  ['two readings', true],
  ['one', false],
])(
  'of two who became one nobody is gone because one of their two applications is taken off, by %s',
  async (_, isReadBetween) => {
    await send(ID, EMAIL);
    await send('sub_k', OTHER);
    const [ada, kim] = [whoHas(EMAIL), whoHas(OTHER)];
    const place = placeOf(EMAIL);
    change(place, runs.now(), { candidate: kim.id });
    ats.content.candidates.splice(ats.content.candidates.indexOf(ada), 1);
    if (isReadBetween) await read(2);
    change(place, runs.now(), { remote_was_deleted: true });
    await read(3);
    expect(await states()).toEqual(['sent', 'sent']);
    for (const one of ats.content.applications)
      if (one.candidate === kim.id) change(one, runs.now(), { remote_was_deleted: true });
    await read(3);
    expect(await states()).toEqual(['gone', 'gone']);
  },
);

it('who arrived in the account of before, and was deleted in the next, is there again once restored', async () => {
  await runs.waiting(ID, EMAIL);
  let isOver = false;
  await runs.export(ID, {
    steps: () => 0,
    around: async (call) => {
      const answer = await call();
      if (isOver || runs.local.calls.at(-1) !== 'POST applications') return answer;
      isOver = true;
      await connectAnother();
      change(whoHas(EMAIL), runs.now(), { remote_was_deleted: true });
      await read(2);
      return answer;
    },
  });
  await read(2);
  expect([isOver, await runs.stateOf(ID)]).toEqual([true, 'gone']);
  change(whoHas(EMAIL), runs.now(), { remote_was_deleted: false });
  await read(3);
  expect(await runs.stateOf(ID)).toBe('sent');
});

it('whoever is deleted here is known by nothing that is kept of those who were sent, wait to be, or are gone from the ATS', async () => {
  const { accountId, jobId, table } = runs;
  await send(ID, EMAIL);
  change(whoHas(EMAIL), runs.now(), { remote_was_deleted: true });
  await read(2);
  const at = runs.now().toISOString();
  await createUnsentStore(table).note({ accountId, id: ID, ats: { state: 'failed', at, by: 'usr_a' } });
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
