import { describe, expect, it } from 'vitest';
import type { ColumnName } from '../../model/funnel.ts';
import { COLUMNS, isDisqualified } from '../../reference/funnel.ts';
import { canMove, columnsToMoveTo, decideMove, progressOf, STEP_ACTIONS } from './moves.ts';
import { decideTransfer } from './transfer.ts';

/** The moves of the in-product funnel, as the specification lists them (3-pipeline, section 4), and the ways out of New. */
const TABLE: readonly (readonly [ColumnName, readonly ColumnName[]])[] = [
  ['NEW', ['CONTACTED', 'SAVED', 'DISCARDED']],
  ['SAVED', ['CONTACTED', 'DISCARDED']],
  ['CONTACTED', ['NOT_INTERESTED', 'DISCARDED', 'INTERESTED']],
  ['NOT_INTERESTED', ['INTERESTED']],
  ['WITHDRAWN', ['DISCARDED']],
  ['REJECTED', ['DISCARDED']],
  ['DISCARDED', []],
  ['INTERESTED', ['NOT_INTERESTED', 'WITHDRAWN', 'REJECTED', 'DISCARDED', 'PHONE_INTERVIEWED', 'INTERVIEWED', 'HIRED']],
  ['PHONE_INTERVIEWED', ['INTERVIEWED', 'HIRED', 'DISCARDED', 'REJECTED', 'WITHDRAWN']],
  ['INTERVIEWED', ['HIRED', 'DISCARDED', 'REJECTED', 'WITHDRAWN']],
  ['HIRED', ['DISCARDED', 'REJECTED', 'WITHDRAWN']],
];

const pairs = TABLE.flatMap(([from, allowed]) => COLUMNS.map((to) => [from, to, allowed.includes(to)] as const));

describe('decideMove', () => {
  it.each(pairs)('%s to %s: %s', (from, to, allowed) => {
    expect(canMove(from, to)).toBe(allowed);
  });

  it('says why wherever it says no', () => {
    for (const [from, to, allowed] of pairs) {
      const decision = decideMove(from, to);
      if (!allowed) expect(decision).toMatchObject({ allowed: false, why: expect.stringMatching(/\w+/) });
    }
  });

  it('asks first exactly where a dialog must be answered', () => {
    const asking = pairs.filter(([from, to]) => {
      const decision = decideMove(from, to);
      return decision.allowed && decision.asksFirst;
    });
    expect([...new Set(asking.map(([, to]) => to))].sort()).toEqual(['CONTACTED', 'INTERESTED', 'NOT_INTERESTED']);
  });

  it('refuses every move on a closed job', () => {
    for (const [from, to] of pairs)
      expect(decideMove(from, to, { isClosed: true })).toEqual({ allowed: false, why: 'Please reopen this job.' });
  });
});

describe('STEP_ACTIONS', () => {
  it('offers only moves that are allowed', () => {
    for (const [from, actions] of Object.entries(STEP_ACTIONS)) {
      for (const { to } of actions)
        if (to !== 'PREVIOUS' && to !== 'ANOTHER_JOB') expect(canMove(from as ColumnName, to)).toBe(true);
    }
  });

  it('has at most one main action, first, and none for Hired', () => {
    for (const actions of Object.values(STEP_ACTIONS)) expect(actions.slice(1).some(({ main }) => main)).toBe(false);
    expect(STEP_ACTIONS.HIRED.some(({ main }) => main)).toBe(false);
  });

  it('offers another job exactly to those who may go there', () => {
    for (const column of COLUMNS)
      expect(STEP_ACTIONS[column].some(({ to }) => to === 'ANOTHER_JOB')).toBe(decideTransfer({ column }).allowed);
  });

  it('offers the way back to everyone who was disqualified, and to nobody else', () => {
    for (const column of COLUMNS)
      expect(STEP_ACTIONS[column].some(({ to }) => to === 'PREVIOUS')).toBe(isDisqualified(column));
  });
});

it.each([
  ['NEW', 5],
  ['SAVED', 5],
  ['CONTACTED', 25],
  ['INTERESTED', 50],
  ['PHONE_INTERVIEWED', 50],
  ['INTERVIEWED', 75],
  ['HIRED', 100],
  ['DISCARDED', 0],
  ['REJECTED', 0],
  ['WITHDRAWN', 0],
] as const)('shows %s as %i percent of the way', (column, percent) => {
  expect(progressOf(column)).toBe(percent);
});

it('offers the next steps before the ways out, and last what is not possible', () => {
  expect(columnsToMoveTo('PHONE_INTERVIEWED')).toEqual([
    'INTERVIEWED',
    'HIRED',
    'WITHDRAWN',
    'REJECTED',
    'DISCARDED',
    'SAVED',
    'CONTACTED',
    'INTERESTED',
    'NOT_INTERESTED',
  ]);
  expect(columnsToMoveTo('CONTACTED').slice(0, 3)).toEqual(['INTERESTED', 'NOT_INTERESTED', 'DISCARDED']);
});
