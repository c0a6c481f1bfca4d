import { LIMITS } from '../../../shared/product.ts';
import { anyOf } from '../../../shared/rules/any-of.ts';
import { isDenied, withoutDenied } from './denied.ts';
import { kindOfLabel } from './labels.ts';
import { piecesOf } from './pieces.ts';
import { rowsIn } from './rows.ts';
import { sentencesOf } from './text.ts';
import type { Found, Line } from './types.ts';
import { OPTIONAL, wishedIn } from './wishes.ts';
import { ADDRESSED } from './words/addressed.ts';
import { GIVEN_TO_PEOPLE, MUST_BE, OF_DUTIES, QUALITIES, SPOKEN } from './words/qualities.ts';
import { ASKED, NO_REQUIREMENT } from './words/requirements.ts';

const whole = (list: readonly string[]) => new RegExp(`(?<![\\p{L}])${anyOf(list)}(?![\\p{L}])`, 'iu');
const ASKING = whole(ASKED);
const BINDING = whole(MUST_BE);
const QUALITY = whole(QUALITIES);
const DUTY = whole(OF_DUTIES);
const BROUGHT = whole([...QUALITIES, ...SPOKEN]);
const GIVEN = new RegExp(`[€£$%]|${whole(GIVEN_TO_PEOPLE).source}`, 'iu');
const TALK = whole(ADDRESSED);
const NONE = whole(NO_REQUIREMENT);

const SHORTEST = 3;

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
  const all = [...must, ...others.flatMap(needed)];
  const nice = [...(isMain ? [] : entriesOf(wanted)), ...[...main, ...others].flatMap(good)];
  return {
    mustHaves: once(all).slice(0, LIMITS.mustHavesMax),
    niceToHaves: once(nice)
      .filter(({ value }) => !all.some((one) => one.value === value))
      .slice(0, LIMITS.niceToHavesMax),
  };
}

/** The list below a heading that says nothing, where most entries name what a person brings and none what they are given. */
function unnamed(lines: readonly Line[]): readonly Line[] {
  const items = lines.filter(({ kind, topic, section }) => kind === 'item' && topic === 'other' && section !== '');
  const lists = [...new Set(items.map(({ section }) => section))].map((name) =>
    items.filter(({ section }) => section === name),
  );
  const ofPeople = lists.find(
    (list) =>
      list.length >= 2 &&
      list.filter(({ text }) => BROUGHT.test(text)).length * 2 >= list.length &&
      list.filter(({ text }) => DOING.test(text)).length * 2 < list.length &&
      !list.some(({ text }) => GIVEN.test(text)),
  );
  return ofPeople ?? [];
}

/** "Setting the vision", "Working with teams": what is done. */
const DOING =
  /^(?!(?:understanding|outstanding|existing|interesting|willing|being|having)(?!\p{L}))\p{L}{2,}ing(?!\p{L})/iu;

/** "Someone who can:" leads to what is done, where another part says what is brought. */
function withoutDoing(lines: readonly Line[]): readonly Line[] {
  const others = lines.filter(({ section }) => !/(?<!\p{L})(?:who|that) (?:can|will)$/iu.test(section));
  return others.length > 0 ? others : lines;
}

/** An entry that must be, without what would only be good of it. */
function needed(entry: Found<string>): readonly Found<string>[] {
  if (isDenied(entry.value)) return [];
  if (!OPTIONAL.test(entry.quote)) return [entry];
  const value = brief(wishedIn(entry.quote).must ?? '');
  return value ? [{ value, quote: entry.quote }] : [];
}

/** What would be good of an entry: all of it, or a part. */
function good(entry: Found<string>): readonly Found<string>[] {
  if (!OPTIONAL.test(entry.quote)) return [];
  const { must, nice } = isDenied(entry.quote) ? { must: null, nice: entry.value } : wishedIn(entry.quote);
  const value = nice === null ? null : must === null && nice === entry.quote ? entry.value : brief(nice);
  return value ? [{ value, quote: entry.quote }] : [];
}

/** What comes besides the rest. */
const BESIDES = /(?<!\p{L})(?:also|auch|außerdem|zusätzlich|aussi|également)(?!\p{L})/iu;

/** Headings that say "desired" of all that they ask for. */
const MAIN =
  /(?:desired|preferred|ideal|souhait|gewünscht|recherch|wünsch).*(?:skill|experience|qualification|profile?|candidate|compétence|kenntnis)|(?:skill|experience|qualification|profile?|candidate|compétence|kenntnis).*(?:desired|preferred|ideal|souhait|gewünscht|recherch)/iu;

/** The entries of a list; where there is none, the sentences of the text that ask for something. */
function entriesOf(lines: readonly Line[]): readonly Found<string>[] {
  const items = lines.filter(({ kind }) => kind === 'item');
  const rows = items.length > 0 ? items : rowsIn(lines);
  return rows.flatMap(({ text }) => {
    const value = brief(withoutDenied(text) ?? text);
    return value &&
      !/\?[\s*)]*$/.test(text) &&
      !ADDRESS.test(text) &&
      !NONE.test(text.slice(0, 80)) &&
      !isFact(text) &&
      !SPAN_ALONE.test(text) &&
      !TIMES.test(text)
      ? [{ value, quote: text }]
      : [];
  });
}

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

/** Sentences outside of such parts that ask something of the person: of tasks and other lists only where no part asks for anything. */
function elsewhere(lines: readonly Line[], known: readonly Found<string>[]): readonly Found<string>[] {
  const isAlone = known.length === 0;
  return lines
    .filter(({ kind }) => kind === 'text' || (kind === 'item' && isAlone))
    .filter(({ topic }) => topic === 'other' || topic === 'required' || (topic === 'tasks' && isAlone))
    .flatMap(({ text }) => sentencesOf(text))
    .flatMap((text) => withoutDenied(text) ?? [])
    .filter(
      (text) =>
        asks(text) &&
        !DUTY.test(text) &&
        !DOING.test(text) &&
        !/\?[\s*)]*$/.test(text) &&
        (!OPTIONAL.test(text) || wishedIn(text).must !== null) &&
        !TALK.test(text) &&
        !NONE.test(text),
    )
    .filter((text) => !/\b(?:we|wir|nous|our|unser\p{L}*|notre|nos) /iu.test(text.slice(0, 40)))
    .flatMap((text) => (OPTIONAL.test(text) ? wishesIn(text) : piecesOf(text)))
    .flatMap((text) => {
      const value = brief(text);
      return value && !known.some((one) => one.value === value) ? [{ value, quote: text }] : [];
    });
}

/** The things that a sentence asks for, and what it says besides that would be good. */
function wishesIn(text: string): readonly string[] {
  const { must, nice } = wishedIn(text);
  return [...piecesOf(must ?? ''), ...(nice === null ? [] : [nice])];
}

/** Whether a sentence asks for what a person brings: what only must be may be a duty or a document. */
const asks = (text: string) => ASKING.test(text) || (BINDING.test(text) && QUALITY.test(text));

const LABEL = /^[\p{Lu}][^.:]{2,60}?(?:\.|:| [–—-])\s+(?=\p{Lu}|\p{Ll}{3}|\d)/u;
const CUTS = [
  /(?<!\s\p{Ll})\.\s/u,
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
    if (at >= 30) return head.slice(0, at).replace(/,? (?:and|or|und|oder|et|ou)$/iu, '');
  }
  return head.slice(0, head.lastIndexOf(' '));
}

function lastIndexOf(text: string, expression: RegExp): number {
  let last = -1;
  for (const { index } of text.matchAll(new RegExp(expression.source, `g${expression.flags}`))) last = index;
  return last;
}

/** An entry without the signs around it. */
export const trimmed = (text: string) =>
  text
    .replace(/^[\s\p{P}\p{S}]*?(?=[\p{L}\p{N}(+.#"“„«])/u, '')
    .replace(/(?<!\so\. ?[ÄäA])[\s.;,:!]+$/u, '')
    .trim();

const once = (entries: readonly Found<string>[]) =>
  entries.filter(
    ({ value }, at) => entries.findIndex((other) => other.value.toLowerCase() === value.toLowerCase()) === at,
  );
