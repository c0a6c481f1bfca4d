import { foldText } from '../../text/names.ts';
import { DENIED_AFTER, DENIED_BEFORE, OTHERS, UNFINISHED } from '../words/denials.ts';
import type { Read } from './index.ts';
import { tokensOf } from './tokens.ts';

const folded = (list: readonly string[]) => new Set(list.map(foldText));
const BEFORE = folded(DENIED_BEFORE);
const AFTER = folded(DENIED_AFTER);
const FOR_OTHERS = folded(OTHERS);
const BUT = new Set(['but', 'however', 'only', 'aber', 'sondern', 'mais', 'just']);
/** These deny the whole list that follows them; the others only what stands before the next comma. */
const REFUSALS = new Set([
  'no',
  'not',
  'never',
  'without',
  'none',
  'kein',
  'keine',
  'keinen',
  'nicht',
  'ohne',
  'pas',
  'aucun',
  'aucune',
  'sans',
]);
/**
 * How many words on these still speak of: some are also parts of names and subjects (machine learning, interest rates), and
 * "basic" speaks of what comes next only.
 */
const NEAR = new Map([
  ...['learning', 'learn', 'studying', 'interest', 'interesse', 'little', 'limited', 'basics', 'lerne', 'lernen'].map(
    (word) => [word, 1] as const,
  ),
  ...[
    'basic',
    'beginner',
    'minimal',
    'rudimentary',
    'notions',
    'grundlagen',
    'grundkenntnisse',
    'basiskenntnisse',
    'initiation',
    'scolaire',
  ].map((word) => [word, 3] as const),
]);
const REACH = 6;
/** What parts two thoughts: a denial on one side says nothing of the other. */
const BREAK = /[,;:()|•–.]|\s-\s| {2,}/;

/** Whether the words from one place to another are denied, weakened or only wished for where they stand. */
export function isDenied(passage: Read, from: number, to: number): boolean {
  return isDeniedBefore(passage, from) || isDeniedAfter(passage, to);
}

function isDeniedBefore({ tokens, searched }: Read, from: number): boolean {
  let isParted = false;
  for (let index = from - 1; index >= Math.max(0, from - REACH); index--) {
    const token = tokens[index];
    if (!token) return false;
    const following = tokens[index + 1]?.text ?? '';
    const gap = searched.slice(token.end, tokens[index + 1]?.start);
    if (BUT.has(token.text) || /[;.|(]| {2,}/.test(gap)) return false;
    isParted ||= gap.includes(',');
    if (!BEFORE.has(token.text)) continue;
    if (BUT.has(following)) return false;
    if (token.text === 'no' && isPortuguese(tokens)) continue;
    if (REFUSALS.has(token.text)) return true;
    if (!isParted && from - index <= (NEAR.get(token.text) ?? REACH)) return true;
  }
  return isLabelled(searched);
}

/** In Portuguese "no" is "in the". */
const PORTUGUESE = new Set(['na', 'nas', 'da', 'dos', 'das', 'em', 'uma', 'pela', 'pelo', 'ao', 'com']);
const isPortuguese = (tokens: Read['tokens']) => tokens.some(({ text }) => PORTUGUESE.has(text));

/** "Basic: Java, C" weakens all of its row. */
const LABEL =
  /^(?:basic|basics|beginner|learning|currently learning|grundkenntnisse|basiskenntnisse|notions|débutant|familiar)\s?:/i;
const isLabelled = (text: string) => LABEL.test(text);

function isDeniedAfter({ tokens, searched, beside }: Read, to: number): boolean {
  const last = tokens[to];
  if (!last) return false;
  const near = tokens.slice(to + 1, to + 4);
  const gap = searched.slice(last.end, near[0]?.start ?? last.end);
  if (near[0] && /[,;|.]| {2,}/.test(gap)) return false;
  const ahead = near.map(({ text }) => text);
  if (isLevelDenied(ahead, /[(:–-]/.test(gap))) return true;
  const isLast = to >= tokens.length - 2;
  return (
    isLast &&
    beside !== undefined &&
    isLevelDenied(
      tokensOf(beside)
        .slice(0, 3)
        .map(({ text }) => text),
      true,
    )
  );
}

/** A level in brackets, after a colon or in the next cell; "no" and "none" also without. */
function isLevelDenied(words: readonly string[], isSet: boolean): boolean {
  const starts = [1, 2, 3].map((length) => words.slice(0, length).join(' '));
  if (!isSet)
    return ['none', 'no experience', 'not yet', 'grundkenntnisse', 'notions'].some((word) => starts.includes(word));
  return starts.some((start) => AFTER.has(start));
}

const UNDONE = UNFINISHED.map(foldText);

/** Whether a text says that a degree or certificate is not, or not yet, held. */
export function isUnfinished(text: string): boolean {
  const words = ` ${foldText(text).replace(/[^\p{L}\p{N}/'-]+/gu, ' ')} `;
  return UNDONE.some((word) => words.includes(` ${word} `));
}

const BESIDE = 90;

/** Whether the words around a place say so. */
export function isUnfinishedNear({ text, tokens }: Read, from: number): boolean {
  const at = tokens[from]?.start ?? 0;
  return isUnfinished(text.slice(Math.max(0, at - BESIDE), at + BESIDE));
}

/** Whether the letters of a certificate are somebody else's here: "liaised with the CPA". */
export function isSomebodyElses({ tokens, searched }: Read, from: number): boolean {
  for (let index = from - 1; index >= Math.max(0, from - 3); index--) {
    const token = tokens[index];
    if (!token) return false;
    if (BREAK.test(searched.slice(token.end, tokens[index + 1]?.start))) return false;
    if (FOR_OTHERS.has(token.text)) return true;
  }
  return false;
}
