import { afterAll, beforeAll, expect, it } from 'vitest';
import { Profile } from '../../../shared/model/candidate.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import type { Table } from '../../platform/table.ts';
import { findByPhone } from '../../records/person/phone-numbers.ts';
import { profileItem } from '../../records/submission/beside-head.ts';
import { phoneFollower } from './phones.ts';

const accountId = 'acc_a';
const id = 'sub_a';
let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const saying = (phoneNumber: string | null, pending?: boolean) =>
  profileItem(
    { accountId, id, submittedAt: '2026-03-02T10:00:00.000Z', ...(pending && { pending }) },
    {
      candidate: Profile.parse({ firstName: 'Ada', lastName: 'Byron', phoneNumber }),
      ...{ resume: null, resumeText: '', createdBy: null, externalId: null, community: null },
    },
  );
const [one, other] = ['+32 470 12 84 56', '+32 470 12 84 57'];
const found = async () => Promise.all([one, other].map((number) => findByPhone(table, accountId, number)));

it('finds a profile by the number that it says now, and by none once it is gone', async () => {
  const { follow, forget } = phoneFollower(table);
  await follow(undefined, saying(one, true));
  expect(await found()).toEqual([[], []]);
  await follow(saying(one, true), saying(one));
  expect(await found()).toEqual([[id], []]);
  await follow(saying(one), saying(other));
  expect(await found()).toEqual([[], [id]]);
  expect(await findByPhone(table, 'acc_b', other)).toEqual([]);
  await forget?.(saying(other));
  expect(await found()).toEqual([[], []]);
});

it('costs nothing without a number, and where it stays the same', async () => {
  const never = { name: 'never', db: { send: () => Promise.reject(new Error('A call')) } } as unknown as Table;
  const { follow, forget } = phoneFollower(never);
  await follow(undefined, saying(null));
  await follow(saying(one), saying(one));
  await forget?.(saying(null));
  await forget?.(saying(one, true));
  await expect(follow(undefined, saying(one))).rejects.toThrow('A call');
});
