import { expect, test } from 'vitest';
import type { Card } from '../../../../../shared/model/submission.ts';
import { ageOf, statusOf } from './card-status.ts';

const NOW = new Date('2026-11-20T12:00:00');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();

const aCard = (change: Partial<Card>): Card => ({
  id: 'sub_1',
  jobId: 'job_1',
  columnName: 'CONTACTED',
  columnUpdatedAt: inHours(-2),
  version: 1,
  name: 'Ilse Marchetti',
  jobTitle: null,
  currentEmployer: null,
  origin: 'crowd',
  isEmailHuntDone: true,
  hasEmailToContact: true,
  isDuplicate: false,
  ...{ isAutoContact: false, isSourcerTrial: false, fromCompanyNotToSourceFrom: false },
  isBenchmarked: false,
  hasUnreadReply: false,
  mailStatus: null,
  mailStep: null,
  nextMailAt: null,
  verdicts: '',
  undoableUntil: null,
  atsExport: null,
  exportedToAtsAt: null,
  isBeingUpdated: false,
  ...change,
});

test.each<[Partial<Card>, string | undefined]>([
  [{ columnName: 'SAVED', isEmailHuntDone: false }, 'Looking for an email'],
  [{ columnName: 'SAVED' }, 'Email found'],
  [{ columnName: 'SAVED', hasEmailToContact: false }, 'No email found'],
  [{ columnName: 'SAVED', origin: 'application' }, 'Applied, email found'],
  [{}, 'No emails scheduled'],
  [{ mailStatus: 'cancelled', mailStep: 0 }, 'No emails scheduled'],
  [{ mailStatus: 'scheduled', mailStep: 0, nextMailAt: inHours(0.01) }, 'About to be sent'],
  [{ mailStatus: 'scheduled', mailStep: 0, nextMailAt: '2026-11-23T09:10:00' }, 'First email on Mon 09:10'],
  [{ mailStatus: 'delivered', mailStep: 1, nextMailAt: '2026-11-23T09:10:00' }, 'Follow up 2 on Mon 09:10'],
  [{ mailStatus: 'sent', mailStep: 0, nextMailAt: '2026-12-03T09:10:00' }, 'Follow up 1 on 3 Dec'],
  [{ mailStatus: 'delivered', mailStep: 2 }, 'Follow up 2 delivered'],
  [{ mailStatus: 'opened', mailStep: 0 }, 'Opened the first email'],
  [{ mailStatus: 'opened', mailStep: 1, nextMailAt: inHours(30) }, 'Opened follow up 1'],
  [{ mailStatus: 'clicked', mailStep: 0 }, 'Clicked a link'],
  [{ mailStatus: 'replied', mailStep: 0 }, 'Replied'],
  [{ mailStatus: 'replied', hasUnreadReply: true }, 'New reply'],
  [{ mailStatus: 'away' }, 'Away'],
  [{ mailStatus: 'paused' }, 'Emails paused'],
  [{ mailStatus: 'uncertain', mailStep: 0 }, 'Was the first email sent?'],
  [{ mailStatus: 'bounced' }, 'Address bounced'],
  [{ mailStatus: 'unsubscribed' }, 'Unsubscribed'],
  [{ mailStatus: 'complained' }, 'Marked as spam'],
  [{ columnName: 'INTERESTED' }, 'Interested'],
  [{ columnName: 'INTERESTED', mailStatus: 'replied' }, 'Replied, interested'],
  [{ columnName: 'NOT_INTERESTED' }, 'Not interested'],
  [{ columnName: 'HIRED', mailStatus: 'opened' }, undefined],
  [{ columnName: 'EXPORTED', atsExport: 'queued', exportedToAtsAt: inHours(-1) }, 'On the way, with trouble'],
  // Sent once more, days after they came to this column.
  [{ columnName: 'EXPORTED', atsExport: 'queued', exportedToAtsAt: inHours(-0.01) }, 'On the way'],
  [{ columnName: 'EXPORTED', atsExport: 'sent' }, 'In the ATS'],
  [{ columnName: 'EXPORTED', atsExport: 'failed' }, 'Not sent to the ATS'],
  [{ columnName: 'EXPORTED', atsExport: 'gone' }, 'Not in the ATS any more'],
  [{ isBeingUpdated: true, hasUnreadReply: true }, 'Being updated'],
  [{ columnName: 'DISCARDED', mailStatus: 'unsubscribed' }, 'Unsubscribed'],
])('a card with %o says %s', (change, words) => expect(statusOf(aCard(change), NOW)?.text).toBe(words));

test('an email about to be sent is named to whoever points at it', () => {
  const card = aCard({ mailStatus: 'delivered', mailStep: 0, nextMailAt: inHours(0.01) });
  expect(statusOf(card, NOW)).toMatchObject({ text: 'About to be sent', title: 'Follow up 1' });
});

test('a card with a new reply says too that somebody is not in the ATS any more, or was not sent there', () => {
  const said = (columnName: Card['columnName'], atsExport: Card['atsExport']) =>
    statusOf(aCard({ columnName, atsExport, hasUnreadReply: true }), NOW);
  expect(said('EXPORTED', 'gone')).toMatchObject({ text: 'New reply', also: 'Not in the ATS any more' });
  expect(said('EXPORTED', 'failed')).toMatchObject({ text: 'New reply', also: 'Not sent to the ATS' });
  expect(said('EXPORTED', 'sent')).not.toHaveProperty('also');
  expect(said('INTERESTED', 'gone')).not.toHaveProperty('also');
});

test('a card that a contact of many left out says so while it may be contacted, with why to whoever points at it', () => {
  const said = (columnName: Card['columnName']) => statusOf(aCard({ columnName }), NOW, 'Opted out');
  expect(said('SAVED')).toMatchObject({ text: 'Not contacted', title: 'Opted out' });
  expect(said('CONTACTED')?.text).not.toBe('Not contacted');
});

test.each([
  [0.5 / 60, 'now'],
  [0.2, '12 m'],
  [2, '2 h'],
  [23.9, '23 h'],
  [72, '3 d'],
])('%d hours in a column read %s', (hours, words) => expect(ageOf(inHours(-hours), NOW)).toBe(words));
