import { expect, it } from 'vitest';
import { checkProfile } from './check-profile.ts';
import { toValues } from './form-values.ts';

const PROBLEM = 'Please enter a valid phone number with its country.';
const values = (phoneNumber: string, firstName = 'Edda') => ({
  ...toValues({ firstName, lastName: 'Kristofferson' }),
  phoneNumber,
});
const problems = async (phoneNumber: string, opened = '', firstName?: string) => {
  const checked = await checkProfile(opened)(values(phoneNumber, firstName));
  return 'problems' in checked ? checked.problems : [];
};

it('accepts a number that is valid for its country, and none', async () => {
  expect(await problems('+33 6 12 34 56 78')).toEqual([]);
  expect(await problems('')).toEqual([]);
});

it.each(['06 12 34 56 78', '+33 6 12', '+999 12345678'])('says that %s is no number of a country', async (text) => {
  expect(await problems(text)).toEqual([{ field: 'phoneNumber', message: PROBLEM }]);
});

it('says it beside what else is wrong', async () => {
  const found = await problems('06', '', '');
  expect(found.map(({ field }) => field)).toEqual(['firstName', 'phoneNumber']);
});

it('leaves the number alone that the form opened with', async () => {
  expect(await problems('030 / 1234567', '030 / 1234567')).toEqual([]);
});
