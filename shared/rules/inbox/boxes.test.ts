import { expect, test } from 'vitest';
import { boxesOf, type ConversationFacts, isDone } from './boxes.ts';

const MONDAY = '2026-03-02T10:00:00.000Z';
const TUESDAY = '2026-03-03T10:00:00.000Z';
const fresh: ConversationFacts = { humanAt: MONDAY, suggestion: 'unclear', isUnread: true, hasOptedOut: false };

test.each<[string, Partial<ConversationFacts>, string]>([
  ['an answer that nobody has read needs one', {}, 'unread needs-answer all'],
  ['reading it is not answering it', { isUnread: false }, 'needs-answer all'],
  ['an answer of ours that is later ends the wait', { isUnread: false, answeredAt: TUESDAY }, 'all'],
  ['the candidate wrote again after our answer', { humanAt: TUESDAY, answeredAt: MONDAY }, 'unread needs-answer all'],
  ['put away', { isUnread: false, doneAt: TUESDAY }, 'all'],
  ['the candidate wrote after it was put away', { humanAt: TUESDAY, doneAt: MONDAY }, 'unread needs-answer all'],
  ['words of interest', { suggestion: 'interested' }, 'unread needs-answer interested all'],
  [
    'words of interest that a person does not share',
    { suggestion: 'interested', interest: 'not-interested' },
    'unread all',
  ],
  [
    'marked interested, and answered',
    { isUnread: false, interest: 'interested', answeredAt: TUESDAY },
    'interested all',
  ],
  ['interested, and put away', { isUnread: false, interest: 'interested', doneAt: TUESDAY }, 'all'],
  ['who opted out is not answered', { hasOptedOut: true }, 'unread all'],
  ['a machine alone', { humanAt: undefined, awayAt: MONDAY, isUnread: false }, 'away all'],
  ['a machine after a person', { awayAt: TUESDAY }, 'unread needs-answer away all'],
  ['a person after a machine', { humanAt: TUESDAY, awayAt: MONDAY }, 'unread needs-answer all'],
])('%s', (_, facts, boxes) => expect(boxesOf({ ...fresh, ...facts }).join(' ')).toBe(boxes));

test('is not done where nobody put it away', () => {
  expect(isDone({ ...fresh, humanAt: undefined, awayAt: MONDAY })).toBe(false);
});
