import { LIMITS } from '../../../shared/product.ts';
import type { Found, Line, Reading } from './types.ts';

const WRITTEN: Readonly<Record<string, number>> = {
  a: 1,
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
  twelve: 12,
  fifteen: 15,
  ein: 1,
  eins: 1,
  einem: 1,
  einjährige: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  un: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
};
const NUMBER = `(\\d{1,2}|${Object.keys(WRITTEN).join('|')})`;
const BRACKETED = '(?:\\s*\\(\\d{1,2}\\))?';
const UNIT =
  "(?:years?|yrs?\\.?|jahren?|jährige[rnms]?|ans|an(?=\\s*(?:$|[.,;)]|d['’]exp|minimum|ou plus|dans|en))|années?)";
const SPAN = new RegExp(
  `(?<![\\p{L}\\p{N}.,])${NUMBER}${BRACKETED}\\s*(\\+|plus|or more|oder mehr|ou plus)?\\s*(?:(?:-|–|—|to|bis|à|and|or)\\s*${NUMBER}${BRACKETED}\\s*(\\+)?)?[ -]*${UNIT}(?![\\p{L}])(\\s*(?:\\+|or more|plus|and more|oder mehr|ou plus|minimum))?`,
  'giu',
);
const OF_WORK =
  /\b(?:experience|experienced|(?<=ans? (?:de |d['’]|en ))(?:cabinet|métier|pratique|terrain|exercice|agence|bureau|poste)|erfahrung|berufserfahrung|berufspraxis|expérience|working (?:with|in|as)|worked|work(?:ed)? as|hands-on|of professional|in (?:a|the) (?:similar|same)|coding|developing|development|practice|track record|in der|als)\b|erfahrung/iu;
const OF_OTHERS =
  /\b(?:founded|since|gegründet|seit|history|we have|we've|i have|limited|appointment|funded|fellowship|maximum of|in just|within|our company|our \d|years old|jahre alt|age|ans d['’]existence|depuis|degree|study|studium|ausbildungsdauer|contract|vertrag|befrist|cdd|visa|warranty|over the (?:last|past|next)|next \w+ years|in (?:the )?(?:last|past)|bachelor|master|college|aged)\b/iu;

/** "At least 12 months' experience": months that one has worked, and no length of a contract. */
const MONTHS =
  /(?<!\p{N})(\d{2})\+? (?:months?['’]?(?: of)?(?: \p{L}+){0,3}? experience|monaten? (?:\p{L}+ )?\p{L}*erfahrung|mois d['’]expérience)(?!\p{L})/giu;

/** Whole years only: less than one says nothing that the form knows. */
const yearsIn = (months: number, quote: string) =>
  months >= 12 ? [{ value: { min: Math.floor(months / 12), max: null }, quote }] : [];

/** How many years one must have worked: the most that is asked for. */
export function yearsOf(lines: readonly Line[], labelled: readonly Found<string>[]): Reading['yearsExp'] {
  const asked = [
    ...labelled.map(({ value, quote }) => ({ text: value, quote, sure: true })),
    ...lines
      .filter(({ topic }) => topic !== 'company' && topic !== 'benefits' && topic !== 'wanted')
      .flatMap(({ text, topic }) =>
        text
          .split(/(?<=[.!?;])\s+/)
          .map((sentence) => ({ text: sentence, quote: sentence, sure: topic === 'required' })),
      ),
  ];
  const found = asked.flatMap(({ text, quote, sure }) => [
    ...[...text.matchAll(SPAN)].flatMap((match) => spanOf(match, text, quote, sure)),
    ...[...text.matchAll(MONTHS)].flatMap(({ 1: months }) => yearsIn(Number(months), quote)),
  ]);
  const [most] = [...found].sort((one, other) => other.value.min - one.value.min);
  return most ?? null;
}

/** So many years, of which nothing says that one works them, are how old one is. */
const LEAST_AGE = 14;

/** "18 years or older", "mindestens 18 Jahre alt", "majeur (18 ans)". */
const isAge = (before: string, after: string) =>
  /^\s*(?:old|of age|(?:or|and|&) (?:older|over|above)|alt|révolus|oder älter|ou plus âgée?)(?!\p{L})/iu.test(after) ||
  /(?<!\p{L})(?:aged?|volljährig|majeure?s?|of legal age|âgée?s?|adults?)(?!\p{L})[^.;]{0,25}$/iu.test(before);

/** "You will work with our head of design, who has": how long somebody else has worked. */
const OF_COLLEAGUES =
  /(?<!\p{L})(?:work\p{L}* (?:\p{L}+ )?(?:with|under|alongside)|report\p{L}* to|led by|joined by|founded by) [^.;]{2,100}? who (?:has|have|brings?) (?:over |more than )?$/iu;

/** "Dreijährige Ausbildung": how long one learns, and not how long one has worked. */
const OF_TRAINING =
  /^\S+jährige[rnms]? (?:\p{L}+ ){0,2}?\p{L}*(?:ausbildung|studium|lehre|berufsausbildung|weiterbildung)(?!\p{L})/iu;

function spanOf(match: RegExpMatchArray, text: string, quote: string, sure: boolean) {
  const at = match.index ?? 0;
  const around = `${text.slice(Math.max(0, at - 60), at)} ${text.slice(at, at + match[0].length + 80)}`;
  if (
    !OF_WORK.test(around) &&
    !(sure && (!OF_OTHERS.test(around) || /\b(?:minimum|at least|mindestens|au moins)\b/iu.test(around)))
  )
    return [];
  if (
    OF_OTHERS.test(around.replace(match[0], ' ')) &&
    !/\b(?:minimum|at least|mindestens|au moins|\+|or more)/iu.test(around)
  )
    return [];
  if (OF_COLLEAGUES.test(text.slice(0, at))) return [];
  if (OF_TRAINING.test(text.slice(at))) return [];
  if (isAge(text.slice(Math.max(0, at - 45), at), text.slice(at + match[0].length))) return [];
  const [one, two] = [numberOf(match[1]), numberOf(match[3])];
  const isBare = /^\s*(?:$|[.,;)!])/.test(text.slice(at + match[0].length));
  if (one !== null && one >= LEAST_AGE && isBare && !OF_WORK.test(`${text} ${quote}`)) return [];
  if (one === null || one > LIMITS.yearsInfinity) return [];
  if (/\b(?:up to|maximum|bis zu|jusqu['’]à|less than|weniger als|moins de)\s*$/iu.test(text.slice(0, at)))
    return [{ value: { min: 0, max: one }, quote }];
  const max = two !== null && two >= one && two < LIMITS.yearsInfinity && !match[4] ? two : null;
  return [{ value: { min: one, max }, quote }];
}

function numberOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  return WRITTEN[text.toLowerCase()] ?? (/^\d+$/.test(text) ? Number(text) : null);
}
