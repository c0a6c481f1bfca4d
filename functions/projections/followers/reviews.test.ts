import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { keys } from '../../records/keys.ts';
import type { Head } from '../../records/submission/head.ts';
import { moved, undone } from '../../records/submission/moves.ts';
import { newHead } from '../../records/submission/new-head.ts';
import { toHeadItem } from '../../records/submission/stored-head.ts';
import { reviewFollower } from './reviews.ts';

const accountId = 'acc_a';
const id = 'sub_a';
const ada = { id: 'usr_ada', name: 'Ada', picture: null } as const;
const at = (minutes: number) => new Date(Date.parse('2026-03-02T10:00:00.000Z') + minutes * 60_000);
const candidate = { firstName: 'Eve', lastName: 'Byron', employmentHistory: [] };
const ofJob = { accountId, id, jobId: 'job_a', origin: 'team' } as const;
const fresh = newHead({ ...ofJob, candidate, at: at(0), duplicate: false });
const said = (feedback: string) => ({ feedback, byUser: ada });
const saved: Head = { ...moved(fresh, { to: 'SAVED', at: at(1), by: ada.id, said: said('Good') }), version: 2 };
const leaving = { to: 'DISCARDED', at: at(2), by: ada.id, reason: 'NOT_QUITE_RIGHT' } as const;
const thenDiscarded: Head = { ...moved(saved, { ...leaving, said: said('Too far away') }), version: 3 };

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const follow = (before: Head, after: Head) => reviewFollower(table).follow(toHeadItem(before), toHeadItem(after));
const kept = async () => {
  const { sk } = keys.review(accountId, id);
  return (await table.query(keys.review(accountId, id).pk)).find((item) => item.sk === sk);
};

it('keeps what a reviewer said last, however often and in what order the changes come', async () => {
  await follow(fresh, saved);
  expect(await kept()).toMatchObject({ feedback: 'Good', reason: null, date: saved.columnAt, byUser: ada });
  const last = { feedback: 'Too far away', reason: 'NOT_QUITE_RIGHT', date: thenDiscarded.columnAt, byUser: ada };
  await follow(saved, thenDiscarded);
  await follow(fresh, saved);
  await follow(saved, thenDiscarded);
  expect(await kept()).toMatchObject(last);
  await follow(thenDiscarded, { ...thenDiscarded, hasEmail: true });
  expect(await kept()).toMatchObject(last);
});

it('keeps the one before again where a review was taken back', async () => {
  const back = { ...undone(thenDiscarded, { movedAt: thenDiscarded.columnAt, at: at(2), by: ada.id }), version: 4 };
  await follow(saved, thenDiscarded);
  await follow(thenDiscarded, back);
  const counts = { feedback: 'Good', reason: null, date: saved.columnAt, byUser: ada };
  expect(await kept()).toMatchObject(counts);
  await follow(saved, thenDiscarded);
  expect(await kept(), 'a change that is followed again').toMatchObject(counts);
});
