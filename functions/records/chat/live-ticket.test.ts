import { expect, it } from 'vitest';
import { liveTicket, readLiveTicket } from './live-ticket.ts';

const NOW = new Date('2026-03-04T10:00:00Z');
const target = {
  accountId: 'acc_0123456789abcdef',
  jobId: 'job_0123456789abcdef',
  userId: 'usr_0123456789abcdef0123456789abcdef',
  until: NOW.getTime() + 60_000,
  session: 'a0b1-c2',
  signedInAt: NOW.getTime(),
} as const;
const ticket = liveTicket('a secret', target);
const later = (ms: number) => new Date(NOW.getTime() + ms);

it('is read back as what it was made for, until its time is over', () => {
  expect(readLiveTicket('a secret', ticket, NOW)).toEqual(target);
  expect(readLiveTicket('a secret', ticket, later(60_000))).toEqual(target);
  expect(readLiveTicket('a secret', ticket, later(60_001))).toBeUndefined();
});

it.each([
  ['another account', ticket.replace('acc_0123456789abcdef', 'acc_fedcba9876543210')],
  ['another job', ticket.replace('job_0123456789abcdef', 'job_fedcba9876543210')],
  ['another person', ticket.replace('usr_01', 'usr_11')],
  ['another sign-in', ticket.replace('a0b1-c2', 'a0b1-c3')],
  ['more time', ticket.replace(String(target.until), String(target.until + 1))],
  ['no signature', ticket.split('.').slice(0, -1).join('.')],
  ['nothing', ''],
])('is worth nothing with %s', (_, changed) => {
  expect(changed).not.toBe(ticket);
  expect(readLiveTicket('a secret', changed, NOW)).toBeUndefined();
});

it('is worth nothing under another secret', () => {
  expect(readLiveTicket('another secret', ticket, NOW)).toBeUndefined();
});
