import { anyOf } from '../../../shared/rules/any-of.ts';
import { BESIDES_PAY } from './words/money.ts';

/** What is paid besides, as "+ 10% bonus". */
const EXTRA = new RegExp(
  `^[^.;\\p{N}]{0,20}?((?:\\+|(?<!\\p{L})(?:plus|zzgl\\.?|zuzüglich|and|und|et|with|mit|avec)(?!\\p{L}))[^;,()]{0,25}?${anyOf(BESIDES_PAY)}(?!\\p{L}))`,
  'iu',
);
export const extraIn = (after: string) => EXTRA.exec(after)?.[1]?.trim() ?? null;

/** The least and the most of what is paid, as the words around an amount say. */
export function bounds(low: number, high: number | null, before: string, after: string) {
  if (high !== null) return { min: low, max: high };
  const lead = before.slice(-25);
  if (/(?:up to|bis zu|bis|jusqu['’]à|maximum|max\.?|à hauteur de)\s*(?:[€£$]|EUR|USD|GBP)?\s*$/iu.test(lead))
    return { min: null, max: low };
  const isLeast =
    /(?:from|starting at|starts at|at least|minimum|min\.?|ab|mindestens|à partir de|dès|from a)\s*(?:of|von|de)?\s*(?:[€£$]|EUR|USD|GBP)?\s*$/iu.test(
      lead,
    );
  return isLeast ||
    (/^\+/.test(after) && extraIn(after) === null) ||
    /^\s*(?:and up|min\.?(?!\p{L})|or more|und mehr|minimum|et plus)/iu.test(after)
    ? { min: low, max: null }
    : { min: low, max: low };
}
