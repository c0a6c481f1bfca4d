import { PRODUCT } from '../../product.ts';
import { foldText } from '../text/names.ts';

/**
 * What no person may write from: addresses that stand for the domain itself (RFC 2142) or for nobody, those that people trust
 * by their name, and the product's own.
 */
const RESERVED: ReadonlySet<string> = new Set([
  ...['postmaster', 'abuse', 'hostmaster', 'webmaster', 'noc', 'security', 'mailerdaemon'],
  ...['noreply', 'donotreply', 'bounce', 'bounces', 'unsubscribe', 'support', 'help', 'info', 'mail', 'contact'],
  ...['admin', 'administrator', 'root', 'system', 'billing', 'legal', 'privacy', 'compliance', 'dmarc'],
  PRODUCT.sender.address,
]);

/**
 * Whether an address stands for the domain or the product, however it is dotted or numbered: it is, begins or ends with a
 * reserved word, or the product's own stands anywhere in it as a word.
 */
export function isReservedName(local: string): boolean {
  const words = local.toLowerCase().split('.').map(lettersOf);
  const beginnings = words.map((_, at) => words.slice(0, at + 1).join(''));
  const ends = words.map((_, at) => words.slice(at).join(''));
  return (
    [...beginnings, ...ends].some((letters) => RESERVED.has(letters) || letters === PRODUCT.id) ||
    words.includes(PRODUCT.id) ||
    words.join('').startsWith(PRODUCT.id)
  );
}

/** Whether a name is the product's own: its word, and beside it none but reserved ones. Anna Bramble may keep hers. */
export function isProductName(name: string): boolean {
  const letters = lettersOf(foldText(name));
  return letters.includes(PRODUCT.id) && OWN_WORDS.test(letters);
}

/** What a person is told who calls themselves by the product's name. */
export const PRODUCT_NAME_PROBLEM = 'This is our own name. Please enter the name that candidates know you by.';

const OWN_WORDS = new RegExp(`^(?:the|team|${PRODUCT.id}|${[...RESERVED].join('|')})+$`);

const lettersOf = (text: string) => text.replace(/[^a-z]+/g, '');
