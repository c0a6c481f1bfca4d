import { type Cut, hiding, hidingSome, type IsHidden, oneOf } from './hiding.ts';
import { DIGIT_WORDS, TENS_WORDS } from './words/numbers.ts';
import { NUMBER_LABELS, PHONE_LABELS } from './words/phones.ts';

const YEAR = String.raw`(?:19|20)\d\d`;
const DAY_OR_MONTH = String.raw`(?:\d{1,2}[./-]){0,2}`;
const DATE = String.raw`${DAY_OR_MONTH}${YEAR}(?:[./-]\d{1,2}){0,2}`;
const TO = String.raw`[ \t]*[-–—][ \t]*`;
const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
/** Long numbers that are no phone: dates, years from and to, years in a row, amounts, round numbers, names of standards and of machines. */
const NO_PHONE = [
  String.raw`${DATE}${TO}(?:${DATE}|(?=\p{L}))(?![./-]?\d)`,
  String.raw`${YEAR}/\d\d(?:\d\d)?${TO}${YEAR}/\d\d(?:\d\d)?(?!\d)`,
  String.raw`\d{1,2}[./-]\d{1,2}[./-]${YEAR}(?![ \t]*[./()-]?[ \t]*\d)`,
  String.raw`${YEAR}[./-]\d{1,2}[./-]\d{1,2}(?![ \t]*[./()-]?[ \t]*\d)`,
  String.raw`${YEAR}(?:[ \t]?[/ -][ \t]?${YEAR})+(?![ \t./()-]*\d)`,
  String.raw`[1-9]\d{0,2}(?:[ .]\d{3})*[ .]000(?![ \t.-]*\d)`,
  String.raw`(?<=[€$£][ \t]?)\d{1,3}(?:[ .,']\d{3})+(?!\d)|\d{1,3}(?:[ .']\d{3})+(?=[ \t]?(?:[€$£%]|eur|usd|gbp|chf|pln))`,
  String.raw`(?<=\b(?:ISO|IEC|EN|DIN|IEEE|RFC)[ /-]{0,2})\d{3,5}(?:[ :-]+${YEAR})?(?!\d)`,
  String.raw`(?<=(?-i:\p{Lu}{2,})[-#]?)[1-9]\d{0,7}(?:-\d{1,6})?(?![ \t./-]*\d)`,
  String.raw`(?<=(?<!\p{L})(?:${oneOf(NUMBER_LABELS)})[ \t]*[:#]?[ \t]*)\d[\d-]*(?![ \t./]*\d)`,
  String.raw`${OCTET}(?:\.${OCTET}){3}(?![ \t./-]?\d)`,
].join('|');
const OPENING = `[([{<]`;
const CLOSING = String.raw`[)\]}>]`;
const SEPARATORS = String.raw`\d \t()\[\]{}<>./·•‧∙*~|–—‑−‒_\\-`;
const LABEL = String.raw`(?<![\p{L}])(?:${oneOf(PHONE_LABELS)})\.?[ \t]*[-–:=]?[ \t]*`;
const NUMBERS = new RegExp(
  String.raw`(?<![\d.])(${NO_PHONE})|(?<label>${LABEL})?(?:\+[ \t]?){0,2}(?:${OPENING}(?=[ \t]?\+?[ \t]?\d{1,5}[ \t]?${CLOSING})[ \t]?)?(?:\+[ \t]?)?\d[${SEPARATORS}]{3,}(?:\d|(?<=${OPENING}\d{0,4})\d${CLOSING})`,
  'giu',
);
/** In pairs or threes, which commas part: `04 70, 12, 34, 56`. */
const BY_COMMAS = /(?<![\d,.])(?:\+\d{1,3}|0\d{1,3})(?:[ ]\d{2,3})?(?:[ ]?,[ ]?\d{2,3}){3,5}(?![\d.])/gu;
/** Fewer digits are no phone number that one could call; after `Tel.` fewer are enough. */
const PHONE_DIGITS = 8;
const LABELLED_DIGITS = 6;
const ALL_DATES = new RegExp(String.raw`^(?:${DATE}|[\s()./–—-])+$`);

/** Where a label such as `Mobile` is followed by years from and to, it is no number's. */
const isPhone: IsHidden = (found, [known, label]) => {
  if (known !== undefined) return false;
  const digits = found.replace(/\D/g, '').length;
  if (label !== undefined && ALL_DATES.test(found.slice(label.length))) return false;
  return digits >= (label === undefined ? PHONE_DIGITS : LABELLED_DIGITS);
};

const DIGIT = `(?:${oneOf(DIGIT_WORDS)}|${oneOf(TENS_WORDS)})`;
const WORDS = new RegExp(String.raw`(?<![\p{L}-])${DIGIT}(?:[ \t]*[ \t,./-][ \t]*${DIGIT}){5,}(?![\p{L}])`, 'giu');
const IS_TENS = new RegExp(`^(?:${oneOf(TENS_WORDS)})$`, 'iu');
/** As many digits, where the words for ten and more stand for two. */
const isSpokenPhone: IsHidden = (found) => {
  const words = found.match(new RegExp(DIGIT, 'giu')) ?? [];
  return words.reduce((sum, word) => sum + (IS_TENS.test(word) ? 2 : 1), 0) >= PHONE_DIGITS - 1;
};

/** With the letter O for a zero. */
const WITH_LETTERS = /(?<![\p{L}\p{N}])\+?(?:[\doO]+[ ./()-]{0,2}){2,}/gu;
const isDisguised: IsHidden = (found) => {
  const parts = found.match(/[\doO]+/g) ?? [];
  return parts.every((part) => /\d/.test(part)) && /o/i.test(found) && parts.join('').length >= PHONE_DIGITS;
};

/** Telephone numbers in digits and in words. */
export const PHONES: readonly Cut[] = [
  hidingSome(NUMBERS, isPhone),
  hiding(BY_COMMAS),
  hidingSome(WITH_LETTERS, isDisguised),
  hidingSome(WORDS, isSpokenPhone),
];
