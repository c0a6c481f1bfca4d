import { anyOf, words } from '../../../../shared/rules/any-of.ts';
import { NUMBER_WORDS, SPANS, UNTIL_NOW } from '../../words/dates.ts';
import { ASIDES, DUTIES, TIME_LABELS } from '../../words/labels.ts';
import { UNITS_WITHIN } from '../../words/organisations.ts';
import { isPlace, isStreet, splitTrailingPlace } from '../contact/places.ts';
import type { Row } from '../lines/rows.ts';
import { employerScore, isPhrase, isSchool, titleScore } from '../word-kinds.ts';
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
        .split(/\s+[|•·●▪](?![^(]*\))\s*|\s*\|(?![^(]*\))\s*|\s*[⋄◦∙]\s*|\s*•\s*|\s+\/\/\s+/)
        .flatMap((piece, at, pieces) => (isTitleBeforeBar(at, pieces) ? [piece] : partsAtDash(piece)))
        .map((text) => ({ text: tidyPart(withoutLabel(text)), label: labelOf(text) }))
        .filter(({ text }) => /\p{L}/u.test(text) && !isDuration(text) && !isRemarkLabelled(text))
        .map(({ text, label }) => ({
          text,
          title: label === 'title' ? LABELLED : label === 'employer' ? 0 : titleScore(text),
          employer:
            label === 'employer' ? LABELLED : label === 'title' ? 0 : employerOf(text) + (namesTown(text) ? 1 : 0),
          bold: row.line.bold,
          row,
          cell,
        })),
    ),
  );
}

/** "Client: Quay Aviation", in a cell beside the position. */
const isRemarkLabelled = (text: string) => REMARK.test(text) || BARE_LABEL.test(text);
const REMARK = new RegExp(`^${anyOf(ASIDES)}\\s*:`, 'iu');
/** "TENURE", "Job Responsibility:": a label whose text is elsewhere is nobody's name. */
const BARE_LABEL = new RegExp(`^${anyOf([...TIME_LABELS, ...DUTIES])}\\s*:?$|^\\p{L}[^:]{2,40}:$`, 'iu');

/** "Intern – Game Maker | Quay Games": the bar is the stronger sign, and parts title and employer. */
const isTitleBeforeBar = (at: number, [title, employer, ...more]: readonly string[]) =>
  at === 0 &&
  employer !== undefined &&
  more.length === 0 &&
  titleScore(title!.split(/\s+[–—-]{1,2}\s+/)[0]!) >= 2 &&
  employerScore(title!) === 0 &&
  !isPlace(title!.split(/\s+[–—-]{1,2}\s+/).at(-1)!) &&
  !/\s[–—-]\s|^\d|:/.test(employer) &&
  /^\p{Lu}/u.test(employer) &&
  !isPlace(employer) &&
  titleScore(employer) < 2;

/** "Senior Solutions Engineer" ends in a position, and only within it stands what organisations are called. */
const employerOf = (text: string) =>
  employerScore(text) === 2 && titleScore(text) === 3 && !/[,(@–-]| at | of | & /.test(text)
    ? 0.5
    : employerScore(text);

/** More than any words score: what a label announces is that. */
export const LABELLED = 5;

/** Where an employer is, after its name. */
const LOCATED = /,?\s+(?:located in|based in|ubicad[oa] en|con sede (?:en|in)|situ[ée]e? à|mit Sitz in)\s.*$/iu;

/** "Quay, Inc. Design of tools for ports": what was done there, in the line of the name. */
const SENTENCE_AFTER = /(?<=\p{L}{2}|\))\.\s+(?=\p{Lu}.*\s\p{Ll})(.{12,})$/u;

/** "(generally working in R)", "(assets acquired by Quay in 2001, now": a remark in brackets, perhaps cut off. */
const REMARK_IN_BRACKETS = /\s*\(\p{Ll}{3,} [^()]*(?:\).*)?$/u;

/** "Quay Security, 211 W Pleasant Run Rd": the street of an employer. */
const STREET_AFTER = /(?<=\p{L}),\s+\d{1,5}[a-z]?\s(?:\p{Lu}[\p{L}.]*\s?){2,}.*$/u;

/** The site of an employer after its name. After a position it is the employer's name itself. */
const SITE_AFTER = /[.,]?\s+(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,4}\s?\.?$/;

function withoutSentence(text: string): string {
  const [all, rest] = SENTENCE_AFTER.exec(text) ?? [];
  return all && isPhrase(rest!) ? text.slice(0, text.length - all.length + 1) : text;
}

function withoutSite(text: string): string {
  const bare = text.replace(SITE_AFTER, '');
  return titleScore(bare) >= 2 ? text : bare;
}

const tidyPart = (text: string) =>
  withoutSite(
    withoutSentence(text)
      .replace(LOCATED, '')
      .replace(REMARK_IN_BRACKETS, '')
      .replace(STREET_AFTER, '')
      .replace(/(?<=, .*\p{Ll}{3}|, \p{Lu}{2})\.$|(?<=\))\.$/u, ''),
  )
    .replace(/\s*\(\d{1,3}\s?%\)$/, '')
    .replace(/\s*[~≈]\s*\d+[+.,\d]*\s*\p{L}+$/u, '')
    .trim();

/** A dash separates title, employer and location, except within the name of an organisation. */
function partsAtDash(text: string): string[] {
  const parts = text.split(/\s+[–—-]{1,2}\s+(?![^(]*\))/);
  const [letters, name, ...more] = parts;
  if (name !== undefined && more.length === 0 && isShortFor(letters!, name)) return [text];
  const isName = parts.every((part) => employerScore(part) >= 2 && titleScore(part) < 2 && !isPlace(part));
  return isName ? [text] : parts.filter((part, at) => at === 0 || !isRemark(part));
}

/** "Quay – technological solution for advanced methods": what the employer does, in lower case. */
const isRemark = (text: string) =>
  /^\p{Ll}{3,} \p{Ll}/u.test(text) && text.split(' ').length > 3 && titleScore(text) < 2;

/** "THG" for "The Hut Group". */
const isShortFor = (letters: string, name: string) =>
  /^\p{Lu}{2,6}$/u.test(letters) && (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('') === letters;

const NUMBER = `(?:\\d+(?:[.,]\\d)?\\+?|${anyOf(NUMBER_WORDS)})`;
const DURATION = new RegExp(
  `^\\(?(?:(?:about|ca\\.|circa|over|rund)\\s*)?(?:${NUMBER}\\s*${anyOf(SPANS)}[\\s,]*(?:and|et|und|y|e)?\\s*)+(?:of )?(?:experience)?\\)?$`,
  'i',
);
const CONTRACTS = words`
  full[- ]?time, part[- ]?time, contract, permanent, temporary, seasonal
  vollzeit, teilzeit, cdi, cdd, stage, temps plein, dates?, duration, zeitraum
`;
const CONTRACT = new RegExp(`^${anyOf([...CONTRACTS, ...UNTIL_NOW])}$`, 'iu');

const isDuration = (text: string) => DURATION.test(text) || CONTRACT.test(text);

/** "Arcel, Dunkirk, France": something with its town, and no town alone. */
function namesTown(text: string): boolean {
  const { rest, place } = splitTrailingPlace(text);
  return (
    place !== null && !isPlace(rest.split(',')[0]!) && !isStreet(rest) && (!isPlace(text) || text.split(',').length > 2)
  );
}

/** "Assistant – Institute of Physics" above "University of Exmoor": the institute is where in the university. */
const isWithinSchool = ({ text, cell }: Part, parts: readonly Part[]) =>
  WITHIN.test(text) && parts.some((other) => other.cell !== cell && isSchool(other.text) && !WITHIN.test(other.text));
const WITHIN = new RegExp(`^${anyOf(UNITS_WITHIN)}(?!\\p{L})`, 'iu');

/** "Director – IT Operations" is one title when another cell names the employer. */
function withWholeTitles(parts: readonly Part[]): Part[] {
  const placed = new Set(parts.filter((part) => isPlace(part.text)).map((part) => part.cell));
  const isEmployer = ({ text, title, employer, cell }: Part) =>
    title < 2 && (employer >= 2 || namesTown(text) || (placed.has(cell) && !isPlace(text)));
  return parts.flatMap((part, at) => {
    const [before, after] = [parts[at - 1], parts[at + 1]];
    const goesOn = (first: Part | undefined, second: Part | undefined) =>
      first !== undefined &&
      second !== undefined &&
      first.cell === second.cell &&
      first.title >= 2 &&
      (second.employer < 2 || isWithinSchool(second, parts)) &&
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
    const only = isTown && part.title < 2 && part.employer < (atEnd || !namesTown(part.text) ? 2 : 1);
    const enough = parts.length > (part.text.split(',').length > 2 ? 2 : 1);
    const isOut = only && enough && !isBesideTime(part, parts);
    if (isOut) found.location ??= part.text;
    return !isOut;
  });
}

/** Alone beside the time, above a position with its label, stands the employer, though a town is called so too. */
const isBesideTime = ({ row, text, cell }: Part, parts: readonly Part[]) =>
  row.date !== null && text === cell && row.cells.length === 1 && parts.some(({ title }) => title === LABELLED);

/** "Kontagora, Niger State" at the end of a row, where other rows name position and employer: a town that no list has. */
const isLastInRow = ({ text, row, cell }: Part, parts: readonly Part[]) =>
  row.cells.length > 1 &&
  row.cells.at(-1) === cell &&
  text === cell &&
  /^[\p{L} .'’-]{2,25}, [\p{L} .'’-]{2,25}$/u.test(text) &&
  parts.some((other) => other.row === row && other.text !== text) &&
  parts.some((other) => other.row !== row);
