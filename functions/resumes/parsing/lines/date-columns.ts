import { anyOf } from '../../../../shared/rules/any-of.ts';
import { MONTHS, SEASONS, UNTIL_NOW } from '../../words/dates.ts';
import { isPlace } from '../contact/places.ts';
import { findDates } from './dates.ts';
import type { Line } from './lines.ts';

const PIECE = anyOf([
  ...MONTHS.flat().sort((a, b) => b.length - a.length),
  ...UNTIL_NOW,
  ...SEASONS,
  '(?:0?[1-9]|1[0-2])[./](?:19|20)\\d{2}',
  '(?:19|20)\\d{2}',
]);
/** A piece of a time: "2016–Abril", "Julio i", "07/2022 –". */
const FRAGMENT = `${PIECE}\\.?(?:\\s*[-–—]\\s*|\\s+(?:i|y|e|und|to|bis|a|à)(?=\\s|$)\\s*|\\s+|$)(?:${PIECE}\\.?\\s*[-–—]?)?`;
const ONLY_FRAGMENT = new RegExp(`^${FRAGMENT}$`, 'iu');
const LEADING_FRAGMENT = new RegExp(`^(${PIECE}\\s?[-–—])\\s+(?=\\p{L})`, 'iu');
/** How far apart the left edges of the pieces of a time may be that ends or begins at one edge, in points. */
const COLUMN = 50;
const MOST_PIECES = 4;

/** Joins the pieces of a time that a narrow column of its own breaks, and the heads beside it that go on in the next line. */
export function joinDateColumns(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const pieces = piecesFrom(lines, at);
    if (pieces.length < 2) {
      joined.push(line);
      continue;
    }
    const time = pieces.map(({ time: piece }) => piece).join(' ');
    const cells = [time, ...line.cells.slice(1)];
    joined.push({ ...line, cells, text: cells.join('  ') });
    for (const { rest } of pieces.slice(1)) if (rest) joined.push(...withRest(joined.pop()!, rest));
    at += pieces.length - 1;
  }
  return joined.reduce<Line[]>(withHeadGoingOn, []);
}

type Piece = { time: string; rest: Line | null };

/** The pieces of one time, in the lines from one on; one or none where no time is broken. */
function piecesFrom(lines: readonly Line[], from: number): Piece[] {
  const first = lines[from]!;
  const pieces: Piece[] = [];
  for (const line of lines.slice(from, from + MOST_PIECES)) {
    const piece = pieceOf(line, first);
    const isNew = pieces.length > 0 && (line.spaced || (piece !== null && isRange(piece.time)));
    if (!piece || isNew || (pieces.length === 0 && (first.cells.length < 2 || isWhole(piece.time)))) break;
    pieces.push(piece);
    if (pieces.length > 1 && isWhole(pieces.map(({ time }) => time).join(' '))) return pieces;
  }
  return [];
}

function pieceOf(line: Line, first: Line): Piece | null {
  const content = first.xs[1];
  const isInColumn = content !== undefined && line.page === first.page && line.x < content - 15;
  if (!isInColumn || line.bullet || Math.abs(line.x - first.x) > COLUMN) return null;
  const [cell, ...more] = line.cells;
  if (ONLY_FRAGMENT.test(cell!)) {
    const rest = { ...line, cells: more, text: more.join('  '), xs: line.xs.slice(1), x: line.xs[1] ?? line.x };
    return { time: cell!, rest: more.length > 0 ? rest : null };
  }
  const lead = LEADING_FRAGMENT.exec(cell!);
  if (!lead || line === first) return null;
  const text = cell!.slice(lead[0].length);
  const cells = [text, ...more];
  return {
    time: lead[1]!,
    rest: { ...line, cells, text: cells.join('  '), xs: [content, ...line.xs.slice(1)], x: content },
  };
}

/** Both ends of a time are stated. */
const isRange = (text: string) => isWhole(text) && findDates(text)[0]!.isRange;

/** A time is stated, and nothing else. */
function isWhole(text: string): boolean {
  const [date, ...more] = findDates(text);
  const isOpen = date?.current === true && /[-–—]\s*$/.test(text);
  return date !== undefined && more.length === 0 && !isOpen && date.length >= text.length - 1;
}

/** What stands beside a later piece of the time goes on with a head that fills its line. */
const withRest = (last: Line, line: Line): Line[] => (isRest(last, line) ? [headGoingOn(last, line)] : [last, line]);

const isRest = (last: Line, line: Line) =>
  isBeside(last, line) &&
  (/^\p{Ll}/u.test(line.text) || line.text.split(' ').length <= SHORT || ENDS_UNFINISHED.test(last.cells[1]!));

const SHORT = 6;
/** Ends in a word or sign after which a head cannot end. */
const ENDS_UNFINISHED = /(?:\p{L}-|,| (?:de|del|of|der|di|i|y|et|and|und|en|in|la|the))$/u;

/** The line after a head that fills its line beside a time may be the rest of that head. */
function withHeadGoingOn(done: Line[], line: Line): Line[] {
  const last = done.at(-1);
  if (!last || !goesOn(last, line)) return [...done, line];
  return [...done.slice(0, -1), headGoingOn(last, line)];
}

function headGoingOn(last: Line, line: Line): Line {
  const [time, head] = last.cells as [string, string];
  const whole = /\p{L}-$/u.test(head) ? head.slice(0, -1) + line.text : `${head} ${line.text}`;
  return { ...last, cells: [time, whole], text: `${time}  ${whole}`, full: line.full };
}

const LONGEST_HEAD = 180;

function isBeside(last: Line, line: Line): boolean {
  const [time, head] = last.cells;
  const isSetAlike = line.size === last.size && line.bold === last.bold && line.page === last.page;
  return (
    last.cells.length === 2 &&
    last.full &&
    line.cells.length === 1 &&
    Math.abs(line.x - (last.xs[1] ?? Number.NaN)) < 3 &&
    isSetAlike &&
    !line.bullet &&
    !line.spaced &&
    isTime(time!) &&
    head!.length + line.text.length < LONGEST_HEAD &&
    !/[.:;]$/.test(head!)
  );
}

function goesOn(last: Line, line: Line): boolean {
  if (!isBeside(last, line)) return false;
  const head = last.cells[1];
  if (ENDS_UNFINISHED.test(head!)) return true;
  const isShort = line.text.split(' ').length <= SHORT;
  return head!.includes(',') && (/^\p{Ll}/u.test(line.text) || (isShort && endsInTown(line.text)));
}

const isTime = (text: string) => findDates(text).some((date) => date.length >= text.length - 2);

const endsInTown = (text: string) => text.includes(',') && isPlace(text.split(/,\s+/).at(-1)!);
