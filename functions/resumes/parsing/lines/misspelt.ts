import { WORDS_OF_TITLES } from '../../words/section-titles.ts';

/** A text in which each word that is one letter from a long word of titles is that word: "expereince", "exper1ence". */
export const corrected = (text: string): string =>
  text.replace(/[\p{L}\d]{7,}/gu, (word) => WORDS_OF_TITLES.find((right) => isNear(word, right)) ?? word);

/** One letter is another, is lacking, is too many, or two stand the wrong way round. */
function isNear(word: string, right: string): boolean {
  if (word === right || Math.abs(word.length - right.length) > 1 || word[0] !== right[0]) return word === right;
  let at = 0;
  while (at < word.length && word[at] === right[at]) at += 1;
  const [rest, wanted] = [word.slice(at), right.slice(at)];
  if (rest.slice(1) === wanted.slice(1) || rest.slice(1) === wanted || rest === wanted.slice(1)) return true;
  return rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2);
}
