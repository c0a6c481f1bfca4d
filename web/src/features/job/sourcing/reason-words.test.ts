import { expect, it } from 'vitest';
import type { AutoSourcingEntry } from '../../../../../shared/model/auto-sourcing.ts';
import { entryWords } from './reason-words.ts';

const aLine = (over: Pick<AutoSourcingEntry, 'action' | 'reasons'>): AutoSourcingEntry => ({
  id: 'entry',
  at: '2026-03-02T09:00:00.000Z',
  by: null,
  batchSize: null,
  dataAutoPauseSourcingSystemAdditionalInfos: [],
  ...over,
});

it('says of a job that was unpaused no more than that: its auto-sourcing may be off', () => {
  expect(entryWords(aLine({ action: 'RESUME', reasons: ['ACTIVATED_BY_USER'] }))).toEqual({
    what: 'The pause is over',
    why: 'Unpaused by your team',
  });
  expect(entryWords(aLine({ action: 'RESUME', reasons: ['CREDITS_EXHAUSTED'] }))).toEqual({
    what: 'Auto-sourcing goes on',
    why: 'No longer: Not enough credits',
  });
});
