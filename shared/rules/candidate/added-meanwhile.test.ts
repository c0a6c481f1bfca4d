import { expect, it } from 'vitest';
import { addedMeanwhile, mergedMeanwhile } from './added-meanwhile.ts';

const ada = { name: 'Ada Byron', jobTitle: 'Engineer', by: 'Ben Adams' };

it('says who was added, by whom and where', () => {
  expect(addedMeanwhile([ada])).toBe('Ben Adams added Ada Byron to the job “Engineer”.');
  expect(addedMeanwhile([{ ...ada, by: undefined }])).toBe('Ada Byron was added to the job “Engineer”.');
  expect(addedMeanwhile([{ ...ada, jobTitle: '' }])).toBe('Ben Adams added Ada Byron to another job.');
  expect(addedMeanwhile([ada, ada, ada])).toBe(
    'Ben Adams added Ada Byron to the job “Engineer”, and 2 more who may be the same.',
  );
  expect(addedMeanwhile([{ ...ada, isMoved: true }])).toBe('Ben Adams moved Ada Byron to the job “Engineer”.');
  expect(addedMeanwhile([])).toBe('');
});

it('says who merged a profile, and into whose', () => {
  expect(mergedMeanwhile('Ben Adams', 'Ada Byron')).toBe('Ben Adams merged it into the profile of Ada Byron.');
  expect(mergedMeanwhile('Ben Adams', undefined)).toBe('Ben Adams merged it into a profile that is no longer here.');
});
