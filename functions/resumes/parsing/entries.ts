import type { DateSpan } from './dates.ts';
import { findDates, withoutDate } from './dates.ts';
import type { Line } from './lines.ts';
import { median } from './numbers.ts';
import { isPhrase } from './words.ts';

/** A line of a section, seen as part of an entry. */
export type Row = {
  line: Line;
  /** The date that the line is marked with. */
  date: DateSpan | null;
  /** The cells without that date. */
  cells: string[];
  /** Running text, not the head of an entry. */
  body: boolean;
};

/** One entry: the rows of its head in reading order, then its running text. */
export type Entry = { head: Row[]; date: DateSpan | null; body: Line[] };

/** Tells for each line of a section whether it heads an entry or describes one, and takes its date out. */
export function toRowsOfSection(lines: readonly Line[], isHead: (text: string) => boolean): Row[] {
  const rows: Row[] = [];
  const sizes = median(lines.map((line) => line.size));
  for (const line of joinBrokenDates(lines)) {
    const row = toRow(line, rows.at(-1), sizes);
    if (row.date && isAside(row, rows)) rows.push({ line, date: null, cells: line.cells, body: true });
    if (rows.at(-1)?.line === line) continue;
    const plain = !row.date && !row.body && !line.bold && !line.heading;
    if (plain && (isIndented(line, rows) || (isPhrase(line.text) && !isHead(line.text)))) row.body = true;
    rows.push(row);
  }
  return rows;
}

/** A date within the description: its line is a bullet or stands further right, while the first date's is and does not. */
function isAside({ line, cells }: Row, rows: readonly Row[]): boolean {
  const first = rows.find((row) => row.date !== null);
  if (!first || line.bold) return false;
  if (line.bullet && !first.line.bullet) return true;
  return (
    line.xs.length > 0 &&
    line.cells.length === 1 &&
    cells.length > 0 &&
    first.cells.length > 0 &&
    line.x > contentEdge(first) + 12
  );
}

/** The line stands further right than the text beside or under the last date. */
function isIndented(line: Line, rows: readonly Row[]): boolean {
  const dated = rows.findLast((row) => row.date !== null);
  if (!dated || dated.line.page !== line.page || line.xs.length === 0) return false;
  const after = rows.slice(rows.indexOf(dated) + 1).find((row) => !row.body);
  const edge =
    dated.cells.length > 0
      ? contentEdge(dated)
      : (after?.line.x ??
        (findDates(dated.line.text)[0]?.length === dated.line.text.length ? Number.POSITIVE_INFINITY : dated.line.x));
  const alone = dated.cells.length === 0 ? dated.line.x : edge;
  const base = Number.isFinite(edge) ? edge : alone;
  return line.x > base + 5 && !(dated.cells.length === 0 && !after && rows.at(-1) === dated && line.x > base + 60);
}

/** Left edge of what a dated row says beside its date. */
function contentEdge({ line }: Row): number {
  const first = findDates(line.cells[0]!)[0];
  const leads = first !== undefined && first.length > line.cells[0]!.length * 0.8;
  return (leads ? line.xs[1] : line.xs[0]) ?? line.x;
}

function toRow(line: Line, before: Row | undefined, usualSize: number): Row {
  const plain: Row = { line, date: null, cells: line.cells, body: true };
  const dated = datedRow(line);
  const isMarked = dated !== null && (!line.bullet || dated.date!.isRange || line.bold);
  const leads = dated !== null && line.cells.length > 1 && dated.date!.length >= line.cells[0]!.length - 4;
  if (isMarked && (leads || !isSentence(dated.cells.join(' ')))) return dated;
  if (line.bullet) return plain;
  if (continues(line, before)) return plain;
  if (isSentence(line.text) && !line.bold && !(line.size > usualSize && usualSize > 0)) return plain;
  if (line.text.split(' ').length > 16) return plain;
  return { ...plain, body: false };
}

/** The line runs on from the one before. */
function continues(line: Line, before: Row | undefined): boolean {
  if (!before || line.spaced || line.bold || line.page !== before.line.page) return false;
  if (/^\p{Ll}/u.test(line.text) && line.size > 0 && before.line.full) return true;
  if (!before.body) return false;
  if (before.line.bullet && line.x > 0)
    return line.x >= before.line.x + 3 || (before.line.full && line.size === before.line.size);
  return before.line.full && line.size === before.line.size;
}

const isSentence = (text: string) => {
  const words = text.split(/\s+/).length;
  return (
    words > 14 ||
    (/[.;!]$/.test(text) && words > 7 && !/\b(?:Inc|Ltd|Co|Corp|S\.A|B\.V)\.$/.test(text)) ||
    (/^\p{Ll}/u.test(text) && words > 4)
  );
};

function datedRow(line: Line): Row | null {
  const found = line.cells.flatMap((cell, at) => findDates(cell).map((date) => ({ cell, at, date })));
  const best = found.find(({ date }) => date.isRange) ?? found.find(({ cell, date }) => isApart(cell, date));
  if (!best) return splitRange(line);
  const without = withoutDate(best.cell, best.date).split(/\s{2,}/);
  const cells = line.cells
    .flatMap((cell, at) => (at === best.at ? without : [cell]))
    .filter((cell) => /[\p{L}\d]/u.test(cell));
  return { line, date: best.date, cells, body: false };
}

/** "2019" and "2021" in cells of their own, as a table of dates has them. */
function splitRange(line: Line): Row | null {
  const date = findDates(line.text.replace(/\s{2,}/g, ' ')).find((span) => span.isRange);
  return date
    ? { line, date, cells: [withoutDate(line.text.replace(/\s{2,}/g, ' '), date)].filter(Boolean), body: false }
    : null;
}

/** A single date marks a line only at its start or end, in brackets, or alone. */
function isApart(cell: string, date: DateSpan): boolean {
  const before = cell.slice(0, date.index).trim();
  const after = cell.slice(date.index + date.length).trim();
  if (before === '' && after === '') return true;
  if (before === '') return /^[:|–—•·,-]|^\)/.test(after) || after.split(' ').length < 12;
  if (after === '' || /^[)\],.|·•–-]/.test(after))
    return (
      /[,|•·–—([:-]$/.test(before) ||
      /\b(?:graduated|expected|completed|class of|in|graduation)$/i.test(before) ||
      before.split(' ').length < 9
    );
  return false;
}

/** Cuts a section into entries, each around a dated line. Rows before the first entry's head are left out. */
export function toEntries(rows: readonly Row[]): Entry[] {
  const anchors = rows.flatMap((row, at) => (row.date ? [at] : []));
  if (anchors.length === 0) return [];
  const above = headsAbove(rows, anchors);
  return anchors.map((anchor, index) => {
    const from = anchor - above[index]!;
    const next = anchors[index + 1];
    const until = next === undefined ? rows.length : next - above[index + 1]!;
    const rest = rows.slice(anchor + 1, until);
    const firstBody = rest.findIndex((row) => row.body);
    const heads = firstBody < 0 ? rest : rest.slice(0, firstBody);
    const body = firstBody < 0 ? [] : rest.slice(firstBody);
    return {
      head: [...rows.slice(from, anchor), rows[anchor]!, ...heads],
      date: rows[anchor]!.date,
      body: body.map((row) => row.line),
    };
  });
}

/** How many rows above each date belong to its entry, after the example of the first one. */
function headsAbove(rows: readonly Row[], anchors: readonly number[]): number[] {
  const first = trailingHeads(rows, 0, anchors[0]!);
  return anchors.map((anchor, index) => {
    if (index === 0) return Math.min(first, 3);
    const from = anchors[index - 1]! + 1;
    const heads = trailingHeads(rows, from, anchor);
    if (heads === 0) return 0;
    const onlyHeads = heads === anchor - from;
    if (onlyHeads) return contested(rows, from, anchor, first);
    if (first === 0) return rows[anchor]!.cells.length === 0 ? heads : startOfGroup(rows, anchor, heads, first);
    return Math.min(heads, startOfGroup(rows, anchor, heads, first) || Math.max(first, 1));
  });
}

function trailingHeads(rows: readonly Row[], from: number, anchor: number): number {
  let count = 0;
  while (anchor - count - 1 >= from && !rows[anchor - count - 1]!.body && !rows[anchor - count - 1]!.date && count < 3)
    count += 1;
  return count;
}

/** Nothing but head rows lies between two dates: space above, or looks like the first entry, decide whose they are. */
function contested(rows: readonly Row[], from: number, anchor: number, first: number): number {
  const between = anchor - from;
  for (let at = anchor; at > from; at -= 1) if (rows[at]!.line.spaced && at < anchor) return anchor - at;
  if (rows[anchor]!.line.spaced) return 0;
  if (rows[from]!.line.spaced && between <= Math.max(first, 1)) return between;
  return Math.min(first, between);
}

/** Rows back to the nearest one that has space above it or is bold where the row before is not. */
function startOfGroup(rows: readonly Row[], anchor: number, heads: number, first: number): number {
  if (rows[anchor]!.line.spaced) return 0;
  for (let count = 1; count <= heads; count += 1) if (rows[anchor - count]!.line.spaced) return count;
  for (let count = heads; count > 0; count -= 1) {
    if (count <= Math.max(first, 1) && rows[anchor - count]!.line.bold && !rows[anchor]!.line.bold) return count;
  }
  return rows[anchor - heads - 1]?.body ? Math.min(heads, Math.max(first, 1)) : 0;
}

const ENDS_OPEN = /(?:[-–—]|\bto|\bbis|(?<=[-–—]\s?)\p{L}{3,10}\.?)\s*$/u;

/** A narrow column may break a range of dates: its second half joins the cell above. */
function joinBrokenDates(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const [above, below] = [
      last?.cells.findIndex((cell) => ENDS_OPEN.test(cell) && findDates(cell).length === 1) ?? -1,
      line,
    ];
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

/** Together the two cells say a range, which the upper one alone does not. */
function completes(upper: string, lower: string): boolean {
  const range = (text: string) =>
    findDates(text).find((span) => span.isRange && (span.end !== null || /[-–—]\s*\p{L}/u.test(text)));
  const whole = `${upper} ${lower}`;
  const found = range(whole);
  return (
    lower.length < 20 && found !== undefined && !range(upper)?.end && found.index + found.length >= whole.length - 1
  );
}
