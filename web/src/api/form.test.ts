import type { FieldErrors } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { applyProblem, checkWith, formResolver } from './form.ts';
import { ApiError, messageOf, networkProblem } from './problem.ts';

const Person = z.object({ name: z.string().min(1).max(3), tags: z.array(z.string().max(2)) });
type Person = z.infer<typeof Person>;

const refused = (fields: Record<string, string[]>) =>
  new ApiError({ code: 'BAD_REQUEST', status: 400, message: 'Please correct the marked fields.', fields });
const fieldAt = (path: string) => (path === 'name' ? 'name' : path.startsWith('tags') ? 'tags' : undefined);

/** What is said where of a failure, and which fields are said to be marked. */
function applied(error: unknown) {
  const said: Record<string, string | undefined> = {};
  const setError = (name: string, { message }: { message?: string | undefined }) => {
    said[name] = message;
  };
  return { marked: applyProblem<Person>({ setError }, error, fieldAt), said };
}

test('what a schema says of a form is shown at its fields, of several the first, in plain words', async () => {
  const resolve = formResolver(checkWith(Person));
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await resolve({ name: '', tags: ['a', 'long', 'longer'] }, undefined, options);
  const { name, tags } = errors as FieldErrors<Person>;
  expect(name?.message).toBe('This field is required.');
  expect(tags?.[1]?.message).toBe('This field cannot be longer than 2 characters.');
  const right = { name: 'Ann', tags: [] };
  expect(await resolve(right, undefined, options)).toEqual({ values: right, errors: {} });
});

test('each thing that the server refuses is said at its field, of several the first', () => {
  expect(applied(refused({ 'tags.1': ['Too long.'], tags: ['Too many.'], name: ['No.', 'Never.'] }))).toEqual({
    marked: ['tags', 'name'],
    said: { tags: 'Too long.', name: 'No.' },
  });
});

test('what the server refuses of no field is said above the form, beside what is marked', () => {
  expect(applied(refused({ name: ['No.'], version: ['Please enter a number.'] }))).toEqual({
    marked: ['name'],
    said: { name: 'No.', 'root.server': 'Please enter a number.' },
  });
  expect(applied(refused({ version: ['Please enter a number.'] })).said).toEqual({
    'root.server': 'Please enter a number.',
  });
});

test('what went wrong otherwise is said above the form', () => {
  const away = networkProblem('OFFLINE');
  expect(applied(away)).toEqual({ marked: [], said: { 'root.server': away.message } });
});

test('nothing is said of a call that was taken back', () => {
  expect(applied(new DOMException('', 'AbortError'))).toEqual({ marked: [], said: {} });
});

test('a fault of ours is said, and reported', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const fault = new Error('Something is undefined');
  expect(applied(fault).said).toEqual({ 'root.server': 'Something wrong happened' });
  expect(report).toHaveBeenCalledWith(fault);
  vi.unstubAllGlobals();
});

test('where no field can be marked, what is wrong with them is said instead of that they are marked', () => {
  expect(messageOf(refused({ comment: ['Too long.'], reason: ['Too long.'] }))).toBe('Too long.');
  expect(messageOf(refused({}))).toBe('Please correct the marked fields.');
});
