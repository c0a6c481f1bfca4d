import { findDates } from './dates.ts';
import type { Line } from './lines.ts';
import { MONTH, YEAR } from './partial-date.ts';

/** How far into its line a time may stand that ends the head of an entry. */
const NEAR_THE_START = 45;

/**
 * Lists of positions, each a bullet with its time, go on in the next line. What goes on joins its bullet where the time is in
 * it. Bullets of descriptions have no times.
 */
export function joinWrappedBullets(lines: readonly Line[], isHead: (text: string) => boolean): readonly Line[] {
  const bullets = lines.filter(({ bullet }) => bullet);
  const named = bullets.filter(({ text }) => isHead(text.split(', ')[0]!));
  if (!lines[0]?.bullet || bullets.length < 2 || named.length < bullets.length * 0.6) return lines;
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const date = findDates(line.text)[0];
    const isRest =
      last?.bullet === true &&
      !line.bullet &&
      !line.spaced &&
      line.x > last.x &&
      last.full &&
      date !== undefined &&
      findDates(last.text).every(({ isRange }) => !isRange) &&
      (date.index < NEAR_THE_START || date.index + date.length > line.text.length - 3);
    if (!isRest) {
      joined.push(line);
      continue;
    }
    const text = `${last.text} ${line.text}`;
    joined[joined.length - 1] = { ...last, text, cells: [text], xs: last.xs.slice(0, 1), full: line.full };
  }
  return joined;
}

const ENDS_IN_MONTH = new RegExp(`(?:,|[-–—]|\\s)\\s*(?:${MONTH})\\.?$`, 'iu');
const BEGINS_WITH_YEAR = new RegExp(`^${YEAR}(?!\\d)`);

/** A line that is full ends in a month, whose year begins the next. */
export function joinWrappedTimes(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isRest =
      last?.full === true &&
      last.cells.length === 1 &&
      last.text.includes(' ') &&
      line.cells.length === 1 &&
      !line.bullet &&
      !line.spaced &&
      ENDS_IN_MONTH.test(last.text) &&
      BEGINS_WITH_YEAR.test(line.text);
    const text = isRest ? `${last.text} ${line.text}` : line.text;
    if (isRest) joined[joined.length - 1] = { ...last, text, cells: [text], full: line.full };
    else joined.push(line);
  }
  return joined;
}
