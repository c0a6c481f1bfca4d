import { expect, test } from 'vitest';
import { Office } from '../../../../shared/model/job.ts';
import { OFFICE_LABELS } from '../../../../shared/rules/funnel/labels.ts';
import { funnelInWords, isOnShow, jobAddress, whereabouts } from './labels.ts';

test.each(Office.options)('the list calls %s what the form calls it', (office) => {
  const job = { formattedLocation: '', office, status: 'Validated' };
  expect(whereabouts(job)).toBe(OFFICE_LABELS[office]);
  expect(whereabouts({ ...job, formattedLocation: 'Lyon, France' })).toBe(`Lyon, France · ${OFFICE_LABELS[office]}`);
});
test('the list says of a draft only what was said of it', () => {
  const draft = { formattedLocation: 'Lyon, France', office: 'ON_SITE', status: 'Draft' } as const;
  expect(whereabouts(draft)).toBe('Lyon, France');
  expect(whereabouts({ ...draft, office: 'REMOTE_OPTIONAL' })).toBe(`Lyon, France · ${OFFICE_LABELS.REMOTE_OPTIONAL}`);
});
test('a draft opens in its form and any other job on its page', () => {
  expect(jobAddress({ id: 'job_1', status: 'Draft' })).toBe('/jobs/edit/job_1');
  expect(jobAddress({ id: 'job_1', status: 'Validated' })).toBe('/jobs/job_1');
  expect(jobAddress({ id: 'job_1', status: 'Closed' })).toBe('/jobs/job_1');
});
test('a job is on show once it is advertised and posted', () => {
  const shown = (isAdvertised: boolean, status: string) => isOnShow({ isAdvertised, status });
  expect([shown(true, 'Validated'), shown(true, 'Draft'), shown(false, 'Validated')]).toEqual([true, false, false]);
});
test('a funnel is told from sourced to hired', () => {
  expect(funnelInWords([9, 8, 7, 6, 5, 4, 3])).toBe(
    '9 sourced, 8 reviewed, 7 contacted, 6 replied, 5 interested, 4 interviewed, 3 hired',
  );
});
