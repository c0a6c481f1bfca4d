import { afterAll, beforeAll, expect, it } from 'vitest';
import { fingerprint } from '../../../functions/platform/ids.ts';
import { putItem } from '../../../functions/platform/items.ts';
import { createApplicantReader } from '../../../functions/records/ats/applicant-reader.ts';
import { createIsDenied } from '../../../functions/records/job/deny-list.ts';
import { atsKnownPartition, keys } from '../../../functions/records/keys.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { migrate } from '../migrate.ts';
import { atsAddresses } from './ats-addresses.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const accountId = 'acc_a';
const JOB = 'job-of-the-ats';
const email = 'ada@mail.example';

it('finds who stands on a job, of those noted before their applications were, and lets go of who left', async () => {
  const person = { id: 'app-1', candidateId: null, name: 'Ada', emails: [email], stage: null, rejectedAt: null };
  await putItem(table, { ...keys.atsApplicant(accountId, 1, JOB, 'app-1'), ...person });
  const plant = (address: string) =>
    putItem(table, { pk: atsKnownPartition(accountId, JOB), sk: fingerprint(address) });
  for (const address of [email, 'gone@mail.example']) await plant(address);
  const find = async () => (await createApplicantReader(table).find({ accountId, round: 1 }, JOB, [email]))?.id;
  const ats = { atsName: 'Any', slug: 'any', mergeDevId: JOB, reference: null };
  const isDenied = (address: string) =>
    createIsDenied(table)(
      accountId,
      { id: 'job_a', ats, denyList: null },
      { emails: [address], companies: [], name: '' },
    );

  expect([await find(), await isDenied(email)]).toEqual([undefined, 'ats']);
  expect(await migrate(table, atsAddresses)).toMatchObject({ changed: 1 });
  expect([await find(), await isDenied(email), await isDenied('gone@mail.example')]).toEqual(['app-1', 'ats', 'ats']);
  expect(await migrate(table, atsAddresses)).toMatchObject({ changed: 0 });
  expect([await find(), await isDenied(email), await isDenied('gone@mail.example')]).toEqual([
    'app-1',
    'ats',
    undefined,
  ]);
});
