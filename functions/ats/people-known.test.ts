import { afterEach, beforeEach, expect, it } from 'vitest';
import { addApplicant } from '../../scripts/local/merge/ats-content.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { amid, ID, type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { killedAt } from '../../test/support/faults.ts';
import type { Actor } from '../platform/http.ts';
import { deleteItem } from '../platform/items.ts';
import { createPlaceReader } from '../records/ats/applicant-places.ts';
import { createApplicantReader } from '../records/ats/applicant-reader.ts';
import { createAtsImports } from '../records/ats/ats-imports.ts';
import { createExportStore } from '../records/ats/export.ts';
import { createJobReader } from '../records/job/job-reader.ts';
import { keys } from '../records/keys.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { createPeopleApi } from './people-api.ts';

let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts();
});
afterEach(() => runs?.close());

/** Who is shown as standing on the job there, and whether those are all. */
async function shown() {
  const api = createPeopleApi({
    ...{ links: runs.links, imports: createAtsImports(runs.table), applicants: createApplicantReader(runs.table) },
    ...{ places: createPlaceReader(runs.table), findJob: createJobReader(runs.table).findJob },
    ...{ findEmails: async () => [], heads: createHeadStore(runs.table), exports: createExportStore(runs.table) },
  });
  const call = { actor: { accountId: runs.accountId } as Actor, params: { id: 'job_3' } };
  const { candidates, isKnown } = await api.getAtsBlacklist(call as Parameters<typeof api.getAtsBlacklist>[0]);
  return [candidates.length, isKnown];
}
const importIt = () => runs.import(runs.job(3), 'job_3');

it('says who stands on a job once a reading that began after its import has read them', async () => {
  addApplicant(runs.ats().content, runs.now(), runs.ats().content.jobs[3]!);
  await runs.read();
  await importIt();
  expect(await shown()).toEqual([0, false]);
  runs.clock.now += 1_000;
  await runs.read(1, 0);
  await runs.read(1, 5);
  expect(await shown()).toEqual([2, true]);
});

it('does not say that nobody stands there of a job whose import was under way as the reading began', async () => {
  addApplicant(runs.ats().content, runs.now(), runs.ats().content.jobs[3]!);
  await runs.read();
  runs.clock.now += 6 * 60_000;
  const write = async () => {
    runs.clock.now -= 2_000;
    await importIt();
    runs.clock.now += 2_000;
  };
  await runs.sync(amid(runs, 'GET jobs', write));
  expect(await shown()).toEqual([0, false]);
  await runs.read();
  expect(await shown()).toEqual([2, true]);
});

it('says so of nobody before all are read, wherever runs are killed', async () => {
  addApplicant(runs.ats().content, runs.now(), runs.ats().content.jobs[3]!);
  await runs.read();
  await importIt();
  for (let step = 1; step < 60; step += 3) {
    runs.clock.now += 6 * 60_000;
    await runs.sync(killedAt(step));
    const [count, isKnown] = await shown();
    expect(isKnown && Number(count) < 2).toBe(false);
  }
  await runs.read();
  expect((await shown())[1]).toBe(true);
});

it('whoever was deleted for good does not come back as they are found there', async () => {
  const exports = createExportStore(runs.table);
  const whose = { accountId: runs.accountId, id: ID as SubmissionId };
  await runs.arrive();
  const there = { emails: [], name: 'Ada' };
  await exports.noteFound(whose, { of: runs.job(0), candidateId: 'can_1', applicationId: 'app_1', there });
  expect(await exports.find(whose)).toMatchObject({ applicationId: 'app_1' });
  await deleteItem(runs.table, keys.export(runs.accountId, ID));
  await exports.noteFound(whose, { of: runs.job(0), candidateId: 'can_1', applicationId: 'app_1', there });
  expect(await exports.find(whose)).toBeUndefined();
});
