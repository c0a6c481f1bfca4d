import { sectionOfHeading } from '../lines/headings.ts';
import { median } from '../lines/numbers.ts';
import type { Block } from './pdf-columns.ts';
import type { Glyphs, Segment } from './pdf-segments.ts';

/** A piece of text that runs up or down the page. `y` is where it begins, `width` how far it runs. */
export type Upright = Glyphs & { up: boolean };

type Title = { text: string; size: number; x: number; up: boolean; top: number; bottom: number };

/** Section titles that run up or down the margin, set above the first line of their section. */
export function withVerticalTitles(blocks: readonly Block[], uprights: readonly Upright[]): readonly Block[] {
  const usual = median(blocks.flatMap(({ segments }) => segments.map(({ size }) => size)));
  const titles = titlesIn(uprights.filter(({ size }) => size > usual * SMALLEST));
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
  const lines = Map.groupBy(uprights.slice(0, MOST_PIECES), (piece) => `${piece.up}${Math.round(piece.x / 4)}`);
  return withSecondLines([...lines.values()].flatMap((line) => joinedWords(wordsOf(line))))
    .filter(({ text }) => sectionOfHeading(text) !== null)
    .sort((a, b) => b.top - a.top);
}

/** A long title runs in two lines beside each other. */
function withSecondLines(titles: readonly Title[]): Title[] {
  const joined: Title[] = [];
  for (const title of titles.toSorted((a, b) => (a.up ? a.x - b.x : b.x - a.x))) {
    const first = joined.find(
      (other) =>
        sectionOfHeading(other.text) === null &&
        Math.abs(other.x - title.x) < title.size * 2 &&
        other.up === title.up &&
        other.bottom < title.top &&
        title.bottom < other.top,
    );
    const both = `${first?.text} ${title.text}`;
    if (first && sectionOfHeading(both) !== null) {
      first.text = both;
      first.top = Math.max(first.top, title.top);
      first.bottom = Math.min(first.bottom, title.bottom);
    } else joined.push({ ...title });
  }
  return joined;
}

/** A mark that is much smaller than the text beside it is no title of it. */
const SMALLEST = 0.7;

/** No margin has more pieces. Limits the time that unusual files cost. */
const MOST_PIECES = 400;
/** Most words of a title. */
const MOST_WORDS = 5;

/** Titles in one margin stand as close as the words of one: the longest usual title is taken each time. */
function joinedWords(words: readonly Title[]): Title[] {
  const titles: Title[] = [];
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: Math.min(MOST_WORDS, words.length - at) }, (_, less) => less + 1).toReversed();
    const length = lengths.find((count) => sectionOfHeading(textOf(words.slice(at, at + count))) !== null) ?? 1;
    const own = words.slice(at, at + length);
    const [top, bottom] = [Math.max(...own.map((word) => word.top)), Math.min(...own.map((word) => word.bottom))];
    titles.push({ ...own[0]!, text: textOf(own), top, bottom });
    at += length;
  }
  return titles;
}

const textOf = (words: readonly Title[]) => words.map(({ text }) => text).join(' ');

/** The words of an upright line: letters may be drawn one by one. */
function wordsOf(pieces: readonly Upright[]): Title[] {
  const titles: Title[] = [];
  const along = (piece: Upright) => (piece.up ? piece.y : -piece.y);
  let last: Upright | undefined;
  for (const piece of pieces.toSorted((a, b) => along(a) - along(b))) {
    const gap = last ? along(piece) - along(last) - last.width : Number.POSITIVE_INFINITY;
    const [bottom, top] = piece.up ? [piece.y, piece.y + piece.width] : [piece.y - piece.width, piece.y];
    const title = titles.at(-1);
    if (title && gap < piece.size * 0.6) {
      title.text += piece.text;
      title.top = Math.max(title.top, top);
      title.bottom = Math.min(title.bottom, bottom);
    } else titles.push({ text: piece.text, size: piece.size, x: piece.x, up: piece.up, top, bottom });
    last = piece;
  }
  return titles;
}

/** A title stands in the middle of its section: sections part at the widest gap between the middles of two titles. */
function topOf(title: Title, before: Title | undefined, after: Title | undefined, rows: readonly number[]): number {
  const middle = middleOf(title);
  if (before) return underWidestGap(rows, middleOf(before), middle);
  const end = after ? underWidestGap(rows, middle, middleOf(after)) : title.bottom;
  return nearestStart(rows, middle + Math.max(middle - end, title.top - middle));
}

const middleOf = ({ top, bottom }: Title) => (top + bottom) / 2;

/** The row nearest to this height that has more than the usual space above it. */
function nearestStart(rows: readonly number[], height: number): number {
  const gaps = rows.slice(1).map((row, at) => rows[at]! - row);
  const usual = median(gaps.filter((gap) => gap > 1));
  const starts = rows.filter((row, at) => at === 0 || rows[at - 1]! - row > usual * 1.25);
  return starts.toSorted((a, b) => Math.abs(a - height) - Math.abs(b - height))[0] ?? height;
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
