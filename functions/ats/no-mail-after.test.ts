import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add, apply, change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { killedAt } from '../../test/support/faults.ts';
import { fingerprint } from '../platform/ids.ts';
import { findNoMailInAts } from '../records/ats/no-mail.ts';

const EMAIL = 'no.mail@home.example';
const OTHER = 'other@home.example';

let runs: ReadAts;
/** Who forbids to be emailed in the first account that is connected. */
let first: Thing;
beforeEach(async () => {
  runs = await readAts([0]);
  first = onto(0, someone(EMAIL, false));
  await runs.read();
  expect(await isForbidden()).toBe(true);
});
afterEach(() => runs?.close());

const addressed = (email: string) => ({ email_addresses: [{ value: email, email_address_type: 'PERSONAL' }] });
const someone = (email: string, can_email: boolean | null) =>
  add(runs.ats().content, 'candidates', runs.now(), {
    ...{ first_name: 'No', last_name: 'Mail', applications: [], attachments: [] },
    ...{ can_email, is_private: false, ...addressed(email) },
  });
function onto(job: number, one: Thing) {
  apply(runs.ats().content, runs.now(), { candidate: one.id, job: runs.job(job) });
  return one;
}
const isForbidden = async (email = EMAIL) =>
  (await findNoMailInAts(runs.table, runs.accountId, [fingerprint(email)])).size === 1;
const kept = async () =>
  (await runs.table.scan()).flatMap(({ pk, sk }) => (String(pk).endsWith('#ATSNOMAIL') ? String(sk) : [])).sort();
const say = (one: Thing, how: Readonly<Record<string, unknown>>) => change(one, runs.now(), how);

/** Another account is connected and read, in which nobody has the address yet. */
async function connectAnother() {
  const content = runs.ats().content;
  content.applications = content.applications.filter(({ candidate }) => candidate !== first.id);
  content.candidates = content.candidates.filter((one) => one !== first);
  await runs.connectAnother();
  await runs.read(2);
  expect(await isForbidden()).toBe(true);
}

it('whoever may not be emailed may still not once no ATS is connected, or the next one knows nobody of them', async () => {
  await runs.disconnect();
  await runs.read(2);
  expect(await isForbidden()).toBe(true);
  await connectAnother();
  await runs.disconnect();
  await runs.read(2);
  expect(await isForbidden()).toBe(true);
});

it('nothing is kept then but the address, and by whose word it is', async () => {
  await runs.disconnect();
  await runs.read(2);
  const print = fingerprint(EMAIL);
  expect(await kept()).toEqual([print, `${print}#1#${first.id}`]);
});

describe('in another account that is connected', () => {
  beforeEach(connectAnother);

  it.each([
    ['on an imported job', (one: Thing) => onto(0, one)],
    ['on no imported job', (one: Thing) => one],
    ['deleted there', (one: Thing) => say(one, { remote_was_deleted: true })],
  ])('somebody of that address who may be emailed expressly lifts it, %s', async (_, place) => {
    place(someone(EMAIL, true));
    await runs.read();
    expect(await isForbidden()).toBe(false);
    expect(await kept()).toEqual([]);
  });

  it('they lift it also once they say so of whom nothing was said before', async () => {
    const one = onto(0, someone(EMAIL, null));
    await runs.read();
    expect(await isForbidden()).toBe(true);
    say(one, { can_email: true });
    await runs.read();
    expect(await isForbidden()).toBe(false);
  });

  it.each([
    ['of whom nothing is said', { can_email: null }],
    ['who is private', { can_email: true, is_private: true }],
    ['of another address', { can_email: true, ...addressed(OTHER) }],
  ])('somebody %s lifts nothing', async (_, how) => {
    say(onto(0, someone(EMAIL, null)), how);
    await runs.read(2);
    expect(await isForbidden()).toBe(true);
  });

  it('what is forbidden there by somebody is so until they forbid it no more, whatever another one says', async () => {
    const one = onto(0, someone(EMAIL, false));
    await runs.read();
    onto(0, someone(EMAIL, true));
    await runs.read(2);
    expect(await isForbidden()).toBe(true);
    say(one, { can_email: null });
    await runs.read();
    expect(await isForbidden()).toBe(false);
  });

  it('who forbids it there no more, and does not say expressly that they may be emailed, lifts nothing of before', async () => {
    const one = onto(0, someone(EMAIL, false));
    await runs.read();
    say(one, { can_email: null });
    await runs.read();
    expect(await isForbidden()).toBe(true);
    say(one, { can_email: true });
    await runs.read();
    expect(await isForbidden()).toBe(false);
  });

  it('it is lifted at the latest once a run came to its end, wherever others are killed', async () => {
    onto(0, someone(EMAIL, true));
    for (let step = 3; step < 30; step += 2) {
      runs.clock.now += 6 * 60_000;
      await runs.sync(killedAt(step));
    }
    await runs.read();
    expect(await isForbidden()).toBe(false);
    expect(await kept()).toEqual([]);
  });
});
