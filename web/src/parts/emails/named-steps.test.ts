import { expect, test } from 'vitest';
import type { JourneyStep } from '../../../../shared/model/job.ts';
import { namedSteps } from './named-steps.ts';

const aStep = (id: string, value: number, dimension: 'minutes' | 'days' = 'days'): JourneyStep => ({
  id,
  type: 'FOLLOW_UP',
  inactive: false,
  timing: { value, dimension },
  subject: '',
  html: '',
});

test('each delay counts from the email before, each day from the contact', () => {
  expect(namedSteps([aStep('a', 1, 'minutes'), aStep('b', 2), aStep('c', 3)]).map(({ when }) => when)).toEqual([
    'Will be sent immediately when the contact is initiated',
    'If no reply, send after a delay of 2 days, on day 3',
    'If no reply, send after a delay of 3 days, on day 6',
  ]);
});

test('emails that are not sent have neither a name nor a delay', () => {
  const steps = [aStep('a', 1, 'minutes'), { ...aStep('b', 9), inactive: true }, aStep('c', 3)];
  expect(namedSteps(steps).map(({ id, label }) => [id, label])).toEqual([
    ['a', 'First email'],
    ['c', 'Follow up 1'],
  ]);
  expect(namedSteps(steps)[1]?.when).toMatch(/on day 4$/);
});
