import { expect, test } from 'vitest';
import { type RecentJob, readRecent, withOpened } from './recent-jobs.ts';

const job = (number: number): RecentJob => ({ id: `job_${number}`, title: `Job ${number}` });
const opened = (...numbers: number[]) => numbers.reduce<RecentJob[]>((jobs, n) => withOpened(jobs, job(n)), []);
const ids = (jobs: readonly RecentJob[]) => jobs.map(({ id }) => id);

test('the job opened last comes first, each of them once, and four are kept', () => {
  expect(ids(opened(1, 2, 1))).toEqual(['job_1', 'job_2']);
  expect(ids(opened(1, 2, 3, 4, 5))).toEqual(['job_5', 'job_4', 'job_3', 'job_2']);
});

test('a job that was renamed has its new name', () =>
  expect(withOpened(opened(1), { id: 'job_1', title: 'Nurse' })).toEqual([{ id: 'job_1', title: 'Nurse' }]));

test.each([
  ['nothing', null],
  ['no JSON', '{"id"'],
  ['something else', '{"id":"job_1"}'],
  ['entries of another form', '[null, 3, {"id":"job_1"}, {"id":"javascript:","title":"x"}]'],
])('%s that was kept is no job', (_, text) => expect(readRecent(text)).toEqual([]));

test('what was kept is read again', () => expect(readRecent(JSON.stringify(opened(1, 2)))).toEqual(opened(1, 2)));
