import { afterAll, beforeAll, expect, it } from 'vitest';
import { putItem } from '../../../functions/platform/items.ts';
import { createApplicantStore } from '../../../functions/records/ats/applicant-store.ts';
import { keys } from '../../../functions/records/keys.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { migrate } from '../migrate.ts';
import { atsCandidates } from './ats-candidates.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const copy = { accountId: 'acc_a', round: 2 } as const;

it('finds people by who they are who were kept before that was noted', async () => {
  const person = { id: 'app-1', candidateId: 'can-1', name: 'Ada', emails: [], stage: null, rejectedAt: null };
  await putItem(table, { ...keys.atsApplicant(copy.accountId, copy.round, 'job-1', 'app-1'), ...person });
  const find = () => createApplicantStore(table).ofCandidates(copy, ['can-1', 'can-2']);
  expect(await find()).toEqual([]);
  expect(await migrate(table, atsCandidates)).toMatchObject({ changed: 1 });
  expect(await find()).toMatchObject([{ job: 'job-1', isGone: false, person }]);
  expect(await migrate(table, atsCandidates)).toMatchObject({ changed: 0 });
});
