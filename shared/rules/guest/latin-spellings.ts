import type { Profile } from '../../model/candidate.ts';
import { foldText } from '../text/names.ts';
import { allWords, plainName } from './own.ts';
import { namesIn, wordsOfWork } from './own-links.ts';
import { PARTICLES } from './words/names.ts';
import { UNREAD_SCRIPTS } from './words/scripts.ts';
import { WORK_WORDS } from './words/work.ts';

const UNREAD = new RegExp(
  `[${UNREAD_SCRIPTS.flatMap((scripts) => scripts.split(' '))
    .map((script) => `\\p{scx=${script}}`)
    .join('')}]`,
  'u',
);
/** A name, with the digits that one adds where it is taken. */
const PART = /^(\p{sc=Latin}+)\d{0,4}$/u;
const MOST_WORDS = 4;
/** Of fewer letters what is written together may be any word. */
const TOGETHER = 4;

interface Word {
  readonly text: string;
  readonly folded: string;
  /** What stands between it and the word before. */
  readonly gap: string;
}
const WORD = /[\p{sc=Latin}\p{M}]+/gu;
/** What stands within a name: `Min-su Kim`, `Kim, Min-su`, `Kim (Min-su)`. */
const WITHIN = /^(?:\s+|[-‐‑]|,\s*|\s*[(（]\s*)$/u;
const JOINED = /^[-‐‑]$/u;

function wordsIn(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(WORD)].map((match) => {
    const gap = text.slice(end, match.index);
    end = match.index + match[0].length;
    return { text: match[0], folded: foldText(match[0]), gap };
  });
}

/** A word that can be one of a name: with its capital, or joined to one by a hyphen. */
const isPossible = ({ text, folded, gap }: Word) =>
  (/^\p{Lu}/u.test(text) || JOINED.test(gap)) && !WORK_WORDS.has(folded) && !PARTICLES.includes(folded);

/** The words of a text that stand beside each other as those of a name do, up to so many from each on. */
function* runsIn(text: string): Generator<readonly Word[]> {
  const words = wordsIn(text);
  for (const [from, first] of words.entries()) {
    if (!/^\p{Lu}/u.test(first.text) || !isPossible(first)) continue;
    for (let to = from + 1; to < Math.min(words.length, from + MOST_WORDS); to++) {
      const next = words[to];
      if (!next || !WITHIN.test(next.gap) || !isPossible(next)) break;
      yield words.slice(from, to + 1);
    }
  }
}

/** What words are written together, in each order in which a name is, each whole or by its first letter: `minsukim`, `kimms`. */
function* togetherOf(words: readonly string[]): Generator<string> {
  for (let at = 0; at < words.length; at++) {
    const order = [...words.slice(at), ...words.slice(0, at)];
    for (let whole = 1; whole < 2 ** order.length; whole++)
      yield order.map((word, place) => (whole & (2 ** place) ? word : word.slice(0, 1))).join('');
  }
}

/** The words of a name that follow each other, written together: `minsu` of `Min-su`. */
const togetherIn = (name: string) => {
  const words = name
    .split(/[\s-]+/)
    .map((word) => foldText(word))
    .filter((word) => /^\p{sc=Latin}+$/u.test(word) && !PARTICLES.includes(word));
  return words
    .flatMap((_, from) => words.slice(from + 1).map((__, more) => words.slice(from, from + more + 2).join('')))
    .filter((text) => text.length >= TOGETHER);
};

/** What an address and the links say of a name. */
function toldIn(profile: Profile): string[] {
  const work = wordsOfWork(profile);
  const [local = ''] = (profile.email ?? '').split(/[@+]/);
  return [local, ...profile.socialProfiles.flatMap(({ url }) => namesIn(url))].flatMap((handle) => {
    const parts = foldText(handle)
      .split(/[._-]+/)
      .flatMap((part) => PART.exec(part)?.[1] ?? []);
    const isWork = (part: string) => work.has(part) || WORK_WORDS.has(part);
    // Two letters may be the first ones of a name.
    const isName = !parts.some((part) => part.length > 2 && isWork(part));
    const initialled = parts.map((part) => (part.length === 2 ? part.slice(0, 1) : part)).join('');
    return [
      ...parts.filter((part) => part.length > 1 && !isWork(part)),
      ...(isName ? [parts.join(''), initialled] : []),
    ];
  });
}

/**
 * How a name is spelt in Latin letters in other ways than it is given. One in a script that does not tell how it is read, as far as the
 * profile says so: beside the name, in the address (`wang.wei@…`) and in its links. What is written together somewhere (`wangwei`) is
 * looked for in the texts in words: `Wei Wang`, `Wang, Wei`, `Min-su Kim` of `minsukim`.
 */
export function latinSpellings(profile: Profile, texts: readonly string[]): string[] {
  const person = plainName(profile);
  const words = allWords(person);
  const isUnread = words.some((word) => UNREAD.test(word));
  const told = isUnread ? [...toldIn(profile), ...words.filter((word) => PART.test(word)).map(foldText)] : [];
  const given = new Set([...togetherIn(person.firstName), ...togetherIn(person.lastName)]);
  const whole = new Set([...told, ...given]);
  if (whole.size === 0) return [];
  const found = texts.flatMap((text) =>
    [...runsIn(text)].flatMap((run) => {
      const folded = run.map((word) => word.folded);
      if (![...togetherOf(folded)].some((together) => whole.has(together))) return [];
      const joined = run.flatMap(({ text: word, gap }, at) =>
        at > 0 && JOINED.test(gap) ? [`${run[at - 1]?.text}${gap}${word}`] : [],
      );
      return [...joined, ...(given.has(folded.join('')) ? [folded.join(' ')] : []), ...folded];
    }),
  );
  return [...new Set([...found.toSorted((one, other) => other.length - one.length), ...whole])].filter(
    (word) => word.length > 1,
  );
}
