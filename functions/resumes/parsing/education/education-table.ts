import { anyOf } from '../../../../shared/rules/any-of.ts';
import * as labels from '../../words/labels.ts';
import { splitTrailingPlace } from '../contact/places.ts';
import type { DateSpan } from '../lines/dates.ts';
import { findDates } from '../lines/dates.ts';
import type { Line } from '../lines/lines.ts';
import { isSchool } from '../word-kinds.ts';

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

/** The titles of the columns: in one line, the words that go on in the next, or each in a line of its own. */
function headAt(lines: readonly Line[], at: number): { columns: Column[]; length: number } | null {
  const run = lines.slice(at).findIndex(({ cells }) => !cells.every(isColumnTitle));
  const own = lines.slice(at, run < 0 ? lines.length : at + run);
  const first = lines[at]!;
  const known = first.cells.filter(isColumnTitle).length;
  if (known < first.cells.length - 1 || known === 0) return null;
  const isList = own.length > 1 && own.every(({ cells }) => cells.length === 1);
  const cells = isList ? own.flatMap((line) => line.cells) : first.cells;
  const columns = cells.map((cell, index) => ({
    kind: kindOf(cell) ?? 'other',
    x: isList ? undefined : first.xs[index],
  }));
  const kinds = new Set(columns.map(({ kind }) => kind));
  const isTable = kinds.has('degree') && (kinds.has('school') || kinds.has('board'));
  return isTable && (kinds.size > 2 || first.cells.length > 1) ? { columns, length: Math.max(own.length, 1) } : null;
}

/** The lines of a table, until one that is text. */
function bodyFrom(lines: readonly Line[], from: number, columns: readonly Column[]): Line[] {
  const until = lines.findIndex((line, at) => at >= from && !belongs(line, columns));
  return lines.slice(from, until < 0 ? lines.length : until);
}

const belongs = ({ cells, bullet, text }: Line, columns: readonly Column[]) =>
  !bullet &&
  cells.length <= columns.length + 2 &&
  !/:\s|:$/.test(text) &&
  (cells.length > 1 || text.split(' ').length < 9);

/**
 * Rows of a table: each has its degree, or its time, on one line. Texts of several lines stand as far above that line as
 * under it, or only under it.
 */
function rowsOf(body: readonly Line[], columns: readonly Column[]): Line[][] {
  const kinds: Kind[] = columns.some(({ kind, x }) => kind === 'time' && x !== undefined) ? ['time'] : ['degree'];
  const anchors = body.flatMap((line, at) => {
    const cells = cellsByKind([line], columns);
    const isAnchor = kinds.some((kind) => (kind === 'time' ? findDates(cells.time).length > 0 : cells[kind] !== ''));
    return isAnchor ? [at] : [];
  });
  const rows: Line[][] = [];
  let from = 0;
  for (const [index, anchor] of anchors.entries()) {
    const next = anchors[index + 1] ?? body.length;
    const between = body.slice(anchor + 1, next);
    const gap = between.findIndex((line) => line.spaced);
    const above = anchor - from;
    const isLast = index === anchors.length - 1;
    const below = gap >= 0 ? gap : isLast || above === 0 ? between.length : Math.min(above, between.length);
    rows.push(body.slice(from, anchor + 1 + Math.min(below, TALLEST)));
    from = anchor + 1 + below;
  }
  return rows;
}

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
  if (!school || !degree || !/\p{L}/u.test(school)) return null;
  return { school, degree, date: findDates(cells.time)[0] ?? null, line: row[0]! };
}
