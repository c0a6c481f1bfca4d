import { expect, it } from 'vitest';
import type { JobForm } from '../../../../shared/rules/job-payload.ts';
import { refusedFields, stillRefused } from './refused-fields.ts';

const form = (description: string) =>
  ({
    details: { title: 'Engineer', description },
    instructions: { mustHaveQualifications: ['Java'] },
  }) as unknown as JobForm;
const tooLong = { description: ['This description is 900 characters too long.'] };

it('what the server refuses is said at its field, on its step', () => {
  expect(refusedFields(form('long'), tooLong)).toEqual([
    { step: 'details', field: 'details.description', message: tooLong.description[0], value: 'long' },
  ]);
});

it('knows the fields that have another name in what is sent', () => {
  expect(refusedFields(form(''), { 'requirements.mustHaves.0': ['Too long.'] })).toMatchObject([
    { step: 'instructions', field: 'instructions.mustHaveQualifications', message: 'Too long.' },
  ]);
});

it('is no longer said once the field has another value', () => {
  const refused = refusedFields(form('long'), tooLong);
  expect(stillRefused(form('long'), refused)).toHaveLength(1);
  expect(stillRefused(form('short'), refused)).toEqual([]);
});

it('leaves out what is no field of the form', () => {
  expect(refusedFields(form(''), { version: ['Expected a number.'] })).toEqual([]);
});
