import { expect, it } from 'vitest';
import type { Outcome } from '../../../../shared/contract/submissions.ts';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { Card, Submission } from '../../../../shared/model/submission.ts';
import { isGone } from '../../parts/moves/refused-words.ts';
import {
  goneWords,
  groupRefused,
  heldOf,
  isAway,
  mergeQueue,
  nextOf,
  reviewedMeanwhile,
  unreachableBecause,
  unsavableBecause,
  verdictsInWords,
  withLeaving,
  withLeft,
} from './rules.ts';

const ids: SubmissionId[] = ['sub_1', 'sub_2', 'sub_3', 'sub_4'];
const leaving = (...some: SubmissionId[]) => new Set(some);
const card = (id: SubmissionId, change: Partial<Card> = {}): Card => ({
  id,
  jobId: 'job_1',
  columnName: 'NEW',
  columnUpdatedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
  name: id,
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

it('shows the next profile once the one on the screen was reviewed', () => {
  expect(nextOf(ids, 'sub_2', leaving('sub_2'))).toBe('sub_3');
});

it('passes over the profiles that were reviewed together with it', () => {
  expect(nextOf(ids, 'sub_2', leaving('sub_2', 'sub_3'))).toBe('sub_4');
});

it('shows the one before when the last was reviewed', () => {
  expect(nextOf(ids, 'sub_4', leaving('sub_4'))).toBe('sub_3');
});

it('keeps the profile on the screen when others were reviewed', () => {
  expect(nextOf(ids, 'sub_1', leaving('sub_3'))).toBe('sub_1');
});

it('shows nothing when the last profile was reviewed', () => {
  expect(nextOf(['sub_1'], 'sub_1', leaving('sub_1'))).toBeNull();
});

it('selects the first profile when none is selected', () => {
  expect(nextOf(ids, null, leaving())).toBe('sub_1');
});

it('lets a profile be contacted and saved only when the search is done and an address was found', () => {
  expect(unreachableBecause({ isEmailHuntDone: true, hasEmailToContact: true })).toBeUndefined();
  expect(unreachableBecause({ isEmailHuntDone: false, hasEmailToContact: false })).toBe(
    'Searching for verified email addresses',
  );
  expect(unreachableBecause({ isEmailHuntDone: true, hasEmailToContact: false })).toBe('No valid email address');
});

it('lets a profile of sourcers on trial be saved without an address, and never contacted', () => {
  const trial = card('sub_1', { hasEmailToContact: false, isSourcerTrial: true });
  expect(unsavableBecause(trial)).toBeUndefined();
  expect(unreachableBecause(trial)).toBe('No valid email address');
  expect(unsavableBecause({ ...trial, isSourcerTrial: false })).toBe('No valid email address');
});

it('refuses a group only where none of it can be reached', () => {
  const nowhere = { hasEmailToContact: false };
  const refusal = (...cards: Card[]) => groupRefused(cards.map(unreachableBecause));
  expect(refusal(card('sub_1'), card('sub_2', nowhere))).toBeUndefined();
  expect(refusal(card('sub_1', nowhere))).toBe('No valid email address');
  expect(refusal(card('sub_1', nowhere), card('sub_2', nowhere))).toBe('No valid email address for any of these 2');
});

it('keeps a profile that we reviewed in its place, so that it can come back there', () => {
  const known = [card('sub_1'), card('sub_2'), card('sub_3')];
  const merged = mergeQueue(known, [card('sub_1'), card('sub_3')], true, leaving('sub_2'));
  expect(merged.map(({ id }) => id)).toEqual(['sub_1', 'sub_2', 'sub_3']);
});

it('drops what a teammate reviewed, once the whole list was read', () => {
  const known = [card('sub_1'), card('sub_2')];
  expect(mergeQueue(known, [card('sub_2')], true, leaving()).map(({ id }) => id)).toEqual(['sub_2']);
  expect(mergeQueue(known, [card('sub_2')], false, leaving())).toHaveLength(2);
});

it('takes what is new of a card and puts new profiles last', () => {
  const merged = mergeQueue([card('sub_1')], [card('sub_1', { verdicts: 'cc' }), card('sub_2')], true, leaving());
  expect(merged.map(({ id, verdicts }) => [id, verdicts])).toEqual([
    ['sub_1', 'cc'],
    ['sub_2', ''],
  ]);
});

it('reads the verdicts of a card as words', () => {
  expect(verdictsInWords('ccuo')).toBe('2 confirmed, 1 uncertain, 1 not found');
  expect(verdictsInWords('')).toBe('');
});

it('keeps the places of those who came back, whatever an answer from before says, and of nobody for long', () => {
  const known = [card('sub_1'), card('sub_2'), card('sub_3')];
  const back = new Map([['sub_2' as const, 1_000]]);
  const merged = (now: number) =>
    mergeQueue(known, [card('sub_1'), card('sub_3')], true, heldOf(known, new Map(), back, now));
  expect(merged(2_000).map(({ id }) => id)).toEqual(['sub_1', 'sub_2', 'sub_3']);
  expect(merged(20_000).map(({ id }) => id)).toEqual(['sub_1', 'sub_3']);
});

it('says of someone a teammate was quicker with where they are now, and nothing of who is still to be reviewed', () => {
  const who = { name: 'Tomas Reyes', review: null };
  const review = { byUser: { name: 'Ben Adams' } } as Submission['review'];
  expect(reviewedMeanwhile({ ...who, columnName: 'CONTACTED' })).toBe(
    'Tomas Reyes was reviewed meanwhile and is now in Contacted.',
  );
  expect(reviewedMeanwhile({ ...who, columnName: 'SAVED', review })).toBe(
    'Ben Adams reviewed Tomas Reyes meanwhile: now in Saved.',
  );
  expect(reviewedMeanwhile({ ...who, columnName: 'NEW' })).toBeUndefined();
});

it('says in one sentence whom others reviewed or deleted before us', () => {
  const gone = (why: string | null, code = 'MOVED_MEANWHILE') => ({
    submissionId: 'sub_1' as const,
    ok: false,
    code,
    why,
    card: null,
  });
  const words = (...outcomes: Outcome[]) => goneWords(outcomes, () => 'Tomas Reyes');
  expect(words()).toBeUndefined();
  expect(words(gone('A is in Saved.'))).toBe('A is in Saved.');
  expect(words(gone('A is in Saved.'), gone('B'))).toBe('A is in Saved. 1 other was reviewed meanwhile too.');
  expect(words(gone('A.'), gone('B.'), gone('C.'))).toBe('A. 2 others were reviewed meanwhile too.');
  const deleted = gone('Ben Adams deleted it.', 'SUBMISSION_DELETED');
  expect(words(deleted)).toBe('Tomas Reyes: This profile is no longer here. Ben Adams deleted it.');
  expect(isGone(deleted)).toBe(true);
});

it('puts back whom another hand moved back after our own action, and nobody before the server has answered', () => {
  const at = (id: SubmissionId, version: number) => card(id, { version });
  const [first, second, third] = [at('sub_1', 3), at('sub_2', 3), at('sub_3', 3)];
  const known = [first, second, third];
  const leaves = withLeaving(new Map(), ['sub_1', 'sub_2']);
  expect(known.filter((each) => isAway(leaves, each))).toEqual([first, second]);
  expect(isAway(leaves, at('sub_1', 9))).toBe(true);
  const left = withLeft(
    leaves,
    [
      { submissionId: 'sub_1', card: at('sub_1', 5) },
      { submissionId: 'sub_2', card: null },
    ],
    known,
  );
  // An answer of the list may be from before the action, or from before what another hand did.
  expect([at('sub_1', 5), at('sub_2', 4), at('sub_3', 3)].map((each) => isAway(left, each))).toEqual([
    true,
    true,
    false,
  ]);
  const back = [at('sub_1', 6), at('sub_2', 5)];
  expect(back.map((each) => isAway(left, each))).toEqual([false, false]);
  const read = (before: Card[], latest: Card[]) => mergeQueue(before, latest, true, heldOf(before, left, new Map(), 0));
  const merged = read(read(known, [third]), [third, ...back]);
  expect(merged.map(({ id }) => id)).toEqual(['sub_1', 'sub_2', 'sub_3']);
  // Reviewed by yet another hand they go like everybody.
  expect(read(merged, [third])).toEqual([third]);
});
