import { describe, expect, it } from 'vitest';
import { toSegments } from './pdf-segments.ts';

const at = (x: number, y: number, text: string) => ({ text, x, y, width: text.length * 5, size: 10, bold: false });

describe('the addresses that a page opens', () => {
  it('belong to the text that they cover, and those of icons to the nearest text', () => {
    const area = (url: string, left: number, bottom: number) => ({
      url,
      left,
      bottom,
      right: left + 60,
      top: bottom + 10,
    });
    const segments = toSegments(
      [at(40, 700, 'Ann Lee'), at(40, 680, 'Exeter'), at(40, 300, 'Education')],
      [area('https://exeter.example', 40, 680), area('https://linkedin.com/in/annlee', 500, 697)],
    );
    expect(segments.map(({ text, links }) => [text, ...links])).toEqual([
      ['Ann Lee', 'https://linkedin.com/in/annlee'],
      ['Exeter', 'https://exeter.example'],
      ['Education'],
    ]);
  });
});
