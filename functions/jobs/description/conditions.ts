import { anyOf } from '../../../shared/rules/any-of.ts';
import { BRINGS_GERMAN, NO_CONDITION, REPLIES } from './words/conditions.ts';

const REPLY = `,\\s(?:(?:then|dann|alors),? )?(?=${anyOf(REPLIES)})`;
/** "If you have A and B, get in touch": what stands before the reply. */
const CONDITIONS = [
  new RegExp(`^(?:wenn|falls|sofern) (?:du|sie|ihr) (?:über )?(.+?) ${anyOf(BRINGS_GERMAN)}${REPLY}`, 'iu'),
  new RegExp(`^if you(?: (?:already|also))? (?:have|hold|bring|possess)(?: got)? (.+?)${REPLY}`, 'iu'),
  new RegExp(`^si (?:vous|tu) (?:avez|as|possédez|possèdes|détenez|disposez d(?:e |['’])) ?(.+?)${REPLY}`, 'iu'),
];
const NOTHING = new RegExp(`^${anyOf(NO_CONDITION)}(?!\\p{L})`, 'iu');

/** What a sentence to readers asks for as a condition: nothing of their questions and wishes; null where it makes none. */
export function conditionIn(sentence: string): string | null {
  const asked = CONDITIONS.map((one) => one.exec(sentence)?.[1]).find((one) => one !== undefined);
  if (asked === undefined) return null;
  return NOTHING.test(asked) ? '' : asked;
}
