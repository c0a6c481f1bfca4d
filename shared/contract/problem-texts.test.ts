import { expect, it } from 'vitest';
import * as z from 'zod';
import { filledRoutes, idsOfNobody } from '../../test/support/fillings.ts';
import { mutationsOf, OF_THE_LIBRARY, toJson } from '../../test/support/hostile.ts';
import { AboutYou } from '../model/account.ts';
import { contract } from './index.ts';
import { problemText } from './problem-texts.ts';

const { accounts, jobs, submissions } = contract;
const LONG = 'x'.repeat(1_000);

/** What is said of each field of something sent. */
function said(schema: z.ZodType, sent: unknown): Record<string, string> {
  const issues = schema.safeParse(sent).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

it('says what is wrong with a field in words a person can act on', () => {
  expect(said(accounts.updatePreferences.body, { firstname: LONG, lastname: ' ' })).toEqual({
    firstname: 'This field cannot be longer than 60 characters.',
    lastname: 'This field is required.',
  });
  const job = {
    title: 'x',
    status: 'Draft',
    companyName: LONG.repeat(3),
    salary: { min: 50.5, max: 2e9, currency: 'EUR' },
    employmentType: ['FULL_TIME', 'PART_TIME'],
    targetLeadCount: 0.5,
    noteForSourcer: LONG.repeat(10),
    description: LONG.repeat(51),
  };
  expect(said(jobs.createJob.body, job)).toMatchObject({
    companyName: 'This field cannot be longer than 2,000 characters.',
    'salary.max': 'Please enter a number of at most 1,000,000,000.',
    employmentType: 'Please enter at most 1 entry.',
    targetLeadCount: 'Please enter a whole number.',
    noteForSourcer: expect.stringMatching(/^This field cannot be longer than [\d,]+ characters\.$/),
    description: 'This field cannot be longer than 50,000 characters.',
  });
  expect(said(submissions.addNote.body, {})).toEqual({ content: 'This field is required.' });
});

it('leaves the words that a field has of its own', () => {
  expect(said(jobs.createJob.body, { title: 'x'.repeat(141), status: 'Draft', functions: ['ENG', 'X'] })).toEqual({
    title: 'This field cannot be longer than 140 characters.',
    'functions.1': 'Please choose one of the list.',
  });
});

const messagesOf = (error: z.ZodError | undefined): string[] =>
  (error?.issues ?? []).flatMap((issue) => [
    issue.message,
    ...(issue.code === 'invalid_union' ? issue.errors.flatMap((each) => messagesOf(new z.ZodError(each))) : []),
  ]);

const messagesFor = (schema: z.ZodType, example: unknown) =>
  mutationsOf(schema, example).flatMap(({ value }) => messagesOf(schema.safeParse(read(toJson(value))).error));

const read = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));

const parts = filledRoutes.flatMap(({ feature, name, route, fill }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    return schema ? [[`${part} of ${feature}.${name}`, schema, fill(idsOfNobody)[part]] as const] : [];
  }),
);
const me = { firstname: 'Anna', lastname: 'Berg', position: 'Recruiter', company: 'Acme' };

it.each([...parts, ['form about oneself', AboutYou, me] as const])(
  'says whatever is wrong in sentences of its own, and never in those of the library: %s',
  (_, schema, example) => {
    const messages = [...new Set(messagesFor(schema, example))];
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.filter((message) => OF_THE_LIBRARY.test(message) || !/^[A-Z“].+\.$/.test(message))).toEqual([]);
  },
);

it('has words for everything that a schema can find', () => {
  const texts = [
    [z.number().multipleOf(5), 7],
    [z.strictObject({}), { x: 1 }],
    [z.record(z.enum(['a']), z.string()), { b: 'x' }],
    [z.iso.datetime(), 'today'],
    [z.map(z.string(), z.string()), 7],
    [z.custom<string>(() => false), 7],
    [z.date(), 7],
    [z.uuid(), 'x'],
  ] as const;
  for (const [schema, value] of texts)
    for (const message of messagesOf(schema.safeParse(value).error)) expect(message).not.toMatch(OF_THE_LIBRARY);
  expect(problemText({ code: 'custom', input: 7, path: [] })).toBe('This is not valid.');
});
