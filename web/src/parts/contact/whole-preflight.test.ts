import { expect, it } from 'vitest';
import type { Preflight } from '../../../../shared/contract/outreach.ts';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import { inParts } from '../in-parts.ts';
import { planWithout, wholePreflight } from './whole-preflight.ts';

const now = new Date('2026-11-20T09:59:30.000Z');
const ids = Array.from({ length: 230 }, (_, at) => `sub_${at}` as SubmissionId);
const checked = (some: readonly SubmissionId[]): Preflight => ({
  recipients: some.map((submissionId) => ({
    ...{ submissionId, name: submissionId, email: `${submissionId}@home.example` },
    ...{ firstMailAt: '2026-11-20T10:00:00.000Z', timeZone: 'Europe/Berlin' },
  })),
  blocked: [{ submissionId: 'sub_out', name: 'Out', reason: 'OPTED_OUT', why: 'Opted out' }],
  plan: `${some.length} of a part`,
  whyNotSooner: null,
  steps: [],
  sendWindow: 'always',
});
const parts = inParts(ids).map(checked);

it('asks of so many at a time as one call takes', () => {
  expect(parts.map(({ recipients }) => recipients.length)).toEqual([100, 100, 30]);
});

it('is one check of everyone, with a plan for all', () => {
  const whole = wholePreflight(parts, now)!;
  expect(whole.recipients.map(({ submissionId }) => submissionId)).toEqual(ids);
  expect(whole.blocked).toHaveLength(3);
  expect(whole.plan).toBe('230 people get the first email within a minute.');
});

it('is what the server said where there is one part, and nothing where there is none', () => {
  expect(wholePreflight(parts.slice(0, 1), now)).toBe(parts[0]);
  expect(wholePreflight([], now)).toBeUndefined();
});

it('plans for the others where some are left out', () => {
  const whole = wholePreflight(parts, now)!;
  const others = planWithout(whole, new Map(ids.slice(0, 30).map((id) => [id, true])), now);
  expect(others.plan).toBe('200 people get the first email within a minute.');
  expect(others.recipients).toHaveLength(230);
});
