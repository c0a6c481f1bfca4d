import { afterAll, beforeAll, expect, it } from 'vitest';
import { Profile } from '../../../shared/model/candidate.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { fingerprint } from '../../platform/ids.ts';
import type { Table } from '../../platform/table.ts';
import { findByHint } from '../../records/person/hints.ts';
import { profileItem } from '../../records/submission/beside-head.ts';
import { phonePrint } from '../../records/submission/identity.ts';
import { hintFollower } from './hints.ts';

const accountId = 'acc_a';
const id = 'sub_a';
let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const saying = (phoneNumber: string | null, pending?: boolean, socialProfiles: Profile['socialProfiles'] = []) =>
  profileItem(
    { accountId, id, submittedAt: '2026-03-02T10:00:00.000Z', ...(pending && { pending }) },
    {
      candidate: Profile.parse({ firstName: 'Ada', lastName: 'Byron', phoneNumber, socialProfiles }),
      ...{ resume: null, resumeText: '', createdBy: null, externalId: null, community: null },
    },
  );
const [one, other] = ['+32 470 12 84 56', '+32 470 12 84 57'];
const found = async () =>
  Promise.all([one, other].map((number) => findByHint(table, accountId, phonePrint(number) ?? '')));

it('finds a profile by the number that it says now, and by none once it is gone', async () => {
  const { follow, forget } = hintFollower(table);
  await follow(undefined, saying(one, true));
  expect(await found()).toEqual([[], []]);
  await follow(saying(one, true), saying(one));
  expect(await found()).toEqual([[id], []]);
  await follow(saying(one), saying(other));
  expect(await found()).toEqual([[], [id]]);
  expect(await findByHint(table, 'acc_b', phonePrint(other) ?? '')).toEqual([]);
  await forget?.(saying(other));
  expect(await found()).toEqual([[], []]);
});

it('finds a profile by a page that others may share as long as it says it, beside its number', async () => {
  const { follow } = hintFollower(table);
  const at = (name: string) => [{ type: 'github' as const, url: `https://github.com/${name}` }];
  const foundAt = (name: string) => findByHint(table, accountId, fingerprint(`github:${name}`));
  await follow(undefined, saying(one, false, at('Northwind')));
  expect([await foundAt('northwind'), (await found())[0]]).toEqual([[id], [id]]);
  await follow(saying(one, false, at('Northwind')), saying(one, false, at('ada')));
  expect([await foundAt('northwind'), await foundAt('ada'), (await found())[0]]).toEqual([[], [id], [id]]);
});

it('costs nothing without a number, and where it stays the same', async () => {
  const never = { name: 'never', db: { send: () => Promise.reject(new Error('A call')) } } as unknown as Table;
  const { follow, forget } = hintFollower(never);
  await follow(undefined, saying(null));
  await follow(saying(one), saying(one));
  await forget?.(saying(null));
  await forget?.(saying(one, true));
  await expect(follow(undefined, saying(one))).rejects.toThrow('A call');
});
