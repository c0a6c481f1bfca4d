import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addApplicant, change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS, type LinkedAts } from '../../scripts/local/merge/linked-ats.ts';
import { JobFields } from '../../shared/model/job.ts';
import { type AtsRuns, atsRuns } from '../../test/support/ats-runs.ts';
import { killedAt } from '../../test/support/faults.ts';
import { putItem } from '../platform/items.ts';
import { createApplicantReader } from '../records/ats/applicant-reader.ts';
import { keys } from '../records/keys.ts';

const ID = 'sub_a';
const EMAIL = 'ada@home.example';
let runs: AtsRuns;
let ats: LinkedAts;
beforeEach(async () => {
  runs = await atsRuns();
  ats = await runs.link(INTEGRATIONS[0], { isCleared: true });
  await runs.import(job(0));
  await read();
});
afterEach(() => runs?.close());

const job = (n: number) => ats.content.jobs[n]!.id;
const read = async () => {
  runs.clock.now += 6 * 60_000;
  await runs.readAll();
};
const send = async (id: `sub_${string}`, email: string) => {
  await runs.waiting(id, email);
  await runs.export(id);
  await read();
};
/** Their application there. */
const placeOf = (email: string): Thing => {
  const who = ats.content.candidates.find((one) => JSON.stringify(one.email_addresses).includes(email))!;
  return ats.content.applications.find(({ candidate }) => candidate === who.id)!;
};
const move = (email: string, to: string, over: object = {}) => change(placeOf(email), runs.now(), { job: to, ...over });
const link = async () => (await runs.links.find(runs.accountId))!;
const reader = () => createApplicantReader(runs.table);
/** Whether somebody stands on a job by the copy, among all of them and by an address. */
const standsOn = async (of: string, email = EMAIL) => {
  const { people } = await reader().page(await link(), of, 1_000);
  const listed = people.some(({ emails }) => emails.includes(email));
  return [listed, (await reader().find(await link(), of, [email])) !== undefined];
};
/** Another job of the ATS is imported. */
async function importOther(remote: string): Promise<void> {
  const { accountId, table } = runs;
  const at = runs.now().toISOString();
  const id = 'job_b';
  const ofAts = { atsName: 'Greenhouse', slug: 'greenhouse', mergeDevId: remote, reference: null };
  await putItem(table, {
    ...{ ...keys.job(accountId, id), ...JobFields.parse({ title: 'Other' }), id, accountId, version: 1 },
    ...{ status: 'Validated', ownerId: 'usr_a', outreachVersion: null, ats: ofAts },
    ...{ createdAt: at, postedAt: at, editedAt: at },
  });
  const note = { mergeDevId: remote, jobId: id, accountId, importedAt: at, importedBy: 'usr_a' };
  await putItem(table, { ...keys.atsImport(accountId, remote), ...note });
}

describe('whose application is of another job there by now', () => {
  it.each([
    ['that is imported', true],
    ['that is not', false],
  ])('is gone from the first one, and is there again once it is moved back, from one %s', async (_, isImported) => {
    if (isImported) await importOther(job(3));
    await send(ID, EMAIL);
    expect([await runs.stateOf(ID), await standsOn(job(0))]).toEqual(['sent', [true, true]]);
    for (let turn = 0; turn < 2; turn++) {
      move(EMAIL, job(3));
      await read();
      expect([await runs.stateOf(ID), await standsOn(job(0))]).toEqual(['gone', [false, false]]);
      expect(await standsOn(job(3))).toEqual([isImported, isImported]);
      await read();
      move(EMAIL, job(0));
      await read();
      expect([await runs.stateOf(ID), await standsOn(job(0))]).toEqual(['sent', [true, true]]);
      expect(await standsOn(job(3))).toEqual([false, false]);
      await read();
    }
  });

  it('is gone from it too where they are taken off the other one before it is read', async () => {
    await send(ID, EMAIL);
    move(EMAIL, job(3), { remote_was_deleted: true });
    await read();
    expect([await runs.stateOf(ID), await standsOn(job(0))]).toEqual(['gone', [false, false]]);
  });

  it('is known on the other one once that is imported, and gone from there with who they are', async () => {
    await send(ID, EMAIL);
    move(EMAIL, job(3));
    await read();
    await importOther(job(3));
    await read();
    expect([await standsOn(job(0)), await standsOn(job(3))]).toEqual([
      [false, false],
      [true, true],
    ]);
    const who = ats.content.candidates.find(({ id }) => id === placeOf(EMAIL).candidate)!;
    change(who, runs.now(), { remote_was_deleted: true });
    await read();
    expect(await standsOn(job(3))).toEqual([false, false]);
  });

  it.each([
    ['that is imported', true],
    ['that is not', false],
  ])('is gone wherever the reading that finds them on one %s is killed', async (_, isImported) => {
    if (isImported) await importOther(job(3));
    for (let step = 0, isOver = false; !isOver; step++) {
      expect(step).toBeLessThan(120);
      const [id, email] = [`sub_b${step}` as const, `b.${step}@home.example`];
      await send(id, email);
      await read();
      runs.clock.now += 6 * 60_000;
      move(email, job(3));
      const fate = killedAt(step);
      await runs.sync(fate);
      isOver = fate.steps() < step;
      await read();
      const said = [await runs.stateOf(id), await standsOn(job(0), email), await standsOn(job(3), email)];
      expect(said, `killed at step ${step}`).toEqual(['gone', [false, false], [isImported, isImported]]);
    }
  });

  it('writes nothing but its end where others changed on a job that is not imported', async () => {
    addApplicant(ats.content, runs.now(), ats.content.jobs[3]!);
    await read();
    const before = (await link()).version;
    for (const one of ats.content.applications) change(one, runs.now(), {});
    await read();
    expect((await link()).version).toBe(before + 1);
  });
});
