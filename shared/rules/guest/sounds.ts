import { foldText } from '../text/names.ts';
import { LETTERS, SPELLINGS } from './words/sounds.ts';

/** What letters are read as, by themselves: the longest first. */
type Readings = readonly (readonly [letters: string, ways: readonly string[]])[];
const readingsOf = (list: readonly string[]): Readings =>
  list
    .map((line): [string, string[]] => {
      const [letters = '', ...ways] = line.split(' ');
      return [letters, ways.map((way) => (way === '-' ? '' : way))];
    })
    .sort(([one], [other]) => other.length - one.length);
const INTO_LATIN = readingsOf(LETTERS);
const INTO_SOUNDS = readingsOf(SPELLINGS);

/** A longer word would be read in too many ways. */
const MOST_WAYS = 64;

/** In which ways a text is read. */
function waysOf(text: string, readings: Readings): string[] {
  let done = [''];
  for (let at = 0; at < text.length; ) {
    const letter = text.slice(at, at + 1);
    const [letters, ways] = readings.find(([start]) => text.startsWith(start, at)) ?? [letter, [letter]];
    const some = done.length * ways.length > MOST_WAYS ? ways.slice(0, 1) : ways;
    done = done.flatMap((before) => some.map((way) => before + way));
    at += letters.length;
  }
  return done;
}

/** Letters that are written twice sound as one. */
const single = (sound: string) => sound.replace(/(\p{L})\1+/gu, '$1');

/** How a word in Latin, Cyrillic or Greek letters may sound, so that `Щукин`, `Shchukin` and `Schukin` are one. */
export const soundsOf = (word: string): string[] => [
  ...new Set(
    waysOf(foldText(word), INTO_LATIN)
      .flatMap((latin) => waysOf(latin, INTO_SOUNDS))
      .map(single),
  ),
];

/** A list of cases of a script, as they sound; its letters between brackets each by itself. */
export const soundingCases = (list: readonly string[]): string[] =>
  list.map((line) =>
    line.replace(/\[(\p{L}+)\]|\p{L}+/gu, (letters, each: string | undefined) =>
      each === undefined
        ? (soundsOf(letters)[0] ?? '')
        : `[${[...each].map((one) => soundsOf(one)[0] ?? '').join('')}]`,
    ),
  );
