import { anyOf, words } from '../../../../shared/rules/any-of.ts';
import { UNTIL_NOW } from '../../words/dates.ts';
import { isPlace } from '../contact/places.ts';
import { titleScore } from '../word-kinds.ts';
import { findDates } from './dates.ts';
import type { Line } from './lines.ts';
import { median } from './numbers.ts';
import { withoutDate } from './without-date.ts';

/** When the first line has a bullet and others are further right, bullets at its edge mark entries, not descriptions. */
export function withoutLeadingBullets(lines: readonly Line[]): readonly Line[] {
  const [first, second] = lines;
  if (!first?.bullet || !second || second.bullet || second.x <= first.x) return lines;
  return lines.map((line) => (line.bullet && Math.abs(line.x - first.x) < 2 ? { ...line, bullet: false } : line));
}

/** A bullet that says only when is no description. */
export function withoutBulletOfDate(line: Line): Line {
  if (!line.bullet || line.cells.length > 1 || line.text.length > 50) return line;
  const [date, ...more] = findDates(line.text);
  const isOnly = date !== undefined && more.length === 0 && !/[\p{L}\d]/u.test(withoutDate(line.text, date));
  return isOnly ? { ...line, bullet: false, spaced: false } : line;
}

const ENDS_OPEN = /(?:[-–—]|\bto|\bbis|(?<=[-–—]\s?)\p{L}{3,10}\.?)\s*$/u;
const MONTH_ALONE = /^\p{L}{3,10}\.?(?:\s*[-–—]\s*\p{L}{3,10}\.?)?$/u;

const YEAR_ALONE = /^(?:19|20)\d{2}$/;

/** A timeline prints the two years of an entry above each other, with the head of the entry between them. */
export function joinStackedYears(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [upper, head, lower] = lines.slice(at, at + 3);
    if (!upper || !head || !lower || !isStack(upper, head, lower)) {
      joined.push(lines[at]!);
      continue;
    }
    const years = [upper.text, lower.text].sort().join(' – ');
    const cells = [years, ...head.cells];
    joined.push({ ...head, cells, text: cells.join('  '), xs: [upper.x, ...head.xs], x: upper.x, spaced: true });
    at += 2;
  }
  return joined;
}

const isStack = (upper: Line, head: Line, lower: Line) =>
  YEAR_ALONE.test(upper.text) &&
  YEAR_ALONE.test(lower.text) &&
  upper.page === lower.page &&
  head.page === upper.page &&
  upper.size < head.size &&
  upper.size === lower.size &&
  findDates(head.text).length === 0;

/** A column of times has the end of each above its beginning: "2023", "2021". The text beside runs on between them. */
export function joinEndsAboveBeginnings(lines: readonly Line[]): readonly Line[] {
  const beginnings = new Map<Line, Line>();
  for (const [at, line] of lines.entries()) {
    const below = lines.slice(at + 1, at + 4).find((other) => STATED.test(other.cells[0]!));
    if (below && line.cells.length > 1 && STATED.test(line.cells[0]!) && isBeginningOf(line, below))
      beginnings.set(line, below);
  }
  if (beginnings.size < 2) return lines;
  const taken = new Set(beginnings.values());
  return lines.flatMap((line) => {
    if (taken.has(line)) return line.cells.length > 1 ? [withoutFirstCell(line)] : [];
    const beginning = beginnings.get(line);
    if (!beginning) return [line];
    const cells = [`${beginning.cells[0]} – ${line.cells[0]}`, ...line.cells.slice(1)];
    return [{ ...line, cells, text: cells.join('  ') }];
  });
}

const STATED = new RegExp(`^(?:(?:19|20)\\d{2}|${anyOf(UNTIL_NOW)})$`, 'iu');

const isBeginningOf = (end: Line, beginning: Line) =>
  YEAR_ALONE.test(beginning.cells[0]!) &&
  Math.abs(end.x - beginning.x) < 40 &&
  end.page === beginning.page &&
  (beginning.cells.length === 1 ? beginning.cells[0]! < end.cells[0]! : !YEAR_ALONE.test(end.cells[0]!));

const withoutFirstCell = (line: Line): Line => {
  const [, ...cells] = line.cells;
  return { ...line, cells, text: cells.join('  '), xs: line.xs.slice(1), x: line.xs[1] ?? line.x };
};

/** "2022-07" and under it "- obecnie": the dash before the end of a time is no bullet. */
function isEndAfterDash(above: Line, { bullet, cells, text, x }: Line): boolean {
  const [begin, ...more] = findDates(above.cells[0]!);
  const isTime =
    begin !== undefined && more.length === 0 && !begin.isRange && begin.length > above.cells[0]!.length - 2;
  return isTime && bullet && cells.length === 1 && UNTIL_TODAY.test(text) && Math.abs(x - above.x) < 20;
}

const UNTIL_TODAY = new RegExp(`^${anyOf(UNTIL_NOW)}$`, 'iu');

/** A narrow column may break a range of dates. The second half joins the cell above. */
export function joinBrokenDates(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && isEndAfterDash(last, line)) {
      const cells = [`${last.cells[0]} – ${line.text}`, ...last.cells.slice(1)];
      joined[joined.length - 1] = { ...last, cells, text: cells.join('  ') };
      continue;
    }
    const below = line;
    const above =
      last?.cells.findIndex(
        (cell) => (ENDS_OPEN.test(cell) && findDates(cell).length === 1) || MONTH_ALONE.test(cell),
      ) ?? -1;
    const half = above < 0 ? -1 : below.cells.findIndex((cell) => completes(last!.cells[above]!, cell));
    const isUnder = half >= 0 && (line.xs.length === 0 || Math.abs(line.xs[half]! - last!.xs[above]!) < 130);
    if (!last || !isUnder) {
      joined.push(line);
      continue;
    }
    const upper = last.cells.map((cell, at) => (at === above ? `${cell} ${line.cells[half]}` : cell));
    joined[joined.length - 1] = { ...last, cells: upper, text: upper.join('  ') };
    const lower = line.cells.filter((_cell, at) => at !== half);
    if (lower.length > 0)
      joined.push({ ...line, cells: lower, text: lower.join('  '), xs: line.xs.filter((_x, at) => at !== half) });
  }
  return joined;
}

/** The two cells together are a range, and the upper one alone is not. */
function completes(upper: string, lower: string): boolean {
  const range = (text: string) =>
    findDates(text).find((span) => span.isRange && (span.end !== null || /[-–—]\s*\p{L}/u.test(text)));
  const whole = `${upper} ${lower}`;
  const found = range(whole);
  return (
    lower.length < 20 &&
    found !== undefined &&
    found.index < upper.length - 2 &&
    !range(upper)?.end &&
    found.index + found.length >= whole.length - 1
  );
}

/** A narrow column breaks the head of an entry: within a word, or after a comma. */
export function joinRunOns(lines: readonly Line[]): Line[] {
  const usual = median(lines.map((line) => line.size));
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const at = last ? cellAbove(last, line) : -1;
    const upper = last?.cells[at];
    if (
      !last ||
      upper === undefined ||
      !isAlike(last, line) ||
      !(runsOn(upper, line, last) || wraps(last, line, usual))
    ) {
      joined.push(line);
      continue;
    }
    const whole = BROKEN_MONTH.test(upper)
      ? upper + line.text
      : upper.endsWith('-')
        ? upper.slice(0, -1) + line.text
        : `${upper} ${line.text}`;
    const cells = last.cells.map((cell, index) => (index === at ? whole : cell));
    joined[joined.length - 1] = { ...last, cells, text: cells.join('  '), full: line.full };
  }
  return joined;
}

/** The cell of the line above under which a line of one cell stands. */
function cellAbove(above: Line, { cells, xs, x }: Line): number {
  if (cells.length !== 1) return -1;
  if (xs.length === 0) return above.cells.length === 1 ? 0 : -1;
  return above.xs.findIndex((other) => Math.abs(other - x) < 2);
}

const isAlike = (a: Line, b: Line) =>
  !b.bullet && !b.spaced && a.bold === b.bold && a.page === b.page && Math.abs(a.size - b.size) < 0.2;

/** A head that is set larger than the text reaches the margin, and its last words stand in the next line. */
const wraps = (last: Line, line: Line, usual: number) =>
  last.full &&
  last.cells.length === 1 &&
  last.size > usual * 1.05 &&
  last.size === line.size &&
  line.text.split(' ').length < 5 &&
  titleScore(line.text) === 0 &&
  [last, line].every(({ text }) => findDates(text).length === 0);

function runsOn(upper: string, lower: Line, last: Line): boolean {
  if (BROKEN_MONTH.test(upper)) return /^(?:0[1-9]|1[0-2])\)?$/.test(lower.text);
  if (/\p{Ll}-$/u.test(upper)) return /^\p{Ll}/u.test(lower.text);
  if (upper.length > 100 || findDates(lower.text).length > 0) return false;
  if (JOINING.test(upper)) return upper.split(' ').length > 1 && lower.text.split(' ').length < 8;
  if (GOES_ON.test(lower.text) && /^\p{Lu}/u.test(upper) && lower.text.length < 50) return true;
  if (isRestBesideDate(last, lower)) return true;
  if (/^\p{Ll}/u.test(lower.text) && lower.text.split(' ').length < 4 && OPEN_NAME.test(upper)) return true;
  if (completesTitle(upper, lower.text)) return true;
  return upper.endsWith(',') && last.cells.length === 1;
}

const JOINING_WORDS = words`
  of, in, and, for, the, with, at, to, und, für, der, die, das, des, im, zum, zur, am, von, et, de, du, la, le, pour, en
  y, del, e, di, da, do, van, het, voor, &, /, [—–]
`;
/** Ends in a word or sign after which a name cannot end. */
const JOINING = new RegExp(`(?:^|\\s)${anyOf(JOINING_WORDS)}$`, 'iu');

/** "(2020-07 – 2021-" before "05)". */
const BROKEN_MONTH = /[-–—] ?(?:19|20)\d{2}-$/;

/** The text beside a time reaches the margin and goes on in lower case under itself. */
const isRestBesideDate = ({ full, cells, xs }: Line, lower: Line) =>
  full &&
  cells.length === 2 &&
  xs.length === 2 &&
  findDates(cells[0]!).some(({ length }) => length > cells[0]!.length - 3) &&
  /^(?:de|du|des|of|der|des|di|del|della|do|da|van) /u.test(lower.text) &&
  lower.text.split(' ').length < 10;

/** The name of a school that a column has cut before its last words. */
const OPEN_NAME =
  /^\p{Lu}.*(?:University|Institute|School|College|Hochschule|Université|Universidad|Università) of [^.]*\p{L}$/u;

/** The second line of a name: "and Management Ltd." */
const GOES_ON = /^(?:and|und|et|&|of|for|für) \p{Lu}/u;

/** "Northwind — Sales" and "Representative": only together does what comes after the dash name a position. */
function completesTitle(upper: string, lower: string): boolean {
  const end = upper.split(/\s[—–-]\s/).at(-1)!;
  const dash = upper.length - end.length - 2;
  const isOfTime = findDates(upper).some(({ index, length }) => index < dash && index + length > dash);
  const isOpen = end !== upper && !isOfTime && end.length > 3 && !lower.includes(':') && lower.split(' ').length <= 3;
  return isOpen && !isPlace(end) && titleScore(end) < 2 && titleScore(`${end} ${lower}`) >= 2.5;
}
