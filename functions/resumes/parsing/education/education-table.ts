import { anyOf } from '../../../../shared/rules/any-of.ts';
import * as labels from '../../words/labels.ts';
import { splitTrailingPlace } from '../contact/places.ts';
import type { DateSpan } from '../lines/dates.ts';
import { findDates } from '../lines/dates.ts';
import type { Line } from '../lines/lines.ts';
import { isDegree, isSchool } from '../word-kinds.ts';

/** What a table says of one degree. */
export type TableEntry = { school: string | null; degree: string | null; date: DateSpan | null; line: Line };

type Kind = 'degree' | 'subject' | 'school' | 'board' | 'time' | 'other';
type Column = { kind: Kind; x: number | undefined };

const KINDS: readonly (readonly [Kind, RegExp])[] = (
  [
    ['degree', labels.DEGREE_COLUMN],
    ['subject', labels.SUBJECT_COLUMN],
    ['school', labels.SCHOOL_COLUMN],
    ['board', labels.BOARD_COLUMN],
    ['time', labels.TIME_COLUMN],
    ['other', labels.OTHER_COLUMN],
  ] as const
).map(([kind, list]) => [kind, new RegExp(`^${anyOf(list)}\\s*[:/]?$`, 'i')] as const);

const kindOf = (text: string): Kind | null => KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Whether a text is the title of a column in a table of degrees. */
export const isColumnTitle = (text: string) => kindOf(text) !== null;

/** The most lines that one row of a table covers. */
const TALLEST = 6;

/** The degrees of the tables among these lines, and the lines that belong to none. */
export function readTables(lines: readonly Line[]): { entries: TableEntry[]; rest: Line[] } {
  const entries: TableEntry[] = [];
  const rest: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const head = headAt(lines, at);
    if (!head) {
      rest.push(lines[at]!);
      at += 1;
      continue;
    }
    const body = bodyFrom(lines, at + head.length, head.columns);
    entries.push(
      ...rowsOf(body, head.columns)
        .map((row) => entryOf(row, head.columns))
        .filter((entry) => entry !== null),
    );
    at += head.length + body.length;
  }
  return { entries, rest };
}

/** No table of degrees has more columns. */
const MOST_COLUMNS = 12;
/** Most lines of a title of a column. */
const TALLEST_TITLE = 4;
/** What is left of a title that goes over several lines: "Board /", "Year of", "passing", "(overall)". */
const PIECE = new RegExp(`^(?:${anyOf(labels.COLUMN_WORDS)}[\\s/:()]*)+$`, 'i');
/** How far apart the edges of the lines of one title may be, in points. */
const SAME_COLUMN = 30;

const isTitleLine = ({ cells, bullet }: Line) =>
  !bullet && cells.every((cell) => isColumnTitle(cell) || PIECE.test(cell));

/** The titles of the columns: in one line, in several whose words belong together, or each in a line of its own. */
function headAt(lines: readonly Line[], at: number): { columns: Column[]; length: number } | null {
  const first = lines[at]!;
  const near = lines.slice(at, at + MOST_COLUMNS);
  const run = near.findIndex((line) => !isTitleLine(line));
  const own = near.slice(0, run < 0 ? near.length : run);
  if (own.length === 0) {
    const known = first.cells.filter(isColumnTitle).length;
    if (known < 2 || known < first.cells.length - 1) return null;
    own.push(first);
  }
  const isList = own.length > 1 && own.every(({ cells }) => cells.length === 1 && isColumnTitle(cells[0]!));
  const columns = isList
    ? own.map(({ text }) => columnOfTitle([text], undefined))
    : mergedColumns(own.slice(0, TALLEST_TITLE));
  const kinds = new Set(columns.map(({ kind }) => kind));
  const isTable = kinds.has('degree') && (kinds.has('school') || kinds.has('board'));
  const isWide = isList || own.some(({ cells }) => cells.length > 1);
  const length = isList ? own.length : Math.min(own.length, TALLEST_TITLE);
  return isTable && isWide ? { columns, length } : null;
}

function mergedColumns(lines: readonly Line[]): Column[] {
  const widest = lines.toSorted((a, b) => b.cells.length - a.cells.length)[0]!;
  if (widest.xs.length < widest.cells.length) return widest.cells.map((cell) => columnOfTitle([cell], undefined));
  const columns: { x: number; texts: string[] }[] = [];
  for (const line of lines)
    for (const [at, cell] of line.cells.entries()) {
      const x = line.xs[at] ?? line.x;
      const near = columns.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
      if (near && Math.abs(near.x - x) < SAME_COLUMN && line !== lines[0]) near.texts.push(cell);
      else columns.push({ x, texts: [cell] });
    }
  return columns.sort((a, b) => a.x - b.x).map(({ x, texts }) => columnOfTitle(texts, x));
}

/** The kind of a column by all lines of its title, or by the one that says it. */
function columnOfTitle(texts: readonly string[], x: number | undefined): Column {
  const kind = kindOf(texts.join(' ')) ?? texts.map(kindOf).find((each) => each !== null && each !== 'other');
  return { kind: kind ?? 'other', x };
}

/** The lines of a table, until one that is text. */
function bodyFrom(lines: readonly Line[], from: number, columns: readonly Column[]): Line[] {
  const until = lines.findIndex((line, at) => at >= from && !belongs(line, columns));
  return lines.slice(from, until < 0 ? lines.length : until);
}

const belongs = (line: Line, columns: readonly Column[]) =>
  !line.bullet && !isNextTitle(line) && isPartOfRow(line, columns);

/** The title of what follows, or of the columns of another table. */
const isNextTitle = ({ cells, bold, spaced }: Line) =>
  (cells.length === 1 && bold && spaced && !isDegree(cells[0]!) && !isSchool(cells[0]!)) ||
  (cells.length > 1 && cells.filter(isColumnTitle).length > 1);

const isPartOfRow = ({ cells, text }: Line, columns: readonly Column[]) =>
  cells.length <= columns.length + 2 && !/:\s|:$/.test(text) && (cells.length > 1 || text.split(' ').length < 9);

/**
 * Rows of a table: each has its degree, or its time, on one line. Texts of several lines stand as far above that line as
 * under it, or only under it.
 */
function rowsOf(body: readonly Line[], columns: readonly Column[]): Line[][] {
  const dated = anchorsOf(body, columns, ({ time }) => findDates(time).length > 0);
  const anchors = dated.length > 0 ? dated : anchorsOf(body, columns, ({ degree }) => degree !== '');
  const rows: Line[][] = [];
  // Texts of one column alone, with none under the last row, stand above the line that they belong to.
  const [first, last] = [anchors[0], anchors.at(-1)];
  const others = body.filter((_line, at) => !anchors.includes(at));
  const standsUnder = first === 0 && last === body.length - 1 && others.every(({ cells }) => cells.length === 1);
  let from = 0;
  for (const [index, anchor] of anchors.entries()) {
    const next = anchors[index + 1] ?? body.length;
    const between = body.slice(anchor + 1, next);
    const gap = between.findIndex((line) => line.spaced);
    const above = anchor - from;
    const isLast = index === anchors.length - 1;
    const below = standsUnder
      ? 0
      : gap >= 0
        ? gap
        : isLast || above === 0
          ? between.length
          : Math.min(above, between.length);
    rows.push(body.slice(from, anchor + 1 + Math.min(below, TALLEST)));
    from = anchor + 1 + below;
  }
  return rows;
}

/** The lines that begin a row: those with its time, or else with its degree. */
const anchorsOf = (
  body: readonly Line[],
  columns: readonly Column[],
  isAnchor: (cells: Record<Kind, string>) => boolean,
): number[] => body.flatMap((line, at) => (isAnchor(cellsByKind([line], columns)) ? [at] : []));

/** The texts of a row by the columns that they stand in. */
function cellsByKind(row: readonly Line[], columns: readonly Column[]): Record<Kind, string> {
  const texts: Record<Kind, string[]> = { degree: [], subject: [], school: [], board: [], time: [], other: [] };
  for (const line of row)
    for (const [at, cell] of line.cells.entries()) {
      const column = columnOf(line, at, columns);
      if (column) texts[column.kind].push(cell);
    }
  const joined = (kind: Kind) => texts[kind].join(' ');
  return {
    degree: joined('degree'),
    subject: joined('subject'),
    school: joined('school'),
    board: joined('board'),
    time: joined('time'),
    other: joined('other'),
  };
}

/** The column of a cell: by order where the line has a cell for each, or else the nearest edge. */
function columnOf({ cells, xs }: Line, at: number, columns: readonly Column[]): Column | undefined {
  if (cells.length === columns.length) return columns[at];
  const x = xs[at];
  const placed = columns.filter((column) => column.x !== undefined);
  if (x === undefined || placed.length === 0) return cells.length > 1 ? columns[at] : undefined;
  return placed.toSorted((a, b) => Math.abs(a.x! - x) - Math.abs(b.x! - x))[0];
}

const MARKS = /\s*\(?\b\d{1,3}(?:\.\d+)?\s?%\)?|[\s,;:]+$/g;

function entryOf(row: readonly Line[], columns: readonly Column[]): TableEntry | null {
  const cells = cellsByKind(row, columns);
  const tidy = (text: string) =>
    text
      .replace(MARKS, '')
      .replace(/\(\s*\)/g, '')
      .trim() || null;
  const names = [cells.school, cells.board].filter(Boolean);
  const university = names.find((name) => isSchool(name) && !/\bboard\b/i.test(name));
  const school = tidy(splitTrailingPlace(university ?? names[0] ?? '').rest);
  const degree = tidy([cells.degree, cells.subject].filter(Boolean).join(' '));
  const date = findDates(cells.time)[0] ?? null;
  const isKnown = school !== null && degree !== null && (isDegree(degree) || isSchool(school) || date !== null);
  return isKnown && /\p{L}/u.test(school) ? { school, degree, date, line: row[0]! } : null;
}
