import { expect, test } from 'vitest';
import type { JourneyStep } from '../../model/job.ts';
import { plannedMails } from './planned-mails.ts';

const aStep = (id: string, value: number, dimension: 'minutes' | 'days', inactive = false): JourneyStep => ({
  id,
  type: id === 'a' ? 'FIRST_EMAIL' : 'FOLLOW_UP',
  inactive,
  timing: { value, dimension },
  subject: '',
  html: '',
});

test('each email says its delay after the one before and the day it falls on', () => {
  const mails = plannedMails([aStep('a', 1, 'minutes'), aStep('b', 3, 'days'), aStep('c', 1, 'days')]);
  expect(mails.map(({ label, timing, day }) => [label, timing, day])).toEqual([
    ['First email', 'Will be sent immediately when the contact is initiated', 1],
    ['Follow up 1', 'If no reply, send after a delay of 3 days', 4],
    ['Follow up 2', 'If no reply, send after a delay of 1 day', 5],
  ]);
});

test('an email that was taken out does not count', () => {
  const mails = plannedMails([aStep('a', 1, 'minutes'), aStep('b', 3, 'days', true), aStep('c', 2, 'days')]);
  expect(mails.map(({ label, day }) => [label, day])).toEqual([
    ['First email', 1],
    ['Follow up 1', 3],
  ]);
});
