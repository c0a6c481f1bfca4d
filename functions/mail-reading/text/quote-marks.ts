import { anyOf, words } from '../../../shared/rules/any-of.ts';
import { FORWARDS, REPLY_LINES, SEPARATORS, WROTE } from '../words/quoting.ts';
import { headerLabel } from './header-labels.ts';
import { beginsWithName, namesOneOf } from './people.ts';

/** Words that mail programs put before a quoted mail, in many languages. Every pattern is linear: it has one `.*` at most. */

const wrote = anyOf(WROTE);
const wroteEnd = new RegExp(`${wrote}\\s?[:：]$`, 'i');
const wroteBare = new RegExp(`\\s${wrote}$`, 'i');
const wroteInside = new RegExp(`\\s${wrote}\\s`, 'i');
/** One word in front that is no "he" or "she" is somebody's name in an account. */
const namedOnce = new RegExp(
  `^(?!(?:he|she|it|we|they|you|who|er|sie|ich|wir|il|elle|on|hij|zij)\\s)\\S{2,40}\\s{1,3}${wrote}\\s`,
  'i',
);
const wroteAnywhere = new RegExp(`(?:^|[\\s>"”)])${wrote}(?:[\\s:：]|$)`, 'i');
const openingWord = new RegExp(
  `^${anyOf(words`
    on, le, am, el, il, il giorno, em, no dia, op, den, på, w dniu, dnia, dne, dňa, в
    mon, tue, wed, thu, fri, sat, sun, wiadomość, في, ב, เมื่อ, el dia, în, στις, pada, vào, um, a
  `)}(?![\\p{L}\\d])`,
  'iu',
);
const otherOpening = /^["“<«*]?\S{0,60}@|^\d/;
const datePart = /[٠-٩]{2,4}|\b(?:19|20)\d\d\b|\b\d{1,2}[:.h]\d{2}\b|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/;
/** "2016-03-03 17:21 GMT+01:00 Ann One", as Gmail wrote for contacts that it knew by name. */
const gmailWithoutName = /^\d{4}-\d\d-\d\d \d{1,2}:\d\d GMT[+-]\d\d:\d\d [^<>:]{1,60}:?$/;
const anAddress = /<?[\w.+-]{1,64}@[\w.-]{1,255}>?/;

/**
 * Whether these lines, joined, are the sentence that introduces a quoted mail: "On Monday …, Ann wrote:". A plain sentence
 * that ends with "wrote:" has neither a date nor an address, so it does not count.
 */
export function isAttribution(joined: string): boolean {
  if (joined.length > 350) return false;
  const line = joined.replace(/^[*_]+|[*_]+$/g, '').trim();
  const hasDate = datePart.test(line);
  const hasAddress = anAddress.test(line);
  if (gmailWithoutName.test(line)) return true;
  if (!/[:：]$/.test(line)) return hasDate && hasAddress && openingWord.test(line) && wroteBare.test(line);
  if (wroteEnd.test(line)) return hasDate || hasAddress || /\[mailto:/i.test(line);
  if (!hasDate) return false;
  if (wroteAnywhere.test(line) && (openingWord.test(line) || otherOpening.test(line) || hasAddress)) return true;
  if (wroteInside.test(line) && line.length < 160 && (beginsWithName(line) || namedOnce.test(line))) return true;
  return /<\s?[^<>\s]+@[^<>\s]+>\s?[:：]$/.test(line);
}

/**
 * Whether a line introduces a quote by a name and no more: "Ann One wrote:", "Am Montag schrieb Ann:". Where the quote has no
 * marks, the name must be one of those the mail answers, because people write such lines too.
 */
export function isNamedAttribution(line: string, others: readonly string[], isQuoteNext: boolean): boolean {
  if (line.length > 120 || !/[:：]$/.test(line)) return false;
  const bare = line.replace(/^[*_]+|[*_]+(?=\s?[:：]$)/g, '').trim();
  if (!wroteEnd.test(bare) && !(openingWord.test(bare) && wroteAnywhere.test(bare))) return false;
  const named = bare.replace(wroteEnd, '').replace(openingWord, '').trim();
  if (namesOneOf(named, others)) return true;
  return isQuoteNext && named.split(/\s+/).length <= 6 && beginsWithName(named.replace(/^.{0,60}[\s,](?=\p{Lu})/u, ''));
}

/** Some programs write the first quoted words right behind the introduction: "On Mon, 2 Apr 2012, Ann wrote:> Hi". */
export const isGluedAttribution = (line: string): boolean => {
  const glued = /^([^>]{8,350}?[:：])\s?>/.exec(line)?.[1];
  return glued !== undefined && isAttribution(glued);
};

/** Whether a line names only a date and a sender, which is an introduction when a quote follows: "2011/4/7 Ann <a@b.test>". */
export const isBareAttribution = (line: string) =>
  line.length < 200 && /^\d/.test(line) && datePart.test(line) && /<[^<>\s]+@[^<>\s]+>$/.test(line);

/** What somebody wrote in front of an attribution on the same line: "Yes! On Mon, Apr 2, 2012 at 6:26 PM, Ann wrote:". */
export function textBefore(attribution: string): string {
  const found = /^(.{1,2000}?)(?:\s|-{2,20}\s?)(?=(?:On|Am|Le|El|Il|Op|Em|Den) [^:]{0,12}\d)/.exec(attribution);
  const before = found?.[1] ?? '';
  const isText =
    /[^\s\-*_]/.test(before) && !datePart.test(before) && !anAddress.test(before) && !openingWord.test(before);
  return isText && isAttribution(attribution.slice(before.length).replace(/^[\s-]+/, '')) ? before : '';
}

/** Whether a line can be the first of an attribution that mail programs broke over several lines. */
export const canStartAttribution = (line: string) =>
  line !== '' &&
  (openingWord.test(line.replace(/^[*_]+/, '')) ||
    otherOpening.test(line) ||
    datePart.test(line) ||
    wroteAnywhere.test(line) ||
    line.includes('@'));

/** Whether a line is the end of what somebody wrote rather than the first half of the attribution that `next` ends. */
export function endsBeforeAttribution(line: string, next: string): boolean {
  if (/[!?。！？]$|[a-zà-ÿ]{4,}\.$/i.test(line)) return true;
  if (!datePart.test(next) || wroteAnywhere.test(line)) return false;
  return openingWord.test(next) || (/^\d/.test(next) && !openingWord.test(line) && isAttribution(next));
}

const SEPARATOR_WORDS = new RegExp(`^${anyOf(SEPARATORS)}$`, 'i');
const BEGIN_FORWARD = new RegExp(`^${anyOf(FORWARDS)}\\s?[:：]$`, 'i');

const REPLY_LINE = new RegExp(anyOf(REPLY_LINES), 'i');
/** ">>> Ann One <ann@acme.test> 04/02/12 6:26 PM >>>": what follows is quoted without marks. */
const GROUPWISE = /^>>> [^>]{1,120}(?:>[^>]{1,60})?>>>$/;

/** Whether a line separates the new text from an older mail below it: "-----Original Message-----". */
export function isSeparator(line: string): boolean {
  const trimmed = line.replace(/^[*_]+|[*_]+$/g, '').trim();
  if (BEGIN_FORWARD.test(trimmed) || GROUPWISE.test(trimmed)) return true;
  if (trimmed.length < 120 && REPLY_LINE.test(trimmed)) return true;
  if (wroteBare.test(/^-{2,20}(.{3,250}?)[\s-]?-{2,20}$/.exec(trimmed)?.[1] ?? '')) return true;
  const dashed = /^[-_=—–]{2,60}\s?([^-_=—–]{3,60}(?:-[^-_=—–]{1,40})?)\s?[-_=—–]{2,60}(.{0,300})$/.exec(trimmed);
  if (dashed === null || !SEPARATOR_WORDS.test(dashed[1]!.trim())) return false;
  return dashed[2]!.trim() === '' || headerLabel(dashed[2]!.trim()) !== null;
}
