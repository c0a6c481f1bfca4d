import type { DateSpan } from './dates.ts';
import { findDates } from './dates.ts';
import type { Line } from './lines.ts';
import type { Row } from './rows.ts';
import { withoutDate } from './without-date.ts';

/** The line as the row that its date marks. */
export function datedRow(line: Line): Row | null {
  const found = line.cells.flatMap((cell, at) => findDates(cell).map((date) => ({ cell, at, date })));
  const best = found.find(({ date }) => date.isRange) ?? found.find(({ cell, date }) => isApart(cell, date));
  if (!best) return splitRange(line);
  const without = withoutDate(best.cell, best.date).split(/\s{2,}/);
  const cells = line.cells
    .flatMap((cell, at) => (at === best.at ? without : [cell]))
    .filter((cell) => /[\p{L}\d]/u.test(cell));
  return { line, date: best.date, cells, body: false };
}

/** "2019" and "2021" in two cells, as in a table of dates. */
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
