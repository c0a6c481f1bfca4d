import { anyOf } from '../../../shared/rules/any-of.ts';
import { DENIED } from './words/denied.ts';

const NOT_ASKED = new RegExp(`(?<![\\p{L}])${anyOf(DENIED)}(?![\\p{L}])`, 'iu');

/** Whether a text says that something is not asked for. */
export const isDenied = (text: string): boolean => NOT_ASKED.test(text);

/** Where one statement ends and another begins; a comma only where what follows names one thing and says it of that. */
const APART =
  /\s?;\s|\.\s+(?=\p{Lu})|,\s(?:but|though|although|while|aber|doch|mais)\s(?=[^,]+$)|\s[–—]\s|(?<=^[^,]*),\s(?!(?:and|or|und|oder|et|ou|not|nicht|pas|is|ist|est|no|kein\p{L}*)\s)(?=[^,]* (?:is|isn['’]t|ist|n['’]est) [^,]*$)/iu;

/** What is not asked for and would be good all the same: one statement. */
const IS_GOOD =
  /(?:but|though|aber|mais),? (?:it |they |das |ce |cela |es |sie )?(?:is|are|would|will|can|wäre|ist|serait|est|helpful|useful|welcome)(?!\p{L})/iu;

/** What a text asks for before or beside what it says is not asked for, in words that stand there; null where that is nothing. */
export function withoutDenied(text: string): string | null {
  if (!isDenied(text)) return text;
  if (IS_GOOD.test(text)) return null;
  const asked = text.split(APART).find((part) => !isDenied(part));
  return asked === undefined ||
    /(?<!\p{L})(?:is|are|ist|sind|est|sont)$/iu.test(asked) ||
    /^(?:only|just|nur|but|because|if|wenn|si|as|since)(?!\p{L})/iu.test(asked.trim())
    ? null
    : asked.trim();
}
