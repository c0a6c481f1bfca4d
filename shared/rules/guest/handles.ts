import { type Cut, hiding, hidingSome, type IsHidden, oneOf } from './hiding.ts';
import { handleOf, type Named } from './own.ts';
import { SERVICE_NOUNS } from './words/service-nouns.ts';
import { HANDLE_LABELS, LEADING, SERVICES, WORDY_SERVICES } from './words/services.ts';

const NOT_IN_WORD = String.raw`(?<![\p{L}\p{N}_])`;
const WORD_END = String.raw`(?![\p{L}\p{N}_])`;
const S = String.raw`[ \t]`;
const SERVICE = oneOf([...SERVICES, ...WORDY_SERVICES]);
const CALLED = `(?:${S}{0,3}[-–]?${S}?(?:id|handle|name|nick|user|username|profil[eo]?|perfil|account|konto|compte|cuenta|conta))?`;
const HANDLE = String.raw`[\p{L}\p{N}_][\p{L}\p{N}_.:#'-]*[\p{L}\p{N}_]|\p{L}`;

const SIGNED: readonly RegExp[] = [
  // Where a name stands after an at sign: `@ada`, but not `6 @ 100`.
  /(?<![\p{L}\p{N}])@(?=[\p{L}\p{N}_.-]*[\p{L}_])[\p{L}\p{N}_.-]*[\p{L}\p{N}_]/gu,
  new RegExp(String.raw`(?<=${NOT_IN_WORD}(?:${SERVICE})${CALLED}${S}{0,3}[:=>→]${S}{0,3})(?!\[…)[^\s,;|]+`, 'giu'),
  new RegExp(String.raw`(?<=${NOT_IN_WORD}(?:${oneOf(HANDLE_LABELS)})${S}{0,3}[:=]${S}{0,3})(?!\[…)[^\s,;|]+`, 'giu'),
  // Letters with digits or an underscore: `GitHub ada85`.
  new RegExp(
    String.raw`(?<=${NOT_IN_WORD}(?:${SERVICE})${CALLED}${S}{1,3})(?=[\p{L}.:-]*[\d_#])(?=[\d_.-]*\p{L})[\p{L}\p{N}_.:#-]+`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=${NOT_IN_WORD}(?:${SERVICE}))[ \t]?/(?!(?:${SERVICE})${WORD_END})(?=[a-z0-9_.-]*[a-z])[a-z0-9_.-]{3,}`,
    'gu',
  ),
  /(?<![\p{L}\p{N}])\/?(?:in|pub|user|users)\/[\p{L}\p{N}_-]*[\d_-][\p{L}\p{N}_-]*|(?<![\p{L}\p{N}])\/in\/\S+/giu,
];

const FILLING = `(?:${S}+(?:${oneOf(LEADING)}))`;
/** A handle made of the name, soon after a service: `on LinkedIn as noortjevh`. */
const AFTER_SERVICE = new RegExp(
  `(?<=${NOT_IN_WORD}(?:${SERVICE})${CALLED}${FILLING}{0,3}${S}{1,3}["'«(]?)(?:${HANDLE})`,
  'giu',
);
/** All that a phrase says beside the service: `Telegram adalove, Insta ada.l`. */
const PHRASE = new RegExp(
  String.raw`(?<=(?:^|[\n,;|•·:()–—.!?/])${S}*(?:(?:${oneOf(LEADING)})${S}+){0,4}(${oneOf(SERVICES)})${CALLED}${FILLING}{0,2}${S}{1,3})((?-i:(?!\p{Lu}\p{Ll})(?=\S*\p{L})(?:${HANDLE})))(?=${S}*(?:$|[\n,;|•·()–—!?/]|\.(?:\s|$)|(?:and|und|et|y|e|en|or|oder|ou|o|of|u)${S}+(?:${SERVICE})${WORD_END}))`,
  'gimu',
);
const SERVICE_WORD = new RegExp(`^(?:${oneOf([...SERVICE_NOUNS, ...LEADING, SERVICE])})$`, 'iu');

const isUsual: IsHidden = (_, [, handle = '']) => !SERVICE_WORD.test(handle.replace(/[.:'-]+$/, ''));

/** Names that lead to somebody at a service. */
export function handles(person: Named): Cut[] {
  const isOwn = handleOf(person);
  return [...SIGNED.map(hiding), hidingSome(AFTER_SERVICE, (found) => isOwn(found)), hidingSome(PHRASE, isUsual)];
}
