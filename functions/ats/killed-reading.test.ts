import { afterEach, expect, it } from 'vitest';
import { change } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS } from '../../scripts/local/merge/linked-ats.ts';
import { amid, ID, type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { killedAt } from '../../test/support/faults.ts';
import { createApplicantReader } from '../records/ats/applicant-reader.ts';

let runs: ReadAts;
afterEach(() => runs?.close());

/** Whether somebody stands on the first job by the copy, among all of them and by their address. */
async function standsThere(email: string) {
  const link = (await runs.links.find(runs.accountId))!;
  const reader = createApplicantReader(runs.table);
  const { people } = await reader.page(link, runs.job(0), 1_000);
  const listed = people.filter(({ emails }) => emails.includes(email));
  return [listed.length, (await reader.find(link, runs.job(0), [email])) !== undefined];
}

it.each([
  ['deleted', 'restored', () => ({ remote_was_deleted: true }), () => ({ remote_was_deleted: false })],
  ['moved', 'moved back', () => ({ job: runs.job(3) }), () => ({ job: runs.job(0) })],
])(
  'whoever is %s there, and %s before the next run, stays there wherever the reading that saw it is killed',
  async (_, __, away, back) => {
    runs = await readAts();
    // After each call: before the next one nothing more is stored.
    for (let step = 1, isOver = false; !isOver; step += 2) {
      expect(step).toBeLessThan(120);
      const [id, email] = [`sub_k${step}` as const, `k.${step}@home.example`];
      await runs.arrive(id, email);
      runs.clock.now += 6 * 60_000;
      const place = runs.placeOf(email);
      change(place, runs.now(), away());
      const fate = killedAt(step);
      await runs.sync(fate);
      isOver = fate.steps() < step;
      runs.clock.now += 60_000;
      change(place, runs.now(), back());
      await runs.read(2);
      expect([await runs.state(id), await standsThere(email)], `killed at step ${step}`).toEqual(['sent', [1, true]]);
    }
  },
);

it('whoever is deleted there, and restored before the ATS lets a reading in again that it shut out, stays there', async () => {
  runs = await readAts();
  await runs.arrive();
  const place = runs.placeOf();
  change(place, runs.now(), { remote_was_deleted: true });
  runs.clock.now += 6 * 60_000;
  const shutOut = amid(runs, 'GET applications', () => {
    runs.ats().isRevoked = true;
  });
  await runs.sync(shutOut);
  expect([shutOut.isDone(), (await runs.links.find(runs.accountId))?.state]).toEqual([true, 'RELINK']);
  change(place, runs.now(), { remote_was_deleted: false });
  runs.ats().isRevoked = false;
  await runs.link(INTEGRATIONS[0]);
  await runs.read(2);
  expect(await runs.state(ID)).toBe('sent');
  expect((await runs.links.find(runs.accountId))?.isAhead).toBeUndefined();
});
