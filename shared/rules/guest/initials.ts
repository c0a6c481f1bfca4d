import { asWord, literally } from './as-word.ts';
import { type Cut, hiding, oneOf } from './hiding.ts';
import { type Named, wordsOf } from './own.ts';
import { ABBREVIATIONS } from './words/abbreviations.ts';

/** The first letter of a word, and whether it may be a small one, as that of `van`. */
interface Initial {
  readonly letter: string;
  readonly isParticle: boolean;
}

const SPACE = String.raw`[\s-]*`;
/** A word as an expression: of two letters only with its capital. */
const nameWord = (word: string) => {
  const [first = '', ...rest] = word;
  const small = rest.join('');
  return rest.length > 1
    ? `(?i:${literally(word)})`
    : `${literally(first.toUpperCase())}(?:${literally(small)}|${literally(small.toUpperCase())})`;
};

const particlesOf = (name: string) => {
  const own = wordsOf(name);
  return name.split(/[\s-]+/).filter((word) => word && !own.includes(word));
};

const initialsOf = (name: string): Initial[] => {
  const particles = particlesOf(name);
  return name
    .split(/[\s'-]+/)
    .filter(Boolean)
    .map((word) => ({ letter: word.normalize('NFD').slice(0, 1), isParticle: particles.includes(word) }));
};

/** All beginnings of a list, itself too. */
const beginnings = <One>(list: readonly One[]) => list.map((_, at) => list.slice(0, at + 1));

/** The initials of a name that stand for it: `NVH`, `N. v. H.` and, where the name has two first ones, `MJ`. */
function runsOf({ firstName, lastName }: Named): Initial[][] {
  const [first, last] = [initialsOf(firstName), initialsOf(lastName)];
  const own = last.filter(({ isParticle }) => !isParticle);
  const all = beginnings(first).flatMap((some) =>
    [[], ...beginnings(last), ...beginnings(own)].map((end) => [...some, ...end]),
  );
  return all.filter((run) => run.filter(({ isParticle }) => !isParticle).length > 1);
}

const anyCase = ({ letter, isParticle }: Initial) =>
  isParticle ? `[${letter.toLowerCase()}${letter.toUpperCase()}]` : letter.toUpperCase();

/** The letters of a name where they stand for it: with full stops, or together. */
function alone(person: Named): Cut[] {
  const runs = runsOf(person);
  if (runs.length === 0) return [];
  const dotted = runs.map((run) => run.map(anyCase).join(String.raw`\p{M}*\.${SPACE}`));
  const together = runs.map((run) => run.map(anyCase).join(''));
  const small = runs.map((run) => run.map(({ letter }) => letter.toLowerCase()).join('')).filter(isUnspoken);
  return [
    asWord(String.raw`(?:${oneOf(dotted)})(?:\p{M}*\.)?`, 'gu'),
    asWord(`(?:${oneOf([...together, ...small])})`, 'gu', (found) => !ABBREVIATIONS.includes(found.toLowerCase())),
  ];
}
/** Three letters that are no word, having no vowel. */
const isUnspoken = (letters: string) => letters.length > 2 && !/[aeiouy]/.test(letters);

/** The letters, and the particles, of a name that stand beside one of its words: `N. van Houten`, `Noortje v. H.`. */
function beside({ firstName, lastName }: Named): Cut[] {
  const [first, last] = [wordsOf(firstName), wordsOf(lastName)];
  if (first.length === 0 || last.length === 0) return [];
  const particles = [...particlesOf(firstName), ...particlesOf(lastName)];
  const letters = [...initialsOf(firstName), ...initialsOf(lastName)].map(anyCase);
  const letter = String.raw`(?:${letters.join('|')})\p{M}*[.ªº]`;
  const bare = String.raw`(?:${initialsOf(firstName).map(anyCase).join('|')})\p{M}*(?![\p{L}\p{M}])`;
  const particle = particles.length > 0 ? `(?i:${oneOf(particles.map(literally))})(?![\\p{L}\\p{M}])` : '(?!)';
  const [f, l] = [oneOf(first.map(nameWord)), oneOf(last.map(nameWord))];
  const end = String.raw`(?:'?\p{Ll}{1,2}|'S)?`;
  return [
    asWord(`(?:${l}),?\\s+(?:${f}|${letter})(?:[\\s-]+(?:${f}|${letter}))*\\s+(?:${particle})(?!\\s+\\p{L})`, 'gu'),
    asWord(`(?:(?:${letter}|${bare}|${particle})${SPACE})+(?:${l})(?:[\\s-]+(?:${l}))*${end}`, 'gu'),
    asWord(`(?:${letter}|${bare})${SPACE}(?:${f})`, 'gu'),
    asWord(`(?:${f})(?:[\\s-]+(?:${particle}|${letter}))*[\\s-]+${letter}`, 'gu'),
    asWord(`(?:${l}),\\s*${letter}(?:${SPACE}${letter})*`, 'gu'),
  ];
}

/** A word of the name, letter by letter: `N o o r t j e`. */
const spelt = ({ firstName, lastName }: Named): Cut[] =>
  [...wordsOf(firstName), ...wordsOf(lastName)]
    .map((word) => [...word.normalize('NFD').replace(/[\p{M}']/gu, '')])
    .filter((letters) => letters.length > 2)
    .map((letters) => asWord(letters.map(literally).join(String.raw`[ \t._*·-]{1,2}`), 'giu'));

/** Hides the initials of somebody, and the name where they, or its particles, stand beside it. */
export const initials = (person: Named): Cut[] => [...spelt(person), ...beside(person), ...alone(person)];

/** Letters of the name that a full stop or a hyphen joins to what was hidden: `n.vanhouten`, `noortje.vh`. */
export function joinedTo({ firstName, lastName }: Named): Cut {
  const letters = [...initialsOf(firstName), ...initialsOf(lastName)].map(({ letter }) => letter).join('');
  const some = `(?i:[${letters}]){1,3}`;
  return letters === ''
    ? (seen) => seen
    : hiding(new RegExp(String.raw`(?<![\p{L}\p{N}])${some}[._-]\[…\]|\[…\][._-]${some}(?![\p{L}\p{N}])`, 'gu'));
}
