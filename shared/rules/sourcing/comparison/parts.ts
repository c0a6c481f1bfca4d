import { foldText } from '../../text/names.ts';
import { nameAt } from './names.ts';
import { plain } from './plain-requirement.ts';
import { isVague, type Phrase, phraseOf, type Unit } from './requirement.ts';
import { tokensOf } from './tokens.ts';

/** One way to meet a part of a requirement: all its phrases must be found. */
export type Way = readonly Phrase[];
/** A part of a requirement: any of its ways will do. */
export interface Part {
  readonly label: string;
  readonly ways: readonly Way[];
}

/** A requirement taken apart: all its parts must be met, for so many years where it says so. */
export interface Requirement {
  readonly years: number | undefined;
  readonly parts: readonly Part[];
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  ein: 1,
  eins: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
};
const NUMBER = `(\\d{1,2}(?:[.,]5)?|${Object.keys(NUMBERS).join('|')})`;
const YEARS = new RegExp(
  `(?<![\\p{L}\\d])${NUMBER}(?:\\s?\\(\\d{1,2}\\))?\\s?\\+?\\s?(?:plus|or more|oder mehr|ou plus)?\\s?(?:(?:[-–]|to|bis|à|or|oder)\\s?${NUMBER}\\s?\\+?\\s?)?` +
    `(?:full |ganze )?(years?|yrs?|jahren?|jahre|ans|années|months?|monate|mois)(?!\\p{L})['’]?`,
  'iu',
);
const SEVERAL =
  /(?<!\p{L})(?:mehrjährige[rns]?|langjährige[rns]?|several years|multiple years|plusieurs années|years of)(?!\p{L})/iu;
const SEVERAL_YEARS = 2;
const MONTHS = /^mo/i;

/** Takes a requirement apart: `5+ years with Go or Rust and AWS` asks for years of (Go or Rust) and of AWS. */
export function parseRequirement(requirement: string): Requirement {
  const text = plain(requirement);
  const years = YEARS.exec(text);
  const several = years ? null : SEVERAL.exec(text);
  const found = years ?? several;
  const rest = found ? `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` : text;
  return { years: yearsOf(years) ?? (several ? SEVERAL_YEARS : undefined), parts: partsOf(rest) };
}

function yearsOf(match: RegExpExecArray | null): number | undefined {
  if (!match?.[1]) return undefined;
  const number = NUMBERS[match[1].toLowerCase()] ?? Number(match[1].replace(',', '.'));
  return MONTHS.test(match[3] ?? '') ? number / 12 : number;
}

const EXAMPLES =
  /(?<!\p{L})(?:such as|for example|for instance|e\.\s?g\.?,?|eg\.|like|z\.\s?b\.|zum beispiel|wie etwa|wie|par exemple|p\.\s?ex\.|tels? que|telles? que|comme)(?!\p{L})/iu;
const AND = / (?:and|und|et|&|\+|plus) |\s*;\s*/i;
const OR = /(?<![\p{L}\d])(?:or|oder|ou)(?![\p{L}\d])|(?<=\p{L})\s?\/\s?(?=\p{L})/iu;
const ONE_OF = /\b(?:one|any|either|eine[rs]?|une?) (?:or more )?(?:of|von|der|des|parmi)\b/i;

function partsOf(text: string): Part[] {
  const examples = EXAMPLES.exec(text);
  if (examples && !text.slice(0, examples.index).includes('(')) return withExamples(text, examples);
  const { outside, inside } = brackets(text);
  const isOneOf = ONE_OF.test(outside);
  const items = isOneOf ? [outside.replace(/ (?:and|und|et) /gi, ' or ')] : outside.split(AND);
  const parts = withSharedHeads(items.flatMap(listOf));
  return inside.reduce(withBracket, parts).filter(({ ways }) => ways.length > 0);
}

/** "FHA and VA loans" asks for two names; the noun behind the last belongs to both and says nothing new. */
function withSharedHeads(parts: readonly Part[]): Part[] {
  const isNamed = ({ names }: Unit) => names.length > 0;
  const isAllNames = ({ ways }: Part) => ways.every((way) => way.every((phrase) => phrase.every(isNamed)));
  const hasNames = parts.some(isAllNames);
  return parts.map((part) => {
    const [only, ...others] = part.ways;
    const [phrase = []] = only ?? [];
    const names = phrase.filter(isNamed);
    const isHeaded = others.length === 0 && only?.length === 1 && names.length > 0 && names.length < phrase.length;
    return hasNames && isHeaded ? { ...part, ways: [...part.ways, [names]] } : part;
  });
}

/** "Tools such as A, B and C": whoever knows one of them will do. */
function withExamples(text: string, { index, 0: { length } }: RegExpExecArray): Part[] {
  const before = partsOf(text.slice(0, index));
  const any = anyOf(
    text
      .slice(index + length)
      .replace(/[()]/g, ' ')
      .replace(/\betc\b\.?|\busw\b\.?/gi, ' '),
  );
  const last = before.at(-1);
  if (any.length === 0) return before;
  if (!last) return [{ label: labelOf(any), ways: any }];
  return [...before.slice(0, -1), { label: last.label, ways: [...any, ...last.ways] }];
}

/** What stands in brackets: letters that stand for the words before, examples, or more that is asked for. */
function withBracket(parts: readonly Part[], { content, before }: Bracket): Part[] {
  const example = EXAMPLES.exec(content);
  const last = parts.at(-1);
  const ways = anyOf(example ? content.slice(example.index + example[0].length) : content);
  if (ways.length === 0) return [...parts];
  if (!last) return [{ label: labelOf(ways), ways }];
  const isCertificate = ways.flat(2).every(({ names }) => names.some((name) => name.isCertificate));
  const isOther =
    isCertificate || example !== null || OR.test(content) || isShort(content, before) || isSameThing(ways, last);
  if (isOther) return [...parts.slice(0, -1), { label: last.label, ways: [...last.ways, ...ways] }];
  const both = last.ways.flatMap((way) => [[...way, ...ways.flat()]]);
  return [...parts.slice(0, -1), { label: last.label, ways: both }];
}

/** Whether these are the first letters of the words before them: individual education plans (IEPs). */
function isShort(content: string, before: string): boolean {
  const letters = foldText(content)
    .replace(/[^\p{L}]/gu, '')
    .replace(/s$/, '');
  const words = tokensOf(before).map(({ text }) => text);
  const initials = words
    .slice(-letters.length)
    .map((word) => word[0])
    .join('');
  return letters.length > 1 && initials === letters;
}

const isSameThing = (ways: readonly Way[], { ways: others }: Part) => {
  const idsOf = (list: readonly Way[]) => list.flat(2).flatMap(({ names }) => names.map(({ id }) => id));
  const known = new Set(idsOf(others));
  return idsOf(ways).some((id) => known.has(id));
};

interface Bracket {
  readonly content: string;
  readonly before: string;
}

function brackets(text: string): { outside: string; inside: Bracket[] } {
  const inside = [...text.matchAll(/\(([^()]*)\)/g)].map(({ 1: content = '', index }) => ({
    content,
    before: text.slice(0, index),
  }));
  return { outside: text.replace(/\([^()]*\)/g, ' '), inside };
}

/** A list between two "and": with "or" any of it will do, otherwise all of it is asked for. */
function listOf(part: string): Part[] {
  if (OR.test(part) && !isName(part)) {
    const ways = anyOf(part);
    return ways.length > 0 ? [{ label: labelOf(ways), ways }] : [];
  }
  return part.split(/\s*,\s*/).flatMap((item) => {
    const way = wayOf(item);
    return way.length > 0 ? [{ label: labelOf([way]), ways: [way] }] : [];
  });
}

const BETWEEN =
  /(?<!\p{L})(?:experience|expertise|background|knowledge|erfahrung|expérience)\s+(?:with|in|of|using|as|across|mit|bei|avec|en|dans)(?!\p{L})/iu;

/** "Childcare experience with infants" asks for two things, which may stand in different places. */
function wayOf(item: string): Way {
  const both = item.split(BETWEEN).map(phraseOf);
  const isSplit = both.length > 1 && both.every((phrase) => phrase.length > 0 && !isVague(phrase));
  const whole = isSplit ? both : [phraseOf(item)];
  return whole.filter((phrase) => phrase.length > 0);
}

const CERTIFIED =
  /\b(?:certifi(?:cations?|cates?|ed)|licen[sc](?:e|es|ed|ure))(?:\s+(?:required|preferred|a plus))?\s*$/i;

/** Ways to meet a list of alternatives; a slash inside a known name parts nothing: CI/CD. */
function anyOf(list: string): Way[] {
  const isOfCertificates = CERTIFIED.test(list);
  return list
    .split(/\s*,\s*|(?<![\p{L}\d])(?:or|oder|ou|and|und|et|&)(?![\p{L}\d])/iu)
    .flatMap((item) => (isName(item) ? [item] : item.split(/(?<=\p{L})\s?\/\s?(?=\p{L})/u)))
    .map((item) =>
      wayOf(isOfCertificates && /\p{L}/u.test(item) && !CERTIFIED.test(item) ? `${item} certification` : item),
    )
    .filter((way) => way.length > 0);
}

/** Whether the slash stands inside a known name, so that it parts nothing. */
function isName(text: string): boolean {
  if (/(?<![\p{L}\d])(?:or|oder|ou)(?![\p{L}\d])/iu.test(text)) return false;
  const slash = text.indexOf('/');
  if (slash < 0) return false;
  const words = tokensOf(text);
  return words.some(({ start }, index) => {
    const known = nameAt(words.slice(index, index + 6).map((token) => token.text));
    const last = words[index + (known?.length ?? 1) - 1];
    return known !== undefined && start < slash && (last?.end ?? 0) > slash;
  });
}

const labelOf = (ways: readonly Way[]) => ways.map((way) => way.map(spelled).join(' and ')).join(' or ');

/** Words as whoever asks for them wrote them. */
const spelled = (phrase: Phrase) => phrase.map(({ label, joint }, at) => (at === 0 ? label : joint + label)).join('');
