import { describe, expect, it } from 'vitest';
import { toBlocks } from './pdf-columns.ts';
import type { Segment } from './pdf-segments.ts';

const WIDTH = 600;
const at = (x: number, y: number, text: string, size = 10): Segment => ({
  text,
  x,
  right: x + text.length * 5,
  y,
  size,
  bold: false,
  links: [],
});
const kinds = (segments: Segment[]) => toBlocks(segments, WIDTH).map(({ kind }) => kind);

describe('the columns of a page', () => {
  const main = [
    at(40, 700, 'Experience', 14),
    at(40, 680, 'Web Developer at Acme, Inc'),
    ...[661, 646, 631, 616].map((y) => at(40, y, 'Built and kept things for its customers')),
    at(40, 590, 'Education', 14),
    at(40, 570, 'Ghent University'),
  ];

  it('are found beside each other, also where one of them is centred', () => {
    const aside = ['Contact', 'a@b.org', 'Berlin', 'Skills', 'JavaScript', 'Git'].map((text, row) =>
      at(480 - text.length * 2.5, 705 - row * 23, text),
    );
    expect(kinds([...main, ...aside])).toEqual(['main', 'side']);
  });

  it('are none where dates and labels stand before the rows they mark', () => {
    const labels = [680, 661, 646, 631, 616, 570].map((y, row) => at(40, y, `${2010 + row} – now`));
    expect(kinds([...labels, ...main.map((segment) => ({ ...segment, x: 146, right: segment.right + 106 }))])).toEqual([
      'main',
    ]);
  });

  it('are none where a few cells stand to the right of a text', () => {
    const cells = [at(480, 690, 'Seattle'), at(470, 672, 'Jul 2020'), at(480, 652, 'Daily')];
    expect(kinds([...main, ...cells])).toEqual(['main']);
  });
});
