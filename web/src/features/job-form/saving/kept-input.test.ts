import { describe, expect, test } from 'vitest';
import { newJobForm } from '../../../../../shared/rules/job/job-values.ts';
import { isSameForm, readKept } from './kept-input.ts';

const form = newJobForm({
  canEditOutreach: true,
  companyName: 'Foldwater',
  sender: 'usr_1',
  whitelistedDomains: [],
  blacklistedDomains: [],
  distanceUnit: 'mile',
});
const titled = { ...form, title: 'Engineer' };
const kept = (values: unknown) => JSON.stringify({ values, furthest: 2, version: 3 });

describe('what was kept', () => {
  test('is offered as it was typed', () => {
    expect(readKept(kept(titled), form)).toEqual({ values: titled, furthest: 2, version: 3 });
  });
  test('is not offered where it says nothing new', () => {
    expect(readKept(kept(form), form)).toBeUndefined();
  });
  test('fills what an older form did not know with what the form says now', () => {
    const { yearsExp } = titled.requirements;
    expect(readKept(kept({ title: 'Engineer', requirements: { yearsExp } }), form)?.values).toEqual(titled);
  });
  test.each([null, '', 'no json', '7', '{}', kept(null), kept({ title: 'x' }), kept({ details: { title: 'x' } })])(
    'is nothing in %j',
    (text) => {
      expect(readKept(text, form)).toBeUndefined();
    },
  );
});

test('two forms are the same whatever the order of their fields', () => {
  const { noteForSourcer, ...rest } = form;
  expect(isSameForm({ noteForSourcer, ...rest }, form)).toBe(true);
  expect(isSameForm(titled, form)).toBe(false);
});
