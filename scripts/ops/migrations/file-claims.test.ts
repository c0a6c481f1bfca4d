import { afterAll, beforeAll, expect, it } from 'vitest';
import { putItem } from '../../../functions/platform/items.ts';
import type { StoredJob } from '../../../functions/records/job/stored-job.ts';
import { keys } from '../../../functions/records/keys.ts';
import { claimForJobs } from '../../../functions/records/submission/file-claim.ts';
import type { FileId } from '../../../shared/model/ids.ts';
import { EXAMPLES } from '../../../test/support/item-examples.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { migrate } from '../migrate.ts';
import { fileClaims } from './file-claims.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const accountId = 'acc_a';
const SHOWN: FileId = 'file_shown';
const OF_PROFILE: FileId = 'file_profile';
const BOTH: FileId = 'file_both';
const aFile = (identifier: FileId) => ({ identifier, originalFilename: 'resume.pdf' });
const claimOf = (file: FileId) => table.get(keys.fileClaim(accountId, file));

it('claims what jobs show and what profiles have, and leaves what is claimed', async () => {
  const job = EXAMPLES.find(({ sk }) => sk === 'JOB') as unknown as StoredJob;
  const profile = EXAMPLES.find(({ sk }) => sk === 'PROFILE');
  const requirements = { ...job.requirements, benchmarkCvs: [SHOWN, BOTH].map((file) => aFile(file)) };
  await putItem(table, { ...job, ...keys.job(accountId, 'job_a'), id: 'job_a', accountId, requirements });
  const withResume = (file: FileId) => ({ ...profile, resume: { ...aFile(file), hasParsingFailed: false } });
  await putItem(table, { ...withResume(OF_PROFILE), ...keys.profile(accountId, 'sub_a') });
  await putItem(table, { ...withResume(BOTH), ...keys.profile(accountId, 'sub_b') });
  await putItem(table, { ...keys.fileClaim(accountId, BOTH), submissionId: 'sub_b' });

  expect(await migrate(table, fileClaims)).toMatchObject({ toChange: 3, changed: 2 });
  expect(await claimOf(SHOWN)).toMatchObject({ isBenchmark: true });
  expect(await claimOf(OF_PROFILE)).toMatchObject({ submissionId: 'sub_a' });
  expect(await claimOf(BOTH)).not.toHaveProperty('isBenchmark');
  expect(await claimForJobs(table, accountId, OF_PROFILE)).toBe(false);
  expect(await migrate(table, fileClaims)).toMatchObject({ changed: 0 });
});
