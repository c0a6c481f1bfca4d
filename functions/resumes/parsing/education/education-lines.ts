import { anyOf } from '../../../../shared/rules/any-of.ts';
import { THESES } from '../../words/labels.ts';
import { findDates } from '../lines/dates.ts';
import type { Line } from '../lines/lines.ts';
import type { Row } from '../lines/rows.ts';
import { withoutDate } from '../lines/without-date.ts';
import { isDegree, isSchool } from '../word-kinds.ts';

const THESIS = new RegExp(anyOf(THESES), 'iu');

/** A line that is a whole entry has its time in it, however long it is. */
export function withOwnDate(row: Row): Row {
  const [date, ...more] =
    row.date === null && namesBoth(row.line) && !THESIS.test(row.line.text) ? findDates(row.line.text) : [];
  return date && more.length === 0
    ? { ...row, date, cells: withoutDate(row.line.text, date).split(/\s{2,}/), body: false }
    : row;
}

/** A bullet that begins with a degree or a school and names both. */
const isWholeEntry = (line: Line) => line.bullet && namesBoth(line);

const namesBoth = ({ text }: Line) =>
  isSchool(text) && isDegree(text) && [isSchool, isDegree].some((names) => names(text.slice(0, 40)));

/** Where every line is a bullet or further right, and the first names a school or a degree, bullets mark entries. */
export function withoutBullets(lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  const whole = lines.filter(isWholeEntry);
  if (whole.length > 1)
    return lines.map((line) => (whole.includes(line) ? { ...line, bullet: false, spaced: true } : line));
  const isEntry = first?.bullet && (isSchool(first.text) || isDegree(first.text));
  if (!isEntry || lines.some((line) => !line.bullet && line.x <= first.x)) return lines;
  return lines.map((line) =>
    line.bullet && Math.abs(line.x - first.x) < 2 ? { ...line, bullet: false, spaced: true } : line,
  );
}

/** Several schools in one line, each with its date, stand in lines of their own. */
export function oneSchoolEach(line: Line): Line[] {
  const pieces = line.text.split(/\s*;\s+/);
  const isList = pieces.length > 1 && pieces.every((piece) => isSchool(piece) && findDates(piece).length > 0);
  return isList
    ? pieces.map((text, at) => ({ ...line, text, cells: [text], xs: [], spaced: line.spaced || at > 0 }))
    : [line];
}

/** "Exmoor College 1994 Associate of Arts": a date parts school and degree as a wide gap would. */
export function withDateApart(line: Line): Line {
  const [date, ...more] = line.cells.length === 1 ? findDates(line.text) : [];
  if (!date || more.length > 0) return line;
  const [before, within] = [line.text.slice(0, date.index), line.text.slice(date.index, date.index + date.length)];
  const after = line.text.slice(date.index + date.length);
  const isParted = (isSchool(before) && isDegree(after)) || (isDegree(before) && isSchool(after));
  return isParted ? { ...line, cells: [before, within, after].map((cell) => cell.trim()), xs: [] } : line;
}
