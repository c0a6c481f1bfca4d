import { expect, it } from 'vitest';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { dropWords } from './drop-words.ts';

const card = (columnName: ColumnName, over: Partial<Card> = {}) =>
  ({ id: `sub_${columnName}`, columnName, isBeingUpdated: false, atsExport: null, ...over }) as Card;

const ats = { isClosed: false, funnel: 'ats' as const, atsName: 'Greenhouse' };

it('names the ATS to which a card is moved', () => {
  expect(dropWords([card('CONTACTED')], 'EXPORTED', ats)).toEqual({
    ...{ allowed: true, what: 'Move to Greenhouse', how: 'asks whether they agreed' },
  });
});

it('promises of several in hand what dropping them does: nothing where it is asked of each by themselves', () => {
  const two = [card('CONTACTED'), card('CONTACTED')];
  expect(dropWords(two, 'EXPORTED', ats)).toEqual({
    ...{ allowed: false, why: 'One at a time: it is asked of each candidate' },
  });
  expect(dropWords(two, 'DISCARDED', ats)).toMatchObject({ allowed: true, how: 'can be taken back for 30 s' });
  expect(dropWords([...two, card('NOT_INTERESTED')], 'DISCARDED', ats)).toEqual({
    ...{ allowed: true, what: 'Discard', how: '2 of 3: can be taken back for 30 s' },
  });
});

it('promises no move to an ATS that has to be connected again, and says so', () => {
  const whyNoExport = 'Greenhouse has to be connected again.';
  expect(dropWords([card('CONTACTED')], 'EXPORTED', { ...ats, whyNoExport })).toEqual({
    ...{ allowed: false, why: whyNoExport },
  });
  expect(dropWords([card('CONTACTED')], 'DISCARDED', { ...ats, whyNoExport }).allowed).toBe(true);
});
