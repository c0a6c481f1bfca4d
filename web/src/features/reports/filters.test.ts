import { expect, test } from 'vitest';
import type { PipelineJob } from '../../../../shared/contract/reports.ts';
import { readFilters, writeFilters } from './filters.ts';
import { searchJobs, sortJobs } from './pipeline-columns.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('what the address does not say, or says wrongly, is the default', () => {
  const standard = { period: 'PAST_WEEK', user: undefined, search: '', columnName: undefined, order: 'asc', page: 1 };
  expect(read('')).toEqual(standard);
  expect(read('period=EVER&user=acc_1&columnName=toString&order=up&page=-3')).toEqual(standard);
});

test('the address says all filters', () => {
  const query = 'period=PAST_YEAR&user=usr_1&search=+Engineer&columnName=leads&order=desc&page=2';
  expect(read(query)).toEqual({
    ...{ period: 'PAST_YEAR', user: 'usr_1', search: 'Engineer' },
    ...{ columnName: 'leads', order: 'desc', page: 2 },
  });
});

test('a change of anything but the page leads back to the first page, and all else stays', () => {
  const write = (query: string, change: Parameters<typeof writeFilters>[1]) =>
    writeFilters(new URLSearchParams(query), change).toString();
  expect(write('period=PAST_YEAR&page=2', { user: 'usr_1' })).toBe('period=PAST_YEAR&user=usr_1');
  expect(write('user=usr_1&search=x&page=2', { user: undefined })).toBe('search=x');
  expect(write('search=x', { page: 3 })).toBe('search=x&page=3');
  expect(write('page=3', { page: 1 })).toBe('');
});

const aJob = (jobTitle: string, leadRate: number | null): PipelineJob => {
  const none = { sourced: 0, reviewed: 0, contacted: 0, replied: 0, lead: 0, interviewed: 0, hired: 0 };
  return {
    ...{ jobId: 'job_1', jobTitle, jobLocation: '', ownerId: 'usr_1', ownerName: '', jobPostedAt: null },
    ...{ responseRate: null, leadRate, crowdSubmissions: none, platformSubmissions: none },
  };
};
const jobs = [aJob('Zoologist', 0.1), aJob('Élève', null), aJob('Engineer (C++)', 0.09)];
const titles = (some: readonly PipelineJob[]) => some.map(({ jobTitle }) => jobTitle);

test('texts are sorted as people read them, numbers by value, and what has none stands last', () => {
  expect(titles(sortJobs(jobs, 'title', 'asc'))).toEqual(['Élève', 'Engineer (C++)', 'Zoologist']);
  expect(titles(sortJobs(jobs, 'title', 'desc'))).toEqual(['Zoologist', 'Engineer (C++)', 'Élève']);
  expect(titles(sortJobs(jobs, 'leadRate', 'asc'))).toEqual(['Engineer (C++)', 'Zoologist', 'Élève']);
  expect(titles(sortJobs(jobs, 'leadRate', 'desc'))).toEqual(['Zoologist', 'Engineer (C++)', 'Élève']);
  expect(sortJobs(jobs, undefined, 'desc')).toBe(jobs);
});

test('a search finds part of a title, whatever its case and accents, and signs mean themselves', () => {
  expect(titles(searchJobs(jobs, 'ELE'))).toEqual(['Élève']);
  expect(titles(searchJobs(jobs, '(c++)'))).toEqual(['Engineer (C++)']);
  expect(titles(searchJobs(jobs, '.*'))).toEqual([]);
});
