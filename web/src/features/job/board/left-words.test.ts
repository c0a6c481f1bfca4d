import { expect, it } from 'vitest';
import { leftWords } from './left-words.ts';

it('says where somebody is whom a teammate took away while they were selected, as far as that could be read', () => {
  const was = { name: 'Noor Diaz', jobId: 'job_1', columnName: 'SAVED' } as const;
  const words = (is: Parameters<typeof leftWords>[1]) => leftWords(was, is);
  const end = 'meanwhile and is no longer selected.';
  expect(words({ ...was, columnName: 'DISCARDED' })).toBe(`Noor Diaz was moved to Discarded ${end}`);
  expect(words({ jobId: 'job_2', columnName: 'SAVED' })).toBe(`Noor Diaz was moved to another job ${end}`);
  expect(words('gone')).toBe(`Noor Diaz was taken off this job ${end}`);
  expect(words(undefined)).toBe(`Noor Diaz was moved ${end}`);
});
