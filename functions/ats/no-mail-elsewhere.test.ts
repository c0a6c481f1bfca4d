import { afterEach, beforeEach, expect, it } from 'vitest';
import { add, apply, change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { fingerprint } from '../platform/ids.ts';
import { findNoMailInAts } from '../records/ats/no-mail.ts';

const SHARED = 'the.household@mail.example';
const OWN = 'her.own@mail.example';

let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts([0, 3]);
});
afterEach(() => runs?.close());

const isForbidden = async (email = SHARED) =>
  (await findNoMailInAts(runs.table, runs.accountId, [fingerprint(email)])).size === 1;
const addressed = (email: string) => ({ email_addresses: [{ value: email, email_address_type: 'PERSONAL' }] });
const someone = (mayBeEmailed: boolean, email = SHARED) =>
  add(runs.ats().content, 'candidates', runs.now(), {
    ...{ first_name: 'No', last_name: 'Mail', applications: [], attachments: [] },
    ...{ can_email: mayBeEmailed, is_private: false, ...addressed(email) },
  });
const onto = (job: number, one: Thing) =>
  apply(runs.ats().content, runs.now(), { candidate: one.id, job: runs.job(job) });
const say = (one: Thing, how: Readonly<Record<string, unknown>>) => change(one, runs.now(), how);

/** Whoever forbids the address that they share, whose application passed to somebody who forbids nothing. */
async function passedOn(...others: readonly number[]) {
  const [first, next] = [someone(false), someone(true)];
  const place = onto(0, first);
  const rest = others.map((job) => onto(job, first));
  await runs.read(2);
  expect(await isForbidden()).toBe(true);
  say(place, { candidate: next.id });
  return { first, next, rest };
}

it.each([
  ['is on no other job', []],
  ['stands on another one', [3]],
])(
  'an application that passes to somebody of the same address allows nothing where the first one %s',
  async (_, on) => {
    const { first } = await passedOn(...on);
    await runs.read(3);
    expect(await isForbidden()).toBe(true);
    say(first, { can_email: true });
    await runs.read(2);
    expect(await isForbidden()).toBe(false);
  },
);

it('the word of the one who is left counts once the other one is deleted, who became one with them', async () => {
  const { first } = await passedOn();
  await runs.read(2);
  expect(await isForbidden()).toBe(true);
  say(first, { remote_was_deleted: true, email_addresses: [] });
  await runs.read(2);
  expect(await isForbidden()).toBe(false);
});

it.each([
  ['stood on another job until then', async () => passedOn(3)],
  [
    'was still there by themselves meanwhile',
    async () => {
      const all = await passedOn();
      await runs.read();
      say(all.first, { first_name: 'Still' });
      await runs.read(2);
      return all;
    },
  ],
])('whoever is deleted and %s became nobody else', async (_, pass) => {
  const { first } = await pass();
  say(first, { remote_was_deleted: true, email_addresses: [] });
  await runs.read(2);
  expect(await isForbidden()).toBe(true);
});

it('whoever is off the job forbids again what was allowed since', async () => {
  const one = someone(false);
  const place = onto(0, one);
  await runs.read();
  say(place, { remote_was_deleted: true });
  await runs.read(2);
  for (const mayBeEmailed of [true, false, true]) {
    say(one, { can_email: mayBeEmailed });
    await runs.read(2);
    expect(await isForbidden()).toBe(!mayBeEmailed);
  }
});

it('whoever is off the job forbids the address that they have by then, and the one of before, until they allow both', async () => {
  const one = someone(false, OWN);
  const place = onto(0, one);
  await runs.read();
  say(place, { remote_was_deleted: true });
  await runs.read(2);
  say(one, addressed(SHARED));
  await runs.read(2);
  expect([await isForbidden(), await isForbidden(OWN)]).toEqual([true, true]);
  say(one, { can_email: true });
  await runs.read(2);
  expect([await isForbidden(), await isForbidden(OWN)]).toEqual([false, false]);
});

it('who never stood on an imported job forbids nothing here', async () => {
  onto(0, someone(false, OWN));
  await runs.read();
  onto(4, someone(false));
  await runs.read(2);
  expect([await isForbidden(), await isForbidden(OWN)]).toEqual([false, true]);
});
