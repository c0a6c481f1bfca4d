import { expect, it } from 'vitest';
import type * as z from 'zod';
import { contract } from './index.ts';

const { accounts, jobs, submissions } = contract;
const LONG = 'x'.repeat(1_000);

/** What is said of each field of something sent. */
function said(schema: z.ZodType, sent: unknown): Record<string, string> {
  const issues = schema.safeParse(sent).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

it('says what is wrong with a field in words a person can act on', () => {
  expect(said(accounts.updatePreferences.body, { firstname: LONG, lastname: ' ' })).toEqual({
    firstname: 'This field cannot be longer than 200 characters.',
    lastname: 'This field is required.',
  });
  const job = {
    title: 'x',
    status: 'Draft',
    companyName: LONG,
    salary: { min: 50.5, max: 2e9, currency: 'EUR' },
    employmentType: ['FULL_TIME', 'PART_TIME'],
    targetLeadCount: 0,
    noteForSourcer: LONG.repeat(10),
    description: LONG.repeat(51),
  };
  expect(said(jobs.createJob.body, job)).toMatchObject({
    companyName: 'This field cannot be longer than 200 characters.',
    'salary.min': 'Please enter a whole number.',
    'salary.max': 'Please enter a number of at most 1000000000.',
    employmentType: 'Please enter at most 1 entry.',
    targetLeadCount: 'Please enter a number of at least 1.',
    noteForSourcer: expect.stringMatching(/^This field cannot be longer than \d+ characters\.$/),
    description: 'This field cannot be longer than 50000 characters.',
  });
  expect(said(submissions.addNote.body, {})).toEqual({ content: 'This field is required.' });
});

it('leaves the words that a field has of its own', () => {
  expect(said(jobs.createJob.body, { title: '', status: 'Draft', applyUrl: 'acme' })).toEqual({
    title: 'This field is required.',
    applyUrl: 'Please enter a valid URL.',
  });
});
