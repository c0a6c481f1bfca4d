import { expect, it } from 'vitest';
import { MailStatus } from '../../../../shared/model/funnel.ts';
import { mailStatusLabel } from './mail-status.ts';

const now = new Date('2026-11-20T10:00:00.000Z');

it('says that an email scheduled within minutes is about to be sent', () => {
  expect(mailStatusLabel('scheduled', '2026-11-20T10:00:30.000Z', now)).toBe('About to be sent');
  expect(mailStatusLabel('scheduled', '2026-11-22T10:00:00.000Z', now)).toBe('Scheduled');
});

it('reads a cancelled email as not sent', () => {
  expect(mailStatusLabel('cancelled')).toBe('Not sent');
});

it('has words for every status, and takes any other for an error', () => {
  for (const status of MailStatus.options) expect(mailStatusLabel(status)).not.toBe('');
  expect(() => mailStatusLabel('lost' as MailStatus)).toThrow('Unknown status: lost');
});
