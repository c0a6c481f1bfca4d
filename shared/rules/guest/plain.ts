import { ALIKE } from './words/alike.ts';

/** What stands where something was hidden. */
export const HIDDEN = '[…]';

/**
 * A text in two ways: as it is compared, and, for each unit of that, what is shown of it. Null goes with the unit before: of what is
 * spelt in several letters (`½`) all is hidden or nothing.
 */
export interface Seen {
  readonly plain: string;
  readonly shown: readonly (string | null)[];
}

/** From a place to before another, in units of the plain text. */
export type Range = readonly [from: number, to: number];

const PIECES = /\P{M}\p{M}*|\p{M}+/gu;
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Me}]/gu;
/** Signs that mean something else once they are spelt as letters, as full stops or as a space. */
const AS_IT_IS = /^[ºª…¨¯¸]/u;
const APOSTROPHES = /['’‘‛ʼʹ′`´＇]/gu;

/** Reads a text as a person does: letters and digits of any width or style, and nothing that nobody sees. */
export function readText(text: string): Seen {
  const seen = spell(
    (text.match(PIECES) ?? []).map((piece) => [piece, piece]),
    plainly,
  );
  return { ...seen, plain: asLatin(seen.plain) };
}

/** The same text, spelt in another way. */
export function respelt({ plain, shown }: Seen, as: (piece: string) => string): Seen {
  const pieces: [string, string][] = [];
  for (const [at, unit] of shown.entries()) {
    const last = pieces.at(-1);
    if (unit === null && last) last[0] += plain[at] ?? '';
    else pieces.push([plain[at] ?? '', unit ?? '']);
  }
  return spell(pieces, as);
}

/** Hides some ranges, which do not overlap and stand in order. */
export function hide(seen: Seen, ranges: readonly Range[]): Seen {
  if (ranges.length === 0) return seen;
  let plain = '';
  const shown: (string | null)[] = [];
  let done = 0;
  const keep = (to: number) => {
    plain += seen.plain.slice(done, to);
    for (let at = done; at < to; at++) shown.push(seen.shown[at] ?? null);
  };
  for (const [from, to] of ranges) {
    if (from < done) continue;
    keep(startOf(seen, from));
    plain += HIDDEN;
    shown.push(...HIDDEN);
    done = endOf(seen, to);
  }
  keep(seen.plain.length);
  return { plain, shown };
}

/** The text to show. */
export const textOf = ({ shown }: Seen): string => shown.join('');

function startOf({ shown }: Seen, at: number): number {
  let start = at;
  while (start > 0 && shown[start] === null) start--;
  return start;
}

function endOf({ shown }: Seen, at: number): number {
  let end = at;
  while (end < shown.length && shown[end] === null) end++;
  return end;
}

/** What spells as nothing goes with what stands before it, or after it where it begins the text. */
function spell(pieces: readonly (readonly [piece: string, show: string])[], as: (piece: string) => string): Seen {
  let plain = '';
  let ahead = '';
  let last = -1;
  const shown: (string | null)[] = [];
  for (const [piece, show] of pieces) {
    const spelt = as(piece);
    if (spelt !== '') {
      last = shown.length;
      plain += spelt;
      shown.push(ahead + show, ...Array.from({ length: spelt.length - 1 }, () => null));
      ahead = '';
    } else if (last === -1) ahead += show;
    else shown[last] += show;
  }
  return ahead ? { plain: ' ', shown: [ahead] } : { plain, shown };
}

function plainly(piece: string): string {
  const visible = piece.replace(UNSEEN, '');
  if (AS_IT_IS.test(visible)) return visible;
  return visible
    .replace(APOSTROPHES, "'")
    .normalize('NFKC')
    .replace(/\u2800/g, ' ')
    .replace(/\p{Nd}/gu, asDigit);
}

/** The digits of every script stand in tens. */
function asDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

const LATIN: ReadonlyMap<string, string> = new Map(ALIKE.map((line) => [line.slice(0, 1), line.slice(2)]));
const OF_OTHERS = /[^\P{L}a-zA-Z]/u;

/** Letters of other scripts that look Latin, in words that are Latin otherwise or have none but these. */
const asLatin = (plain: string) =>
  plain.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
    if (!OF_OTHERS.test(word)) return word;
    const isLatin = /\p{sc=Latin}/u.test(word) || [...word].every((one) => LATIN.has(one) || /\P{L}/u.test(one));
    return isLatin ? [...word].map((letter) => LATIN.get(letter) ?? letter).join('') : word;
  });
