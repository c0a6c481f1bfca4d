import type { Salary } from '../../../shared/model/job.ts';

const CURRENCY =
  'US\\$|USD|U\\.S\\. dollars|Euros?|EUR|GBP|CHF|CAD|C\\$|CA\\$|AUD|A\\$|AU\\$|NZD|SEK|DKK|NOK|PLN|INR|SGD|£|€|\\$|₹';
const NUMBER = "\\d{1,3}(?:(?:[.,'’ ]\\d{3})+(?!\\d))(?:[.,]\\d{1,2}(?!\\d))?|\\d+(?:[.,]\\d{1,2}(?!\\d))?";
const THOUSAND = '(?: ?(?:[kK](?=[€£$\\s,.;:)/–-]|$|EUR|USD|GBP|\\b)|TEUR|T€|Tsd\\.?))?';
const AMOUNT = `(?:(?<before>${CURRENCY}) ?)?(?<number>${NUMBER})(?<thousand>${THOUSAND})(?: ?(?<after>${CURRENCY}|dollars|pounds|k€|K€|€|,-))?(?:,-)?`;
const named = (suffix: string) => AMOUNT.replace(/\?<(\w+)>/g, `?<$1${suffix}>`);
/** "$26/hr - $31/hr", "£30,000 per year to £35,000". */
const PERIOD =
  '(?: ?(?:/|per |an? |pro |par |je ) ?(?:hours?|hr|h|year|yr|annum|month|mo|day|week|Stunde|Std\\.?|Tag|Woche|Monat|Jahr|heure|jour|semaine|mois|an)(?!\\p{L}))?';
const TO = `${PERIOD}\\s*(?:-|–|—|to|until|and|up to|bis(?: zu)?|und|à|et|a)\\s*`;
// What stands behind letters and a dash is the number of a grade, as in "GS-14".
const RANGE = new RegExp(`(?<![\\p{L}\\p{N}.,]|\\p{L}[-–])${named('1')}${TO}${named('2')}(?![\\p{N}%])`, 'giu');
const SINGLE = new RegExp(`(?<![\\p{L}\\p{N}.,-])${named('1')}(?![\\p{N}%])`, 'giu');
const LONGEST = 3_000;

/** An amount of money, or a range with its greatest, and where it stands in its text. */
export interface Amount {
  readonly low: number;
  readonly high: number | null;
  readonly currency: Salary['currency'] | 'other';
  readonly at: number;
  readonly words: string;
}

/** The ranges of money that a text names. */
export function rangesIn(text: string): readonly Amount[] {
  const head = text.slice(0, LONGEST);
  const found: Amount[] = [];
  RANGE.lastIndex = 0;
  for (let match = RANGE.exec(head); match; match = RANGE.exec(head)) {
    const range = amountOf(match, text);
    if (range) found.push(range);
    // The second number of what is no range may begin one: "Grade 7 - $50,000 to $60,000".
    else RANGE.lastIndex = match.index + (match.groups?.number1?.length ?? 1);
  }
  return found;
}

/** The amounts of money that a text names, each alone. */
export const singlesIn = (text: string): readonly Amount[] =>
  [...text.slice(0, LONGEST).matchAll(SINGLE)].flatMap((match) => amountOf(match, text) ?? []);

function amountOf(match: RegExpExecArray, text: string): Amount | null {
  const groups = match.groups ?? {};
  const [one, two] = [partOf(groups, '1'), groups.number2 === undefined ? null : partOf(groups, '2')];
  const currency = currencyOf(one.sign ?? two?.sign, text);
  if (currency === null || one.number === null || (two && two.number === null)) return null;
  const isThousands = one.isThousands || (two?.isThousands ?? false);
  const inFull = (number: number) => (isThousands && (two === null || number < 1_000) ? number * 1_000 : number);
  const high = two?.number == null ? null : inFull(two.number);
  // "$65-70,000"
  const isShortened =
    groups.before1 !== undefined && high !== null && one.number < 1_000 && high >= 10_000 && one.number * 1_000 <= high;
  const low = isShortened ? one.number * 1_000 : inFull(one.number);
  if (high !== null && (high < low || high > low * 10)) return null;
  return { low, high, currency, at: match.index, words: match[0] };
}

function partOf(groups: Record<string, string | undefined>, suffix: string) {
  const after = groups[`after${suffix}`];
  const thousand = groups[`thousand${suffix}`]?.trim() ?? '';
  const isThousands = thousand !== '' || /^k/i.test(after ?? '');
  const sign = groups[`before${suffix}`] ?? after ?? (/^T(?:EUR|€)$/i.test(thousand) ? '€' : undefined);
  return { number: numberIn(groups[`number${suffix}`] ?? ''), sign, isThousands };
}

/** "1.234,50", "1,234.50", "1 234", "55" and "15.50". */
function numberIn(text: string): number | null {
  const decimals = /[.,](\d{1,2})$/.exec(text);
  const rest = decimals ? text.slice(0, -decimals[0].length) : text;
  const number = Number(`${rest.replace(/[^\d]/g, '')}.${decimals?.[1] ?? 0}`);
  return Number.isFinite(number) ? number : null;
}

function currencyOf(sign: string | undefined, text: string): Amount['currency'] | null {
  if (sign === undefined || sign === ',-') return sign === undefined ? null : 'EUR';
  if (/^(?:€|eur|euros?|k€)$/i.test(sign)) return 'EUR';
  if (/^(?:£|gbp|pounds)$/i.test(sign)) return 'GBP';
  if (/^(?:us\$|usd|u\.s\.)/i.test(sign)) return 'USD';
  if (/^(?:\$|dollars)$/i.test(sign)) return /\b(?:CAD|AUD|NZD|SGD|Canadian|Australian)\b/.test(text) ? 'other' : 'USD';
  return 'other';
}
