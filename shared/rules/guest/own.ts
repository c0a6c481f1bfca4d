import { foldText } from '../text/names.ts';
import { readText } from './plain.ts';
import { PARTICLES } from './words/names.ts';
import { WORK_WORDS } from './words/work.ts';

/** Who a profile is of, by the words of the name. */
export interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** What stands around another name: `Anna (Annie)`, `Robert “Bob”`. */
const AROUND = /[()[\]{}<>"“”„«»*+?^$|\\/]+/g;
/** What is added to a name, of which words of work are none: `Anna (Product Design)`. */
const ADDED = /[([{<][^()[\]{}<>]*[)\]}>]/g;
const namesAdded = (added: string) =>
  ` ${added
    .split(/[^\p{L}\p{M}\p{N}'-]+/u)
    .filter((word) => !WORK_WORDS.has(foldText(word)))
    .join(' ')} `;
const plainWords = (name: string) =>
  readText(name).plain.replace(ADDED, namesAdded).replace(AROUND, ' ').replace(/\s+/g, ' ').trim();

/** A name as it is compared. */
export const plainName = ({ firstName, lastName }: Named): Named => ({
  firstName: plainWords(firstName),
  lastName: plainWords(lastName),
});

/** Every word of a name, in order. */
export const allWords = ({ firstName, lastName }: Named): string[] =>
  `${firstName} ${lastName}`.split(/[^\p{L}\p{M}\p{N}']+/u).filter(Boolean);

/** The words of a name; a particle such as the `de` of `de Vries` is no name by itself. */
export function wordsOf(name: string): string[] {
  const words = name
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean);
  const isParticle = (word: string) =>
    words.length > 1 && (PARTICLES.includes(word.toLowerCase()) || (word.length <= 2 && /^\p{Ll}/u.test(word)));
  const own = words.filter((word) => !isParticle(word));
  return own.length > 0 ? own : words;
}

/** A word in the ways it is folded: `Müller` is written `Muller` and `Mueller`. */
export function foldings(word: string): string[] {
  const spelt = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüå]/g, (letter) => SPELT[letter] ?? letter);
  return [...new Set([foldText(word), foldText(spelt)])].map((text) => text.replace(/[^\p{L}\p{N}]/gu, ''));
}
const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' };

/** Of as many letters the beginning of a name stands for it in a handle. */
const BEGINNING = 3;
/** Fewer letters may be those of anybody. */
const NAMED = 2;
const LONGEST_HANDLE = 60;

/**
 * Whether a word is a handle made of a name: all its first letters (`nvh`), or a word of it with more of it (`jberg`, `noorvh`,
 * `van-houten`) or with digits (`jan85`).
 */
export function handleOf(person: Named): (word: string) => boolean {
  const words = allWords(person).flatMap((word) => [word, ...word.split("'").filter(Boolean)]);
  const whole = [...new Set(words.flatMap(foldings))].filter(Boolean);
  const letters = [...new Set(whole.map((word) => word.slice(0, 1)))];
  const initials = allWords(person)
    .map((word) => foldText(word).slice(0, 1))
    .join('');
  const startsOf = (rest: string) => [
    ...whole.flatMap((word) => lengthsOf(word, rest)),
    ...letters.filter((letter) => rest.startsWith(letter)).map(() => 1),
  ];
  const isMade = (text: string): boolean => {
    const known = new Map<string, boolean>();
    const isRest = (at: number, pieces: number, isNamed: boolean): boolean => {
      if (at === text.length) return pieces > 1 && isNamed;
      const key = `${at} ${Math.min(pieces, 2)} ${isNamed}`;
      const is = known.get(key) ?? lookOn(at, pieces, isNamed);
      known.set(key, is);
      return is;
    };
    const lookOn = (at: number, pieces: number, isNamed: boolean): boolean => {
      const rest = text.slice(at);
      const digits = /^\d+/.exec(rest)?.[0].length;
      return (digits ? [digits] : startsOf(rest)).some((length) =>
        isRest(at + length, pieces + 1, isNamed || (!digits && length >= NAMED)),
      );
    };
    return isRest(0, 0, false);
  };
  return (word) =>
    word.length <= LONGEST_HANDLE &&
    foldings(word).some((text) => {
      const isInitials = initials.length > 1 && text.replace(/\d+$/, '') === initials;
      return isInitials || isMade(text);
    });
}

/** How much of a word may begin the rest: all of it, or its beginning. */
function lengthsOf(word: string, rest: string): number[] {
  let same = 0;
  while (same < word.length && word[same] === rest[same]) same++;
  const lengths: number[] = same === word.length ? [same] : [];
  for (let length = Math.min(same, word.length - 1); length >= BEGINNING; length--) lengths.push(length);
  return lengths;
}
