import { anyOf } from '../../../../shared/rules/any-of.ts';
import { EMPLOYER_LABELS, POSITION_LABELS, STUDY_LABELS, TIME_LABELS } from '../../words/labels.ts';
import { findDates } from './dates.ts';
import type { Line } from './lines.ts';

/** A label in a cell of its own belongs to the cell beside it: "Position held:" and "Clerk". */
export function withLabels(line: Line): Line {
  const [label, value, ...more] = line.cells;
  if (value === undefined || !/^\p{L}[\p{L} /()]{2,30}:$/u.test(label!) || findDates(label!).length > 0) return line;
  return { ...line, cells: [`${label} ${value}`, ...more], xs: line.xs.filter((_x, at) => at !== 1) };
}

const BARE_LABEL = new RegExp(
  `^(?:${anyOf([...POSITION_LABELS, ...EMPLOYER_LABELS, ...TIME_LABELS, ...STUDY_LABELS])})$`,
  'iu',
);

/** Labels without a colon: "Position" beside "Clerk", where several lines have one. A bullet of a symbol font may stand before. */
export function withBareLabels(lines: readonly Line[]): readonly Line[] {
  const labelAt = ({ cells }: Line) =>
    cells.slice(0, 2).findIndex((cell, at) => at < cells.length - 1 && BARE_LABEL.test(cell));
  const isMarker = (line: Line, at: number) => at === 0 || line.cells[0]!.length === 1;
  const labelled = lines.filter((line) => labelAt(line) >= 0 && isMarker(line, labelAt(line)));
  if (labelled.length < 3) return lines;
  return lines.map((line) => {
    const at = labelled.includes(line) ? labelAt(line) : -1;
    if (at < 0) return line;
    const cells = line.cells.slice(at).map((cell, index) => (index === 0 ? `${cell}:` : cell));
    return { ...line, cells, xs: line.xs.slice(at), text: cells.join('  '), spaced: line.spaced || at > 0 };
  });
}
