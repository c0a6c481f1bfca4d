import { expect, it } from 'vitest';
import type { Outcome } from '../../../../../shared/contract/submissions.ts';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { COLUMNS } from '../../../../../shared/reference/funnel.ts';
import { canMove } from '../../../../../shared/rules/funnel/moves.ts';
import { canGoBack, noLongerMeant, whyBelow, whyStays } from './group.ts';
import { groupTargets } from './group-targets.ts';
import { stayedTitle } from './stayed-title.ts';

const card = (columnName: ColumnName, over: Partial<Card> = {}) =>
  ({ id: `sub_${columnName}`, columnName, isBeingUpdated: false, ...over }) as Card;

const OPEN = { isClosed: false };

it('lets those go who may go by themselves, but where each is asked something', () => {
  for (const from of COLUMNS)
    for (const to of COLUMNS) {
      const isAsked = to === 'INTERESTED' || to === 'NOT_INTERESTED';
      expect(whyStays(card(from), to, OPEN) === undefined).toBe(canMove(from, to) && !isAsked);
    }
  expect(whyStays(card('INTERESTED'), 'HIRED', { isClosed: true })).toBe('Please reopen this job.');
  expect(whyStays(card('INTERESTED', { isBeingUpdated: true }), 'HIRED', OPEN)).toBe('Being updated');
});

it('says of each column how many of a group may go there, and why nobody may', () => {
  const targets = groupTargets([card('INTERESTED'), card('SAVED'), card('REJECTED')], OPEN);
  const to = (column: ColumnName) => targets.find((each) => each.to === column);
  expect(to('DISCARDED')).toEqual({ to: 'DISCARDED', count: 3, why: undefined });
  expect(to('HIRED')).toEqual({ to: 'HIRED', count: 1, why: undefined });
  expect(to('SAVED')).toMatchObject({ count: 0, why: expect.stringMatching(/\w/) });
  expect(targets.some((each) => each.to === 'NEW')).toBe(false);
  const counts = targets.map(({ count }) => count > 0);
  expect(counts).toEqual([...counts].sort((a, b) => Number(b) - Number(a)));
});

it('goes by the columns of an ATS where the job has one, to which each is sent by itself', () => {
  const on = { isClosed: false, funnel: 'ats' as const };
  const targets = groupTargets([card('CONTACTED'), card('SAVED')], on).map(({ to, count }) => [to, count]);
  expect(targets).toContainEqual(['DISCARDED', 2]);
  expect(targets).toContainEqual(['EXPORTED', 0]);
  expect(targets.some(([to]) => to === 'INTERVIEWED')).toBe(false);
  expect(whyStays(card('CONTACTED'), 'EXPORTED', on)).toBe('One at a time: it is asked of each candidate');
});

it('lets whoever is out of the funnel go back together, each to where they were', () => {
  expect(COLUMNS.filter((column) => canGoBack(card(column)))).toEqual(['WITHDRAWN', 'REJECTED', 'DISCARDED']);
  expect(canGoBack(card('DISCARDED', { isBeingUpdated: true }))).toBe(false);
});

it('says of whom somebody else moved no more that they stay, and means them no longer', () => {
  const outcome = (submissionId: SubmissionId, code: string | null): Outcome => ({
    ...{ submissionId, ok: code === null, code, why: null, card: null },
  });
  const stays = outcome('sub_a', 'MOVE_NOT_ALLOWED');
  const taken = outcome('sub_b', 'MOVED_MEANWHILE');
  const gone = outcome('sub_c', 'SUBMISSION_DELETED');
  const moved = outcome('sub_d', null);
  expect(stayedTitle([stays, moved])).toBe('1 candidate stays');
  expect(stayedTitle([stays, stays])).toBe('2 candidates stay');
  expect(stayedTitle([taken, gone])).toBe('2 candidates not moved by you');
  expect(noLongerMeant([stays, taken, gone, moved])).toEqual(['sub_b', 'sub_c', 'sub_d']);
});

it('does not repeat the name that stands above the reason', () => {
  expect(whyBelow('Duo Gamma', 'Duo Gamma: This profile is no longer here.')).toBe('This profile is no longer here.');
  expect(whyBelow('Duo', 'Ben moved Duo meanwhile.')).toBe('Ben moved Duo meanwhile.');
  expect(whyBelow(undefined, null)).toBeNull();
});
