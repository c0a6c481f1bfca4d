import { expect, it } from 'vitest';
import { type Duplicate, notToldApart } from './told-apart.ts';

const one = (id: Duplicate['id'], canMerge: boolean): Duplicate => ({
  ...{ id, canMerge, jobId: 'job_a', jobTitle: 'Engineer', jobApart: '', name: 'Ada Byron', columnName: 'SAVED' },
  ...{ isSamePhoneOnly: false, leftOut: [] },
});

it('asks once of each who may be the same person, and again of one that can be merged only now or was moved', () => {
  const found = [one('sub_a', true), one('sub_b', true), one('sub_c', false)];
  const left = (seen: readonly Duplicate[]) => notToldApart(found, seen).map(({ id }) => id);
  expect(left([])).toEqual(['sub_a', 'sub_b', 'sub_c']);
  expect(left(found)).toEqual([]);
  expect(left([{ ...one('sub_c', false), jobId: 'job_b' }, ...found.slice(0, 2)])).toEqual(['sub_c']);
  expect(left([one('sub_a', false), one('sub_b', true), one('sub_c', true)])).toEqual(['sub_a']);
});
