import { kindOfLabel } from './labels.ts';
import { isTopicAlone } from './topics.ts';

const FEWEST_LABELS = 2;
const LONGEST_LABEL = 3;

/** "Brand: Acme Location: Leeds Work type: Full-time", as pages lose their breaks: a row for each label that is known. */
export function labelRows(row: string): readonly string[] {
  const starts = [...row.matchAll(/(?<=\S):\s(?=\S)/gu)].flatMap(({ index }) => labelBefore(row, index) ?? []);
  if (starts.length < FEWEST_LABELS) return [row];
  return [0, ...starts.filter((start) => start > 0)].map((start, at, all) => row.slice(start, all[at + 1]).trim());
}

/** Where the label begins that ends at a colon: at most a few words, behind a blank or right behind what it is glued to. */
function labelBefore(row: string, colon: number): number | null {
  const before = row.slice(Math.max(0, colon - 40), colon);
  for (let count = LONGEST_LABEL; count > 0; count--) {
    const label = new RegExp(`(?:^|(?<=[\\s)\\p{Ll}]))\\p{Lu}[\\p{Ll}-]+(?: \\p{L}+){${count - 1}}$`, 'u').exec(before);
    if (label && kindOfLabel(label[0]) !== undefined) return colon - label[0].length;
  }
  return null;
}

/** "About UsAcme is a bakery": a heading that has lost the break behind it. */
export function headingRows(row: string): readonly string[] {
  for (const { index } of row.slice(0, LONGEST_HEADING).matchAll(/(?<=\p{Ll})(?=\p{Lu})/gu)) {
    const [heading, text] = [row.slice(0, index), row.slice(index)];
    const isHeading = /^\p{Lu}/u.test(heading) && heading.includes(' ') && isTopicAlone(heading);
    if (isHeading && text.includes(' ')) return [`${heading}:`, text];
  }
  return [row];
}

const LONGEST_HEADING = 50;
