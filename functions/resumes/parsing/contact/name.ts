import { anyOf, wholeWord } from '../../../../shared/rules/any-of.ts';
import { foldText } from '../../../../shared/rules/text/names.ts';
import { sectionOfHeading } from '../lines/headings.ts';
import type { Line } from '../lines/lines.ts';
import type { Section } from '../lines/sections.ts';
import { NAME_LABELS } from '../words/labels.ts';
import { LETTERS_AFTER_NAMES, NAME_PARTICLES, NOT_NAMES } from '../words/people.ts';
import { employerScore, isSchool, titleScore } from '../words/word-kinds.ts';
import { isPlace } from './places.ts';

export type PersonName = { firstName: string | null; lastName: string | null };

const TITLES_BEFORE =
  /^(?:(?:dr|prof|mr|mrs|ms|miss|mme|mlle|herr|frau|sr|sra|dott|dott\.ssa|ing|dipl\.-ing|m)\.?\s+)+(?=\p{L}{2})/iu;
const LETTERS_AFTER = new RegExp(`\\s*,\\s*${anyOf(LETTERS_AFTER_NAMES)}(?=$|[\\s,(]).*$`, 'u');
const LABEL = new RegExp(`^${anyOf(NAME_LABELS)}\\s*[:–—|-]?\\s+`, 'iu');
const PARTICLE = new RegExp(`^${anyOf(NAME_PARTICLES)}$`, 'i');
const NO_NAME = new RegExp(wholeWord(anyOf(NOT_NAMES)), 'iu');

/** The person's name: the most prominent words at the top that can be one, best if they agree with the email address. */
export function findName(lines: readonly Line[], sections: readonly Section[], email: string | null): PersonName {
  const candidates = new Map<string, number>();
  const biggest = Math.max(...lines.filter((line) => line.page === 1).map((line) => line.size), 0);
  const personal = new Set(
    sections.filter(({ kind }) => kind === 'head' || kind === 'contact').flatMap((section) => section.lines),
  );
  for (const [at, line] of lines.slice(0, 120).entries()) {
    const inHead = personal.has(line) || line.size === biggest;
    if (!inHead && at > 6) continue;
    for (const [text, labelled] of namesIn(line, lines[at + 1])) {
      let score = (labelled ? 6 : 0) + (at === 0 ? 2 : 0) + Math.max(0, 2 - at * 0.15) + (line.bold ? 0.5 : 0);
      if (biggest > 0 && line.size === biggest) score += 4;
      else if (biggest > 0 && line.size > biggest * 0.8) score += 1;
      if (line.starts) score += 0.5;
      if (email && agrees(text, email)) score += 5;
      if (line.cells.length > 1 && at > 3) score -= 1;
      candidates.set(text, Math.max(candidates.get(text) ?? 0, score));
    }
  }
  const prominent = mostProminent(lines, biggest, email);
  if (prominent && !candidates.has(prominent)) candidates.set(prominent, 4);
  const [best, score] = [...candidates].sort((a, b) => b[1] - a[1])[0] ?? [null, 0];
  if (!best || score < 1.5) return { firstName: null, lastName: null };
  return splitName(best);
}

/** A text that is first, largest and alone is the name even when it does not look like one: "Your Name", "Alice". */
function mostProminent(lines: readonly Line[], biggest: number, email: string | null): string | null {
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

const NO_PERSON = /(?<!\p{L})(?:curriculum|vitae|resume|résumé|lebenslauf|cv|profile|europass|template)(?!\p{L})/iu;

/** Possible names in a line. A name may cover two lines of the same large size. */
function namesIn(line: Line, next: Line | undefined): [string, boolean][] {
  const found: [string, boolean][] = [];
  const add = (raw: string) => {
    if (isPlace(raw.split(/\s*[|•·▪■–—]/)[0]!)) return;
    const labelled = LABEL.test(raw);
    const surnameFirst = /^(?:surname|cognome|nom\(s\)|name, vorname|nom et prénom)/i.test(raw);
    const text = tidyName(raw.replace(LABEL, ''));
    if (isName(text)) found.push([surnameFirst && labelled ? turnedName(text) : text, labelled]);
  };
  if (line.bullet) return found;
  add(line.text);
  add(line.text.split(/\s*[|•·–—]\s*|\s-\s/)[0]!);
  for (const cell of line.cells) add(cell.split(/\s*[|•·–—]\s*|\s-\s/)[0]!);
  if (
    next &&
    next.size === line.size &&
    line.size > 14 &&
    /^[\p{L}.'’-]+(?: [\p{L}.'’-]+)?$/u.test(line.text) &&
    next.text.split(' ').length <= 2
  ) {
    add(`${line.text} ${next.text}`);
    if (found.some(([text]) => text === tidyName(`${line.text} ${next.text}`))) return found.slice(-1);
  }
  return found;
}

function turnedName(text: string): string {
  const [surname, ...first] = text.split(' ');
  return `${first.join(' ')} ${surname}`;
}

function tidyName(raw: string): string {
  const turned = /^([\p{L}'’-]+(?: [\p{L}'’-]+)?),\s*([\p{L}.'’-]+(?: [\p{L}.'’-]+){0,2})$/u.exec(raw.trim());
  const isSuffix = turned !== null && LETTERS_AFTER.test(`, ${turned[2]}`);
  const text = turned && !isSuffix ? `${turned[2]} ${turned[1]}` : raw;
  return text
    .trim()
    .replace(TITLES_BEFORE, '')
    .replace(LETTERS_AFTER, '')
    .replace(/\s+[|·•–—-]?\s*(?:resume|résumé|curriculum vitae|c\.?v\.?|lebenslauf)$/i, '')
    .replace(/\s*\((?:he|she|they|him|her|them|\/|\s)+\)\s*$/i, '')
    .replace(/\s*["“(][\p{L}]+["”)]\s*/u, ' ')
    .replace(/\s+(?:ph\.?d\.?|mba|m\.d\.)$/i, '')
    .replace(/[,:;|]+$/, '')
    .trim();
}

function isName(text: string): boolean {
  const words = text.split(' ');
  if (words.length < 2 || words.length > 5 || text.length > 45) return false;
  if (!/^\p{L}[\p{L}\p{M}.'’ʼ -]+$/u.test(text)) return false;
  if (words.some((word) => !/^\p{Lu}|^\p{Lo}/u.test(word) && !PARTICLE.test(word))) return false;
  if (words.filter((word) => word.replace(/[^\p{L}]/gu, '').length >= 2).length < 2) return false;
  if (NO_NAME.test(text) || sectionOfHeading(text) !== null) return false;
  return titleScore(text) < 2.5 && !isSchool(text) && employerScore(text) < 2 && !isPlace(text);
}

const plain = (text: string) => foldText(text).replace(/[^\p{L}]/gu, '');

/** A word of the name is in the address, or its initials are. */
function agrees(name: string, email: string): boolean {
  const local = plain(email.split('@')[0] ?? '');
  const words = name
    .split(' ')
    .map(plain)
    .filter((word) => word.length > 1);
  return (
    words.some((word) => word.length > 2 && local.includes(word)) || local === words.map((word) => word[0]).join('')
  );
}

/** First and last name. A part in capitals is the last name; "de", "van" and the like belong to it. */
export function splitName(name: string): PersonName {
  const words = name.split(/\s+/);
  const capital = (word: string) =>
    /\p{Lu}{2}/u.test(word) && word.replace(/\P{Ll}/gu, '').length * 3 < word.length && word.length > 1;
  if (words.length === 1) return { firstName: capital(name) ? inCase(name) : name, lastName: null };
  const allCapitals = words.every((word) => capital(word) || /^.\.?$/.test(word) || PARTICLE.test(word));
  if (!allCapitals && words.some(capital)) {
    const last = words.filter(capital);
    const first = words.filter((word) => !capital(word));
    if (first.some((word) => !PARTICLE.test(word)))
      return {
        firstName: first.filter((w) => !PARTICLE.test(w)).join(' '),
        lastName: [...first.filter((w) => PARTICLE.test(w)), ...last].map(inCase).join(' '),
      };
  }
  const cased = allCapitals ? words.map(inCase) : words;
  const particle = cased.findIndex((word, at) => at > 0 && at < cased.length - 1 && PARTICLE.test(word));
  const cut = particle > 0 ? particle : cased.length - 1;
  return { firstName: cased.slice(0, cut).join(' '), lastName: cased.slice(cut).join(' ') };
}

function inCase(word: string): string {
  if (PARTICLE.test(word) && word.length > 1 && !/^(?:mc|mac|st)/i.test(word)) return word.toLowerCase();
  return word
    .toLowerCase()
    .replace(
      /(^|[-'’.]|^mc)(\p{L})/giu,
      (_all, mark: string, letter: string) => `${mark.length > 1 ? 'Mc' : mark}${letter.toUpperCase()}`,
    );
}
