import { describe, expect, test } from 'vitest';
import { type Filters, readFilters, writeFilters } from './filters.ts';

const read = (query: string, remembered: string | null = null) => readFilters(new URLSearchParams(query), remembered);
const standard: Filters = { source: 'me', status: 'Validated', search: '', orderBy: 'edit', order: 'desc', page: 1 };
const write = (query: string, change: Partial<Filters>) =>
  writeFilters(new URLSearchParams(query), read(query), change).toString();

describe('the job list opens', () => {
  test('with one’s own active jobs', () => expect(read('')).toEqual(standard));
  test('with the source chosen last', () => expect(read('', 'account').source).toBe('account'));
  test('with the source of the address, whatever was chosen last', () =>
    expect(read('source=me', 'account').source).toBe('me'));
  test('as the address says', () =>
    expect(read('status=Closed&source=account&search=%20nurse%20&page=3')).toEqual({
      source: 'account',
      status: 'Closed',
      search: 'nurse',
      orderBy: 'edit',
      order: 'desc',
      page: 3,
    }));
  test('in the order of the address', () =>
    expect(read('columnName=owner&order=asc')).toMatchObject({ orderBy: 'owner', order: 'asc' }));
  test.each(['0', '-1', 'two', '', '1.5', 'Infinity', '1e99'])('on the first page instead of page %s', (page) =>
    expect(read(`page=${page}`).page).toBe(1),
  );
  test.each(['status=Validated', 'status=toString', 'columnName=salary', 'order=up', 'source=everyone'])(
    'as usual where it says %s',
    (query) => expect(read(query)).toEqual(standard),
  );
  test('as usual where the remembered source makes no sense', () => expect(read('', 'nobody')).toEqual(standard));
});

describe('a change of the filters', () => {
  test('leads back to the first page', () =>
    expect(write('page=3', { status: 'Draft' })).toBe('source=me&status=Draft'));
  test('of the page keeps the others', () =>
    expect(write('source=account&search=nurse', { page: 2 })).toBe('source=account&search=nurse&page=2'));
  test('leaves the usual out and what belongs to others in', () =>
    expect(write('x=1&status=Closed&search=a', { status: 'Validated', search: ' ' })).toBe('x=1&source=me'));
});
