import { afterAll, beforeAll, expect, it } from 'vitest';
import { putItem } from '../../../functions/platform/items.ts';
import { countInbox } from '../../../functions/projections/counting/inbox-counts.ts';
import { readBoxCounts } from '../../../functions/records/inbox/inbox-counts.ts';
import { readBox } from '../../../functions/records/inbox/inbox-pages.ts';
import { keys } from '../../../functions/records/keys.ts';
import { EXAMPLES } from '../../../test/support/item-examples.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { migrate } from '../migrate.ts';
import { inboxShelves } from './inbox-shelves.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

it('a conversation from before is found and counted again, and its copies are gone', async () => {
  const before = EXAMPLES.find(({ sk }) => sk === 'CONVERSATION') as Record<string, string>;
  const { accountId, submissionId, jobId } = before as { accountId: 'acc_a'; submissionId: 'sub_a'; jobId: 'job_a' };
  const key = keys.conversation(accountId, submissionId);
  await putItem(table, { ...before, newerAttribute: 'kept' });
  const { pk } = keys.account(accountId);
  await putItem(table, { ...before, pk: `${pk}#INBOX#account#all`, sk: '0' });
  await putItem(table, { pk: key.pk, sk: 'BOXES', version: 1 });
  await putItem(table, { pk, sk: 'INBOXCOUNTS#account', all: 1 });
  await putItem(table, { pk, sk: 'ACCOUNT' });
  expect((await readBox(table, accountId, { of: jobId, box: 'all' }, { limit: 1 })).conversations).toEqual([]);
  expect(await migrate(table, inboxShelves)).toMatchObject({ toChange: 4, changed: 4 });
  const found = await readBox(table, accountId, { of: jobId, box: 'all' }, { limit: 1 });
  expect(found.conversations).toMatchObject([{ submissionId, newerAttribute: 'kept' }]);
  const left = (await table.scan()).filter(({ pk }) => !String(pk).startsWith('MIGRATION#')).map(({ sk }) => sk);
  expect(left.sort()).toEqual(['ACCOUNT', 'CONVERSATION']);
  const change = { before, after: await table.get(key), sequence: '1' };
  await countInbox({ table, forgetMarks: async () => undefined }, 'shard', [change]);
  expect((await readBoxCounts(table, accountId, jobId)).all).toBe(1);
  expect(await migrate(table, inboxShelves)).toMatchObject({ toChange: 0 });
});
