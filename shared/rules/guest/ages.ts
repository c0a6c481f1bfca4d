import { type Cut, hiding, oneOf } from './hiding.ts';
import { AGE_ENDS, AGE_LABELS, OF_WORK_AFTER, OF_WORK_BEFORE, TENS, YEARS } from './words/ages.ts';
import { TENS_WORDS } from './words/numbers.ts';
import { AGED, OLD_THINGS } from './words/old.ts';

const START = String.raw`(?<![\p{L}\p{N}])`;
const STOP = String.raw`(?![\p{L}\p{N}])`;

/** Of whoever works. */
const AGE = String.raw`(?:1[5-9]|[2-8]\d)`;
const SPOKEN = `(?:${oneOf(TENS_WORDS)})`;
const WORKED = String.raw`(?:[ \t]*[-–+]?[ \t]*(?:${oneOf(OF_WORK_AFTER)}))${STOP}`;
/** A company of that age, or its code. */
const OF_THINGS = String.raw`(?![ \t-]+(?:\p{L}+[ \t-]+)?(?:${oneOf(OLD_THINGS)})${STOP})`;

const EXPRESSIONS = [
  String.raw`${START}(?:${oneOf(AGE_LABELS)})[ \t]*[:=(]?[ \t]*(?:${AGE}(?![\d%])(?![ \t.,]?\d)|${SPOKEN})(?:[ \t]+(?:${oneOf(YEARS)})${STOP})?(?!\p{L})`,
  String.raw`${START}(?:${AGE}|${SPOKEN})[\s-]*(?:${oneOf(AGE_ENDS)})(?!\p{L})${OF_THINGS}`,
  String.raw`${START}(?<!${START}(?:${oneOf(OF_WORK_BEFORE)})[ \t]+)(?<!\d[.,]?[ \t]?|[+>-])${AGE}[ \t-]*(?:${oneOf(YEARS)})${STOP}(?!${WORKED})(?!')${OF_THINGS}`,
  String.raw`${START}(?:I am|I[’']m|ich bin|ik ben|soy|sono)[ \t]+${AGE}(?=[ \t]*(?:[.,;!)\n]|$|and |und |en |y |e ))`,
  `${START}in (?:my|his|her|their)(?: (?:early|mid|late)[ -]?)? ?(?:${TENS.join('|')})`,
  String.raw`${START}(?:anfang|mitte|ende|begin|midden|eind)[ \t]+(?:zwanzig|dreißig|dreissig|vierzig|fünfzig|sechzig|twintig|dertig|veertig|vijftig|zestig)${STOP}`,
  String.raw`${START}(?:la )?(?:trentaine|quarantaine|cinquantaine|soixantaine)(?=[ \t]*(?:[.,;!)\n]|$|bien|pass))`,
  `${START}(?:${oneOf(AGED)})${STOP}`,
  // Beside a name: `[…] (36)`.
  String.raw`(?<=\[…\],?[ \t])(?:\(${AGE}\)|${AGE}(?=,))`,
];

/** An age, in the ways resumes tell one. */
export const AGES: readonly Cut[] = EXPRESSIONS.map((age) => hiding(new RegExp(age, 'giu')));
