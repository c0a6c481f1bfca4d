import { expect, test } from 'vitest';
import { pipelineAsked, pipelineExportAsked, readFilters, writeFilters } from './filters.ts';

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

test('the API is asked for what the filters say and no more, the export for all jobs of the person', () => {
  expect(pipelineAsked('acc_1', read('')).query).toEqual({ accountId: 'acc_1' });
  const filters = read('user=usr_1&search=x&columnName=hires&page=2');
  const ofUser = { accountId: 'acc_1', userId: 'usr_1' };
  const query = { ...ofUser, search: 'x', columnName: 'hires', order: 'asc', page: 2 };
  expect(pipelineAsked('acc_1', filters).query).toEqual(query);
  expect(pipelineExportAsked('acc_1', filters).query).toEqual(ofUser);
});

test('the other pages of a look are of the order that it found', () => {
  const jobIds = Array.from({ length: 250 }, (_, n) => `job_${n}` as const);
  const held = { filters: read('search=x&columnName=hires'), jobIds };
  const askedFor = (query: string, of = held) => pipelineAsked('acc_1', read(query), of).query.jobIds?.split(',');
  expect(askedFor('search=x&columnName=hires&page=2')).toEqual(jobIds.slice(100, 200));
  expect(askedFor('search=x&columnName=hires&page=3')).toEqual(jobIds.slice(200));
  expect(askedFor('search=x&columnName=hires&page=4')).toBeUndefined();
  expect(askedFor('search=x&columnName=hires')).toBeUndefined();
  expect(askedFor('search=x&columnName=leads&page=2')).toBeUndefined();
  expect(askedFor('search=y&columnName=hires&page=2')).toBeUndefined();
  const lookedAtSecond = { filters: read('page=2'), jobIds };
  expect(askedFor('page=2', lookedAtSecond)).toBeUndefined();
  expect(askedFor('page=3', lookedAtSecond)).toEqual(jobIds.slice(200));
});
