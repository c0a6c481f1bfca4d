import fc from 'fast-check';
import { expect, it } from 'vitest';
import { counterOf } from './counters.ts';
import { expectedOf, expectedWords } from './expected.ts';

const counts = (contacted: number, lead = 0) => ({
  [counterOf('crowd', 'contacted')]: contacted,
  [counterOf('team', 'lead')]: lead,
});

it('expects nothing where nobody was contacted', () => expect(expectedOf(counts(0))).toBeNull());

it('goes by what is usual until the account has contacted enough, then by its own shares', () => {
  const usual = expectedOf(counts(40));
  expect(usual?.basis).toEqual({ from: 'product', contacted: 40 });
  const eager = expectedOf(counts(200, 100));
  expect(eager?.basis.from).toBe('account');
  expect(eager?.leads.min).toBeGreaterThan((expectedOf(counts(200))?.leads.max ?? 0) - 1);
});

it('never expects more of a stage than of the one before, nor a least above a most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 100_000 }), (contacted, lead) => {
      const expected = expectedOf(counts(contacted, Math.min(lead, contacted)));
      if (!expected) return false;
      const { leads, interviews, hires } = expected;
      const inOrder = [leads, interviews, hires].every(({ min, max }) => min >= 0 && min <= max);
      return inOrder && leads.max <= contacted && interviews.max <= leads.max && hires.max <= leads.max;
    }),
  );
});

it('says so in a sentence', () => {
  const expected = expectedOf(counts(40));
  expect(expected && expectedWords(expected)).toMatch(
    /^Of the 40 candidates contacted, \d+ to \d+ may become leads, \d+ to \d+ come to an interview and \d+ to \d+ be hired, by what is usual\.$/,
  );
});
