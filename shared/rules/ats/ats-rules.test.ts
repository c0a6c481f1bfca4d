import { describe, expect, it } from 'vitest';
import { isInTrouble, isRecent } from './exports.ts';
import { importedFields } from './importing.ts';
import { hasAtsFunnel, sourceBadge, sourceNameOf, sourceWords, standingInAts, whyNotSent } from './sources.ts';
import { standingOf, standingWords } from './standing.ts';
import { isReady, isStuck, isSyncing } from './sync.ts';

const job = { title: 'Engineer', description: '<p>x</p>', applyUrl: null };
const done = { lastSyncStatus: 'DONE', lastSyncDate: null, nextSyncDate: null, isInitialSync: false } as const;

it('sends candidates of jobs that are found in the ATS that is connected, but of none of Workday, and says why not', () => {
  const there = { slug: 'greenhouse', job: { status: 'OPEN' }, isRead: true };
  const imported = { slug: 'greenhouse' };
  expect(standingInAts(imported, there)).toBe('THERE');
  expect(standingInAts(imported, { ...there, job: undefined })).toBe('MISSING');
  expect(standingInAts(imported, { ...there, job: undefined, isRead: false })).toBe('AWAITED');
  const asSaid = (status: string | null) => standingInAts(imported, { ...there, job: { status } });
  expect([null, 'DRAFT', 'CLOSED', 'ARCHIVED', 'DELETED'].map(asSaid)).toEqual([
    ...['THERE', 'THERE', 'CLOSED', 'CLOSED', 'MISSING'],
  ]);
  expect(whyNotSent('CLOSED', 'Lever')).toMatch(/it is closed in Lever/);
  expect(standingInAts(imported, { ...there, slug: 'lever' })).toBe(null);
  expect(standingInAts(null, there)).toBe(null);
  expect(standingInAts({ slug: 'workday' }, { ...there, slug: 'workday' })).toBe(null);
  expect([hasAtsFunnel(null), sourceNameOf({ slug: 'lever' })]).toEqual([false, 'merge_lever']);
  expect([whyNotSent('THERE', 'Lever'), whyNotSent(null, 'Lever'), whyNotSent('AWAITED', 'Lever')]).toEqual([
    undefined,
    undefined,
    'Nobody can be moved to Lever yet: this job is still looked for there.',
  ]);
  // Connecting it again would not help where it is closed, or not there.
  expect((['THERE', 'AWAITED', 'CLOSED', 'MISSING'] as const).map((one) => whyNotSent(one, 'Lever', 'RELINK'))).toEqual(
    [
      ...[expect.stringMatching(/does not let us in/), expect.stringMatching(/does not let us in/)],
      ...[whyNotSent('CLOSED', 'Lever'), whyNotSent('MISSING', 'Lever')],
    ],
  );
  expect(whyNotSent('MISSING', 'Lever')).toMatch(/^Nobody can be moved to Lever from this job: it is not in the Lever/);
});

it('says of a job where it was imported from, and whether that is still connected', () => {
  const source = { name: 'Greenhouse', reference: 'DES-111' };
  const synced = { label: 'Greenhouse DES-111', title: 'Automatically posted from Greenhouse, ref. DES-111' };
  const linked = { atsName: 'Greenhouse', state: 'LINKED' } as const;
  expect([sourceWords(source, linked), sourceWords(source, undefined)]).toEqual([synced, synced]);
  expect(sourceWords({ ...source, reference: null }, linked).label).toBe('Greenhouse');
  const imported = { label: 'IMPORTED FROM ATS', title: 'Imported from Greenhouse, ref. DES-111' };
  expect(sourceWords(source, { atsName: null, state: 'NONE' })).toEqual(imported);
});

it.each([
  ['Greenhouse', { atsName: 'Greenhouse', state: 'LINKED' }, true, undefined],
  ['Greenhouse', { atsName: 'Lever', state: 'LINKED' }, false, 'Imported from Greenhouse'],
  ['Greenhouse', { atsName: null, state: 'NONE' }, false, 'Imported from Greenhouse'],
  [
    'Greenhouse',
    { atsName: 'Greenhouse', state: 'RELINK' },
    false,
    'Greenhouse does not let us in any more, so nothing is synchronised',
  ],
  ['Greenhouse', { atsName: 'Lever', state: 'RELINK' }, false, 'Imported from Greenhouse'],
  // A row of before says not of which ATS it is.
  [null, { atsName: 'Lever', state: 'LINKED' }, true, undefined],
  [null, { atsName: null, state: 'NONE' }, false, undefined],
  [null, { atsName: 'Lever', state: 'RELINK' }, false, 'Lever does not let us in any more, so nothing is synchronised'],
] as const)(
  'a job of %s says the same in the list and on its page where %j is connected',
  (name, linked, isSynced, title) => {
    const badge = { label: isSynced ? 'SYNCED WITH ATS' : 'IMPORTED FROM ATS', ...(title && { title }) };
    expect(sourceBadge(name, linked)).toEqual(badge);
    if (name)
      expect(sourceWords({ name, reference: '1' }, linked).label).toBe(isSynced ? `${name} 1` : 'IMPORTED FROM ATS');
  },
);

describe('what is imported', () => {
  it('begins with what the ATS says', () => {
    expect(importedFields(job)).toEqual({ title: 'Engineer', description: '<p>x</p>', applyUrl: null });
    expect(importedFields({ ...job, applyUrl: 'javascript:x' }).applyUrl).toBe(null);
    expect(importedFields({ ...job, title: 'x'.repeat(500) }).title).toHaveLength(140);
  });
});

it.each([
  ['SYNCING', true, [false, true, false]],
  ['SYNCING', false, [true, true, false]],
  ['DONE', true, [true, false, false]],
  ['PARTIALLY_SYNCED', false, [true, false, false]],
  ['FAILED', true, [false, false, true]],
  ['PAUSED', false, [true, false, true]],
] as const)('%s (first: %s) is ready, syncing, stuck: %j', (lastSyncStatus, isInitialSync, expected) => {
  const status = { ...done, lastSyncStatus, isInitialSync };
  expect([isReady(status), isSyncing(status), isStuck(status)]).toEqual(expected);
});

it('speaks of trouble only while it is tried again, after some minutes, for thirty days', () => {
  const now = new Date('2026-03-31T12:00:00.000Z');
  const at = (days: number, minutes = 0) =>
    new Date(now.getTime() - days * 86_400_000 - minutes * 60_000).toISOString();
  expect(isInTrouble({ state: 'queued', at: at(0, 1) }, now)).toBe(false);
  expect(isInTrouble({ state: 'queued', at: at(0, 3) }, now)).toBe(true);
  expect(isInTrouble({ state: 'sent', at: at(0, 3) }, now)).toBe(false);
  expect([isRecent(at(29), now), isRecent(at(30), now)]).toEqual([true, false]);
});

it('takes a stage beyond the first for interest and a rejection for none, and says where somebody stands', () => {
  const at = (stage: string | null, stageOrder?: number, rejectedAt: string | null = null) =>
    standingOf({ stage, rejectedAt, ...(stageOrder !== undefined && { stageOrder }) });
  const said = [
    at('Review', 0),
    at('Interview', 2),
    at('Interview', 2, '2026-01-02T03:04:05.000Z'),
    at('Odd'),
    at(null),
  ];
  expect(said.map((one) => [one.opinion, standingWords(one, 'Lever')])).toEqual([
    ['open', 'At “Review” in Lever'],
    ['interested', 'Interested: at “Interview” in Lever'],
    ['not-interested', 'Not interested: rejected in Lever'],
    ['open', 'At “Odd” in Lever'],
    ['open', undefined],
  ]);
});
