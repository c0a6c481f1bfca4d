import { expect, it } from 'vitest';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { COLUMNS } from '../../../../../shared/reference/funnel.ts';
import { canMove } from '../../../../../shared/rules/funnel/moves.ts';
import { groupTargets, whyStays } from './group.ts';

const card = (columnName: ColumnName, over: Partial<Card> = {}) =>
  ({ id: `sub_${columnName}`, columnName, isBeingUpdated: false, ...over }) as Card;

it('lets those go who may go by themselves, but where each is asked something', () => {
  for (const from of COLUMNS)
    for (const to of COLUMNS) {
      const isAsked = to === 'INTERESTED' || to === 'NOT_INTERESTED';
      expect(whyStays(card(from), to, false) === undefined).toBe(canMove(from, to) && !isAsked);
    }
  expect(whyStays(card('INTERESTED'), 'HIRED', true)).toBe('Please reopen this job.');
  expect(whyStays(card('INTERESTED', { isBeingUpdated: true }), 'HIRED', false)).toBe('Being updated');
});

it('says of each column how many of a group may go there, and why nobody may', () => {
  const targets = groupTargets([card('INTERESTED'), card('SAVED'), card('REJECTED')], false);
  const to = (column: ColumnName) => targets.find((each) => each.to === column);
  expect(to('DISCARDED')).toEqual({ to: 'DISCARDED', count: 3, why: undefined });
  expect(to('HIRED')).toEqual({ to: 'HIRED', count: 1, why: undefined });
  expect(to('SAVED')).toMatchObject({ count: 0, why: expect.stringMatching(/\w/) });
  expect(targets.some((each) => each.to === 'NEW')).toBe(false);
  const counts = targets.map(({ count }) => count > 0);
  expect(counts).toEqual([...counts].sort((a, b) => Number(b) - Number(a)));
});
