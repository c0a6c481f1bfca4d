import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { add, apply, change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { killedAt } from '../../test/support/faults.ts';
import { fingerprint } from '../platform/ids.ts';
import { putItem } from '../platform/items.ts';
import { findNoMailInAts } from '../records/ats/no-mail.ts';
import { createDeleteDraft } from '../records/job/delete-draft.ts';
import { createJobReader } from '../records/job/job-reader.ts';
import { keys } from '../records/keys.ts';

const EMAIL = 'no.mail@home.example';

let runs: ReadAts;
/** Somebody who may not be emailed, and where they stand on the job that is imported. */
let who: Thing;
let place: Thing;
beforeEach(async () => {
  runs = await readAts([0]);
  who = someone(EMAIL);
  place = onto(0, who);
  await runs.read();
  expect(await isForbidden()).toBe(true);
});
afterEach(() => runs?.close());

const addressed = (email: string) => ({ email_addresses: [{ value: email, email_address_type: 'PERSONAL' }] });
const someone = (email: string) =>
  add(runs.ats().content, 'candidates', runs.now(), {
    ...{ first_name: 'No', last_name: 'Mail', applications: [], attachments: [] },
    ...{ can_email: false, is_private: false, ...addressed(email) },
  });
const onto = (job: number, one = who) =>
  apply(runs.ats().content, runs.now(), { candidate: one.id, job: runs.job(job) });
const isForbidden = async (email = EMAIL) =>
  (await findNoMailInAts(runs.table, runs.accountId, [fingerprint(email)])).size === 1;
const person = (how: Readonly<Record<string, unknown>>) => change(who, runs.now(), how);
const application = (how: Readonly<Record<string, unknown>>) => change(place, runs.now(), how);

async function deleteDraft() {
  const job = { ...(await createJobReader(runs.table).findJob(runs.accountId, 'job_a'))!, status: 'Draft' as const };
  await putItem(runs.table, { ...keys.job(runs.accountId, 'job_a'), ...job });
  expect(await createDeleteDraft(runs.table)(job)).toBe(true);
}

/** How somebody leaves a job. */
const LEAVING: readonly (readonly [string, () => unknown])[] = [
  ['taken off the job', () => application({ remote_was_deleted: true })],
  ['moved to a job that is not imported', () => application({ job: runs.job(4) })],
  ['deleted there', () => person({ remote_was_deleted: true })],
  ['on a job whose draft was deleted', deleteDraft],
];

describe.each(LEAVING)('whoever is %s', (_, leave) => {
  beforeEach(async () => {
    await leave();
    await runs.read(2);
    expect(await isForbidden()).toBe(true);
  });

  it('may be emailed once the ATS says so', async () => {
    person({ can_email: true });
    await runs.read();
    expect(await isForbidden()).toBe(false);
  });

  it('may still not be where the ATS says nothing new of that', async () => {
    person({ first_name: 'Another' });
    await runs.read();
    expect(await isForbidden()).toBe(true);
  });

  it('may not be as long as somebody else of that address forbids it', async () => {
    const other = someone(EMAIL);
    onto(0, other);
    await runs.import(runs.job(0));
    await runs.read();
    person({ can_email: true });
    await runs.read();
    expect(await isForbidden()).toBe(true);
    change(other, runs.now(), { can_email: true });
    await runs.read();
    expect(await isForbidden()).toBe(false);
  });

  it('may be emailed at the latest once a run came to its end, wherever others are killed', async () => {
    person({ can_email: true });
    for (let step = 3; step < 30; step += 2) {
      runs.clock.now += 6 * 60_000;
      await runs.sync(killedAt(step));
    }
    await runs.read();
    expect(await isForbidden()).toBe(false);
    const words = (await runs.table.scan()).filter(({ pk }) => String(pk).endsWith('#ATSNOMAIL'));
    expect(words).toMatchObject([{ prints: [], stands: true }]);
  });
});

describe('whoever is back on the job', () => {
  it.each([
    ['put back', () => application({ remote_was_deleted: true }), () => application({ remote_was_deleted: false })],
    ['restored', () => person({ remote_was_deleted: true }), () => person({ remote_was_deleted: false })],
    ['there by a new application', () => application({ remote_was_deleted: true }), () => onto(0)],
    ['moved back', () => application({ job: runs.job(4) }), () => application({ job: runs.job(0) })],
  ])(
    '%s, may be emailed if the ATS says so by then, and by every address that they had',
    async (_, leave, comeBack) => {
      leave();
      await runs.read(2);
      comeBack();
      await runs.read();
      expect(await isForbidden()).toBe(true);
      leave();
      await runs.read(2);
      person({ can_email: true, ...addressed('another@home.example') });
      comeBack();
      await runs.read();
      expect([await isForbidden(), await isForbidden('another@home.example')]).toEqual([false, false]);
    },
  );

  it('imported anew after its draft was deleted, may be emailed if the ATS says so by then', async () => {
    await deleteDraft();
    await runs.read();
    // Nothing says it but the person on the job.
    who.can_email = true;
    await runs.import(runs.job(0));
    await runs.read();
    expect(await isForbidden()).toBe(false);
  });
});

describe('whoever is deleted there', () => {
  it.each([
    ['emptied of all', { can_email: true, email_addresses: [] }],
    ['with nothing said of emails', { can_email: null }],
    ['private', { can_email: true, is_private: true }],
  ])('may not be emailed where they are %s', async (_, how) => {
    person({ remote_was_deleted: true });
    await runs.read();
    person(how);
    await runs.read(2);
    expect(await isForbidden()).toBe(true);
  });
});

it('whoever is emptied of all and not deleted forbids what they forbade', async () => {
  person({ email_addresses: [], first_name: '', last_name: '' });
  await runs.read();
  expect(await isForbidden()).toBe(true);
  person({ can_email: true });
  await runs.read();
  expect(await isForbidden()).toBe(false);
});

it('of two who became one the word counts of the one who is left', async () => {
  const other = someone('other@home.example');
  change(other, runs.now(), {
    email_addresses: [EMAIL, 'other@home.example'].flatMap((email) => addressed(email).email_addresses),
  });
  person({ remote_was_deleted: true, email_addresses: [] });
  application({ candidate: other.id });
  await runs.read(2);
  expect([await isForbidden(), await isForbidden('other@home.example')]).toEqual([true, true]);
  change(other, runs.now(), { can_email: true });
  await runs.read();
  expect([await isForbidden(), await isForbidden('other@home.example')]).toEqual([false, false]);
});

it('asks as much of the table with nine imported jobs as with two', async () => {
  const callsOf = async () => {
    const all = [someone('one@home.example'), someone('two@home.example')];
    for (const one of all) onto(0, one);
    await runs.read(2);
    for (const one of all) change(one, runs.now(), { can_email: true });
    runs.clock.now += 6 * 60_000;
    const send = vi.spyOn(runs.table.db, 'send');
    await runs.sync();
    const count = send.mock.calls.length;
    send.mockRestore();
    expect(await isForbidden('one@home.example')).toBe(false);
    return count;
  };
  runs.ats().syncs += 1_000;
  await runs.import(runs.job(1), 'job_1');
  const first = await callsOf();
  for (let job = 2; job < 9; job++) await runs.import(runs.job(job), `job_${job}`);
  await runs.read();
  expect(await callsOf()).toBe(first);
});
