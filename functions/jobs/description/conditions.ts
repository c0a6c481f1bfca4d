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

const ASKS =
  "(?:(?:are you|do you have|have you got|bist du|sind sie|hast du|haben sie|avez-vous|êtes-vous|es-tu|as-tu) (?=an? |eine? |une? |\\p{L}+ (?:und|and|et) )|(?:du bist|du hast|sie sind|sie haben|you are|you have|you(?:['’]re|['’]ve)|vous êtes|vous avez|tu es|tu as) )";
/** "You are patient and reliable? Then write to us": a question that a reply makes a condition. */
const QUESTION = new RegExp(
  `(?<=^|[.!?] )${ASKS}([^.!?]{6,160}?) ?\\?\\s+(?=(?:then|dann|alors|so|apply|send|join|bewirb|melde|schreib|werde|komm|envoyez|rejoi|contact|postul|n['’]hésit)\\p{L}*(?!\\p{L}))`,
  'giu',
);

/** What the questions of a text ask for whose reply is to apply. */
export const questionsIn = (text: string): readonly string[] =>
  [...text.matchAll(QUESTION)].flatMap(([, asked = '']) => (NOTHING.test(asked) || SEARCH.test(asked) ? [] : asked));

/** "You are looking for a challenge?": what is said of a wish. */
const SEARCH =
  /(?<!\p{L})(?:look\p{L}*|search\p{L}*|interest\p{L}*|ready|bored|tired|fed up|suche|bereit|interessiert|lust|möchte\p{L}*|willst|wollen|want|wish|would like|souhait\p{L}*|recherche|intéressé\p{L}*|prête?s?|envie)(?!\p{L})/iu;

/** What a sentence to readers asks for as a condition: nothing of their questions and wishes; null where it makes none. */
export function conditionIn(sentence: string): string | null {
  const asked = CONDITIONS.map((one) => one.exec(sentence)?.[1]).find((one) => one !== undefined);
  if (asked === undefined) return null;
  return NOTHING.test(asked) ? '' : asked;
}
