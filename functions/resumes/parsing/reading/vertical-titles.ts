import { sectionOfHeading } from '../lines/headings.ts';
import type { Block } from './pdf-columns.ts';
import type { Glyphs, Segment } from './pdf-segments.ts';

/** A piece of text that runs up or down the page. `y` is where it begins, `width` how far it runs. */
export type Upright = Glyphs & { up: boolean };

type Title = { text: string; size: number; top: number; bottom: number };

/** Section titles that run up or down the margin, set above the first line of their section. */
export function withVerticalTitles(blocks: readonly Block[], uprights: readonly Upright[]): readonly Block[] {
  const titles = titlesIn(uprights);
  if (titles.length === 0) return blocks;
  const rows = blocks.flatMap((block) => block.segments.map((segment) => segment.y)).sort((a, b) => b - a);
  const tops = titles.map((title, at) => topOf(title, titles[at - 1], titles[at + 1], rows));
  const main = blocks.toSorted((a, b) => b.segments.length - a.segments.length)[0];
  return blocks.map((block) =>
    block === main
      ? { ...block, titles: [...block.titles, ...titles.map((title, at) => asSegment(title, tops[at]!))] }
      : block,
  );
}

const asSegment = ({ text, size }: Title, y: number): Segment => ({
  text,
  x: 0,
  right: 0,
  y,
  size,
  bold: true,
  links: [],
});

/** Joins the pieces of each upright line, from its beginning, and keeps those that are usual titles, from the top down. */
function titlesIn(uprights: readonly Upright[]): Title[] {
  const lines = Map.groupBy(uprights, (piece) => `${piece.up}${Math.round(piece.x / 4)}`);
  return [...lines.values()]
    .flatMap(wordsOf)
    .filter(({ text }) => sectionOfHeading(text) !== null)
    .sort((a, b) => b.top - a.top);
}

/** A gap wider than two letters begins another title in the same margin. */
function wordsOf(pieces: readonly Upright[]): Title[] {
  const titles: Title[] = [];
  const along = (piece: Upright) => (piece.up ? piece.y : -piece.y);
  let last: Upright | undefined;
  for (const piece of pieces.toSorted((a, b) => along(a) - along(b))) {
    const gap = last ? along(piece) - along(last) - last.width : Number.POSITIVE_INFINITY;
    const [bottom, top] = piece.up ? [piece.y, piece.y + piece.width] : [piece.y - piece.width, piece.y];
    const title = titles.at(-1);
    if (title && gap < piece.size * 2) {
      title.text += (gap > piece.size * 0.16 ? ' ' : '') + piece.text;
      title.top = Math.max(title.top, top);
      title.bottom = Math.min(title.bottom, bottom);
    } else titles.push({ text: piece.text, size: piece.size, top, bottom });
    last = piece;
  }
  return titles;
}

/** A title stands in the middle of its section: sections part at the widest gap between the middles of two titles. */
function topOf(title: Title, before: Title | undefined, after: Title | undefined, rows: readonly number[]): number {
  const middle = (title.top + title.bottom) / 2;
  if (before) return underWidestGap(rows, (before.top + before.bottom) / 2, middle);
  const end = after ? underWidestGap(rows, middle, (after.top + after.bottom) / 2) : title.bottom;
  const half = middle - end;
  return underWidestGap(rows, middle + half * 1.4, Math.max(title.top - title.size, middle + half * 0.5));
}

/** The first row under the widest gap between rows from one height down to another. */
function underWidestGap(rows: readonly number[], from: number, to: number): number {
  let [widest, best] = [0, to];
  for (const [at, row] of rows.entries()) {
    const gap = (rows[at - 1] ?? from) - row;
    if (row > from || row < to - 30 || gap <= widest) continue;
    [widest, best] = [gap, row];
  }
  return best;
}
