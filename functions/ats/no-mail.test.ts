import { afterEach, beforeEach, expect, it } from 'vitest';
import { add, apply, change } from '../../scripts/local/merge/ats-content.ts';
import { type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { killedAt } from '../../test/support/faults.ts';
import { fingerprint } from '../platform/ids.ts';
import { findNoMailInAts } from '../records/ats/no-mail.ts';

let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts([0, 3]);
});
afterEach(() => runs?.close());

const SHARED = 'the.household@mail.example';
const isForbidden = async () => (await findNoMailInAts(runs.table, runs.accountId, [fingerprint(SHARED)])).size === 1;
const addressed = (email: string) => [{ value: email, email_address_type: 'PERSONAL' }];

/** Somebody on these jobs, by their places, who may not be emailed. */
function someone(...jobs: readonly number[]) {
  const who = add(runs.ats().content, 'candidates', runs.now(), {
    ...{ first_name: 'No', last_name: 'Mail', applications: [], attachments: [] },
    ...{ can_email: false, is_private: false, email_addresses: addressed(SHARED) },
  });
  const places = jobs.map((job) => apply(runs.ats().content, runs.now(), { candidate: who.id, job: runs.job(job) }));
  return { who, places };
}

it.each([
  ['has another address', { email_addresses: addressed('other@mail.example') }],
  ['may be emailed', { can_email: true }],
])('keeps an address of two people forbidden as long as one of them forbids it, where the other %s', async (_, now) => {
  const [one, other] = [someone(0).who, someone(3).who];
  await runs.read();
  expect(await isForbidden()).toBe(true);
  change(one, runs.now(), now);
  await runs.read(2);
  expect(await isForbidden()).toBe(true);
  change(other, runs.now(), now);
  await runs.read(2);
  expect(await isForbidden()).toBe(false);
});

it('lets an address be written to once both may be emailed, who are read together', async () => {
  const both = [someone(0).who, someone(0).who];
  await runs.read();
  for (const one of both) change(one, runs.now(), { can_email: true });
  await runs.read();
  expect(await isForbidden()).toBe(false);
});

it('forbids what somebody forbids who was deleted there, whatever the other one says', async () => {
  const [one, other] = [someone(0), someone(0)];
  await runs.read();
  change(one.who, runs.now(), { remote_was_deleted: true, email_addresses: [], can_email: null });
  await runs.read();
  change(other.who, runs.now(), { can_email: true });
  await runs.read();
  expect(await isForbidden()).toBe(true);
});

it('forbids it of somebody who stands on two jobs until they may be emailed, also once they are off one of them', async () => {
  const { who, places } = someone(0, 3);
  await runs.read();
  change(places[0]!, runs.now(), { job: runs.job(4) });
  await runs.read();
  expect(await isForbidden()).toBe(true);
  change(who, runs.now(), { can_email: true });
  await runs.read();
  expect(await isForbidden()).toBe(false);
});

it('keeps all that also where a run is killed at any step', async () => {
  const [one, other] = [someone(0).who, someone(3).who];
  await runs.read();
  for (const [who, is] of [[one, true] as const, [other, false] as const]) {
    change(who, runs.now(), { can_email: true });
    for (let step = 5; step < 40; step += 3) {
      runs.clock.now += 6 * 60_000;
      await runs.sync(killedAt(step));
      if (is) expect(await isForbidden()).toBe(true);
    }
    await runs.read(2);
    expect(await isForbidden()).toBe(is);
  }
});
