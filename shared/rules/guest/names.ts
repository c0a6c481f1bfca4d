import type { Profile } from '../../model/candidate.ts';
import { foldText } from '../text/names.ts';
import { asWord, literally } from './as-word.ts';
import { type CaseLanguage, caseLanguagesOf } from './case-languages.ts';
import { allOf, type Cut, hidingSome, type IsHidden } from './hiding.ts';
import { inflected } from './inflected.ts';
import { initials, joinedTo } from './initials.ts';
import { cutAnySchool, cutNames, otherNames } from './known-schools.ts';
import { latinSpellings } from './latin-spellings.ts';
import { otherScripts } from './other-scripts.ts';
import { foldings, type Named, plainName, wordsOf } from './own.ts';
import { readText, respelt } from './plain.ts';
import { cutSchool } from './schools.ts';
import { MONTHS } from './words/birth.ts';
import { NAME_ENDS } from './words/names.ts';

/** Of two letters only as a name is written, `Li` or `LI`: in small letters they mean too many other things. */
const shortWord = (word: string) => {
  const small = literally(word.slice(1).toLowerCase());
  return asWord(`${literally(word[0] ?? '')}(?:${small}|${literally(word.slice(1).toUpperCase())})`, 'gu', isNoMonth);
};

const POSSESSIVE = "(?:'s)?";
const wholeWord = (word: string) =>
  [...word].length > 2 ? asWord(`${literally(word)}${POSSESSIVE}`, 'giu', isNoMonth) : shortWord(word);

const IS_MONTH = new RegExp(`^(?:${MONTHS.join('|')})`, 'iu');
/** Somebody called Jan or June has the name of a month, which stands beside a day or a year. */
const isNoMonth: IsHidden = (found, _, at, text) =>
  !(
    IS_MONTH.test(found) &&
    (/^\.?,?[ \t]*(?:'?\d{2}|[-–—][ \t]*\p{L}+\.?[ \t]*\d{4})/u.test(text.slice(at + found.length)) ||
      /(?<!\d)\d{1,2}(?:st|nd|rd|th|\.)?[ \t]+(?:de )?$/u.test(text.slice(Math.max(0, at - 12), at)))
  );

/** Cuts out words wherever they stand, the longest first, whatever accents and capitals they are written with. */
function cutWords(words: readonly string[]): Cut {
  const cuts = [...new Set(words.map((word) => word.normalize('NFC').trim()))]
    .filter((word) => [...word].length > 1)
    .sort((one, other) => other.length - one.length)
    .map(wholeWord);
  return (text) => cuts.reduce((rest, cut) => cut(rest), text);
}

/** Cuts out words that stand as names do: in small letters they may be any other. */
const cutCapitals = (words: readonly string[]): Cut =>
  allOf(
    words.map((word) =>
      asWord(
        `${literally(word)}${POSSESSIVE}`,
        'giu',
        (found, groups, at, text) => /^\p{Lu}/u.test(found) && isNoMonth(found, groups, at, text),
      ),
    ),
  );

/** Of as many letters a name is found within any word. */
const LONG = 6;
/** Of fewer, only where an end of a word makes it no other word. */
const SHORT = 4;
const ENDS = NAME_ENDS.map((end) => foldText(end)).filter(Boolean);

/**
 * Cuts out each word with a part of a name in it: inflected (`Noortjes`), joined to another part or to its first letters
 * (`VanHemelrijck`, `noortjevh`), or to anything else (`StudioNoortje`, `noortje85`).
 */
function cutJoined({ firstName, lastName }: Named, languages: readonly CaseLanguage[]): Cut {
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
  const cases = new Set(parts.filter((part) => part.length > 2).flatMap((part) => inflected(part, languages)));
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
      (isCapital && words.some((word) => cases.has(word))) ||
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
  return hidingSome(
    /[\p{L}\p{N}\p{M}_]+(?:'[\p{L}\p{N}\p{M}_]+)*'?/gu,
    (found, groups, at, text) => isName(found) && isNoMonth(found, groups, at, text),
  );
}

/** All runs of two or more that follow each other. */
const runsOf = (words: readonly string[]): string[][] =>
  words.flatMap((_, from) => words.slice(from + 1).map((__, more) => words.slice(from, from + more + 2)));

/** What tells in which languages a profile is written. */
const textsOf = ({ summary, employmentHistory }: Profile): string[] =>
  [summary, ...employmentHistory.map(({ jobDescription }) => jobDescription)].map((text) => readText(text).plain);

/** Hides the name of somebody and of their schools, in whatever way they are written. */
export function names(profile: Profile): Cut[] {
  const person = plainName(profile);
  const { firstName, lastName } = person;
  const { educationHistory, employmentHistory, location } = profile;
  const places = [location, ...[...employmentHistory, ...educationHistory].map((one) => one.location)].join(' ');
  const schools = educationHistory
    .map(({ instituteName }) => readText(instituteName).plain.trim())
    .filter((name) => name.length > 2);
  const words = [firstName, lastName].flatMap((name) => [name, ...wordsOf(name)]);
  const texts = textsOf(profile);
  const languages = caseLanguagesOf(person, texts);
  const cut = allOf([
    otherScripts(profile, languages),
    ...initials(person),
    cutCapitals(latinSpellings(profile, texts)),
    cutWords([...schools, ...words]),
    ...schools.map((school) => cutSchool(school, places)),
    cutNames(schools.flatMap(otherNames)),
    cutAnySchool(employmentHistory.map(({ employerName }) => employerName)),
    cutJoined(person, languages),
    joinedTo(person),
  ]);
  return [(seen) => cut(respelt(seen, (piece) => piece.normalize('NFD')))];
}
