import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { ID, type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { deleteItem } from '../platform/items.ts';
import { createLostStore } from '../records/ats/lost-store.ts';
import { keys } from '../records/keys.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { type GoneDeps, sayGone } from './gone.ts';

let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts();
});
afterEach(() => runs?.close());

it('a candidate who is deleted while it is said that they are gone does not fail the reading, and leaves nothing behind', async () => {
  await runs.arrive();
  const heads = createHeadStore(runs.table);
  const head = (await heads.read(runs.accountId, ID as SubmissionId))!;
  await deleteItem(runs.table, keys.head(runs.accountId, head.id));
  const deps = { heads, lost: createLostStore(runs.table), now: () => new Date(runs.clock.now) };
  const one = { head, emails: ['ada@home.example'], sending: undefined };
  await sayGone(deps as unknown as GoneDeps, one, { how: 'DELETED' });
  const left = (await runs.table.scan()).filter((item) => String(item.pk).endsWith('#ATSLOST'));
  expect(left).toEqual([]);
});
