import { describe, expect, it } from 'vitest';
import type { Segment } from './pdf-segments.ts';
import type { Upright } from './vertical-titles.ts';
import { withVerticalTitles } from './vertical-titles.ts';

const segmentAt = (y: number): Segment => ({ text: `at ${y}`, x: 60, right: 300, y, size: 10, bold: false, links: [] });
const block = {
  kind: 'main' as const,
  titles: [],
  segments: [700, 688, 676, 640, 628, 580, 568, 556, 544].map(segmentAt),
};

/** A title that runs up or down the margin, drawn letter by letter. */
const upright = (text: string, { y, up }: { y: number; up: boolean }): Upright[] =>
  [...text].map((letter, at) => ({
    text: letter,
    x: 30,
    y: up ? y + at * 8 : y - at * 8,
    width: 8,
    size: 10,
    bold: true,
    up,
  }));

describe('titles that run along the margin', () => {
  it.each([true, false])('stand above the section that they are in the middle of (upwards: %s)', (up) => {
    const [titled] = withVerticalTitles(
      [block],
      [...upright('EXPERIENCE', { y: up ? 630 : 702, up }), ...upright('EDUCATION', { y: up ? 526 : 598, up })],
    );
    expect(titled!.titles.map(({ text, y }) => [text, y])).toEqual([
      ['EXPERIENCE', 700],
      ['EDUCATION', 580],
    ]);
  });

  it('are no marks that are much smaller than the text', () => {
    const small = upright('EXPERIENCE', { y: 630, up: true }).map((piece) => ({ ...piece, size: 5 }));
    expect(withVerticalTitles([block], small)).toEqual([block]);
  });

  it('may stand as close to each other as words', () => {
    const close = [...upright('EDUCATION', { y: 450, up: true }), ...upright('EXPERIENCE', { y: 536, up: true })];
    expect(withVerticalTitles([block], close)[0]!.titles.map(({ text }) => text)).toEqual(['EXPERIENCE', 'EDUCATION']);
  });

  it('are looked for among the first pieces only, however many there are', () => {
    const many = Array.from({ length: 200_000 }, (_, at) => upright('X', { y: at * 20, up: true })).flat();
    expect(withVerticalTitles([block], many)).toEqual([block]);
  });

  it('are only the usual ones', () => {
    expect(withVerticalTitles([block], upright('DRAFT COPY', { y: 630, up: true }))).toEqual([block]);
  });
});
