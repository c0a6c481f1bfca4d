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

  it('are found where contact details beside the work stand on the lines of its dates', () => {
    const work = [
      at(40, 700, 'Work experience', 14),
      ...['Amica | Chief accountant', 'Compania | Accountant', 'Zabka | Office assistant'].flatMap((job, row) => [
        at(40, 680 - row * 45, `${2017 - row * 3} – ${2019 - row * 3}`),
        at(40, 665 - row * 45, job),
        at(40, 650 - row * 45, 'Kept the accounts.'),
      ]),
      at(40, 545, 'Education', 14),
      at(40, 530, '2004 – 2009'),
      at(40, 515, 'Exmoor University | Master of Finance'),
    ];
    const aside = [
      at(430, 700, 'Contact', 14),
      ...['ann@home.example', '+48 601 234 567', 'Exeter', 'https://www.linkedin.com/in/ann'].map((text, row) =>
        at(430, 680 - row * 15, text),
      ),
      at(430, 605, 'Skills', 14),
      ...['Ledger', 'Excel', 'Tax law'].map((text, row) => at(430, 590 - row * 17, text)),
      at(430, 540, 'Languages', 14),
      at(430, 530, 'Polish'),
    ];
    expect(kinds([...work, ...aside])).toHaveLength(2);
  });

  it('are found where a few times of one stand by chance on lines of the other', () => {
    const work = ['February 2016 – present', 'August 2015 – present', 'May 2013 – present'].flatMap((time, row) => [
      at(72, 660 - row * 90, time),
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((line) =>
        at(72, 660 - row * 90 - line * 9, 'Wrote and kept a site for a friend'),
      ),
    ]);
    const aside = [
      at(324, 700, 'Skills', 14),
      ...[660, 644, 620, 598, 585].map((y) => at(324, y, 'HTML, CSS, JavaScript')),
      at(324, 570, 'Education', 14),
      ...[548, 525, 500, 480, 460].map((y) => at(324, y, 'University of Exmoor')),
    ];
    expect(kinds([at(72, 700, 'Experience', 14), ...work, ...aside])).toHaveLength(2);
  });

  it('leave a title at their foot to the text under both', () => {
    const left = [at(40, 700, 'Projects', 12), ...[685, 670, 655, 640].map((y) => at(40, y, 'A game of stones'))];
    const right = [at(320, 700, 'Languages', 12), ...[678, 663, 648, 633].map((y) => at(320, y, 'Arabic and Dutch'))];
    const under = [
      at(40, 610, 'Experience', 12),
      at(40, 595, `Electrician, Harbour Works of the Town, ${'Kellinghusen '.repeat(4)}– 09.2021`),
      at(40, 580, 'Laid cables.'),
    ];
    const blocks = toBlocks([...left, ...right, ...under], WIDTH);
    expect(blocks).toHaveLength(3);
    expect(blocks.at(-1)!.segments.map(({ text }) => text.split(',')[0])).toEqual([
      'Experience',
      'Electrician',
      'Laid cables.',
    ]);
  });
});
