import { type Cut, escaped, hiding, hidingSome, type IsHidden, oneOf } from './hiding.ts';
import { DOMAIN_ENDS, NO_DOMAIN_ENDS, NO_PAGES } from './words/links.ts';

const NOT_IN_WORD = String.raw`(?<![\p{L}\p{N}_])`;
const WORD_END = String.raw`(?![\p{L}\p{N}_])`;
export const HOST = String.raw`[\p{L}\p{N}][\p{L}\p{N}_-]{0,62}`;
/** In one case: after a full stop without a space a sentence begins with a capital. */
const LOUD_ENDS = DOMAIN_ENDS.filter((end) => end !== 'net').map((end) => end.toUpperCase());
const END = `(?:${oneOf(DOMAIN_ENDS)}|[a-z]{2}|${oneOf(LOUD_ENDS)}|[A-Z]{2})`;
/** What a full stop may look like. */
export const DOTS = '.。․‧·•∙';

const ADDRESSES: readonly RegExp[] = [
  new RegExp(String.raw`[^\s@<>()]{1,64}\s?@\s?[^\s@<>()]{1,99}[${DOTS}]\p{L}{2,}`, 'gu'),
  // Two full names of servers, or that of a person on one.
  new RegExp(String.raw`@[\p{L}\p{N}_.-]+@${HOST}(?:\.${HOST})+`, 'gu'),
  /(?:h(?:tt|xx)ps?:\/\/|s?ftp:\/\/|mailto:|tel:\+?(?=\d)|sip:|www\.)[^\s<>]*[^\s<>.,;:!?)\]]/gi,
];

const LINKS = new RegExp(
  String.raw`${NOT_IN_WORD}(?<![@.])((?:${HOST}[${DOTS}])+)(${END})${WORD_END}(?!\.?[\p{L}\p{N}])((?::\d+)?[/?#][^\s,;)\]]*)?`,
  'gu',
);

/** One letter before the full stop is an abbreviation, such as `z.B` or `e.g`, unless a path follows. */
const isLink: IsHidden = (found, [before = '', end = '', path]) => {
  if (NO_DOMAIN_ENDS.includes(end.toLowerCase())) return false;
  if (path !== undefined && path.length > 1) return true;
  const host = before.slice(0, -1);
  const isWord = /\p{L}/u.test(host) && host.split('.').some((part) => part.length > 1);
  return isWord && !NO_PAGES.includes(found.toLowerCase());
};

/** Addresses and links as they are written. */
export const WRITTEN: readonly Cut[] = [...ADDRESSES.map(hiding), hidingSome(LINKS, isLink)];

/** One of these, as they stand there. */
export const literally = (words: readonly string[]) => oneOf(words.map(escaped));
