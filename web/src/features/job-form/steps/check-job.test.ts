import { expect, test } from 'vitest';
import { newJobForm } from '../../../../../shared/rules/job/job-values.ts';
import { checkJob } from './check-job.ts';

const empty = newJobForm({
  canEditOutreach: true,
  companyName: 'Acme',
  sender: 'usr_anna',
  whitelistedDomains: [],
  blacklistedDomains: [],
  distanceUnit: 'km',
});
const check = checkJob({ canEditOutreach: true });
const problemsOf = async (form: typeof empty) => {
  const checked = await check(form);
  return 'problems' in checked ? checked.problems : [];
};

test('what is too long for the server is said at its field before it is sent', async () => {
  const name = 'x'.repeat(201);
  expect(await problemsOf({ ...empty, companyName: name })).toContainEqual({
    field: 'companyName',
    message: 'This field cannot be longer than 200 characters.',
  });
  const place = { formatted: name };
  expect((await problemsOf({ ...empty, location: place })).map(({ field }) => field)).toContain('location');
});

test('the rules speak before the schema where both object', async () => {
  const said = await problemsOf({ ...empty, title: '', salary: { min: Number.NaN, max: null, currency: 'USD' } });
  expect(said.find(({ field }) => field === 'salary.min')?.message).toBe('Please use only integers.');
  expect(said.find(({ field }) => field === 'title')?.message).toBe('This field is required.');
});
