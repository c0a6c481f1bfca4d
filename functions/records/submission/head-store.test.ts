import { afterAll, beforeAll, expect, it } from 'vitest';
import { Profile } from '../../../shared/model/candidate.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { createHeadStore } from './head-store.ts';
import { moved } from './moves.ts';
import { newHead } from './new-head.ts';

const start = Date.parse('2026-03-02T10:00:00.000Z');
const accountId = 'acc_a';

let table: TestTable;
let clock = start;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

it('keeps what a move was for as long as it can be taken back, and no longer', async () => {
  const heads = createHeadStore(table, () => new Date(clock));
  const candidate = Profile.parse({ firstName: 'José', lastName: 'García' });
  const of = { accountId, id: 'sub_a', jobId: 'job_a', origin: 'team', duplicate: false } as const;
  await heads.createOnce(newHead({ ...of, candidate, at: new Date(start) }), []);
  const change = async (seconds: number, name: string) => {
    clock = start + seconds * 1_000;
    await heads.change(accountId, 'sub_a', (head) => ({ ...head, name }));
    return heads.read(accountId, 'sub_a');
  };

  await heads.change(accountId, 'sub_a', (head) => moved(head, { to: 'SAVED', at: new Date(clock), by: 'usr_a' }));
  expect(await change(29, 'José G')).toMatchObject({ name: 'José G', undo: { column: 'NEW' } });
  const later = await change(31, 'J. García');
  expect(later).toMatchObject({ name: 'J. García', column: 'SAVED', version: 4 });
  expect(later).not.toHaveProperty('undo');
});

it('is written only over the version that it was made from', async () => {
  const heads = createHeadStore(table);
  const candidate = Profile.parse({ firstName: 'Ada', lastName: 'Lovelace' });
  const of = { accountId, id: 'sub_b', jobId: 'job_a', origin: 'team', duplicate: false } as const;
  await heads.createOnce(newHead({ ...of, candidate, at: new Date(start) }), []);
  const [mine, theirs] = await Promise.all([heads.read(accountId, 'sub_b'), heads.read(accountId, 'sub_b')]);
  if (!mine || !theirs) throw new Error('The head is not there');
  expect(await heads.save({ ...mine, name: 'Mine' })).toBe(true);
  expect(await heads.save({ ...theirs, name: 'Theirs' })).toBe(false);
  expect(await heads.read(accountId, 'sub_b')).toMatchObject({ name: 'Mine', version: 2 });
});
