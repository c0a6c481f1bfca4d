import { afterAll, beforeAll, expect, it } from 'vitest';
import { installMeter, sumOf } from '../../../scripts/bench/meter.ts';
import { aProfile } from '../../../test/support/builders.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { putItem } from '../../platform/items.ts';
import { keys } from '../keys.ts';
import { createCandidateReader } from './candidate-reader.ts';
import type { Head } from './head.ts';
import { toHeadItem } from './stored-head.ts';

const account = 'acc_0123456789abcdef';
const ids = ['sub_a', 'sub_b', 'sub_c'] as const;
const at = '2026-03-04T10:00:00.000Z';
const candidate = aProfile({ email: 'ada@home.example' });
const profile = { candidate, resume: null, resumeText: '', createdBy: null, externalId: null, community: null };
const address = {
  email: 'ada@home.example',
  kind: 'personal',
  isDeliverable: true,
  addedBy: 'sourcer',
  deliverabilityStatus: 'verified',
};

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
  for (const id of ids) {
    const head: Head = {
      ...{ accountId: account, id, jobId: 'job_a', version: 1, column: 'SAVED', columnAt: at, name: 'Ada Berg' },
      ...{ origin: 'crowd', submittedAt: at, huntDone: true, hasEmail: true, verdicts: 'cc' },
    };
    await putItem(table, toHeadItem(head));
    await putItem(table, { ...keys.event(account, id, 2), at, kind: 'moved', text: 'Moved to Saved', by: null });
    await putItem(table, { ...keys.spotlight(account, id), summary: 'x'.repeat(5_000) });
    if (id !== 'sub_c') await putItem(table, { ...keys.profile(account, id), ...profile });
    if (id === 'sub_a') await putItem(table, { ...keys.emails(account, id), emails: [address] });
  }
});
afterAll(() => table.close());

it('reads a head, a profile and its addresses together for half a unit, and of those who have no profile the head', async () => {
  const reader = createCandidateReader(table);
  const meter = installMeter();
  let found: Awaited<ReturnType<typeof reader.findCandidates>> | undefined;
  const calls = await meter.record(async () => {
    found = await reader.findCandidates(account, [...ids, 'sub_a', 'sub_gone']);
  });
  expect(sumOf(calls, 'read')).toBe(2);
  expect(found?.heads.map(({ id }) => id)).toEqual(ids);
  expect(found?.recipientOf('sub_a')).toMatchObject({
    hasEmails: true,
    emails: [address],
    prints: expect.arrayContaining([expect.any(String)]),
  });
  expect(found?.recipientOf('sub_b')).toMatchObject({
    hasEmails: false,
    emails: [],
    candidate: { email: 'ada@home.example' },
  });
  expect([found?.recipientOf('sub_c'), found?.recipientOf('sub_gone')]).toEqual([undefined, undefined]);
});
