import { anyOf } from '../../../../shared/rules/any-of.ts';
import { FIRST_NAME_LABELS, LAST_NAME_LABELS } from '../../words/labels.ts';
import { sectionOfHeading } from '../lines/headings.ts';
import type { Line } from '../lines/lines.ts';
import type { Section } from '../lines/sections.ts';
import { isDegree, titleScore } from '../word-kinds.ts';
import type { PersonName } from './name-text.ts';
import { agrees, inCase, isIdeographic, isName, NAME_LABEL, nameInAddress, splitName, tidyName } from './name-text.ts';
import { isPlace } from './places.ts';

/** In a file set in one size throughout, the largest size says nothing. */
const FEW_LINES = 4;

/** The person's name: the most prominent words at the top that can be one, best if they agree with the email address. */
export function findName(lines: readonly Line[], sections: readonly Section[], email: string | null): PersonName {
  const labelled = nameInTwoLabels(lines.slice(0, 40));
  if (labelled) return labelled;
  const candidates = new Map<string, number>();
  const biggest = largestSize(lines);
  const personal = new Set(
    sections.filter(({ kind }) => kind === 'head' || kind === 'contact').flatMap((section) => section.lines),
  );
  const first = lines.findIndex((line) => !NO_PERSON.test(line.text));
  for (const [at, line] of lines.slice(0, 120).entries()) {
    const inHead = personal.has(line) || line.size === biggest;
    if (!inHead && at > 6) continue;
    for (const [text, labelled] of namesIn(line, lines[at + 1], email, at === first)) {
      let score = (labelled ? 6 : 0) + (at === 0 ? 2 : 0) + Math.max(0, 2 - at * 0.15) + (line.bold ? 0.5 : 0);
      if (biggest > 0 && line.size === biggest) score += 4;
      else if (biggest > 0 && line.size > biggest * 0.8) score += 1;
      if (line.starts) score += 0.5;
      if (email && agrees(text, email)) score += 5;
      if (isIdeographic(text)) score -= 1;
      if (line.cells.length > 1 && at > 3) score -= 1;
      candidates.set(text, Math.max(candidates.get(text) ?? 0, score));
    }
  }
  const prominent = mostProminent(lines, biggest, email);
  if (prominent && !candidates.has(prominent))
    candidates.set(prominent, lines.some(({ text }) => text === prominent) ? 4 : WHOLE);
  const [best, score] = [...candidates].sort((a, b) => b[1] - a[1])[0] ?? [null, 0];
  if (!best || score < 2) return nameInAddress(email);
  return splitName(/\p{Lu}/u.test(best) ? best : best.split(' ').map(inCase).join(' '));
}

const NAME = "\\s?:\\s*(\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){0,2})$";
const FIRST = new RegExp(`^${anyOf(FIRST_NAME_LABELS)}${NAME}`, 'iu');
const LAST = new RegExp(`^${anyOf(LAST_NAME_LABELS)}${NAME}`, 'iu');

/** "First name: Ann" and "Last name: Lee", next to each other. */
function nameInTwoLabels(lines: readonly Line[]): PersonName | null {
  const first = lines.findIndex(({ text }) => FIRST.test(text));
  const last = lines.findIndex(({ text }) => LAST.test(text));
  if (first < 0 || last < 0 || Math.abs(first - last) > 2) return null;
  const [firstName, lastName] = [FIRST.exec(lines[first]!.text)![1]!, LAST.exec(lines[last]!.text)![1]!];
  return { firstName, lastName };
}

function largestSize(lines: readonly Line[]): number {
  const first = lines.filter((line) => line.page === 1);
  const biggest = Math.max(...first.map((line) => line.size), 0);
  return first.filter((line) => line.size === biggest).length <= FEW_LINES ? biggest : 0;
}

/** More than a part of a name in large capitals scores. */
const WHOLE = 15;

/** The words of a name may head two columns, or stand below each other. */
const CAPITAL_WORD = /^\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+)?$/u;

/** A text that is first, largest and alone is the name even when it does not look like one: "Your Name", "Alice". */
function mostProminent(lines: readonly Line[], biggest: number, email: string | null): string | null {
  const two = lines.filter(({ size, page }) => page === 1 && size === biggest && size > 14);
  const words = two.map(({ cells }) => cells[0]!);
  const joined = words.join(' ');
  const areWords = words.every((word) => CAPITAL_WORD.test(word) && sectionOfHeading(word) === null);
  const isWhole = words.length === 2 || words.length === 3;
  if (isWhole && areWords && titleScore(joined) < 2.5 && !NO_PERSON.test(joined)) return joined;
  const [line, ...others] = lines.filter(({ size, page }) => page === 1 && size === biggest && size > 14);
  const isAlone = line !== undefined && others.length === 0 && line.cells.length === 1;
  const glued = isAlone && email ? withoutGlue(line.text, email) : null;
  if (glued) return glued;
  const isOne = isAlone && /^\p{Lu}\p{L}+(?: \p{L}+){0,3}$/u.test(line.text) && sectionOfHeading(line.text) === null;
  return isOne && titleScore(line.text) < 2.5 && !NO_PERSON.test(line.text) ? line.text : null;
}

/** "janedoe", whose parts differ only in font weight. The email address shows where the first name ends. */
function withoutGlue(text: string, email: string): string | null {
  const words = email.split(/[@._\d+-]+/).filter((word) => word.length >= 3);
  const first = words.find((word) => text.toLowerCase().startsWith(word.toLowerCase()));
  if (!first || !/^\p{L}{6,30}$/u.test(text) || text.length - first.length < 2) return null;
  return [text.slice(0, first.length), text.slice(first.length)].map(inCase).join(' ');
}

const NO_PERSON =
  /(?<!\p{L})(?:curriculum|vitae|resume|résumé|lebenslauf|cv|profile|europass|template|bewerbung)(?!\p{L})/iu;

/** Possible names in a line. A name may cover two lines of the same large size. */
function namesIn(line: Line, next: Line | undefined, email: string | null, isFirst: boolean): [string, boolean][] {
  const found: [string, boolean][] = [];
  const add = (raw: string, isJoined = false) => {
    if (!isJoined && isPlace(raw.split(/\s*[|•·▪■–—]/)[0]!)) return;
    const labelled = NAME_LABEL.test(raw);
    const surnameFirst = /^(?:surname|cognome|nom\(s\)|name, vorname|nom et prénom)/i.test(raw);
    const text = tidyName(raw.replace(NAME_LABEL, ''));
    if (isTurnedRound(raw, text) && !isFirst && !labelled && !(email && agrees(text, email))) return;
    const isLabelledWord = labelled && isOneWord(text) && !/^(?:c\.?v|curriculum|resume|résumé|lebenslauf)/i.test(raw);
    const isTurned = surnameFirst && labelled && !raw.replace(NAME_LABEL, '').includes(',');
    const isOdd =
      (labelled && INITIALS.test(text)) ||
      (isFirst && (INITIALS.test(text) || SHORTENED.test(text) || isUncased(text, email))) ||
      isAddress(text, email);
    if (isName(text, email, isJoined) || isLabelledWord || isOdd)
      found.push([isTurned ? turnedName(text) : text, labelled]);
  };
  if (line.bullet) return found;
  for (const part of [line.text, ...line.cells].flatMap(namePartsOf)) add(part);
  if (
    next &&
    ((line.size > 14 && Math.abs(next.size - line.size) < line.size * 0.05) ||
      (isFirst && next.size === line.size && isConfirmed(line, next, email))) &&
    /^[\p{L}.'’-]+(?: [\p{L}.'’-]+){0,2}$/u.test(tidyName(line.text)) &&
    next.text.split(' ').length <= (line.text.split(' ').length > 2 ? 1 : 2) &&
    !isTitleUnder(line.text, next.text)
  ) {
    add(`${line.text} ${next.text}`, true);
    if (found.some(([text]) => text === tidyName(`${line.text} ${next.text}`))) return found.slice(-1);
  }
  return found;
}

/** "Ann Lee" and "Data Scientist": a whole name and what the person does, though both are large. Bakers have one word each. */
const isTitleUnder = (name: string, text: string) =>
  titleScore(text) >= 2.5 && (name.trim().includes(' ') || text.includes(' '));

/** "Doe, Jane" further down may be a town and its state. */
const isTurnedRound = (raw: string, text: string) => raw.includes(',') && !raw.startsWith(text.split(' ')[0]!);

/** The address holds words of both lines. */
const isConfirmed = (line: Line, next: Line, email: string | null) =>
  email !== null && agrees(tidyName(line.text), email) && agrees(next.text, email);

/** "A. Aishwarya". */
const INITIALS = /^(?:\p{Lu}\. ?){1,3}\p{Lu}\p{Ll}{3,}$/u;

/** "Arthur L." */
const SHORTENED = /^\p{Lu}\p{Ll}{2,} \p{Lu}\.$/u;

/** "Aakarsh walia": a name that the address confirms, whatever its letters. */
const isUncased = (text: string, email: string | null) =>
  email !== null && /^\p{L}{3,}(?: \p{L}{2,}){1,2}$/u.test(text) && agrees(text, email) && titleScore(text) === 0;

/** "ann lee" beside "annlee.qa@home.example": the whole name stands in the address. */
const isAddress = (text: string, email: string | null) =>
  email !== null && isUncased(text, email) && email.toLowerCase().startsWith(text.toLowerCase().replaceAll(' ', ''));

const isOneWord = (text: string) =>
  /^\p{Lu}\p{Ll}{2,}$/u.test(text) && !NO_PERSON.test(text) && sectionOfHeading(text) === null;

/** The text, what stands before a mark or a position in it, and a name beside its transliteration in either script. */
function namePartsOf(text: string): string[] {
  const lead = text.split(/\s*[|•·–—]\s*|\s[-/]\s/)[0]!;
  const [beforeComma, afterComma] = lead.split(/,\s*/);
  const latin = /\p{sc=Han}|\p{sc=Hangul}|\p{sc=Cyrillic}|\p{sc=Arabic}|\p{sc=Greek}/u.test(lead)
    ? lead.replace(/[^\p{sc=Latin}\p{M}.'’ -]+/gu, ' ').trim()
    : '';
  const other = latin ? lead.replace(/[\p{sc=Latin}().,/]+/gu, ' ').trim() : '';
  const beforeAddress = lead.split(/\s+\S+@\S|\s+(?:https?:|www\.)/)[0]!;
  return [
    text,
    lead,
    ...(beforeAddress === lead ? [] : [beforeAddress]),
    ...(afterComma && (titleScore(afterComma) >= 1.5 || isDegree(afterComma)) ? [beforeComma!] : []),
    ...(/ \(/.test(lead) ? [lead.split(' (')[0]!] : []),
    ...[latin, other].filter(Boolean).map((part) => part.replace(/\s+/g, ' ')),
  ];
}

function turnedName(text: string): string {
  const [surname, ...first] = text.split(' ');
  return `${first.join(' ')} ${surname}`;
}
