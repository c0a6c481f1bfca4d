import type { Line } from './lines.ts';
import { isTimed } from './named-years.ts';

/**
 * A bold head beside its time may go on in the next lines, bold too. It does where other heads of the section have one line
 * with a line under it that is not bold: so there is no position in bold.
 */
export function joinBoldHeads(lines: readonly Line[]): readonly Line[] {
  const heads = lines.flatMap((line, at) => (line.bold && isTimed(line) && line.cells.length === 2 ? [at] : []));
  const isPlainUnder = (at: number) => lines[at + 1]?.bold === false && !lines[at + 1]!.bullet;
  const whole = heads.filter(isPlainUnder);
  const ends = heads.map((at) => at + 1 + lines.slice(at + 1).findIndex((line) => !goesOn(lines[at]!, line)));
  if (whole.length < 2 || !ends.every((at) => isPlainUnder(at - 1))) return lines;
  const joined: Line[] = [];
  let from = -1;
  for (const [at, line] of lines.entries()) {
    if (heads.includes(at)) from = isPlainUnder(at) ? -1 : at;
    const head = from >= 0 && at > from ? lines[from]! : null;
    if (!head || !goesOn(head, line)) {
      if (!heads.includes(at)) from = -1;
      joined.push(line);
      continue;
    }
    const last = joined.at(-1)!;
    const cells = [`${last.cells[0]!} ${line.text}`, last.cells[1]!];
    joined[joined.length - 1] = { ...last, cells, text: cells.join('  ') };
  }
  return joined;
}

const goesOn = (head: Line, line: Line) =>
  line.bold &&
  !line.spaced &&
  !line.bullet &&
  line.cells.length === 1 &&
  line.size === head.size &&
  Math.abs(line.x - head.x) < 3;
