import { expect, it } from 'vitest';
import { countsOf } from '../funnel/counters.ts';
import { outreachUse, versionInUse } from './outreach-use.ts';

const campaign = { state: 'running', step: 1, steps: 3, outreachVersion: 2 } as const;

it('knows whose emails are still to come, or may come once somebody lets them', () => {
  for (const state of ['running', 'paused', 'uncertain', 'blocked'] as const)
    expect(versionInUse({ ...campaign, state })).toBe(2);
  for (const state of ['complete', 'stopped', 'replied'] as const)
    expect(versionInUse({ ...campaign, state })).toBeUndefined();
  expect(versionInUse({ ...campaign, step: 3 })).toBeUndefined();
  expect(versionInUse({ ...campaign, outreachVersion: null })).toBeUndefined();
  expect(versionInUse(undefined)).toBeUndefined();
});

it('tells those with the present emails from those with earlier ones', () => {
  const head = { column: 'CONTACTED', origin: 'crowd', submittedAt: '2026-03-02T10:00:00.000Z', campaign } as const;
  expect(countsOf(head)).toMatchObject({ 'outreach.2': 1 });
  const counts = { 'outreach.1': 2, 'outreach.2': 3, 'outreach.0': 1, 'crowd.sourced': 9, 'outreach.3': -1 };
  expect(outreachUse(counts, 2)).toEqual({ current: 3, earlier: 3 });
  expect(outreachUse(counts, null)).toEqual({ current: 1, earlier: 5 });
});
