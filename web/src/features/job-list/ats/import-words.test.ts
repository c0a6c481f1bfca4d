import { expect, it } from 'vitest';
import { syncDate } from '../../../parts/ats/sync-date.ts';
import { choiceOf, missingSentence, syncLine, whyNoImport } from './import-words.ts';

const now = new Date('2026-03-04T10:00:00');
const at = (time: string) => new Date(`2026-03-04T${time}`).toISOString();
const done = {
  lastSyncStatus: 'DONE',
  lastSyncDate: at('09:05:00'),
  nextSyncDate: at('10:12:00'),
  isInitialSync: false,
} as const;

it('says when the last sync was and when the next one is', () => {
  expect(syncDate(at('09:05:00'))).toBe('Mar 4 09:05 AM');
  expect(syncLine(done, now)).toBe('Last ATS sync Mar 4 09:05 AM · next in 12 minutes');
  expect(syncLine({ ...done, nextSyncDate: at('09:59:00') }, now)).toBe('Last ATS sync Mar 4 09:05 AM');
});

it.each([
  [{ lastSyncStatus: 'SYNCING' }, 'Synchronising with ATS · next in 12 minutes'],
  [{ lastSyncDate: null, nextSyncDate: null }, 'Synchronising with ATS'],
  [{ lastSyncStatus: 'PARTIALLY_SYNCED' }, 'Last ATS sync Mar 4 09:05 AM · next in 12 minutes'],
  [{ lastSyncStatus: 'FAILED' }, 'The sync with your ATS has stopped. Please check it there, or contact support.'],
] as const)('%o reads %s', (over, words) => expect(syncLine({ ...done, ...over }, now)).toBe(words));

it('says what an import did not bring', () => {
  expect(missingSentence([])).toBe('The job is imported as a draft.');
  expect(missingSentence(['location'])).toBe('The job is imported as a draft. Still to be filled in: location.');
  expect(missingSentence(['functions', 'industries', 'must-haves'])).toContain('functions, industries and must-haves.');
});

it('keeps the choice of a job only while it is shown and can be imported', () => {
  const job = { title: 'Any', code: null, sourceId: null, remoteCreatedAt: null, location: null, existingJobId: null };
  const shown = [
    { ...job, id: 'a', mergeDevId: 'a' },
    { ...job, id: 'b', mergeDevId: 'b', existingJobId: 'job_1' as const },
  ];
  expect(choiceOf(shown, 'a')).toBe('a');
  expect(['b', 'c', undefined].map((chosen) => choiceOf(shown, chosen))).toEqual([undefined, undefined, undefined]);
  expect([choiceOf([], 'a'), choiceOf(undefined, 'a')]).toEqual([undefined, undefined]);
});

it('says why no job can be imported where the ATS does not let us in', () => {
  expect([whyNoImport('Lever', true), whyNoImport('Lever', false)]).toEqual([
    'Lever does not let us in any more: connect it again first.',
    'Lever does not let us in any more: an admin has to connect it again first.',
  ]);
});
