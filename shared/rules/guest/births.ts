import { type Cut, hiding, hidingSome, oneOf } from './hiding.ts';
import { AGE_ENDS, AGE_LABELS, OF_WORK_AFTER, OF_WORK_BEFORE, TENS, YEARS } from './words/ages.ts';
import { BIRTH_LABELS, MONTHS, SINCE } from './words/birth.ts';

const YEAR = String.raw`(?:19|20)\d\d`;
const MONTH = String.raw`(?:${oneOf(MONTHS)})\p{L}*\.?`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const DATE = [
  String.raw`${DAY}[ \t]?[./-][ \t]?${DAY}[ \t]?[./-][ \t]?(?:${YEAR}|\d\d)`,
  String.raw`${YEAR}[./-]\d{1,2}[./-]\d{1,2}`,
  String.raw`\d{1,2}(?:st|nd|rd|th|er|e|º|°|ª|\.)?[ \t]+(?:of |de |d['’])?${MONTH}[ \t,]+(?:de |del )?${YEAR}`,
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

/** Of whoever works. */
const AGE = String.raw`(?:1[5-9]|[2-8]\d)`;
const WORKED = String.raw`(?:[ \t]*[-–+]?[ \t]*(?:${oneOf(OF_WORK_AFTER)}))${STOP}`;
const AGES = [
  String.raw`${START}(?:${oneOf(AGE_LABELS)})[ \t]*[:=(]?[ \t]*${AGE}(?![\d%])(?![ \t.,]?\d)(?:[ \t]+(?:${oneOf(YEARS)})${STOP})?`,
  String.raw`${START}\d{2}[\s-]*(?:${oneOf(AGE_ENDS)})(?!\p{L})`,
  String.raw`${START}(?<!${START}(?:${oneOf(OF_WORK_BEFORE)})[ \t]+)(?<!\d[.,]?[ \t]?|[+>-])${AGE}[ \t-]*(?:${oneOf(YEARS)})${STOP}(?!${WORKED})(?!['’])`,
  String.raw`${START}(?:I am|I['’]m|ich bin|ik ben|soy|sono)[ \t]+${AGE}(?=[ \t]*(?:[.,;!)\n]|$|and |und |en |y |e ))`,
  `${START}in (?:my|his|her|their)(?: (?:early|mid|late)[ -]?)? ?(?:${TENS.join('|')})`,
  String.raw`${START}(?:anfang|mitte|ende|begin|midden|eind)[ \t]+(?:zwanzig|dreißig|dreissig|vierzig|fünfzig|sechzig|twintig|dertig|veertig|vijftig|zestig)${STOP}`,
  String.raw`${START}(?:la )?(?:trentaine|quarantaine|cinquantaine|soixantaine)(?=[ \t]*(?:[.,;!)\n]|$|bien|pass))`,
  String.raw`${START}(?:twenty|thirty|forty|fifty|sixty)(?:[ -]\p{L}+)? years?[ -]old`,
];
/** Italian has it in one word, and is not to be taken for the alliance. */
const NATO = /(?<!\p{L})(?:[Nn]at[oa]|NAT[OA](?= (?:IL|NEL|L['’])))(?= (?:il|a|ad|nel|in|l['’]|IL|NEL|\d))/u;

const SINGLE = new RegExp(`${START}(${DATE})${STOP}`, 'giu');
const RANGE_BEFORE = new RegExp(String.raw`(?:\d|${MONTH})${TO}$|(?<!\p{L})(?:${oneOf(SINCE)})[ \t]+$`, 'iu');
const RANGE_AFTER = new RegExp(String.raw`^${TO}(?:\d|${MONTH}|\p{L})`, 'iu');
/** A day by itself may be a day of birth; one from which, or until which, something was done is none. */
const isAlone: Parameters<typeof hidingSome>[1] = (found, _, at, text) =>
  !RANGE_BEFORE.test(text.slice(0, at)) && !RANGE_AFTER.test(text.slice(at + found.length));

/** A date of birth, or an age, as resumes write it. */
export const BIRTH: readonly Cut[] = [
  // The year may stand before the word: `Ich bin 1985 geboren`, `1985 in Gent geboren`, `a 1985-born lawyer`.
  hiding(
    new RegExp(String.raw`${START}${YEAR}[^\n.;]{0,40}?(?<!\p{L})(?:${oneOf(BIRTH_LABELS)})(?!\p{L})${REST}`, 'giu'),
  ),
  hiding(new RegExp(String.raw`(?<!\p{L})(?:${oneOf(BIRTH_LABELS)})(?!\p{L})${REST}`, 'giu')),
  hiding(new RegExp(`${NATO.source}${REST}`, 'gu')),
  ...SIGNS.map((sign) => hiding(new RegExp(sign, 'giu'))),
  ...AGES.map((age) => hiding(new RegExp(age, 'giu'))),
  hidingSome(SINGLE, isAlone),
];
