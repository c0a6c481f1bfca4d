import type { Profile } from '../../model/candidate.ts';
import { foldText } from '../text/names.ts';
import { type Cut, escaped, hiding, hidingSome, oneOf } from './hiding.ts';
import { NAME_ENDS, PARTICLES, SCHOOL_LINKS, SCHOOL_WORDS } from './words/names.ts';

const MARKS = /\p{M}/gu;
const APOSTROPHE = /['’`´]/g;
/** Text as an expression that finds just that, whatever accents either has. */
const literally = (text: string) =>
  [...text.normalize('NFD').replace(MARKS, '')]
    .map((letter) => (/['’`´]/.test(letter) ? "['’`´]?" : `${escaped(letter)}\\p{M}*`))
    .join('')
    .replaceAll(' \\p{M}*', '[\\s-]+');

const START = String.raw`(?<![\p{L}\p{N}\p{M}_])`;
const STOP = String.raw`(?![\p{L}\p{N}\p{M}_])`;
const asWord = (pattern: string, flags: string) => hiding(new RegExp(`${START}(?:${pattern})${STOP}`, flags));

/** Of two letters only as a name is written, `Li` or `LI`: in small letters they mean too many other things. */
const shortWord = (word: string) => {
  const small = literally(word.slice(1).toLowerCase());
  return asWord(`${literally(word[0] ?? '')}(?:${small}|${literally(word.slice(1).toUpperCase())})`, 'gu');
};

const POSSESSIVE = "(?:['’]s)?";
const wholeWord = (word: string) =>
  [...word].length > 2 ? asWord(`${literally(word)}${POSSESSIVE}`, 'giu') : shortWord(word);

/** Cuts out words wherever they stand, the longest first, whatever accents and capitals they are written with. */
function cutWords(words: readonly string[]): Cut {
  const cuts = [...new Set(words.map((word) => word.normalize('NFC').trim()))]
    .filter((word) => [...word].length > 1)
    .sort((one, other) => other.length - one.length)
    .map(wholeWord);
  return (text) => cuts.reduce((rest, cut) => cut(rest), text);
}

/** The words of a name; a particle such as the `de` of `de Vries` is no name by itself. */
const wordsOf = (name: string) => {
  const words = name
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean);
  const isParticle = (word: string) =>
    words.length > 1 && (PARTICLES.includes(word.toLowerCase()) || (word.length <= 2 && /^\p{Ll}/u.test(word)));
  const own = words.filter((word) => !isParticle(word));
  return own.length > 0 ? own : words;
};

/** A word in the ways it is folded: `Müller` is written `Muller` and `Mueller`. */
const foldings = (word: string): string[] => {
  const spelt = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüå]/g, (letter) => SPELT[letter] ?? letter);
  return [...new Set([foldText(word), foldText(spelt)])].map((text) => text.replace(/[^\p{L}\p{N}]/gu, ''));
};
const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' };

/** Of as many letters a name is found within any word. */
const LONG = 6;
/** Of fewer, only where an end of a word makes it no other word. */
const SHORT = 4;
const ENDS = NAME_ENDS.map((end) => foldText(end)).filter(Boolean);

/**
 * Cuts out each word with a part of a name in it: inflected (`Noortjes`), joined to another part or to its first letters
 * (`VanHemelrijck`, `noortjevh`), or to anything else (`StudioNoortje`, `noortje85`).
 */
function cutJoined(firstName: string, lastName: string): Cut {
  const all = `${firstName} ${lastName}`
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean);
  const pieces = all.map((word) => foldText(word));
  const parts = [...wordsOf(firstName), ...wordsOf(lastName)].flatMap(foldings).filter((part) => part.length > 1);
  const initials = all.map((word) => foldText(word).slice(0, 1));
  const joined = runsOf(pieces).map((run) => run.join(''));
  const letters = runsOf(initials).map((run) => run.join(''));
  const known = new Set([
    ...joined.filter((text) => text.length >= LONG),
    ...parts
      .filter((part) => part.length >= SHORT - 1)
      .flatMap((part) => letters.flatMap((some) => [`${part}${some}`, `${some}${part}`])),
  ]);
  const isName = (found: string) => {
    const isCapital = /^\p{Lu}/u.test(found);
    const words = foldings(found);
    const inPieces = found.split(/(?<=\p{Ll})(?=\p{Lu})|[\d_'’.-]+/u).flatMap(foldings);
    return (
      words.some(
        (word) =>
          known.has(word) ||
          (word.length > 2 && parts.includes(word)) ||
          parts.some((part) => part.length >= LONG && word.includes(part)),
      ) ||
      (inPieces.length > 1 && parts.some((part) => part.length > 2 && inPieces.includes(part))) ||
      words.some((word) =>
        parts.some(
          (part) =>
            part.length > 2 &&
            (isCapital || part.length > SHORT) &&
            ENDS.some((end) => (end === 's' || part.length >= SHORT) && word === part + end),
        ),
      )
    );
  };
  return hidingSome(/[\p{L}\p{N}\p{M}_]+(?:['’][\p{L}\p{N}\p{M}_]+)*['’]?/gu, isName);
}

/** All runs of two or more that follow each other. */
const runsOf = (words: readonly string[]): string[][] =>
  words.flatMap((_, from) => words.slice(from + 1).map((__, more) => words.slice(from, from + more + 2)));

const SCHOOL = oneOf(SCHOOL_WORDS.map(literally));
const LINKS = oneOf(SCHOOL_LINKS.map(literally));
const isLink = (word: string) => SCHOOL_LINKS.includes(word.toLowerCase());

/**
 * A school in the ways it is named: as a whole, by its letters (`KUL`), by the words that are its own beside one that any school
 * has (`Ghent University`, `UGent`), and by these alone unless they are where the person lives or worked.
 */
function cutSchool(name: string, places: string): Cut {
  const words = name.split(/[^\p{L}\p{N}\p{M}'’&]+/u).filter((word) => word && !isLink(word));
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

const allOf =
  (cuts: readonly Cut[]): Cut =>
  (text) =>
    cuts.reduce((rest, cut) => cut(rest), text);

/** Cuts out the name of somebody and of their schools, in whatever way they are written. */
export function cutNames({ firstName, lastName, educationHistory, employmentHistory, location }: Profile): Cut {
  const places = [location, ...[...employmentHistory, ...educationHistory].map((one) => one.location)].join(' ');
  const schools = educationHistory.map(({ instituteName }) => instituteName.trim()).filter((name) => name.length > 2);
  const names = [firstName, lastName].flatMap((name) => [name, ...wordsOf(name)]);
  const cut = allOf([
    cutWords([...schools, ...names]),
    ...schools.map((school) => cutSchool(school, places)),
    cutJoined(firstName, lastName),
  ]);
  return (text) => cut(text.normalize('NFD').replace(APOSTROPHE, '’')).normalize('NFC');
}
