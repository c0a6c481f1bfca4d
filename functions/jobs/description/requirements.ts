import { LIMITS } from '../../../shared/product.ts';
import { anyOf } from '../../../shared/rules/any-of.ts';
import { brief } from './brief.ts';
import { isDenied, withoutDenied } from './denied.ts';
import { DOING, elsewhere, GIVEN, wishesElsewhere } from './elsewhere.ts';
import { kindOfLabel } from './labels.ts';
import { namesPosition } from './positions.ts';
import { rowsIn } from './rows.ts';
import { sentencesOf } from './sentences.ts';
import type { Found, Line } from './types.ts';
import { wholeWords } from './whole-words.ts';
import { EVERY_OPTIONAL, OPTIONAL, wishedIn } from './wishes.ts';
import { NO_REQUIREMENT } from './words/no-requirement.ts';
import { PART_NAMES } from './words/part-names.ts';
import { PLAIN_HEADINGS } from './words/plain-headings.ts';
import { QUALITIES, SPOKEN } from './words/qualities.ts';
import { TRAITS } from './words/traits.ts';

const BROUGHT = wholeWords([...QUALITIES, ...SPOKEN]);
const NONE = wholeWords(NO_REQUIREMENT);
const ENDS_IN_TRAIT = new RegExp(`(?<!\\p{L})${anyOf(TRAITS)}$`, 'iu');

export interface Requirements {
  readonly mustHaves: readonly Found<string>[];
  readonly niceToHaves: readonly Found<string>[];
}

/** What candidates must have and what would be good, each in words of the text that stand there one after the other. */
export function requirementsOf(lines: readonly Line[]): Requirements {
  const wanted = lines.filter(({ topic, kind }) => topic === 'wanted' && kind !== 'heading');
  const said = withoutDoing(lines.filter(({ topic, kind }) => topic === 'required' && kind !== 'heading'));
  const required = said.length > 0 ? said : unnamed(lines);
  const isMain = required.length === 0 && wanted.some(({ section }) => MAIN.test(section) && !BESIDES.test(section));
  const main = entriesOf(isMain ? wanted : required);
  const must = main.flatMap(needed);
  const others = must.length >= LIMITS.mustHavesMin ? [] : elsewhere(lines, must);
  const few = [...must, ...others.flatMap(needed)];
  const all = few.length < LIMITS.mustHavesMin ? few.flatMap(partedIn) : few;
  const named = [...(isMain ? [] : entriesOf(wanted)), ...[...main, ...others].flatMap(good)];
  const nice = named.length > 0 && required.length > 0 ? named : [...named, ...wishesElsewhere(lines)];
  return {
    mustHaves: once(all).slice(0, LIMITS.mustHavesMax),
    niceToHaves: once(nice)
      .filter(({ value }) => !all.some((one) => one.value === value))
      .slice(0, LIMITS.niceToHavesMax),
  };
}

/** The list below a heading that says nothing, where most entries name what a person brings and none what they are given. */
function unnamed(lines: readonly Line[]): readonly Line[] {
  const isRow = ({ kind, text }: Line) => kind === 'item' || (kind === 'text' && text.length <= LONGEST_ROW);
  const items = lines.filter((line) => isRow(line) && line.topic === 'other' && line.section !== '');
  const lists = [...new Set(items.map(({ section }) => section))].map((name) =>
    items.filter(({ section }) => section === name),
  );
  const ofPeople = lists.find(
    (list) =>
      list.length >= (list.every(({ kind }) => kind === 'item') ? 2 : 3) &&
      list.filter(({ text }) => BROUGHT.test(text)).length * 2 >= list.length &&
      list.filter(({ text }) => DOING.test(text)).length * 2 < list.length &&
      (OF_CANDIDATES.test(list[0]?.section ?? '') || !list.some(({ text }) => GIVEN.test(text))),
  );
  return ofPeople ?? [];
}

/** "Organized, patient and a team player": what one entry lists, where there are few. */
function partedIn(entry: Found<string>): readonly Found<string>[] {
  const parts = entry.value.split(/,\s+(?:(?:and|und|et)\s+)?|\s(?:and|und|et)\s/u);
  const [, ...rest] = parts;
  const isList =
    rest.length > 0 &&
    rest.every(
      (part) => part.split(' ').length <= 6 && (ENDS_IN_TRAIT.test(part) || (BROUGHT.test(part) && OWN.test(part))),
    );
  return isList ? parts.map((value) => ({ value, quote: entry.quote })) : [entry];
}

const OWN = /^(?:an?|the|good|strong|excellent|solid|eine?n?|gute|sehr|une?|des|de bonnes?)(?!\p{L})/iu;

const LONGEST_ROW = 160;

/** "Le candidat devra :": an entry below may speak of us and is about the person all the same. */
const OF_CANDIDATES = /(?<!\p{L})(?:candidat|applicant|bewerber|postulant)/iu;

/** "Someone who can:", "What we expect": what leads to what is done, where another part says what is brought. */
function withoutDoing(lines: readonly Line[]): readonly Line[] {
  const others = lines.filter(({ section }) => {
    const items = lines.filter((line) => line.section === section && line.kind === 'item');
    const done = items.filter(({ text }) => DOING.test(text) && !BROUGHT.test(text));
    return !LEADS_TO_DOING.test(section) && !(items.length >= 4 && done.length * 2 > items.length);
  });
  return others.length > 0 ? others : lines;
}
const LEADS_TO_DOING =
  /(?<!\p{L})(?:(?:who|that) (?:can|will)|(?:goals|objecti[fv]e?s|aims|ziele|missions)(?: suivants?)?)$/iu;

/** An entry that must be, without what would only be good of it. */
function needed(entry: Found<string>): readonly Found<string>[] {
  if (isDenied(entry.value)) return [];
  if (!OPTIONAL.test(entry.quote)) return [entry];
  const value = brief(wishedIn(entry.quote).must ?? '');
  return value && !isDenied(value) ? [{ value, quote: entry.quote }] : [];
}

/** What would be good of an entry: all of it, or a part. */
function good(entry: Found<string>): readonly Found<string>[] {
  if (!OPTIONAL.test(entry.quote)) return [];
  const { must, nice } = isDenied(entry.quote) ? { must: null, nice: entry.value } : wishedIn(entry.quote);
  const value = nice === null ? null : must === null && nice === entry.quote ? entry.value : brief(nice);
  return value && says(value) ? [{ value, quote: entry.quote }] : [];
}

/** Whether words say more than that something would be good. */
const says = (text: string) =>
  /\p{L}{2,}/u.test(text.replace(EVERY_OPTIONAL, ' ').replace(/(?<!\p{L})\p{Ll}{1,3}(?!\p{L})/gu, ' '));

/** What comes besides the rest. */
const BESIDES = /(?<!\p{L})(?:also|auch|außerdem|zusätzlich|aussi|également)(?!\p{L})/iu;

/** Headings that say "desired" of all that they ask for. */
const MAIN =
  /(?:desired|preferred|ideal|souhait|gewünscht|recherch|wünsch).*(?:skill|experience|qualification|profile?|candidate|compétence|kenntnis)|(?:skill|experience|qualification|profile?|candidate|compétence|kenntnis).*(?:desired|preferred|ideal|souhait|gewünscht|recherch)/iu;

/** The entries of a list; where there is none, the sentences of the text that ask for something. */
function entriesOf(lines: readonly Line[]): readonly Found<string>[] {
  const items = lines.filter(({ kind }) => kind === 'item');
  const rows = items.length > 0 ? items : rowsIn(lines);
  return rows.flatMap(statedIn).flatMap((text) => {
    const value = brief(withoutDenied(text) ?? text);
    return value &&
      !/\?[\s*)]*$/.test(text) &&
      !ADDRESS.test(text) &&
      !NONE.test(text.slice(0, 80)) &&
      !isFact(text) &&
      !PART_NAME.test(text) &&
      !GOES_ON.test(text) &&
      !isHeading(text) &&
      !IN_CAPITALS.test(text) &&
      !isGrade(text) &&
      !(MONEY.test(text) && !BROUGHT.test(text)) &&
      !SPAN_ALONE.test(text) &&
      !TIMES.test(text)
      ? [{ value, quote: text }]
      : [];
  });
}

/** "You have a degree? You like people?": what is asked for in the form of questions, each of its own. */
const statedIn = ({ text }: { readonly text: string }): readonly string[] =>
  STATED.test(text) ? sentencesOf(text).map((one) => one.replace(/ ?\?$/, '')) : [text];
const STATED =
  /^(?:you (?:have|are|can|know|speak|like|love)|du (?:bist|hast|kannst|sprichst)|sie (?:sind|haben|können|sprechen)|tu (?:es|as|sais|parles|aimes)|vous (?:êtes|avez|savez|parlez|aimez))(?!\p{L})[^.!]*\?$/iu;

/** "Education" above what is asked for of it. */
const PART_NAME = new RegExp(`^${anyOf(PART_NAMES)}\\s*:?$`, 'iu');

/** "PREFERRED QUALIFICATIONS": several words, all in capitals, are a heading. */
const IN_CAPITALS = /^(?=.*\p{Lu}{4})[^\p{Ll}\d]+ [^\p{Ll}\d]+ [^\p{Ll}\d]+$/u;

/** "Das bringst du mit – Fähigkeiten, mit denen": a heading that goes on. */
const isHeading = (text: string) => HEADING.test(text.split(/\s(?:--?|[–—])\s/u)[0]!);
const HEADING = new RegExp(`^${anyOf(PLAIN_HEADINGS)}$`, 'iu');

/** "And because we": what goes on with a sentence before it. */
const GOES_ON = /^(?:und|and|et)? ?(?:weil|da|denn|because|since|parce que|car) (?!du|sie|you|vous|tu)/iu;

/** "Technician 8": what a grade is called, above what is asked for of it. */
const isGrade = (text: string) => /^\p{Lu}(?:\S+ ){1,4}[A-Z]?\d{1,2}$/u.test(text) && namesPosition(text);

/** "11.47 EUR min": what is paid. */
const MONEY = /[€£$]\s?\d|\d\s?(?:€|EUR|euros?|USD|GBP|CHF)(?!\p{L})/iu;

/** "14h-23h", "6:00 - 14:30": when one works. */
const TIMES = /(?<!\d)\d{1,2} ?(?:h|:)\d{0,2} ?[-–/] ?\d{1,2} ?(?:h|:)\d{0,2}(?![\p{L}\d])/iu;

/** "2 ans", "3 years": how long alone, of which nothing says what. */
const SPAN_ALONE = /^\d{1,2} (?:ans?|mois|years?|months?|jahre?|monate?)$/iu;

/** Where one writes to, or reads on. */
const ADDRESS = /[\w.+-]+@[\w-]+\.\w{2,}|^(?:https?:|www\.)\S+$/i;

/** "Location: Berlin" below the last entry. */
function isFact(text: string): boolean {
  const kind = kindOfLabel(/^([^:]{2,40}):\s/.exec(text)?.[1] ?? '');
  return kind !== undefined && kind !== 'years' && kind !== 'level';
}

const once = (entries: readonly Found<string>[]) =>
  entries.filter(
    ({ value }, at) => entries.findIndex((other) => other.value.toLowerCase() === value.toLowerCase()) === at,
  );
