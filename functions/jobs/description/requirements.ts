import { LIMITS } from '../../../shared/product.ts';
import { anyOf } from '../../../shared/rules/any-of.ts';
import type { Found, Line } from './types.ts';
import { NEEDED, NO_REQUIREMENT, NOT_NEEDED } from './words/requirements.ts';

const whole = (list: readonly string[]) => new RegExp(`(?<![\\p{L}])${anyOf(list)}(?![\\p{L}])`, 'iu');
const OPTIONAL = whole(NOT_NEEDED);
const NECESSARY = whole(NEEDED);
const NONE = whole(NO_REQUIREMENT);

const SHORTEST = 3;

export interface Requirements {
  readonly mustHaves: readonly Found<string>[];
  readonly niceToHaves: readonly Found<string>[];
}

/** What candidates must have and what would be good, each in words of the text that stand there one after the other. */
export function requirementsOf(lines: readonly Line[]): Requirements {
  const wanted = lines.filter(({ topic, kind }) => topic === 'wanted' && kind !== 'heading');
  const required = lines.filter(({ topic, kind }) => topic === 'required' && kind !== 'heading');
  const isMain = required.length === 0 && wanted.some(({ section }) => MAIN.test(section));
  const main = entriesOf(isMain ? wanted : required);
  const must = main.flatMap(needed);
  const nice = [...(isMain ? [] : entriesOf(wanted)), ...main.filter((entry) => needed(entry).length === 0)];
  const all = must.length >= LIMITS.mustHavesMin ? must : [...must, ...elsewhere(lines, must)];
  return {
    mustHaves: once(all).slice(0, LIMITS.mustHavesMax),
    niceToHaves: once(nice)
      .filter(({ value }) => !all.some((one) => one.value === value))
      .slice(0, LIMITS.niceToHavesMax),
  };
}

/** An entry that must be, without what would only be good of it. */
function needed(entry: Found<string>): readonly Found<string>[] {
  const optional = OPTIONAL.exec(entry.quote);
  if (!optional) return [entry];
  const [head = ''] = entry.quote.split(/;\s/);
  if (head.length < entry.quote.length && head.length >= 10 && !OPTIONAL.test(head)) {
    const first = brief(head);
    return first ? [{ value: first, quote: entry.quote }] : [];
  }
  const before = entry.quote.slice(0, optional.index);
  const value = optional.index >= 15 && ASIDE.test(`${before.slice(-3)}${optional[0]}`) ? brief(before) : null;
  return value ? [{ value, quote: entry.quote }] : [];
}

const ASIDE = /[,(–—-]\s?(?:ideally|preferably|preferred|idealerweise|im idealfall|gerne|idéalement|de préférence)/iu;

/** Headings that say "desired" of all that they ask for. */
const MAIN =
  /(?:desired|preferred|ideal|souhait|gewünscht|recherch|wünsch).*(?:skill|experience|qualification|profile?|candidate|compétence|kenntnis)|(?:skill|experience|qualification|profile?|candidate|compétence|kenntnis).*(?:desired|preferred|ideal|souhait|gewünscht|recherch)/iu;

/** The entries of a list; where there is none, the sentences of the text that ask for something. */
function entriesOf(lines: readonly Line[]): readonly Found<string>[] {
  const items = lines.filter(({ kind }) => kind === 'item');
  const rows = items.length > 0 ? items : rowsIn(lines);
  return rows.flatMap(({ text }) => {
    const value = brief(text);
    return value && !NONE.test(text.slice(0, 80)) ? [{ value, quote: text }] : [];
  });
}

/** Lines of a list without signs are entries; a paragraph is its sentences. */
function rowsIn(lines: readonly Line[]): readonly Pick<Line, 'text'>[] {
  const isList = lines.filter(({ text }) => text.length <= 160 && !/[.!?]\s+\p{Lu}/u.test(text)).length >= 3;
  return lines.flatMap((line) => {
    if (isList && line.text.length <= 160) return /[:：]$/.test(line.text) ? [] : [line];
    const parts = listed(line.text);
    if (parts.length > 0) return parts;
    return sentencesOf(line.text)
      .filter((text) => NECESSARY.test(text) || isList)
      .map((text) => ({ text }));
  });
}

/** "Skills: Java, SQL, Docker" on one line. */
function listed(text: string): readonly Pick<Line, 'text'>[] {
  const after = /:\s+(.+)$/.exec(text)?.[1] ?? text;
  const parts = after.split(/[;,]\s+/).map((part) => part.trim());
  return parts.length >= 3 && parts.every((part) => part.length <= 60) ? parts.map((part) => ({ text: part })) : [];
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}\d])/u);

/** Sentences outside of such parts that ask for something. */
function elsewhere(lines: readonly Line[], known: readonly Found<string>[]): readonly Found<string>[] {
  return lines
    .filter(({ topic, kind }) => kind !== 'heading' && (topic === 'other' || topic === 'tasks' || topic === 'required'))
    .flatMap(({ text }) => sentencesOf(text))
    .filter(
      (text) =>
        NECESSARY.test(text) &&
        !OPTIONAL.test(text) &&
        !NONE.test(text) &&
        !/\b(?:we|wir|nous|our|unser\p{L}*|notre|nos) /iu.test(text.slice(0, 40)),
    )
    .flatMap((text) => {
      const value = brief(text);
      return value && !known.some((one) => one.value === value) ? [{ value, quote: text }] : [];
    });
}

const LABEL = /^[\p{Lu}][^.:]{2,60}?(?:\.|:| [–—-])\s+(?=\p{Lu}|\p{Ll}{3}|\d)/u;
const CUTS = [
  /\.\s/,
  /;\s/,
  /\s[–—-]\s/,
  /\s\(/,
  /,\s(?:including|such as|especially|preferably|z\. ?B\.|insbesondere|notamment|and|und|et)\s/,
  /,\s/,
  /\s(?:to|in order to|um|um zu|afin de|pour)\s/,
  /\s(?:and|und|et|and\/or|or)\s/,
];

/** The beginning of an entry that says it, no longer than a requirement may be: never words that do not stand there. */
export function brief(entry: string): string | null {
  const bare = trimmed(entry);
  const text = labelled(bare);
  const whole = text.length <= LIMITS.qualification ? text : shortened(text);
  const value = trimmed(whole);
  return value.length >= SHORTEST && /\p{L}/u.test(value) ? value : null;
}

/** A bold name before what it names is left out where a sentence of its own follows. */
function labelled(text: string): string {
  const label = LABEL.exec(text)?.[0];
  const rest = label ? text.slice(label.length) : text;
  const first = sentencesOf(rest)[0] ?? rest;
  if (label && rest.length >= 20 && /\.\s$/.test(label) && isName(label)) return first;
  const [only = text] = sentencesOf(text);
  return only.length >= 15 && text.length > LIMITS.qualification ? only : text;
}

/** A few words that name something, and are no sentence. */
const isName = (label: string) => label.split(' ').length <= 6 && !/^(?:an?|you|i|we|un|une|ein|eine) /i.test(label);

function shortened(text: string): string {
  const head = text.slice(0, LIMITS.qualification);
  for (const cut of CUTS) {
    const at = lastIndexOf(head, cut);
    if (at >= 30) return head.slice(0, at);
  }
  return head.slice(0, head.lastIndexOf(' '));
}

function lastIndexOf(text: string, expression: RegExp): number {
  let last = -1;
  for (const { index } of text.matchAll(new RegExp(expression.source, `g${expression.flags}`))) last = index;
  return last;
}

const trimmed = (text: string) =>
  text
    .replace(/^[\s\p{P}\p{S}]*?(?=[\p{L}\p{N}(+.#"“„«])/u, '')
    .replace(/[\s.;,:!]+$/u, '')
    .trim();

const once = (entries: readonly Found<string>[]) =>
  entries.filter(
    ({ value }, at) => entries.findIndex((other) => other.value.toLowerCase() === value.toLowerCase()) === at,
  );
