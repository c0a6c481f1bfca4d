import { describe, expect, test } from 'vitest';
import { newJobForm } from '../../../../../shared/rules/job/job-values.ts';
import { formInput, isSameForm } from './kept-input.ts';

const form = newJobForm({
  canEditOutreach: true,
  companyName: 'Foldwater',
  sender: 'usr_1',
  whitelistedDomains: [],
  blacklistedDomains: [],
  distanceUnit: 'mile',
});
const titled = { ...form, title: 'Engineer' };
const at = '2026-03-10T12:00:00.000Z';
const kept = (values: unknown) => ({ values, furthest: 2, version: 3, at });
const { read, isNew } = formInput(form);

describe('what was kept', () => {
  test('is offered as it was typed', () => {
    const input = { values: titled, furthest: 2, version: 3 };
    expect(read(kept(titled))).toEqual(input);
    expect(isNew(input)).toBe(true);
  });
  test('is not offered where it says nothing new', () => {
    expect(isNew({ values: form, furthest: 2, version: 3 })).toBe(false);
  });
  test('fills what an older form did not know with what the form says now', () => {
    const { yearsExp } = titled.requirements;
    expect(read(kept({ title: 'Engineer', requirements: { yearsExp } }))?.values).toEqual(titled);
  });
  test.each([{}, kept(null), kept({ title: 'x' }), kept({ details: { title: 'x' } }), { values: 7 }])(
    'is nothing in %j',
    (found) => {
      expect(read(found)).toBeUndefined();
    },
  );
});

test('two forms are the same whatever the order of their fields', () => {
  const { noteForSourcer, ...rest } = form;
  expect(isSameForm({ noteForSourcer, ...rest }, form)).toBe(true);
  expect(isSameForm(titled, form)).toBe(false);
});
