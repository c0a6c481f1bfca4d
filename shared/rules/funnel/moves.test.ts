import { describe, expect, it } from 'vitest';
import type { ColumnName } from '../../model/funnel.ts';
import { COLUMNS, isDisqualified } from '../../reference/funnel.ts';
import type { Funnel, FunnelColumn } from './move-tables.ts';
import { columnsToMoveTo, decideMove, progressOf, stepActions } from './moves.ts';
import { decideTransfer } from './transfer.ts';

/** The rows of the specification's three tables (3-pipeline, section 4) and the ways out of New: dialogs have a star. */
const ROWS: Readonly<Record<Funnel, readonly string[]>> = {
  base: [
    'NEW > CONTACTED*',
    'NEW > SAVED',
    'NEW > DISCARDED',
    'SAVED > CONTACTED*',
    'SAVED > DISCARDED',
    'CONTACTED > NOT_INTERESTED*',
    'CONTACTED > DISCARDED',
    'NOT_INTERESTED > INTERESTED*',
    'WITHDRAWN > DISCARDED',
    'REJECTED > DISCARDED',
  ],
  'in-product': [
    'NEW > CONTACTED*',
    'NEW > SAVED',
    'NEW > DISCARDED',
    'SAVED > CONTACTED*',
    'SAVED > DISCARDED',
    'CONTACTED > NOT_INTERESTED*',
    'CONTACTED > DISCARDED',
    'CONTACTED > INTERESTED*',
    'NOT_INTERESTED > INTERESTED*',
    'WITHDRAWN > DISCARDED',
    'REJECTED > DISCARDED',
    'INTERESTED > NOT_INTERESTED*',
    'INTERESTED > WITHDRAWN',
    'INTERESTED > REJECTED',
    'INTERESTED > DISCARDED',
    'INTERESTED > PHONE_INTERVIEWED',
    'INTERESTED > INTERVIEWED',
    'INTERESTED > HIRED',
    'PHONE_INTERVIEWED > INTERVIEWED',
    'PHONE_INTERVIEWED > HIRED',
    'PHONE_INTERVIEWED > DISCARDED',
    'PHONE_INTERVIEWED > REJECTED',
    'PHONE_INTERVIEWED > WITHDRAWN',
    'INTERVIEWED > HIRED',
    'INTERVIEWED > DISCARDED',
    'INTERVIEWED > REJECTED',
    'INTERVIEWED > WITHDRAWN',
    'HIRED > DISCARDED',
    'HIRED > REJECTED',
    'HIRED > WITHDRAWN',
  ],
  ats: [
    'NEW > CONTACTED*',
    'NEW > SAVED',
    'NEW > DISCARDED',
    'SAVED > CONTACTED*',
    'SAVED > DISCARDED',
    'CONTACTED > NOT_INTERESTED*',
    'CONTACTED > DISCARDED',
    'CONTACTED > EXPORTED*',
    'NOT_INTERESTED > EXPORTED*',
    'WITHDRAWN > DISCARDED',
    'REJECTED > DISCARDED',
  ],
};
const EVERY: readonly FunnelColumn[] = COLUMNS;
const FUNNELS = Object.keys(ROWS) as Funnel[];
/** Each way from a column to another, in each funnel, with what its table says. */
const pairs = FUNNELS.flatMap((funnel) =>
  EVERY.flatMap((from) =>
    EVERY.map((to) => {
      const row = ROWS[funnel].find((each) => each.replace('*', '') === `${from} > ${to}`);
      return { funnel, from, to, allowed: row !== undefined, asksFirst: row?.endsWith('*') ?? false };
    }),
  ),
);

describe('decideMove', () => {
  it.each(pairs)('$funnel: $from to $to: $allowed', ({ funnel, from, to, allowed, asksFirst }) => {
    const decision = decideMove(from, to, { isClosed: false, funnel });
    if (allowed) expect(decision).toEqual({ allowed: true, asksFirst });
    else expect(decision).toMatchObject({ allowed: false, why: expect.stringMatching(/\w+/) });
  });

  it('takes the product’s own funnel unless told', () => {
    for (const { from, to, allowed } of pairs.filter(({ funnel }) => funnel === 'in-product'))
      expect(decideMove(from, to).allowed).toBe(allowed);
  });

  it('keeps in every funnel what the base allows, but for the column that an ATS takes the place of', () => {
    for (const { from, to } of pairs.filter(({ funnel, allowed }) => funnel === 'base' && allowed))
      for (const funnel of FUNNELS)
        if (to !== 'INTERESTED' || funnel !== 'ats')
          expect(decideMove(from, to, { isClosed: false, funnel }).allowed).toBe(true);
  });

  it('never leads back to New, and ends nowhere but in Discarded and the ATS', () => {
    for (const { from, to, allowed } of pairs) if (to === 'NEW' && from !== 'NEW') expect(allowed).toBe(false);
    const ends = (funnel: Funnel) => EVERY.filter((from) => ROWS[funnel].every((row) => !row.startsWith(`${from} >`)));
    expect(ends('in-product')).toEqual(['DISCARDED', 'EXPORTED']);
  });

  it('refuses every move on a closed job', () => {
    for (const { from, to, funnel } of pairs)
      expect(decideMove(from, to, { isClosed: true, funnel })).toEqual({
        allowed: false,
        why: 'Please reopen this job.',
      });
  });
});

describe('stepActions', () => {
  it('offers only moves that are allowed', () => {
    for (const from of COLUMNS) {
      for (const { to } of stepActions(from))
        if (to !== 'PREVIOUS' && to !== 'ANOTHER_JOB') expect(decideMove(from, to).allowed).toBe(true);
    }
  });

  it('has at most one main action, first, and none for Hired', () => {
    for (const column of COLUMNS)
      expect(
        stepActions(column)
          .slice(1)
          .some(({ main }) => main),
      ).toBe(false);
    expect(stepActions('HIRED').some(({ main }) => main)).toBe(false);
  });

  it('has on each step what the specification lists, the main action first', () => {
    const of = (column: ColumnName, ats?: string) =>
      stepActions(column, ats).map(({ label, main }) => (main ? `${label}!` : label));
    expect(of('NEW')).toEqual(['Contact Candidate!', 'Discard', 'Move to another job']);
    expect(of('SAVED')).toEqual(['Contact!', 'Discard', 'Move to another job']);
    expect(of('CONTACTED')).toEqual(['Move to Interested!', 'Not Interested', 'Discard']);
    expect(of('CONTACTED', 'Greenhouse')).toEqual(['Move to Greenhouse!', 'Not Interested', 'Discard']);
    expect(of('INTERESTED')).toEqual(['Move to Phone Interviewed!', 'Interviewed', 'Reject', 'Withdrawn']);
    expect(of('PHONE_INTERVIEWED')).toEqual(['Move to Interviewed!', 'Hired', 'Reject', 'Withdrawn']);
    expect(of('INTERVIEWED')).toEqual(['Move to Hired!', 'Reject', 'Withdrawn']);
    expect(of('HIRED')).toEqual(['Reject', 'Withdrawn', 'Discard']);
    for (const column of ['DISCARDED', 'REJECTED', 'WITHDRAWN'] as const)
      expect(of(column)).toEqual(['Move back to the previous column']);
  });

  it('offers another job exactly to those who may go there', () => {
    for (const column of COLUMNS)
      expect(stepActions(column).some(({ to }) => to === 'ANOTHER_JOB')).toBe(decideTransfer({ column }).allowed);
  });

  it('offers the way back to everyone who was disqualified, and to nobody else', () => {
    for (const column of COLUMNS)
      expect(stepActions(column).some(({ to }) => to === 'PREVIOUS')).toBe(isDisqualified(column));
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
