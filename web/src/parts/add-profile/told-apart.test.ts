import { expect, it } from 'vitest';
import { type Duplicate, notToldApart, whatMatches } from './told-apart.ts';

const one = (id: Duplicate['id'], canMerge: boolean): Duplicate => ({
  ...{ id, canMerge, jobId: 'job_a', jobTitle: 'Engineer', jobApart: '', name: 'Ada Byron', columnName: 'SAVED' },
  ...{ matches: ['email'], isSamePerson: true, leftOut: [] },
});

it('asks once of each who may be the same person, and again of one that can be merged only now or was moved', () => {
  const found = [one('sub_a', true), one('sub_b', true), one('sub_c', false)];
  const left = (seen: readonly Duplicate[]) => notToldApart(found, seen).map(({ id }) => id);
  expect(left([])).toEqual(['sub_a', 'sub_b', 'sub_c']);
  expect(left(found)).toEqual([]);
  expect(left([{ ...one('sub_c', false), jobId: 'job_b' }, ...found.slice(0, 2)])).toEqual(['sub_c']);
  expect(left([one('sub_a', false), one('sub_b', true), one('sub_c', true)])).toEqual(['sub_a']);
});

it('says what both profiles say, and where others may say it too', () => {
  const told = (matches: Duplicate['matches'], isSamePerson = true) => whatMatches({ matches, isSamePerson });
  expect(told(['email'])).toBe('Same email address');
  expect(told(['email', 'linkedin', 'phone'])).toBe('Same email address, LinkedIn profile and phone number');
  expect(told(['phone'], false)).toBe('Same phone number. Several people may share that.');
  expect(told(['phone', 'github'], false)).toBe('Same phone number and GitHub page. Several people may share these.');
  expect(told([])).toBe('The same person, by another of their profiles');
});
