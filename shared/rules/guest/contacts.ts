import { type Cut, escaped, hiding, hidingSome, oneOf } from './hiding.ts';
import { DOMAIN_ENDS, MAIL_HOSTS, NO_DOMAIN_ENDS, NO_PAGES, PHONE_LABELS, SERVICES } from './words/links.ts';

const NOT_IN_WORD = String.raw`(?<![\p{L}\p{N}_])`;
const WORD_END = String.raw`(?![\p{L}\p{N}_])`;
const HOST = String.raw`[\p{L}\p{N}][\p{L}\p{N}_-]{0,62}`;
/** In one case: after a full stop without a space a sentence begins with a capital. */
const LOUD_ENDS = DOMAIN_ENDS.filter((end) => end !== 'net').map((end) => end.toUpperCase());
const END = `(?:${oneOf(DOMAIN_ENDS)}|[a-z]{2}|${oneOf(LOUD_ENDS)}|[A-Z]{2})`;
const AT_SIGN = String.raw`(?:@|\s*[([{<]\s*(?:at|a|@|ät|arroba|chiocciola|apenstaartje|arobase|klammeraffe)\s*[)\]}>]\s*|\s+(?:arroba|chiocciola|apenstaartje|arobase)\s+)`;
const DOT = String.raw`(?:\s*[([{<]\s*(?:\.|dot|punkt|punt|point|punto|ponto)\s*[)\]}>]\s*|\s+(?:dot|punkt|punt|point|punto|ponto)\s+|\s?\.\s?)`;

const ADDRESSES: readonly RegExp[] = [
  /[^\s@<>()]{1,64}\s?@\s?[^\s@<>()]{1,99}\.[a-z]{2,}/gi,
  new RegExp(String.raw`[^\s@<>()[\]{}]{1,64}${AT_SIGN}${HOST}(?:${DOT}${HOST})*${DOT}[a-z]{2,}${WORD_END}`, 'giu'),
  new RegExp(
    String.raw`[^\s@<>()]{1,64}\s+at\s+${HOST}\s+(?:dot|punkt|punt|point|punto)\s+[a-z]{2,}${WORD_END}`,
    'giu',
  ),
  new RegExp(String.raw`[^\s@<>()]{1,64}\s+at\s+(?:${MAIL_HOSTS.map(escaped).join('|')})\b[^\s,;)]*`, 'giu'),
  /(?:https?:\/\/|ftp:\/\/|mailto:|tel:\+?(?=\d)|www\.)[^\s<>]*[^\s<>.,;:!?)\]]/gi,
];

const LINKS = new RegExp(
  String.raw`${NOT_IN_WORD}(?<![@.])((?:${HOST}\.)+)(${END})${WORD_END}(?!\.?[\p{L}\p{N}])((?::\d+)?[/?#][^\s,;)\]]*)?`,
  'gu',
);

/** One letter before the full stop is an abbreviation, such as `z.B` or `e.g`, unless a path follows. */
const isLink: Parameters<typeof hidingSome>[1] = (found, [before = '', end = '', path]) => {
  if (NO_DOMAIN_ENDS.includes(end.toLowerCase())) return false;
  if (path !== undefined && path.length > 1) return true;
  const host = before.slice(0, -1);
  const isWord = /\p{L}/u.test(host) && host.split('.').some((part) => part.length > 1);
  return isWord && !NO_PAGES.includes(found.toLowerCase());
};

const SERVICE = oneOf(SERVICES);
const HANDLES: readonly RegExp[] = [
  // Where a name stands after an at sign: `@ada`, but not `6 @ 100`.
  /(?<![\p{L}\p{N}])@(?=[\p{L}_])[\p{L}\p{N}_.-]*[\p{L}\p{N}_]/gu,
  new RegExp(
    String.raw`(?<=${NOT_IN_WORD}(?:${SERVICE})(?:[ \t]{0,3}(?:id|handle|name|user|profile|profil))?[ \t]{0,3}[:=][ \t]{0,3})(?!\[…)[^\s,;|]+`,
    'giu',
  ),
  // Letters with digits or an underscore: `GitHub ada85`.
  new RegExp(
    String.raw`(?<=${NOT_IN_WORD}(?:${SERVICE})[ \t]{1,3})(?=[\p{L}.-]*[\d_])(?=[\d_.-]*\p{L})[\p{L}\p{N}_.-]+`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=${NOT_IN_WORD}(?:${SERVICE}))[ \t]?/(?!(?:${SERVICE})${WORD_END})(?=[a-z0-9_.-]*[a-z])[a-z0-9_.-]{3,}`,
    'gu',
  ),
  /(?<![\p{L}\p{N}])\/?(?:in|pub|user|users)\/[\p{L}\p{N}_-]*[\d_-][\p{L}\p{N}_-]*|(?<![\p{L}\p{N}])\/in\/\S+/giu,
];

const YEAR = String.raw`(?:19|20)\d\d`;
const DAY_OR_MONTH = String.raw`(?:\d{1,2}[./-]){0,2}`;
const DATE = String.raw`${DAY_OR_MONTH}${YEAR}(?:[./-]\d{1,2}){0,2}`;
const TO = String.raw`[ \t]*[-–—][ \t]*`;
/** Long numbers that are no phone: dates, years from and to, years in a row, amounts, round numbers, the name of a standard. */
const NO_PHONE = [
  String.raw`${DATE}${TO}(?:${DATE}|(?=\p{L}))(?![./-]?\d)`,
  String.raw`${YEAR}/\d\d(?:\d\d)?${TO}${YEAR}/\d\d(?:\d\d)?(?!\d)`,
  String.raw`\d{1,2}[./-]\d{1,2}[./-]${YEAR}(?![ \t]*[./()-]?[ \t]*\d)`,
  String.raw`${YEAR}[./-]\d{1,2}[./-]\d{1,2}(?![ \t]*[./()-]?[ \t]*\d)`,
  String.raw`${YEAR}(?:[ \t]?[/ -][ \t]?${YEAR})+(?![ \t./()-]*\d)`,
  String.raw`[1-9]\d{0,2}(?:[ .]\d{3})*[ .]000(?![ \t.-]*\d)`,
  String.raw`(?<=[€$£][ \t]?)\d{1,3}(?:[ .,]\d{3})+(?!\d)|\d{1,3}(?:[ .]\d{3})+(?=[ \t]?(?:[€$£%]|eur|usd|gbp|chf))`,
  String.raw`(?<=\b(?:ISO|IEC|EN|DIN|IEEE|RFC)[ /-]{0,2})\d{3,5}(?:[ :-]+${YEAR})?(?!\d)`,
].join('|');
const SEPARATORS = String.raw`\d \t\u00a0\u2009\u202f()./·•–‑_-`;
const NUMBERS = new RegExp(
  String.raw`(?<![\d.])(${NO_PHONE})|(?<label>(?<![\p{L}])(?:${oneOf(PHONE_LABELS)})\.?[ \t]*[:=]?[ \t]*)?(?:\+[ \t]?)?(?:\((?=\+?\d{1,5}\)))?\+?\d[${SEPARATORS}]{3,}\d`,
  'giu',
);
/** Fewer digits are no phone number that one could call; after `Tel.` fewer are enough. */
const PHONE_DIGITS = 8;
const LABELLED_DIGITS = 6;
const ALL_DATES = new RegExp(String.raw`^(?:${DATE}|[\s()./–—-])+$`);

/** Where a label such as `Mobile` is followed by years from and to, it is no number's. */
const isPhone: Parameters<typeof hidingSome>[1] = (found, [known, label]) => {
  if (known !== undefined) return false;
  const digits = found.replace(/\D/g, '').length;
  if (label !== undefined && ALL_DATES.test(found.slice(label.length))) return false;
  return digits >= (label === undefined ? PHONE_DIGITS : LABELLED_DIGITS);
};

/** Whatever leads to a person, in any profile that a guest sees. */
export const CONTACTS: readonly Cut[] = [
  ...ADDRESSES.map(hiding),
  hidingSome(LINKS, isLink),
  ...HANDLES.map(hiding),
  hidingSome(NUMBERS, isPhone),
];
