import { escapeHtml, htmlToText } from '../text/plain-text.ts';

/** What stands before the @ is looked at by its last character alone: one that begins anew at each takes the square of the text. */
const EMAIL = /[^\s@<>()]\s?(?:@|[([]\s?at\s?[)\]])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/iu;
/** Digits with what people put between them, not inside a word, a link or another number. */
const DIGITS = /(?<![\p{L}\p{N}_\-/=.?&#])\+?\(?\d[\d \t.\-/()]{5,30}\d/gu;
const YEARS_OR_DATE = /^(?:(?:19|20)\d\d[ \t]?[-/][ \t]?(?:19|20)\d\d|\d{1,4}[./-]\d{1,2}[./-]\d{1,4})$/;

/** Digits of other scripts. */
const OTHER_DIGITS = /(?!\d)\p{Nd}/gu;

/** Whether a signature says nothing that one can see. */
export const isEmptySignature = (signature: string) => htmlToText(signature).trim() === '';

/** Whether a text names an email address or a phone number, with which replies would go past us. */
export function hasContactDetails(signature: string): boolean {
  if (/(?:mailto|tel|sms|callto):/i.test(signature)) return true;
  const text = htmlToText(signature).normalize('NFKC').replace(OTHER_DIGITS, '0');
  return EMAIL.test(text) || [...text.matchAll(DIGITS)].some(([found]) => isPhone(found));
}

const isPhone = (found: string) => {
  const digits = found.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 17 && !YEARS_OR_DATE.test(found.trim());
};

/** What joins a name to more of it: a longer word, a web address, an email address. */
const JOINED = { before: '(?<![\\p{L}\\p{N}.@/_-])', after: '(?![\\p{L}\\p{N}_-]|[.@/][\\p{L}\\p{N}])' };

/** A signature in which another company is named wherever the one before stood word for word. */
export function withCompany(signature: string, before: string, after: string): string {
  if (!before || !after || before === after) return signature;
  const name = escapeHtml(before).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const named = new RegExp(`${JOINED.before}${name}${JOINED.after}`, 'gu');
  const texts = signature.split(/(<[^>]*>)/);
  return texts.map((text) => (text.startsWith('<') ? text : text.replace(named, () => escapeHtml(after)))).join('');
}

/** The signature of someone who has not written one (1-product, section 4). */
export const defaultSignature = (person: { firstname: string; lastname: string; company: string }) =>
  `<p>${escapeHtml(`${person.firstname} ${person.lastname} at ${person.company}`)}</p>`;
