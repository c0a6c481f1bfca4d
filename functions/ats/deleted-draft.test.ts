import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { add, apply, change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { killedAt, unharmed } from '../../test/support/faults.ts';
import { fingerprint } from '../platform/ids.ts';
import { deleteItem, putItem } from '../platform/items.ts';
import { findNoMailInAts } from '../records/ats/no-mail.ts';
import { createDeleteDraft } from '../records/job/delete-draft.ts';
import { createJobReader } from '../records/job/job-reader.ts';
import { keys } from '../records/keys.ts';

let runs: ReadAts;
/** Who stands on two imported jobs, of which the first one is a draft, and who on the first alone: neither may be emailed. */
let onBoth: Thing;
let onOne: Thing;
const addressOf = (who: Thing) => (who.email_addresses as { value: string }[])[0]!.value;
beforeEach(async () => {
  runs = await readAts([]);
  const someone = (email: string, ...jobs: readonly number[]) => {
    const who = add(runs.ats().content, 'candidates', runs.now(), {
      ...{ first_name: 'No', last_name: 'Mail', applications: [], attachments: [], can_email: false },
      email_addresses: [{ value: email, email_address_type: 'PERSONAL' }],
    });
    for (const job of jobs) apply(runs.ats().content, runs.now(), { candidate: who.id, job: runs.job(job) });
    return who;
  };
  await runs.import(runs.job(0));
  await runs.import(runs.job(3), 'job_other');
  onBoth = someone('both@home.example', 0, 3);
  onOne = someone('one@home.example', 0);
  await runs.read(2);
});
afterEach(() => runs?.close());

/** What is kept of people of the ATS, besides which addresses may not be written to: of the job whose draft is deleted, and of any. */
async function kept() {
  const of = /#ATS(PEOPLE|KNOWN|PRINTS|CANDIDATES|GONE|NOMAIL by#)/;
  const all = (await runs.table.scan()).filter(({ pk, sk }) => of.test(`${pk} ${sk}`));
  const isOfJob = ({ pk, job }: Record<string, unknown>) => String(pk).endsWith(runs.job(0)) || job === runs.job(0);
  return { ofJob: all.filter(isOfJob).length, ofAny: all.length };
}
const isForbidden = async (who: Thing) =>
  (await findNoMailInAts(runs.table, runs.accountId, [fingerprint(addressOf(who))])).size === 1;

async function deleteDraft(id: 'job_a' | 'job_other' = 'job_a') {
  const job = { ...(await createJobReader(runs.table).findJob(runs.accountId, id))!, status: 'Draft' as const };
  await putItem(runs.table, { ...keys.job(runs.accountId, id), ...job });
  expect(await createDeleteDraft(runs.table)(job)).toBe(true);
}

async function disconnect() {
  await runs.disconnect();
  for (let run = 0; run < 4; run++) {
    runs.clock.now += 6 * 60_000;
    await runs.sync();
  }
}

describe('the draft of an imported job that is deleted', () => {
  it('lifts the word of nobody who was taken off another imported job there', async () => {
    const [, other] = runs.ats().content.applications.filter(({ candidate }) => candidate === onBoth.id);
    change(other!, runs.now(), { remote_was_deleted: true });
    await runs.read(2);
    expect(await isForbidden(onBoth)).toBe(true);
    await deleteDraft();
    await runs.read(2);
    expect([await isForbidden(onBoth), await isForbidden(onOne)]).toEqual([true, true]);
  });

  it('leaves nothing of its people with the next reading, and nobody of another job loses anything', async () => {
    expect((await kept()).ofJob).toBeGreaterThan(0);
    await deleteDraft();
    await runs.read();
    expect((await kept()).ofJob).toBe(0);
    expect([await isForbidden(onBoth), await isForbidden(onOne)]).toEqual([true, true]);
    change(onBoth, runs.now(), { can_email: true });
    await runs.read();
    expect(await isForbidden(onBoth)).toBe(false);
  });

  it('leaves nothing where runs are killed at any step, or their time is up', async () => {
    await deleteDraft();
    for (let step = 1; step < 30; step += 2) {
      runs.clock.now += 6 * 60_000;
      await runs.sync(step % 3 === 0 ? unharmed() : killedAt(step), step % 3 === 0 ? 0 : 5);
    }
    await runs.read(2);
    expect((await kept()).ofJob).toBe(0);
    expect([await isForbidden(onBoth), await isForbidden(onOne)]).toEqual([true, true]);
  });

  it('leaves nothing of anybody once it is disconnected but that they may not be emailed, also where no other job is imported', async () => {
    await deleteDraft();
    await deleteDraft('job_other');
    await disconnect();
    expect(await kept()).toEqual({ ofJob: 0, ofAny: 0 });
    expect([await isForbidden(onBoth), await isForbidden(onOne)]).toEqual([true, true]);
    expect(JSON.stringify(await runs.table.scan())).not.toContain(addressOf(onOne));
  });

  it('leaves nothing where it was deleted before it was noted that it was', async () => {
    await deleteDraft();
    await deleteDraft('job_other');
    const noted = (await runs.table.scan()).filter(({ pk }) => String(pk).endsWith('#ATSLEFT'));
    for (const { pk, sk } of noted) await deleteItem(runs.table, { pk: String(pk), sk: String(sk) });
    await runs.read();
    await disconnect();
    expect(await kept()).toEqual({ ofJob: 0, ofAny: 0 });
  });

  it('is read whole where the job is imported once more before that', async () => {
    const before = await kept();
    await deleteDraft();
    await runs.import(runs.job(0));
    await runs.read();
    expect(await kept()).toEqual(before);
    await runs.read(2);
    expect(await kept()).toEqual(before);
    expect([await isForbidden(onBoth), await isForbidden(onOne)]).toEqual([true, true]);
  });
});
