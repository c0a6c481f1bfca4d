import { describe, expect, it } from 'vitest';
import { aDocxOfSpacedLetters, aDocxWithLongHeader } from '../../../test/support/hostile-files.ts';
import { EMAIL, emailsIn } from './contact/email.ts';
import { parseResume } from './index.ts';
import { linesOfText } from './lines/lines.ts';
import { parseLines } from './parse-lines.ts';

const now = new Date('2026-01-15');
const MILLION = 1_000_000;

// Whoever begins anew at each character of these takes hours, so that such a test ends by its time limit alone.
describe('what a resume says is read once, however long it is', () => {
  it.each(['a', 'a.', 'a ', '  ', 'a-', '(at) ', 'a(', '@', 'at '])(
    'addresses are looked for in a million of %j',
    (part) => {
      const text = part.repeat(MILLION / part.length);
      expect(emailsIn(text)).toEqual([]);
      expect(text.match(EMAIL)).toBeNull();
    },
  );

  it.each([
    ['maren.holt@home.example'],
    ['maren.holt [at] home [dot] example'],
    ['maren.holt (at) home.example'],
    ['maren.holt at home dot example'],
    ['maren.holt@ home.example'],
  ])('an address written as %s is still found', (text) => {
    expect(emailsIn(`Write to ${text} today`)).toEqual(['maren.holt@home.example']);
  });

  it('a header of sixty thousand lines, of which the first are kept', async () => {
    const { resume, text } = await parseResume(aDocxWithLongHeader(), { now });
    expect(text.split('\n').slice(0, 3)).toEqual(['Line 0', 'Line 1', 'Line 2']);
    expect(resume.warnings).toContain('Only the first 3000 lines were read.');
  });

  it.each([
    ['titles of columns', 'Year'],
    ['titles of columns beside each other', 'Degree\tYear\tSchool'],
    ['sentences of work', `Worked at Q, ${'a '.repeat(60)}, ${'b '.repeat(60)}as`],
    ['labels', 'Institution: a'],
    ['ends of titles', `${'of '.repeat(80)}x`],
  ])('thousands of %s', (_what, line) => {
    const lines = linesOfText(`EDUCATION\n${`${line}\n`.repeat(1_500)}\nEXPERIENCE\n${`${line}\n`.repeat(1_500)}`);
    const before = process.cpuUsage();
    parseLines(lines, { now });
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(4_000);
  });

  it('a title spaced out over thousands of letters', async () => {
    const { failed, text } = await parseResume(aDocxOfSpacedLetters(600), { now });
    expect(failed).toBe(true);
    expect(Math.max(...text.split(/\s+/).map((word) => word.length))).toBe(150);
  });
});
