import { findDates } from './dates.ts';
import type { Line } from './lines.ts';

/** No entry of a grid has more lines above its time, or under it. */
const TALLEST = 3;

/** How far apart the left edges of one column may be, in points. */
const SAME_EDGE = 4;

/** Entries that stand side by side, each with its time in the same row, are set below each other. */
export function withoutGrid(lines: readonly Line[]): readonly Line[] {
  const set: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const times = lines[at]!;
    if (!areTimes(times)) {
      set.push(times);
      continue;
    }
    const above = lengthOf(set.slice(-TALLEST).toReversed(), times);
    const below = above > 0 ? 0 : lengthOf(lines.slice(at + 1, at + 1 + TALLEST), times);
    const entry = [...set.splice(set.length - above, above), ...lines.slice(at, at + 1 + below)];
    set.push(...times.cells.flatMap((_cell, column) => entry.map((line, row) => cellOf(line, column, row === 0))));
    at += below;
  }
  return set;
}

/** Every cell is a time, and at least one is a stretch of it: a row of two years may be the two ends of one. */
const areTimes = ({ cells, bullet }: Line) => {
  const times = cells.map((cell) => findDates(cell).find(({ length }) => length > cell.length - 3));
  return !bullet && cells.length > 1 && times.every(Boolean) && times.some((date) => date!.isRange);
};

/** How many of the lines next to the times have a cell above or under each. */
function lengthOf(near: readonly Line[], times: Line): number {
  const end = near.findIndex((line) => !isAligned(line, times));
  return end < 0 ? near.length : end;
}

const isAligned = (line: Line, { cells, xs }: Line) =>
  line.cells.length === cells.length &&
  !line.bullet &&
  !areTimes(line) &&
  line.xs.every((x, at) => xs[at] === undefined || Math.abs(x - xs[at]) < SAME_EDGE);

function cellOf(line: Line, column: number, isFirst: boolean): Line {
  const cell = line.cells[column]!;
  const x = line.xs[column];
  return { ...line, cells: [cell], text: cell, xs: x === undefined ? [] : [x], x: x ?? line.x, spaced: isFirst };
}
