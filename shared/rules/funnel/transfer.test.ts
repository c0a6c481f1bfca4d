import { expect, it } from 'vitest';
import { COLUMNS } from '../../reference/funnel.ts';
import { decideTransfer, movedToAnotherJob } from './transfer.ts';

it.each(COLUMNS)('a profile in %s goes to another job only if that is New or Saved', (column) => {
  expect(decideTransfer({ column }).allowed).toBe(column === 'NEW' || column === 'SAVED');
});

it('nobody who was written to goes to another job', () => {
  const contactedAt = '2026-03-02T10:00:00.000Z';
  expect(decideTransfer({ column: 'SAVED', contactedAt })).toMatchObject({ allowed: false });
  expect(decideTransfer({ column: 'NEW', campaign: {} })).toMatchObject({ allowed: false });
});

it('says who moved whom where', () => {
  expect(movedToAnotherJob('Ada', 'Mathematician', 'Ben')).toBe('Ben moved Ada to the job “Mathematician”.');
  expect(movedToAnotherJob('Ada', '', undefined)).toBe('A teammate moved Ada to another job.');
});
