import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../shared/product.ts';
import { readDescription } from './index.ts';
import type { Reading } from './types.ts';

/** Words without markup, marks and spaces, so that only the words are compared. */
const wordsOf = (text: string) =>
  text
    .replace(/<[^>]+>|&amp;/g, ' ')
    .replace(/\[([^\]]+)\]\[[^\]]+\]/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
const requirementsIn = ({ mustHaves, niceToHaves }: Reading) =>
  [...mustHaves, ...niceToHaves].map(({ value }) => value);

describe('any text', () => {
  const words = fc.constantFrom(
    'Senior Engineer',
    'Location: Berlin',
    '- 5+ years of experience',
    '€50k-60k per year',
    '# Requirements',
    '\n',
    '**Skills**',
    'Acme GmbH is a',
    '<p>',
    '|',
    'remote',
    'nice to have:',
    '---',
    'Vous avez',
    '(m/w/d)',
    '10 $ a day',
    '\u0000',
    '[a][b]',
  );
  it('is read without failing, and no requirement is longer than one may be', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 30 })), { maxLength: 40 }),
        (parts) => {
          const text = parts.join(' \n');
          const reading = readDescription(text);
          for (const { value } of [...reading.mustHaves, ...reading.niceToHaves])
            expect(value.length).toBeLessThanOrEqual(LIMITS.qualification);
          expect(reading.warnings.every((warning) => warning.length > 0)).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('that says nothing has nothing read, and each missing thing named', () => {
    const reading = readDescription('');
    expect([reading.title, reading.salary, reading.yearsExp, reading.office]).toEqual([null, null, null, null]);
    expect(reading.warnings).toHaveLength(11);
  });

  it.each([
    'a',
    ' ',
    '- ',
    'Berlin, ',
    '1,',
    '€1 ',
    'A b ',
    'experience of ',
    '*',
    '<p>',
    'X is a ',
    '5-',
    'Ab’s c ',
    'GS-1 - $2 ',
  ])('of the same %j over and over is read in the time of one of as many words', (part) => {
    // What grows with the square of its length would take minutes here and be stopped by the runner.
    expect(readDescription(part.repeat(50_000 / part.length)).salary).toBeNull();
  });
});

const SHARED = fileURLToPath(new URL('../../../../shared/data/samples/job-descriptions/', import.meta.url));

if (!existsSync(SHARED)) console.warn(`SKIPPED: no sample descriptions at ${SHARED}`);

describe.skipIf(!existsSync(SHARED))('the descriptions beside the project', () => {
  const truth: {
    files: Record<string, { title: string; title_alt?: string[]; company: string | null; company_alt?: string[] }>;
  } = existsSync(SHARED) ? JSON.parse(readFileSync(`${SHARED}truth.json`, 'utf8')) : { files: {} };

  it.each(Object.entries(truth.files))(
    '%s has its title and company, and no requirement that is invented',
    (file, expected) => {
      const text = readFileSync(SHARED + file, 'utf8');
      const reading = readDescription(text);
      expect([expected.title, ...(expected.title_alt ?? [])]).toContain(reading.title?.value);
      const companies = [expected.company, ...(expected.company_alt ?? [])].map(
        (name) => name?.replace(/ \([^)]*\)$/, '') ?? null,
      );
      expect(companies).toContain(reading.companyName?.value ?? null);
      expect([reading.salary, reading.office, reading.employmentType, reading.yearsExp]).toEqual([
        null,
        null,
        null,
        null,
      ]);
      expect(reading.mustHaves.length).toBeGreaterThan(0);
      for (const one of requirementsIn(reading)) expect(wordsOf(text)).toContain(wordsOf(one));
    },
  );
});
