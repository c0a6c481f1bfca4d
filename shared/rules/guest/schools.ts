import { foldText } from '../text/names.ts';
import { asWord, literally } from './as-word.ts';
import { allOf, type Cut, oneOf } from './hiding.ts';
import { SCHOOL_LINKS, SCHOOL_WORDS } from './words/names.ts';

const SCHOOL = oneOf(SCHOOL_WORDS.map(literally));
const LINKS = oneOf(SCHOOL_LINKS.map(literally));
const isLink = (word: string) => SCHOOL_LINKS.includes(word.toLowerCase());

/**
 * A school in the ways it is named: as a whole, by its letters (`KUL`), by the words that are its own beside one that any school
 * has (`Ghent University`, `UGent`), and by these alone unless they are where the person lives or worked.
 */
export function cutSchool(name: string, places: string): Cut {
  const words = name.split(/[^\p{L}\p{N}\p{M}'&]+/u).filter((word) => word && !isLink(word));
  const isCommon = (word: string) => SCHOOL_WORDS.includes(word.toLowerCase());
  const own = words.filter((word) => !isCommon(word) && word.length > 1);
  const acronyms = [
    words.map((word) => (/^\p{Lu}{2,4}$/u.test(word) ? word : (word[0] ?? '').toUpperCase())).join(''),
    ...(/^\p{Lu}{3,}$/u.test(words[0] ?? '') ? [words[0] ?? ''] : []),
  ].filter((letters) => letters.length > 2);
  const named = oneOf(own.map(literally));
  const spaced = words.map(dottedWord).join(String.raw`[\s.-]*(?:(?:${LINKS})[\s.-]+)*`);
  const dotted = acronyms.map((letters) => [...letters].map((letter) => `${letter}\\.?`).join('[ ]?'));
  const alone = own.filter(
    (word) => word.length > 3 && /^\p{Lu}/u.test(word) && !foldText(places).includes(foldText(word)),
  );
  const common = String.raw`(?:${SCHOOL}|\p{L}*(?:universit|hochschul|hogeschool)\p{L}*|[KTV]?U|UC|UP|TH|FH|HS)`;
  const between = String.raw`[\s.-]+(?:(?:${LINKS})[\s.-]+)*`;
  return allOf([
    ...(words.length > 1 ? [asWord(spaced, 'giu')] : []),
    ...(acronyms.length > 0 ? [asWord(dotted.join('|'), 'gu')] : []),
    ...(own.length > 0
      ? [
          asWord(`(?:${common}${between})+(?:${named})`, 'giu'),
          asWord(String.raw`(?:${named})[\s-]+(?:${common})(?:[\s-]+${common})*`, 'giu'),
          asWord(String.raw`[KTV]?U[.-]?(?:${named})|(?:${named})-?(?:uni|universit\p{L}*)`, 'giu'),
        ]
      : []),
    ...alone.map((word) => asWord(capital(word), 'gu')),
  ]);
}

/** A word of capitals may have full stops: `K.U. Leuven`. */
const dottedWord = (word: string) =>
  /^\p{Lu}{2,4}$/u.test(word) ? [...word].map((letter) => `${literally(letter)}\\.?`).join(' ?') : literally(word);

/** With the capital that a name has, or in capitals. */
const capital = (word: string) => {
  const rest = [...word].slice(1).join('');
  return `${literally([...word][0] ?? '')}(?:${literally(rest)}|${literally(rest.toUpperCase())})`;
};
