import { DOTS, HOST, literally } from './addresses.ts';
import { type Cut, hiding, hidingSome, type IsHidden, oneOf } from './hiding.ts';
import { foldings, handleOf, type Named, wordsOf } from './own.ts';
import { DOMAIN_ENDS, MAIL_HOSTS } from './words/links.ts';
import {
  ADDRESS_LABELS,
  AT_IN_BRACKETS,
  AT_WORDS,
  AT_WORK,
  DOT_WORDS,
  DOTCOM_NOUNS,
  JOIN_WORDS,
  ROLES,
  SLASH_WORDS,
} from './words/spoken.ts';

const STOP = String.raw`(?![\p{L}\p{N}])`;
const S = String.raw`[ \t]`;
const SIGNS = `([{<|*_~=/"'«»-`;
const CLOSING = String.raw`)\]}>|*_~=/"'«»-`;
/** A word between brackets or other signs. */
const signed = (word: string) => `${S}*[${SIGNS}]{1,2}${S}*(?:${word})${S}*[${CLOSING}]{1,2}${S}*`;
const spaced = (word: string) => `${S}+(?:${word})${S}+`;

const END = `(?:${oneOf(DOMAIN_ENDS)}|[a-z]{2})${STOP}`;
const AT = `(?:${S}?@${S}?|${signed(oneOf([...AT_WORDS, ...AT_IN_BRACKETS]))}|${spaced(oneOf(AT_WORDS))})`;
const SIGNED_DOT = signed(`[${DOTS}]|${oneOf(DOT_WORDS)}`);
const SPOKEN_DOT = `(?:${SIGNED_DOT}|${spaced(oneOf(DOT_WORDS))})`;
/** A full stop before a space and a capital ends a sentence. */
const DOT = String.raw`(?:${S}?[${DOTS}](?:${S}(?-i:(?=[\p{Ll}\d])))?|${SPOKEN_DOT})`;
const JOIN = `(?:${SPOKEN_DOT}|${spaced(oneOf(JOIN_WORDS))}|${signed(oneOf(JOIN_WORDS))})`;
const PART = String.raw`[\p{L}\p{N}${DOTS}_+'-]{1,64}?`;
const LOCAL = String.raw`(?<![\p{L}\p{N}${DOTS}_+-])(?:${PART}${JOIN}){0,4}${PART}`;
const DOMAIN = `${HOST}(?:${DOT}${HOST}){0,4}?${DOT}${END}(?:${SIGNED_DOT}${END})?`;

/** Letters one by one: `j a n @ g m a i l . c o m`. */
const LETTERS = String.raw`(?:[\p{L}\p{N}][ ._-]{1,3}){2,40}[\p{L}\p{N}]`;
const LETTERS_OF_DOMAIN = String.raw`(?:(?:[\p{L}\p{N}]|${oneOf(DOT_WORDS)}|[${DOTS}])[ ._-]{1,3}){3,}(?:[\p{L}\p{N}]${STOP}|${END})`;
const SPELT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${LETTERS}(?:${AT}|${S}+at${S}+)(?:${LETTERS_OF_DOMAIN}|${DOMAIN})`,
  'giu',
);

/** What is one address, however it stands. */
const CERTAIN = new RegExp(`${LOCAL}${AT}${DOMAIN}`, 'giu');
/** Both words between signs: then it is one whatever the domain ends with, `name (at) host [dot] museum`. */
const BOTH_SIGNED = new RegExp(
  String.raw`${LOCAL}${signed(oneOf([...AT_WORDS, ...AT_IN_BRACKETS]))}${HOST}(?:${signed(oneOf(DOT_WORDS))}${HOST}){0,3}${signed(oneOf(DOT_WORDS))}\p{L}{2,24}${STOP}`,
  'giu',
);
/** Both in capitals between words that are not: `name AT host DOT com`. */
const BOTH_LOUD = new RegExp(
  String.raw`(?<![\p{L}\p{N}._+-])[\p{Ll}\p{N}._+-]+${S}+AT${S}+[\p{Ll}\p{N}-]+(?:${S}+DOT${S}+[\p{Ll}\p{N}-]+)+${STOP}`,
  'gu',
);
/** `Google dot com era` is no address. */
const NO_ERA = `(?!${S}+(?:${oneOf(DOTCOM_NOUNS)})${STOP})`;
const MAIL_HOST = `(?:${literally(MAIL_HOSTS)})${STOP}`;
const WORDED = new RegExp(`(${LOCAL})${S}+at${S}+(${DOMAIN}|${MAIL_HOST})${NO_ERA}`, 'giu');
const PATH = String.raw`(?:(?:${spaced(oneOf(SLASH_WORDS))}|${S}*/${S}*)[\p{L}\p{N}._-]+)`;
const SITE = new RegExp(
  String.raw`(?<![\p{L}\p{N}._-])(www${DOT})?(${HOST})(?:${DOT}${HOST}){0,3}?(${DOT})${END}${NO_ERA}(${PATH}+)?`,
  'giu',
);

const LABEL_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${oneOf(ADDRESS_LABELS)})(?:${S}*:|${S}+(?:is|ist|est|es|è|to|an|a|à|aan|naar|op))?${S}*$`,
  'iu',
);
const isLabelled = (text: string, at: number) => LABEL_BEFORE.test(text.slice(Math.max(0, at - 40), at));
const AT_WORK_WORD = new RegExp(`^(?:${oneOf(AT_WORK)})$`, 'iu');
const IS_MAIL_HOST = new RegExp(`^(?:${literally(MAIL_HOSTS)})${STOP}`, 'iu');

/** Whether a word is of the name, or a handle made of it. */
const isOfName = (person: Named) => {
  const isHandle = handleOf(person);
  const words = [...wordsOf(person.firstName), ...wordsOf(person.lastName)].flatMap(foldings);
  return (word: string) => isHandle(word) || foldings(word).some((one) => words.includes(one));
};

/** `at` is said of companies too: it is an address where either half says so. */
function isAddress(person: Named): IsHidden {
  const isOwn = isOfName(person);
  return (_, [local = '', domain = ''], at, text) => {
    const isMade = /[\d._+\s]/.test(local.replace(/[.]$/, ''));
    const host = domain.split(/[\s.]/)[0] ?? '';
    if (isMade || isOwn(local) || isOwn(host) || HAS_SIGNED.test(domain)) return true;
    if (AT_WORK_WORD.test(local)) return false;
    const isWhole = domain.length > host.length;
    return isWhole && (ROLES.includes(local.toLowerCase()) || isLabelled(text, at) || IS_MAIL_HOST.test(domain));
  };
}

/** The words `booking dot com` are a company, unless they lead further, or to the person; so is whatever a full stop is put in. */
function isSite(person: Named): IsHidden {
  const isOwn = isOfName(person);
  return (_, [www, host = '', dot = '', path], at, text) => {
    if (www !== undefined) return true;
    const leads = path?.split(/[\s/]+/).some(isOwn) ?? false;
    if (IS_PLAIN.test(dot)) return /\s/.test(dot) && (leads || (path !== undefined && SHORTENERS.includes(host)));
    return path !== undefined || isOwn(host) || IS_SIGNED.test(dot) || isLabelled(text, at);
  };
}
const IS_PLAIN = new RegExp(`^${S}*[${DOTS}]${S}*$`, 'u');
const IS_SIGNED = new RegExp(`^${SIGNED_DOT}$`, 'iu');
const HAS_SIGNED = new RegExp(SIGNED_DOT, 'iu');
/** Whatever follows these leads to somebody. */
const SHORTENERS = ['t', 'wa', 'fb', 'm', 'bit'];

/** Addresses and links as they are spoken: `jan dot berg at gmail dot com`. */
export const spoken = (person: Named): Cut[] => [
  hiding(SPELT),
  hiding(BOTH_SIGNED),
  hiding(CERTAIN),
  hiding(BOTH_LOUD),
  hidingSome(WORDED, isAddress(person)),
  hidingSome(SITE, isSite(person)),
];
