import { allWords } from '../text/names.ts';

const LETTERS = /^\p{L}+$/u;
/** By such an ending a given name is one of the other sex: Jan and Jana, Stefan and Stefanie, Paul and Pauline, Ivan and Ivanka. */
const OTHER_SEX = /^(?:\p{L}?(?:a|e|ie|ia|ka|ina|ine|ette|etta)|iska)$/u;

function isShortOf(word: string, other: string): boolean {
  if (!LETTERS.test(other) || !other.startsWith(word)) return false;
  return word.length === 1 || !OTHER_SEX.test(other.slice(word.length));
}

/** The words that are not words of the other name, each of which stands for one alone. */
function besides(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** The words of a name, of which ö and oe are the same letter. */
const wordsOf = (name: string) => allWords(name).map((word) => word.replace(/([aou])e/g, '$1'));

/**
 * Whether two names may be one person's: each word of the shorter one is a word of the other. One word may be an initial or a short form
 * of another, or the other way round, where a second one is the same. Where the words are parted makes no difference. Nothing is known of
 * whoever has no name. Whoever is called otherwise may be somebody else with their address.
 */
export function mayBeOneName(one: string, another: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(another)].sort((a, b) => a.length - b.length);
  if (shorter.join('') === longer.join('')) return true;
  const [word, ...more] = besides(shorter, longer);
  if (word === undefined) return true;
  if (more.length > 0 || shorter.length === 1) return false;
  return besides(longer, shorter).some((other) => isShortOf(word, other) || isShortOf(other, word));
}
