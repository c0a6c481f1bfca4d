import { afterEach, beforeEach, expect, it } from 'vitest';
import { addJob, change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { killedAt } from '../../test/support/faults.ts';
import { createAtsJobReader } from '../records/ats/ats-job-reader.ts';

let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts([]);
});
afterEach(() => runs?.close());

/** The jobs that people are offered, by their titles. */
async function offered() {
  const wanted = { by: 'title', isDescending: false, term: '', offset: 0, limit: 500 } as const;
  const rows = await createAtsJobReader(runs.table).list((await runs.links.find(runs.accountId))!, wanted);
  return rows.map(({ title }) => title).sort();
}
const open = () => {
  const isOpen = ({ status, remote_was_deleted: isDeleted }: Thing) => status === 'OPEN' && !isDeleted;
  return runs
    .ats()
    .content.jobs.filter(isOpen)
    .map(({ name }) => String(name))
    .sort();
};

it.each([
  ['opened, and closed', {}, { status: 'CLOSED' }],
  ['opened, and renamed', {}, { name: 'Zoologist' }],
  ['renamed, and closed', { name: 'Welder' }, { status: 'CLOSED' }],
  ['renamed, and renamed once more', { name: 'Welder' }, { name: 'Zoologist' }],
  ['renamed, and named as it was', { name: 'Welder' }, { name: 'As before' }],
  ['given another code, and not touched', { code: 'X-1' }, undefined],
])(
  'a job that is %s before the next run, is offered as it is, wherever the reading that saw it is killed',
  async (...[, first, then]) => {
    // After each call: before the next one nothing more is stored.
    for (let step = 1, isOver = false; !isOver; step += 2) {
      expect(step).toBeLessThan(120);
      const job = addJob(runs.ats().content, runs.now(), runs.now(), { name: 'As before' });
      if (Object.keys(first).length > 0) await runs.read();
      runs.clock.now += 6 * 60_000;
      change(job, runs.now(), first);
      const fate = killedAt(step);
      await runs.sync(fate);
      isOver = fate.steps() < step;
      runs.clock.now += 60_000;
      if (then) change(job, runs.now(), then);
      await runs.read();
      expect(await offered(), `killed at step ${step}`).toEqual(open());
      change(job, runs.now(), { remote_was_deleted: true });
    }
  },
);
