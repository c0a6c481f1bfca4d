import { expect, test } from 'vitest';
import { JobFields, TypedTitle } from './job.ts';

test('each function and industry of a job stands there once, in the order they were chosen', () => {
  const functions = ['MGMT', 'ENG', 'MGMT', 'ENG'];
  const industries = ['COMPUTER_SOFTWARE', 'COMPUTER_SOFTWARE'];
  expect(JobFields.parse({ title: 'Engineer', functions, industries })).toMatchObject({
    functions: ['MGMT', 'ENG'],
    industries: ['COMPUTER_SOFTWARE'],
  });
});

test.each(['\u200B', ' \u2060\uFEFF ', '\u2800', '\u00AD\u3164'])(
  'a title in which nothing shows is none: %j',
  (title) => {
    expect(TypedTitle.parse(title)).toBe('');
    expect(JobFields.safeParse({ title }).error?.issues).toMatchObject([{ message: 'This field is required.' }]);
  },
);

test.each(['Koch', '料理人', 'می\u200cخواهم', 'C'])('a title in which something shows stays as it is: %j', (title) => {
  expect(TypedTitle.parse(title)).toBe(title);
});
