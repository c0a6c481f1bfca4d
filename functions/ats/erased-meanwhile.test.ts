import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { amid, EMAIL, ID, type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { deleteItem } from '../platform/items.ts';
import { createLostStore } from '../records/ats/lost-store.ts';
import { keys } from '../records/keys.ts';
import { eraseRest } from '../records/submission/erasure.ts';
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

it('nobody waits for a connection who is erased, with their account or alone, as sending them fails because of it', async () => {
  await runs.waiting(ID, EMAIL);
  const { accountId, jobId, table } = runs;
  const files = { remove: async () => undefined };
  const erased = amid(runs, 'GET users', async () => {
    await deleteItem(table, keys.head(accountId, ID));
    await eraseRest(table, { files, mails: files }, { accountId, id: ID, jobId });
    runs.ats().isRevoked = true;
  });
  await expect(runs.export(ID, erased)).rejects.toThrow();
  await runs.export(ID);
  const left = (await table.scan()).filter(({ pk, sk }) => `${pk} ${sk}`.includes(ID));
  expect([erased.isDone(), left.map(({ pk, sk }) => `${pk} ${sk}`)]).toEqual([true, []]);
});
