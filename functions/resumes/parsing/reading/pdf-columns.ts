import { isColumnTitle } from '../education/education-table.ts';
import { findDates } from '../lines/dates.ts';
import { sectionOfHeading } from '../lines/headings.ts';
import { median } from '../lines/numbers.ts';
import type { Segment } from './pdf-segments.ts';
import { toRows } from './pdf-segments.ts';

/** A part of a page that is read on its own. `titles` are section titles printed in a left margin. */
export type Block = { kind: 'main' | 'side' | 'second'; segments: Segment[]; titles: Segment[] };

/** Fewer pieces than this next to a text are cells, not a column. */
const SHORTEST_COLUMN = 5;

/** No page of a resume has more pieces. Limits the time that unusual files cost. */
const MOST_ON_A_PAGE = 1_000;

type Gutter = { at: number; left: Segment[]; right: Segment[]; above: Segment[]; below: Segment[] };

/** Splits a page into blocks in reading order. A page without real columns is one block. */
export function toBlocks(segments: readonly Segment[], width: number, depth = 0): Block[] {
  if (segments.length === 0) return [];
  const gutter = depth < 4 && segments.length < MOST_ON_A_PAGE ? bestGutter(segments, width) : null;
  if (!gutter) return [{ kind: 'main', segments: [...segments], titles: [] }];
  const above = toBlocks(gutter.above, width, depth + 1);
  const below = toBlocks(gutter.below, width, depth + 1);
  if (isMarginOfTitles(gutter)) {
    return [...above, { kind: 'main', segments: gutter.right, titles: joinedTitles(gutter.left) }, ...below];
  }
  const extent = (side: readonly Segment[]) =>
    Math.max(...side.map((segment) => segment.right)) - Math.min(...side.map((segment) => segment.x));
  const leftIsSide = extent(gutter.left) < extent(gutter.right) * 0.75;
  const rightIsSide = extent(gutter.right) < extent(gutter.left) * 0.75;
  return [
    ...above,
    { kind: leftIsSide ? 'side' : 'main', segments: gutter.left, titles: [] },
    { kind: rightIsSide ? 'side' : leftIsSide ? 'main' : 'second', segments: gutter.right, titles: [] },
    ...below,
  ];
}

function bestGutter(segments: readonly Segment[], width: number): Gutter | null {
  let best: Gutter | null = null;
  const starts = new Set(segments.map((segment) => Math.round(segment.x)));
  for (const start of [...starts].filter((x) => x > width * 0.12 && x < width * 0.85)) {
    const gutter = gutterAt(segments, start - 2);
    if (!gutter || (best && weight(gutter) <= weight(best))) continue;
    if (isColumnPair(gutter, start)) best = gutter;
  }
  return best;
}

const weight = (gutter: Gutter) => Math.min(letters(gutter.left), letters(gutter.right)) + 0.1 * letters(gutter.right);
const letters = (segments: readonly Segment[]) => segments.reduce((sum, segment) => sum + segment.text.length, 0);

/** The tallest part of the page in which nothing crosses this position. */
function gutterAt(segments: readonly Segment[], at: number): Gutter | null {
  const crossing = segments.filter((segment) => segment.x < at && segment.right > at + 1).map((segment) => segment.y);
  const edges = [Number.POSITIVE_INFINITY, ...crossing.sort((a, b) => b - a), Number.NEGATIVE_INFINITY];
  let best: Gutter | null = null;
  for (let index = 0; index + 1 < edges.length; index += 1) {
    const [top, bottom] = [edges[index]!, edges[index + 1]!];
    const inside = segments.filter((segment) => segment.y < top && segment.y > bottom);
    const left = inside.filter((segment) => segment.x < at);
    const right = inside.filter((segment) => segment.x >= at);
    if (left.length < 3 || right.length < 3) continue;
    const gutter = trimmed(segments, left, right, at);
    if (gutter && (!best || weight(gutter) > weight(best))) best = gutter;
  }
  return best;
}

/** Excludes from the columns a banner far above them that has text on one side only. */
function trimmed(all: readonly Segment[], left: Segment[], right: Segment[], at: number): Gutter | null {
  const big = Math.max(...all.map((segment) => segment.size));
  const title = left.concat(right).filter((segment) => segment.size === big);
  let top = Math.max(...left.concat(right).map((segment) => segment.y)) + 1;
  const titleAt = title[0];
  if (title.length <= 2 && titleAt && left.includes(titleAt)) {
    const rest = left.filter((segment) => segment !== titleAt);
    const width = Math.max(0, ...rest.map((segment) => segment.right)) - Math.min(...rest.map((segment) => segment.x));
    if (titleAt.right - titleAt.x > width * 1.15) top = titleAt.y;
  }
  top = Math.min(top, underBanner(left, right), underBanner(right, left));
  const foot = titleAtFoot(all, left.concat(right));
  const isWithin = (segment: Segment) => segment.y < top && segment !== foot;
  const inLeft = left.filter(isWithin);
  const inRight = right.filter(isWithin);
  if (inLeft.length < 3 || inRight.length < 3) return null;
  const highest = Math.max(...inLeft.concat(inRight).map((segment) => segment.y));
  const taken = new Set(inLeft.concat(inRight));
  const rest = all.filter((segment) => !taken.has(segment));
  return {
    at,
    left: inLeft,
    right: inRight,
    above: rest.filter((segment) => segment.y > highest),
    below: rest.filter((segment) => segment.y <= highest),
  };
}

/** A title with nothing under it in either column heads the text under both. */
function titleAtFoot(all: readonly Segment[], columns: readonly Segment[]): Segment | null {
  const bottom = Math.min(...columns.map(({ y }) => y));
  const [lowest, ...beside] = columns.filter(({ y }) => y < bottom + 2);
  const isTitle = lowest !== undefined && beside.length === 0 && isHeading(lowest);
  return isTitle && all.some(({ y }) => y < bottom) ? lowest : null;
}

/** Text of one column above the top of the other is a banner when no section begins in it. */
function underBanner(column: readonly Segment[], other: readonly Segment[]): number {
  const otherTop = Math.max(...other.map((segment) => segment.y)) + 3;
  const above = column.filter((segment) => segment.y > otherTop);
  return above.length > 0 && !above.some(isHeading)
    ? Math.min(...above.map((segment) => segment.y))
    : Number.POSITIVE_INFINITY;
}

const isCapitals = (text: string) => text === text.toUpperCase() && /\p{Lu}/u.test(text);
const isHeading = (segment: Segment) => sectionOfHeading(segment.text) !== null;

function isMarginOfTitles(gutter: Gutter): boolean {
  const groups = joinedTitles(gutter.left);
  const titles = groups.filter(isHeading);
  return (
    titles.length >= 2 &&
    titles.length >= groups.length * 0.5 &&
    letters(gutter.left) < letters(gutter.right) * 0.25 &&
    gutter.left.every((segment) => isHeading(segment) || segment.text.length < 25) &&
    gutter.left.filter((segment) => segment.bold || isHeading(segment) || isCapitals(segment.text)).length >
      gutter.left.length * 0.7 &&
    gutter.left.filter((segment) => findDates(segment.text).length > 0).length === 0 &&
    gutter.right.filter(isHeading).length < titles.length
  );
}

/** Real columns have their own titles, or lines at different heights. A column of dates has neither. */
function isColumnPair(gutter: Gutter, start: number): boolean {
  const { left, right } = gutter;
  if (isMarginOfTitles(gutter)) return true;
  if (Math.min(left.length, right.length) < SHORTEST_COLUMN || isColumnOfLabels(gutter) || partsTable(gutter))
    return false;
  if (areLabelsOnTheRight(left) || areDatesOfOther(left, right) || areDatesOfOther(right, left)) return false;
  const dated = (side: readonly Segment[]) =>
    side.filter((segment) => findDates(segment.text).length > 0 && segment.text.length < 40).length / side.length;
  if (dated(left) > 0.5 || dated(right) > 0.5) return false;
  const titled = (side: readonly Segment[]) => side.filter(isHeading).length;
  if ((titled(left) === 0 || titled(right) === 0) && !isAligned(right, start)) return false;
  const share = Math.min(letters(left), letters(right)) / Math.max(letters(left), letters(right));
  if (titled(left) >= 1 && titled(right) >= 1) return !sameRows(gutter, isHeading) || titled(left) + titled(right) > 3;
  if (hasDatesForRows(gutter)) return false;
  if (titled(left) + titled(right) === 0)
    return share > 0.15 && alignedShare(gutter) < 0.35 && left.length + right.length > 16;
  return share > 0.08 && alignedShare(gutter) < 0.45;
}

/** Many pieces begin at the edge of the column, or most are centred in it. */
function isAligned(column: readonly Segment[], start: number): boolean {
  const centre = (segment: Segment) => (segment.x + segment.right) / 2;
  const middle = median(column.map(centre));
  const share = (fits: (segment: Segment) => boolean) => column.filter(fits).length / column.length;
  return (
    share((segment) => Math.abs(segment.x - start) < 6) >= 0.3 ||
    share((segment) => Math.abs(centre(segment) - middle) < 4) >= 0.7
  );
}

/** How far above its rows the titles of a table stand, in points. */
const ABOVE_ROWS = 45;

/** The titles of a table's columns stand in one row, on both sides. */
function partsTable({ at, left, right, above }: Gutter): boolean {
  const top = Math.max(...left.concat(right).map(({ y }) => y));
  const titles = [...left, ...right, ...above.filter(({ y }) => y < top + ABOVE_ROWS)].filter(
    ({ text }) => text.length < 30 && isColumnTitle(text),
  );
  const inRight = titles.filter(({ x }) => x >= at);
  return titles.some(({ x, y }) => x < at && inRight.filter((title) => Math.abs(title.y - y) < 9).length > 1);
}

/** Short texts that each align with a line of the other column: the labels of its rows. */
const isColumnOfLabels = (gutter: Gutter) =>
  alignedShare(gutter) > 0.9 && gutter.left.every((segment) => segment.text.length < 30);

/** Short texts that end at one edge and begin at many: the labels and dates beside the rows of a text. */
function areLabelsOnTheRight(column: readonly Segment[]): boolean {
  const share = (edge: (segment: Segment) => number) => {
    const usual = median(column.map(edge));
    return column.filter((segment) => Math.abs(edge(segment) - usual) < 3).length / column.length;
  };
  return column.every(({ text }) => text.length < 30) && share(({ right }) => right) > 0.7 && share(({ x }) => x) < 0.5;
}

/** An address, a link or a number, which no date belongs to. */
const CONTACT = /@|https?:|www\.|\.com|\d{5}/;

/** A column with more pieces than this for each of its dates has texts of its own, which the dates belong to. */
const MOST_PER_DATE = 8;

/** The ranges of dates in one column stand beside texts of the other, which has none of its own. */
function areDatesOfOther(column: readonly Segment[], other: readonly Segment[]): boolean {
  const ranges = (side: readonly Segment[]) =>
    side.filter(({ text }) => text.length < 40 && findDates(text).some(({ isRange }) => isRange));
  const own = ranges(column);
  const beside = own.filter((date) => other.some(({ y, text }) => Math.abs(y - date.y) < 2 && !CONTACT.test(text)));
  const isMostly = own.length * MOST_PER_DATE > column.length;
  return isMostly && beside.length >= 2 && beside.length > own.length * 0.6 && ranges(other).length === 0;
}

/** At least two rows have a date in one column that belongs to what the other says. */
function hasDatesForRows({ left, right }: Gutter): boolean {
  const dates = (side: readonly Segment[], other: readonly Segment[]) =>
    side.filter(
      (segment) =>
        segment.text.length < 40 &&
        findDates(segment.text).length > 0 &&
        other.some((beside) => Math.abs(beside.y - segment.y) < 2),
    );
  return dates(left, right).length >= 2 || dates(right, left).length >= 2;
}

function sameRows(gutter: Gutter, kind: (segment: Segment) => boolean): boolean {
  const left = gutter.left.filter(kind);
  const right = gutter.right.filter(kind);
  return (
    left.length === right.length && left.every((a) => right.some((b) => Math.abs(a.y - b.y) < 2)) && left.length > 4
  );
}

function alignedShare({ left, right }: Gutter): number {
  const rows = toRows([...left, ...right], () => 1.5);
  const inLeft = new Set(left);
  const withLeft = rows.filter((row) => row.some((segment) => inLeft.has(segment)));
  const both = withLeft.filter((row) => row.some((segment) => !inLeft.has(segment)));
  return withLeft.length === 0 ? 1 : both.length / withLeft.length;
}

/** Titles in a margin, with those of two lines joined. Smaller ones, which are subtitles, are left out. */
function joinedTitles(all: readonly Segment[]): Segment[] {
  const largest = Math.max(...all.map((title) => title.size));
  const titles = all.filter((title) => title.size > largest * 0.9);
  const joined: Segment[] = [];
  for (const title of [...titles].sort((a, b) => b.y - a.y)) {
    const last = joined.at(-1);
    const lastBottom = last ? last.y - last.size * 1.5 * last.text.split('\n').length : Number.POSITIVE_INFINITY;
    if (last && title.y >= lastBottom) last.text += `\n${title.text}`;
    else joined.push({ ...title });
  }
  return joined.map((title) => ({ ...title, text: title.text.replaceAll('\n', ' ') }));
}
