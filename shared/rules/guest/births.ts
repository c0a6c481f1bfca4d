import { AGES } from './ages.ts';
import { type Cut, hiding, hidingSome, type IsHidden, oneOf } from './hiding.ts';
import { BIRTH_DAYS, BIRTH_LABELS, BORN, BORN_AT, MONTHS, NOT_PEOPLE, SINCE, YEAR_LABELS } from './words/birth.ts';

/** Whoever works was born in one of these. */
const YEAR = String.raw`(?:19[3-9]\d|200\d|201[0-2])`;
const SHORT_YEAR = String.raw`(?:'?(?:[3-9]\d|0\d|1[0-2])(?![\d.,%]*\d|[ \t]*[%+]))`;
const MONTH = String.raw`(?:${oneOf(MONTHS)})\p{L}*\.?`;
/** Months as some write them by hand. */
const ROMAN = '(?:I{1,3}|IV|VI{0,3}|IX|XI{0,2})';
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const DAY_OF_MONTH = String.raw`\d{1,2}(?:st|nd|rd|th|er|e|º|°|ª|\.)?[ \t]+(?:of |de |d')?${MONTH}`;
const DATE = [
  String.raw`${DAY}[ \t]?[./-][ \t]?${DAY}[ \t]?[./-][ \t]?(?:${YEAR}|(?:[3-9]\d|0\d|1[0-2])(?!\d))`,
  String.raw`${YEAR}[./-]\d{1,2}[./-]\d{1,2}`,
  String.raw`${DAY}[ \t]?[./-][ \t]?(?:${MONTH}|${ROMAN})[ \t]?[./-][ \t]?${YEAR}`,
  String.raw`${DAY_OF_MONTH}[ \t,]+(?:de |del )?${YEAR}`,
  String.raw`${MONTH}[ \t]+\d{1,2}(?:st|nd|rd|th)?,?[ \t]+${YEAR}`,
].join('|');
const START = String.raw`(?<![\p{L}\p{N}])`;
const STOP = String.raw`(?![\p{L}\p{N}])`;
const TO = String.raw`[ \t]*(?:[-–—]|to|till|until|bis|tot|à|au|al|a|hasta)[ \t]*`;

/** To the end of the sentence; the full stops of a date (`3. Mai 1985`, `5 Mar. 1985`, `1.3.1985`) do not end one. */
const REST = String.raw`(?:[^\n.;]|(?<=\d)\.(?=\d)|(?<=\b\d{1,2})\.(?= ?\p{L}+\.? \d)|(?<=\b\d{1,2})\.(?= \d{1,2}\. \d)|(?<=\d \p{L}{3,4})\.(?= ?\d))*`;

/** The sign of somebody's birth before the day or the year; `* 2015 - 2019` begins a line of a list. */
const SIGNS = [
  String.raw`(?<![\d\p{L}][ \t]?)[°º](?![ \t]*[CF]\b)[^\n.;]{0,40}?(?:${DATE}|${YEAR})${STOP}`,
  String.raw`(?<![^\s(])\*[ \t]?(?:${DATE}|(?:\d{1,2}[./-])?${YEAR})${STOP}(?!${TO}(?:\d|\p{L}))(?![ \t]+\p{L})`,
  String.raw`(?<![^\s(])\*[ \t]?${YEAR}${STOP}(?!${TO}\d)(?=[ \t]*[),;.\n]|$)`,
];

const WHEN = String.raw`(?:${DATE}|${DAY_OF_MONTH}|${YEAR}|(?:(?:in|en|en el|nel|anno|im jahre?|l'an|in the year)[ \t]+)${SHORT_YEAR}|'\d\d)${STOP}`;
const BORN_WORD = String.raw`${START}(?:${oneOf(BORN)})(?!\p{L})`;
/** Short words and names of places may stand between the word and the day: `born leader, founded in 1988` is none. */
const BETWEEN = String.raw`[ \t]*:?[ \t]*(?:(?:\p{L}{1,5}|(?-i:\p{Lu})\p{L}+)[ \t,']+){0,6}?`;
const BORN_WHEN = String.raw`${BORN_WORD}${BETWEEN}(?<![\p{L}\p{N}])(?:${WHEN}|(?<=\p{L}[.:]?[ \t])${DAY}[./-]${DAY}(?:[./-]\d\d)?${STOP})${REST}`;
const BORN_WHERE = String.raw`${BORN_WORD}[ \t]*:?[ \t]*(?:${oneOf(BORN_AT)})[ \t]+(?-i:\p{Lu})(?!'?\d)${REST}`;
const BORN_AS = String.raw`${START}(?:née?|geb\.|geborene[rn]?|born)[ \t]+(?-i:\p{Lu}\p{Ll})${REST}`;
/** The year may stand before the word: `Ich bin 1985 geboren`, `1985 in Gent geboren`, `a 1985-born lawyer`. */
const WHEN_BORN = [
  String.raw`${START}(?:${YEAR}|'\d\d)(?:[^\n.;,]{0,40}?[ \t])?(?:geboren|nacid[oa]|nat[oa])${STOP}${REST}`,
  String.raw`${START}${YEAR}[ \t-]?born${STOP}`,
  String.raw`${START}(?:(?:am|op|im|in|le|il|el)[ \t]+)?(?:${DATE})[^\n.;,]{0,30}?[ \t](?:geboren|born|née?|nat[oa]|nacid[oa])${STOP}${REST}`,
];
const THING_BEFORE = new RegExp(
  String.raw`(?:${oneOf(NOT_PEOPLE)})[ \t,]+(?:(?:was|were|is|has been|wurde|ist|est|a été|es|è|fue|werd|is|that|die|qui|que|che)[ \t]+)*$`,
  'iu',
);
const IS_JOINED = /\p{L}-$/u;
/** In capitals it is the alliance, unless the Italian goes on in capitals too. */
const ALLIANCE = /^NATO(?! (?:IL|NEL|A|L'))/u;
const ofSomebody: IsHidden = (found, _, at, text) => {
  const before = text.slice(Math.max(0, at - 60), at);
  return !ALLIANCE.test(found) && !THING_BEFORE.test(before) && !IS_JOINED.test(before);
};

const SINGLE = new RegExp(`${START}(${DATE})${STOP}`, 'giu');
const RANGE_BEFORE = new RegExp(String.raw`(?:\d|${MONTH})${TO}$|(?<!\p{L})(?:${oneOf(SINCE)})[ \t]+$`, 'iu');
const RANGE_AFTER = new RegExp(String.raw`^${TO}(?:\d|${MONTH}|\p{L})`, 'iu');
/** A day by itself may be a day of birth; one from which, or until which, something was done is none. */
const isAlone: IsHidden = (found, _, at, text) =>
  !RANGE_BEFORE.test(text.slice(Math.max(0, at - 60), at)) && !RANGE_AFTER.test(text.slice(at + found.length));

/** A date of birth, or an age, as resumes write it. */
export const BIRTH: readonly Cut[] = [
  hiding(new RegExp(String.raw`(?<!\p{L})(?:${oneOf(BIRTH_LABELS)})(?!\p{L})${REST}`, 'giu')),
  hiding(new RegExp(String.raw`${START}(?:${oneOf(BIRTH_DAYS)})[ \t]*(?::|(?=(?:\p{L}{1,3}[ \t]+)?\d))${REST}`, 'giu')),
  ...WHEN_BORN.map((pattern) => hidingSome(new RegExp(pattern, 'giu'), ofSomebody)),
  ...[BORN_WHEN, BORN_WHERE, BORN_AS].map((pattern) => hidingSome(new RegExp(pattern, 'giu'), ofSomebody)),
  hiding(
    new RegExp(String.raw`${START}(?:${oneOf(YEAR_LABELS)})[ \t]*:?[ \t]*(?:${YEAR}|${SHORT_YEAR})${STOP}`, 'giu'),
  ),
  ...SIGNS.map((sign) => hiding(new RegExp(sign, 'giu'))),
  ...AGES,
  hidingSome(SINGLE, isAlone),
];
