import { findDates } from './dates.ts';
import type { Line } from './lines.ts';

/** "Summer School 2018" above a line with its time at the margin: the year is part of a name. */
export function isWithinName(line: Line, next: Line | undefined): boolean {
  const [date, ...more] = line.cells.length === 1 ? findDates(line.text) : [];
  const isName = date && more.length === 0 && !date.isRange && date.index > 3;
  return isName === true && next !== undefined && !next.spaced && !next.bullet && isTimed(next);
}

/** Another time in the column of the time above it, with nothing beside it. */
export function isSecondTime(line: Line, above: Line | undefined): boolean {
  const isTime = line.cells.length === 1 && findDates(line.text).some(({ length }) => length > line.text.length - 2);
  const isUnder = above !== undefined && isTimed(above) && Math.abs(line.x - (above.xs.at(-1) ?? Number.NaN)) < 5;
  return isTime && isUnder && !line.spaced;
}

/** Has its time in the last of its cells, and nothing else there. */
export const isTimed = ({ cells }: Line) =>
  cells.length > 1 && findDates(cells.at(-1)!).some(({ length }) => length > cells.at(-1)!.length - 2);
