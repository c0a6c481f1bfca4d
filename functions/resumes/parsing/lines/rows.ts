import { anyOf } from '../../../../shared/rules/any-of.ts';
import { SINCE } from '../../words/dates.ts';
import { ASIDES, DUTIES, ONESELF_WORDS, THESES } from '../../words/labels.ts';
import { isPhrase } from '../word-kinds.ts';
import { joinBoldHeads } from './bold-heads.ts';
import {
  joinBrokenDates,
  joinEndsAboveBeginnings,
  joinRunOns,
  joinStackedYears,
  withoutBulletOfDate,
  withoutLeadingBullets,
} from './broken-lines.ts';
import { withBareLabels, withLabels } from './cell-labels.ts';
import { joinDateColumns } from './date-columns.ts';
import { datedRow } from './dated-row.ts';
import type { DateSpan } from './dates.ts';
import { findDates } from './dates.ts';
import type { Line } from './lines.ts';
import { isSecondTime, isWithinName } from './named-years.ts';
import { median } from './numbers.ts';
import { withoutGrid } from './side-by-side.ts';
import { joinWrappedBullets, joinWrappedTimes } from './wrapped-bullets.ts';

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

/** Decides for each line of a section whether it is the head or the description of an entry, and extracts its date. */
export function toRowsOfSection(lines: readonly Line[], isHead: (text: string) => boolean): Row[] {
  const rows: Row[] = [];
  const sizes = median(lines.map((line) => line.size));
  const centred = areCentred(lines);
  const isList = lines.length > 1 && lines.every(({ text }) => ENDS_DATED.test(text) && findDates(text).length > 0);
  const whole = joinWrappedBullets(joinBoldHeads(joinWrappedTimes(withoutGrid(lines))), isHead);
  const inColumns = joinDateColumns(
    withoutLeadingBullets(withBareLabels(whole).map(withLabels).map(withoutBulletOfDate)),
  );
  const joinedLines = joinRunOns(joinBrokenDates(joinStackedYears(joinEndsAboveBeginnings(inColumns))));
  for (const [at, line] of joinedLines.entries()) {
    if (isSecondTime(line, joinedLines[at - 1])) continue;
    const isNamed = isWithinName(line, joinedLines[at + 1]);
    const row = (!isNamed && isList && datedRow(line)) || toRow(line, rows.at(-1), sizes, isHead, isNamed);
    if (row.date === null && runsOnInText(line, joinedLines[at + 1])) row.body = true;
    if (row.date && isAside(row, rows)) rows.push({ line, date: null, cells: line.cells, body: true });
    if (rows.at(-1)?.line === line) continue;
    const plain = !row.date && !row.body && !line.bold && !line.heading;
    const isTable = line.cells.length > 2 && !line.cells.some(isHead);
    const isText =
      isTable ||
      (!centred && isIndented(line, rows) && !isNamedUnder(line, rows.at(-1), isHead)) ||
      (isPhrase(line.text) && !isHead(line.text));
    if (plain && isText) row.body = true;
    rows.push(row);
  }
  return rows;
}

/** A line of many words that fills its column and goes on in lower case in the next, as no head does. */
const runsOnInText = (line: Line, next: Line | undefined) =>
  line.full &&
  !line.bold &&
  line.text.split(' ').length > 8 &&
  next !== undefined &&
  !next.bullet &&
  !next.spaced &&
  Math.abs(next.size - line.size) < 0.6 &&
  /^\p{Ll}/u.test(next.text) &&
  next.text.split(' ').length > 6;

/** Each line is a whole entry, with its time in brackets at its end. */
const ENDS_DATED = /\([^()]*(?:19|20)\d{2}[^()]*\)\.?$/;

/** The lines have their middle in common and not their left edge, which then says nothing. */
function areCentred(lines: readonly Line[]): boolean {
  const middle = (line: Line) => (line.x + line.right) / 2;
  const share = (edge: (line: Line) => number) => {
    const usual = median(lines.map(edge));
    return lines.filter((line) => Math.abs(edge(line) - usual) < 5).length / lines.length;
  };
  return (
    lines.length > 3 && lines.every((line) => line.right > 0) && share(middle) > 0.7 && share((line) => line.x) < 0.6
  );
}

/** A date within the description: its line is a bullet or further right, unlike the line of the first date. */
function isAside({ line, cells }: Row, rows: readonly Row[]): boolean {
  const first = rows.find((row) => row.date !== null);
  if (!first || line.bold) return false;
  if (line.bullet && !first.line.bullet) return !isDatedBeside(line, rows.at(-1));
  return (
    line.xs.length > 0 &&
    line.cells.length === 1 &&
    cells.length > 0 &&
    first.cells.length > 0 &&
    line.x > contentEdge(first) + 12
  );
}

/** What was done at an employer may be a bullet, with the time of the position in a cell of its own. */
const isDatedBeside = ({ cells }: Line, above: Row | undefined) =>
  above !== undefined &&
  !above.body &&
  above.date === null &&
  cells.length > 1 &&
  findDates(cells.at(-1)!).some((date) => date.isRange && date.length > cells.at(-1)!.length - 2);

/** The line is further right than the text next to or under the last date. */
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
  return line.x > base + 8.5 && !(dated.cells.length === 0 && !after && rows.at(-1) === dated && line.x > base + 60);
}

/** "University of Exmoor" and its town, set further right under what was done there. */
const isNamedUnder = ({ cells, bullet, text }: Line, above: Row | undefined, isHead: (text: string) => boolean) =>
  above !== undefined && above.date !== null && cells.length === 2 && !bullet && isHead(cells[0]!) && !isPhrase(text);

/** Left edge of a dated row's text apart from the date. */
function contentEdge({ line }: Row): number {
  const first = findDates(line.cells[0]!)[0];
  const leads = first !== undefined && first.length > line.cells[0]!.length * 0.8;
  return (leads ? line.xs[1] : line.xs[0]) ?? line.x;
}

/** Who supervised a thesis, what it was about, which courses belonged to it. */
const ASIDE = new RegExp(`^(?:${anyOf([...ASIDES, ...DUTIES])}\\s*:|${anyOf(DUTIES)}$)`, 'iu');

const THESIS = new RegExp(`^${anyOf(THESES)}(?!\\p{L})`, 'iu');

/** "In charge of it since March 2018:" announces what follows. */
const LEADS_ON = new RegExp(`\\p{Ll}\\s+${anyOf(SINCE)}\\s+[^:,]{4,20}\\s?:$`, 'iu');

/** What a thesis was about. Under a time of its own, writing one was what somebody did then. */
const isThesis = (line: Line, above: Row | undefined) =>
  line.cells.some((cell) => THESIS.test(cell)) &&
  !(above !== undefined && above.date !== null && above.cells.length === 0 && !/[:"„“]/.test(line.text));

function toRow(
  line: Line,
  before: Row | undefined,
  usualSize: number,
  isHead: (text: string) => boolean,
  isNamed: boolean,
): Row {
  const plain: Row = { line, date: null, cells: line.cells, body: true };
  const dated = isNamed ? null : datedRow(line);
  const isWithinText = dated !== null && !dated.date!.isRange && /^\p{Ll}/u.test(dated.cells[0] ?? '');
  const leads = dated?.date?.index === 0 && LEADING_TIME.test(line.text.slice(dated.date.length));
  const isMarked =
    dated !== null &&
    !isWithinText &&
    !isWithinSentence(line, dated) &&
    !ASIDE.test(line.text) &&
    !isThesis(line, before) &&
    !LEADS_ON.test(line.text) &&
    (!line.bullet || dated.date!.isRange || line.bold || leads);
  const apart = line.cells.length > 1 && line.cells.some((cell) => (dated?.date?.length ?? 0) >= cell.length - 4);
  const isList = dated !== null && isHead(line.text.split(', ')[0]!) && ENDS_AFTER_COMMA.test(endBefore(dated));
  if (isMarked && (apart || leads || isList || !dated.cells.some(isSentence))) return dated;
  if (line.bullet || ASIDE.test(line.text) || isThesis(line, before)) return plain;
  if (isToldOfOneself(line)) return { ...plain, cells: [] };
  if (continues(line, before)) return plain;
  const isAddress = line.text.split(/,\s/).length > 1 && line.text.split(' ').length < 13 && isHead(line.text);
  if (isSentence(line.text) && !isAddress && !line.bold && !(line.size > usualSize && usualSize > 0)) return plain;
  if (line.text.split(' ').length > 16) return plain;
  return { ...plain, body: false };
}

/** "Professor, Department of Economics, University of Exmoor, 2004–2011.": what stands before a time that ends the line. */
const endBefore = ({ line: { text }, date }: Row) =>
  date!.index + date!.length > text.length - 3 ? text.slice(0, date!.index) : '';
const ENDS_AFTER_COMMA = /,\s*$/;

/** "Ich habe eine gute Ausbildung an der Hochschule": a sentence, and no head. */
const isToldOfOneself = ({ text, cells }: Line) =>
  cells.length === 1 && text.split(' ').length > 5 && ONESELF.test(text);
const ONESELF = new RegExp(`(?<![\\p{L}\\d])${anyOf(ONESELF_WORDS)}(?![\\p{L}\\d])`, 'u');

/** A colon after a time at the beginning of a line: what follows is what was done then. */
const LEADING_TIME = /^\s?:\s(?:\S+\s+){0,17}\S+$/;

/** Text goes on before and after the date: "While an engineer at Quay from 2010 to 2014, I built shops for". */
const isWithinSentence = (line: Line, { cells }: Row) =>
  line.cells.length === 1 &&
  line.full &&
  cells.length > 1 &&
  cells.every((cell) => cell.split(' ').length > 2 && findDates(cell).length === 0) &&
  line.text.split(' ').length > 14;

/** A line further left than this from the text of a bullet is no part of it. */
const HANGING = 16;

/** A date at the right margin fills a line, and nothing goes on after it. */
const endsInDate = ({ line: { cells } }: Row) => cells.length > 1 && findDates(cells.at(-1)!).length > 0;

/** The line continues the one before. */
function continues(line: Line, before: Row | undefined): boolean {
  if (!before || line.spaced || line.bold || line.page !== before.line.page) return false;
  if (/^\p{Ll}/u.test(line.text) && line.size > 0 && before.line.full && !endsInDate(before)) return true;
  if (!before.body) return false;
  if (before.line.bullet && line.x > 0)
    return (
      line.x >= before.line.x + 3 ||
      (before.line.full && line.size === before.line.size && line.x > before.line.x - HANGING)
    );
  return before.line.full && line.size === before.line.size;
}

const isSentence = (text: string) => {
  const words = text.split(/\s+/).length;
  return (
    words > 14 ||
    (/[.;!]$/.test(text) && words > 7 && !/\b(?:Inc|Ltd|Co|Corp|S\.A|B\.V)\.$/.test(text)) ||
    (/^\p{Ll}/u.test(text) && words > 4 && !/\s\|\s/.test(text))
  );
};
