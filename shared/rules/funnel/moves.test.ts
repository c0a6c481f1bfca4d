import { describe, expect, it } from 'vitest';
import type { ColumnName } from '../../model/funnel.ts';
import { COLUMNS, isDisqualified } from '../../reference/funnel.ts';
import type { Funnel, FunnelColumn } from './move-tables.ts';
import { columnsToMoveTo, decideMove, progressOf, standsAt, stepActions } from './moves.ts';
import { decideTransfer } from './transfer.ts';

/**
 * The rows of the specification's three tables (3-pipeline, section 4), the ways out of New, and those of who went on while no ATS
 * was connected: dialogs have a star.
 */
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
    'INTERESTED > NOT_INTERESTED*',
    ...['INTERESTED', 'PHONE_INTERVIEWED', 'INTERVIEWED', 'HIRED'].flatMap((from) =>
      ['EXPORTED*', 'WITHDRAWN', 'REJECTED', 'DISCARDED'].map((to) => `${from} > ${to}`),
    ),
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
    expect(ends('ats')).toEqual(['DISCARDED', 'EXPORTED']);
  });

  it('says where candidates go on instead, on the board of an ATS', () => {
    for (const [from, to] of [
      ['CONTACTED', 'INTERESTED'],
      ['NOT_INTERESTED', 'INTERESTED'],
      ['INTERESTED', 'HIRED'],
    ] as const)
      expect(decideMove(from, to, { isClosed: false, funnel: 'ats' })).toEqual({
        allowed: false,
        why: 'On this job candidates go on in the ATS: move them there',
      });
  });

  it('never speaks of Interested on the board of an ATS, which has no such column', () => {
    const onAts = { isClosed: false, funnel: 'ats' as const };
    const whys = [...EVERY, 'SENT' as const, 'NOT_SENT' as const].flatMap((from) =>
      EVERY.flatMap((to) => {
        const decision = decideMove(from, to, onAts);
        return decision.allowed ? [] : [decision.why];
      }),
    );
    expect(whys.filter((why) => /Mark as Interested/.test(why))).toEqual([]);
    expect(decideMove('CONTACTED', 'REJECTED', onAts)).toMatchObject({
      why: expect.stringMatching(/rejected in the ATS/),
    });
    expect(decideMove('CONTACTED', 'WITHDRAWN', onAts)).toMatchObject({
      why: expect.stringMatching(/withdraw in the ATS/),
    });
  });

  it('sends nobody to an ATS that does not let us in, and says why, of whoever could go there otherwise', () => {
    const whyNoExport = 'Greenhouse does not let us in any more.';
    const locked = { isClosed: false, funnel: 'ats' as const, whyNoExport };
    expect(decideMove('CONTACTED', 'EXPORTED', locked)).toEqual({ allowed: false, why: whyNoExport });
    expect(decideMove('SAVED', 'EXPORTED', locked)).toMatchObject({ why: 'Only contacted candidates go to the ATS' });
    expect(decideMove('CONTACTED', 'DISCARDED', locked).allowed).toBe(true);
  });

  it('refuses every move on a closed job', () => {
    for (const { from, to, funnel } of pairs)
      expect(decideMove(from, to, { isClosed: true, funnel })).toEqual({
        allowed: false,
        why: 'Please reopen this job.',
      });
  });
});

describe('somebody who could not be sent to the ATS', () => {
  const from = standsAt('EXPORTED', 'failed');

  it('goes on without it, or leaves the funnel; whoever is on the way or there does neither', () => {
    const allowed = (funnel: Funnel) =>
      COLUMNS.filter((to) => decideMove(from, to, { isClosed: false, funnel }).allowed);
    const out = ['NOT_INTERESTED', 'WITHDRAWN', 'REJECTED', 'DISCARDED'];
    expect([allowed('ats'), allowed('in-product')]).toEqual([out, [...out, 'INTERESTED']]);
    const goesOn = { allowed: false, why: 'This candidate goes on in the ATS' };
    const isClosed = false;
    for (const funnel of ['ats', 'in-product'] as const)
      expect(decideMove(standsAt('EXPORTED', 'queued'), 'REJECTED', { isClosed, funnel })).toEqual(goesOn);
    expect(decideMove(standsAt('EXPORTED', 'sent'), 'REJECTED', { isClosed, funnel: 'ats' })).toEqual(goesOn);
    expect(standsAt('REJECTED', 'failed')).toBe('REJECTED');
  });

  it('goes on without it too once they arrived, where it is not connected any more', () => {
    const sent = standsAt('EXPORTED', 'sent');
    const allowed = COLUMNS.filter((to) => decideMove(sent, to).allowed);
    expect(allowed).toEqual(['NOT_INTERESTED', 'WITHDRAWN', 'REJECTED', 'DISCARDED', 'INTERESTED']);
    expect(decideMove(sent, 'HIRED')).toEqual({ allowed: false, why: 'Mark as Interested first' });
    const offered = (ats?: string) => stepActions(sent, ats).map(({ to }) => to);
    expect([offered().toSorted(), offered('Greenhouse')]).toEqual([allowed.toSorted(), []]);
    expect(columnsToMoveTo(sent)).not.toContain('EXPORTED');
  });

  it('is offered exactly such moves, and none to where they are', () => {
    const offered = (ats?: string) => stepActions(from, ats).map(({ label }) => label);
    expect(offered('Greenhouse')).toEqual(['Not Interested', 'Reject', 'Withdrawn', 'Discard']);
    expect(offered()).toEqual(['Move to Interested', 'Not Interested', 'Reject', 'Withdrawn', 'Discard']);
    expect(columnsToMoveTo(from, 'ats')).not.toContain('EXPORTED');
  });
});

describe('stepActions', () => {
  it('offers only moves that are allowed', () => {
    for (const from of COLUMNS)
      for (const [funnel, ats] of [['in-product'], ['ats', 'Greenhouse']] as const)
        for (const { to } of stepActions(from, ats))
          if (to !== 'PREVIOUS' && to !== 'ANOTHER_JOB')
            expect(decideMove(from, to, { isClosed: false, funnel }).allowed).toBe(true);
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
    expect(of('INTERESTED', 'Greenhouse')).toEqual(['Move to Greenhouse!', 'Reject', 'Withdrawn']);
    expect(of('HIRED', 'Greenhouse')).toEqual(['Move to Greenhouse!', 'Reject', 'Withdrawn', 'Discard']);
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
