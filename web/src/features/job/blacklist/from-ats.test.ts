import { expect, it } from 'vitest';
import { fromAts } from './from-ats.ts';

const one = { name: 'Noor', emails: [] };

it('counts who stands on a job in the ATS only where that is known', () => {
  const known = { isKnown: true, candidates: [one], hasMore: false };
  expect(fromAts(known, 'Lever', 'Lever')).toBe('1 profile from Lever');
  expect(fromAts({ ...known, hasMore: true }, 'Lever', 'Lever')).toBe('More than 1 profiles from Lever');
  expect(fromAts({ ...known, candidates: [] }, 'Lever', 'Lever')).toBe('0 profiles from Lever');
  const unknown = { isKnown: false, candidates: [], hasMore: false };
  expect(fromAts(unknown, 'Lever', 'Lever')).toBe(
    'Who stands on this job in Lever is not known yet: it is still read.',
  );
  expect(fromAts(unknown, 'Lever', null)).toBe('Who stands on this job in Lever is not known: it is not connected.');
});
