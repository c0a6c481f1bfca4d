import { expect, test } from 'vitest';
import { JobFields } from './job.ts';

test('each function and industry of a job stands there once, in the order they were chosen', () => {
  const functions = ['MGMT', 'ENG', 'MGMT', 'ENG'];
  const industries = ['COMPUTER_SOFTWARE', 'COMPUTER_SOFTWARE'];
  expect(JobFields.parse({ title: 'Engineer', functions, industries })).toMatchObject({
    functions: ['MGMT', 'ENG'],
    industries: ['COMPUTER_SOFTWARE'],
  });
});
