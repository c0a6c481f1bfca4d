import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addApplicant, change } from '../../scripts/local/merge/ats-content.ts';
import { EMAIL, type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { killedAt } from '../../test/support/faults.ts';
import { createApplicantReader } from '../records/ats/applicant-reader.ts';

let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts();
});
afterEach(() => runs?.close());

const move = (email: string, to: string, over: object = {}) =>
  change(runs.placeOf(email), runs.now(), { job: to, ...over });
const link = async () => (await runs.links.find(runs.accountId))!;
const reader = () => createApplicantReader(runs.table);
/** Whether somebody stands on a job by the copy, among all of them and by an address. */
const standsOn = async (of: string, email = EMAIL) => {
  const { people } = await reader().page(await link(), of, 1_000);
  const listed = people.some(({ emails }) => emails.includes(email));
  return [listed, (await reader().find(await link(), of, [email])) !== undefined];
};

describe('whose application is of another job there by now', () => {
  it.each([
    ['that is imported', true],
    ['that is not', false],
  ])('is gone from the first one, and is there again once it is moved back, from one %s', async (_, isImported) => {
    if (isImported) await runs.import(runs.job(3), 'job_b');
    await runs.arrive();
    expect([await runs.state(), await standsOn(runs.job(0))]).toEqual(['sent', [true, true]]);
    for (let turn = 0; turn < 2; turn++) {
      move(EMAIL, runs.job(3));
      await runs.read();
      expect([await runs.state(), await standsOn(runs.job(0))]).toEqual(['gone', [false, false]]);
      expect(await standsOn(runs.job(3))).toEqual([isImported, isImported]);
      await runs.read();
      move(EMAIL, runs.job(0));
      await runs.read();
      expect([await runs.state(), await standsOn(runs.job(0))]).toEqual(['sent', [true, true]]);
      expect(await standsOn(runs.job(3))).toEqual([false, false]);
      await runs.read();
    }
  });

  it('is gone from it too where they are taken off the other one before it is read', async () => {
    await runs.arrive();
    move(EMAIL, runs.job(3), { remote_was_deleted: true });
    await runs.read();
    expect([await runs.state(), await standsOn(runs.job(0))]).toEqual(['gone', [false, false]]);
  });

  it('is known on the other one once that is imported, and gone from there with who they are', async () => {
    await runs.arrive();
    move(EMAIL, runs.job(3));
    await runs.read();
    await runs.import(runs.job(3), 'job_b');
    await runs.read();
    expect([await standsOn(runs.job(0)), await standsOn(runs.job(3))]).toEqual([
      [false, false],
      [true, true],
    ]);
    const who = runs.ats().content.candidates.find(({ id }) => id === runs.placeOf().candidate)!;
    change(who, runs.now(), { remote_was_deleted: true });
    await runs.read();
    expect(await standsOn(runs.job(3))).toEqual([false, false]);
  });

  it.each([
    ['that is imported', true],
    ['that is not', false],
  ])('is gone wherever the reading that finds them on one %s is killed', async (_, isImported) => {
    if (isImported) await runs.import(runs.job(3), 'job_b');
    for (let step = 0, isOver = false; !isOver; step++) {
      expect(step).toBeLessThan(120);
      const [id, email] = [`sub_b${step}` as const, `b.${step}@home.example`];
      await runs.arrive(id, email);
      await runs.read();
      runs.clock.now += 6 * 60_000;
      move(email, runs.job(3));
      const fate = killedAt(step);
      await runs.sync(fate);
      isOver = fate.steps() < step;
      await runs.read();
      const said = [await runs.stateOf(id), await standsOn(runs.job(0), email), await standsOn(runs.job(3), email)];
      expect(said, `killed at step ${step}`).toEqual(['gone', [false, false], [isImported, isImported]]);
    }
  });

  it('writes nothing but its end where others changed on a job that is not imported', async () => {
    addApplicant(runs.ats().content, runs.now(), runs.ats().content.jobs[3]!);
    await runs.read();
    const before = (await link()).version;
    for (const one of runs.ats().content.applications) change(one, runs.now(), {});
    await runs.read();
    expect((await link()).version).toBe(before + 1);
  });
});
