import { anyOf, words } from '../../../../shared/rules/any-of.ts';
import { NUMBER_WORDS } from '../../words/dates.ts';
import { isPlace, isStreet } from '../contact/places.ts';
import type { Row } from '../lines/rows.ts';
import { employerScore, titleScore } from '../word-kinds.ts';
import { labelOf, withoutLabel } from './job-labels.ts';

/** A piece of the head of an entry, with how much it looks like a title and like an employer. */
export type Part = { text: string; title: number; employer: number; bold: boolean; row: Row; cell: string };

/** The pieces of a head that may be title and employer, and the location that was among them. */
export function namedParts(head: readonly Row[]): { parts: Part[]; location: string | null } {
  const found: { location: string | null } = { location: null };
  return { parts: placesOut(withWholeTitles(partsOf(head)), found), location: found.location };
}

/** Cuts the head of an entry at cells, dashes, bars and bullets. */
export function partsOf(head: readonly Row[]): Part[] {
  return head.flatMap((row) =>
    row.cells.flatMap((cell) =>
      cell
        .split(/\s+[|•·●▪]\s*|\s*\|\s*|\s*[⋄◦∙]\s*|\s*•\s*|\s+\/\/\s+/)
        .flatMap(partsAtDash)
        .map((text) => ({ text: tidyPart(withoutLabel(text)), label: labelOf(text) }))
        .filter(({ text }) => /\p{L}/u.test(text) && !isDuration(text))
        .map(({ text, label }) => ({
          text,
          title: label === 'title' ? LABELLED : label === 'employer' ? 0 : titleScore(text),
          employer: label === 'employer' ? LABELLED : label === 'title' ? 0 : employerScore(text),
          bold: row.line.bold,
          row,
          cell,
        })),
    ),
  );
}

/** More than any words score: what a label announces is that. */
const LABELLED = 5;

const tidyPart = (text: string) =>
  text
    .replace(/(?<=, .*\p{Ll}{3})\.$/u, '')
    .replace(/\s*[~≈]\s*\d+[+.,\d]*\s*\p{L}+$/u, '')
    .trim();

/** A dash separates title, employer and location, except within the name of an organisation. */
function partsAtDash(text: string): string[] {
  const parts = text.split(/\s+[–—-]{1,2}\s+/);
  const [letters, name, ...more] = parts;
  if (name !== undefined && more.length === 0 && isShortFor(letters!, name)) return [text];
  const isName = parts.every((part) => employerScore(part) >= 2 && titleScore(part) < 2 && !isPlace(part));
  return isName ? [text] : parts;
}

/** "THG" for "The Hut Group". */
const isShortFor = (letters: string, name: string) =>
  /^\p{Lu}{2,6}$/u.test(letters) && (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('') === letters;

const SPANS = words`
  years?, yrs?, months?, mos?, ans?, mois, jahre?n?, monate?, años?, mes(?:es)?, anni, mesi, anno, jaar, maanden, anos
`;
const NUMBER = `(?:\\d+(?:[.,]\\d)?\\+?|${anyOf(NUMBER_WORDS)})`;
const DURATION = new RegExp(
  `^\\(?(?:(?:about|ca\\.|circa|over|rund)\\s*)?(?:${NUMBER}\\s*${anyOf(SPANS)}[\\s,]*(?:and|et|und|y|e)?\\s*)+(?:of )?(?:experience)?\\)?$`,
  'i',
);
const CONTRACTS = words`
  full[- ]?time, part[- ]?time, contract, permanent, temporary, seasonal
  vollzeit, teilzeit, cdi, cdd, stage, temps plein, dates?, duration, zeitraum
`;
const CONTRACT = new RegExp(`^${anyOf(CONTRACTS)}$`, 'i');

const isDuration = (text: string) => DURATION.test(text) || CONTRACT.test(text);

/** "Director – IT Operations" is one title when another cell names the employer. */
function withWholeTitles(parts: readonly Part[]): Part[] {
  const placed = new Set(parts.filter((part) => isPlace(part.text)).map((part) => part.cell));
  const isEmployer = (part: Part) =>
    part.title < 2 && !isPlace(part.text) && (part.employer >= 2 || placed.has(part.cell));
  return parts.flatMap((part, at) => {
    const [before, after] = [parts[at - 1], parts[at + 1]];
    const goesOn = (first: Part | undefined, second: Part | undefined) =>
      first !== undefined &&
      second !== undefined &&
      first.cell === second.cell &&
      first.title >= 2 &&
      second.employer < 2 &&
      !placed.has(first.cell) &&
      /^[^–—-]+\s[–—-]\s[^–—]+$/u.test(first.cell) &&
      parts.some((other) => other.cell !== first.cell && isEmployer(other));
    if (goesOn(before, part)) return [];
    return goesOn(part, after) ? [{ ...part, text: part.cell }] : [part];
  });
}

/** Removes parts that only name a location. */
function placesOut(parts: readonly Part[], found: { location: string | null }): Part[] {
  return parts.filter((part) => {
    const isAddress = isStreet(part.text) && /,/.test(part.text);
    const atEnd = isLastInRow(part, parts);
    const isTown = isAddress || atEnd || (isPlace(part.text) && part.text.split(' ').length < 6);
    const only = isTown && part.title < 2 && part.employer < (atEnd ? 2 : 1);
    const enough = parts.length > (part.text.split(',').length > 2 ? 2 : 1);
    if (only && enough) found.location ??= part.text;
    return !(only && enough);
  });
}

/** "Kontagora, Niger State" at the end of a row, where other rows name position and employer: a town that no list has. */
const isLastInRow = ({ text, row, cell }: Part, parts: readonly Part[]) =>
  row.cells.length > 1 &&
  row.cells.at(-1) === cell &&
  text === cell &&
  /^[\p{L} .'’-]{2,25}, [\p{L} .'’-]{2,25}$/u.test(text) &&
  parts.some((other) => other.row === row && other.text !== text) &&
  parts.some((other) => other.row !== row);
