import { expect, test } from 'vitest';
import { Office } from '../../../../shared/model/job.ts';
import { OFFICE_LABELS } from '../../../../shared/rules/funnel/labels.ts';
import { funnelInWords, jobAddress, whereabouts } from './labels.ts';

test.each(Office.options)('the list calls %s what the form calls it', (office) => {
  expect(whereabouts({ formattedLocation: '', office })).toBe(OFFICE_LABELS[office]);
  expect(whereabouts({ formattedLocation: 'Lyon, France', office })).toBe(`Lyon, France · ${OFFICE_LABELS[office]}`);
});
test('a draft opens in its form and any other job on its page', () => {
  expect(jobAddress({ id: 'job_1', status: 'Draft' })).toBe('/jobs/edit/job_1');
  expect(jobAddress({ id: 'job_1', status: 'Validated' })).toBe('/jobs/job_1');
  expect(jobAddress({ id: 'job_1', status: 'Closed' })).toBe('/jobs/job_1');
});
test('a funnel is told from sourced to hired', () => {
  expect(funnelInWords([9, 8, 7, 6, 5, 4, 3])).toBe(
    '9 sourced, 8 reviewed, 7 contacted, 6 replied, 5 interested, 4 interviewed, 3 hired',
  );
});
