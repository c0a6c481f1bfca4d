import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Profile } from '../../shared/model/candidate.ts';
import { aProfile } from '../../test/support/builders.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { createExportStore, createForgetExport } from '../records/ats/export.ts';
import { createUnsentStore } from '../records/ats/unsent-store.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { exported } from '../records/submission/moves.ts';
import { newHead } from '../records/submission/new-head.ts';
import { type ExportWorkDeps, exportCandidate } from './export.ts';
import { MergeProblem } from './merge/problem.ts';

const accountId = 'acc_a';
const at = new Date('2026-03-02T10:00:00.000Z');

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

it.each([
  ['waits for our own pace without a try', 'sub_own', undefined, [[7, 30]], 'queued'],
  ['gives up on the last try where the ATS says so', 'sub_theirs', 429, [], 'failed'],
] as const)('an export %s', async (_, id, status, expected, state) => {
  const heads = createHeadStore(table, () => at);
  const candidate = aProfile() as Profile;
  const head = newHead({ accountId, id, jobId: 'job_a', origin: 'team', candidate, at, duplicate: false });
  await heads.createOnce({ ...head, column: 'CONTACTED' }, []);
  await heads.change(accountId, id, (one) => exported(one, { at, by: 'usr_a', isInterested: false }));
  const again: (readonly [number, number | undefined])[] = [];
  const deps = {
    ...{
      heads,
      forgetExport: createForgetExport(table),
      exports: createExportStore(table),
      unsent: createUnsentStore(table),
      now: () => at,
    },
    again: async ([message]: { tries: number }[], delay?: number) => void again.push([message?.tries ?? 0, delay]),
    findJob: async () => {
      throw new MergeProblem('busy', 'users', { status, waitMs: 30_000 });
    },
    findEmails: async () => [],
    links: { find: async () => undefined },
    findProfile: async () => undefined,
  } as unknown as ExportWorkDeps;
  await exportCandidate(deps, { accountId, submissionId: id, tries: 7 });
  expect(again).toEqual(expected);
  expect((await heads.read(accountId, id))?.ats?.state).toBe(state);
});
