import { foldText } from '../../text/names.ts';
import { CERTIFICATES } from '../words/certificates.ts';
import { groups, titledGroups } from '../words/entries.ts';
import { KINDS, TWO_OF } from '../words/kinds.ts';
import { PLAIN_NAMES } from '../words/plain-names.ts';
import { PROGRAM_NAMES } from '../words/program-names.ts';
import { SUBJECT_NAMES } from '../words/subject-names.ts';
import { SYNONYMS } from '../words/synonyms.ts';
import { TECHNOLOGY_NAMES } from '../words/technology-names.ts';
import { stemOf, tokensOf } from './tokens.ts';

/** A thing with a name of its own, in all its spellings, each as the words that are looked up. */
export interface Name {
  readonly id: string;
  readonly spellings: readonly (readonly string[])[];
  /** Only who holds it may write its letters. */
  readonly isCertificate: boolean;
}

const wordsOf = (text: string) => tokensOf(text).map((token) => token.text);
const keyOf = (words: readonly string[]) => words.join(' ');

const NAMES = new Map<string, Name>();
for (const [list, isCertificate] of [
  [[...TECHNOLOGY_NAMES, ...PROGRAM_NAMES, ...SUBJECT_NAMES], false],
  [CERTIFICATES, true],
] as const)
  for (const [id = '', ...others] of groups(list)) {
    const spellings = [id, ...others].map(wordsOf);
    const name: Name = { id, spellings, isCertificate };
    for (const spelling of spellings) if (!NAMES.has(keyOf(spelling))) NAMES.set(keyOf(spelling), name);
  }

const SUBJECTS = new Set(groups(SUBJECT_NAMES).map(([id]) => id));

/** Whether a name is that of a field of work rather than of a thing one uses. */
export const isSubject = ({ id }: Name) => SUBJECTS.has(id);

const longestOf = (keys: Iterable<string>) => Math.max(...[...keys].map((key) => key.split(' ').length));
const LONGEST_NAME = longestOf(NAMES.keys());

/** The longest known name that these words begin with, and how many words it has. */
export function nameAt(words: readonly string[]): { name: Name; length: number } | undefined {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
    const name = NAMES.get(keyOf(words.slice(0, length)));
    if (name) return { name, length };
  }
  return undefined;
}

/** A name that stands in no list: exactly these words. */
export const unlistedName = (words: readonly string[]): Name => ({
  id: keyOf(words),
  spellings: [words],
  isCertificate: false,
});

export const nameOf = (text: string): Name => NAMES.get(keyOf(wordsOf(text))) ?? unlistedName(wordsOf(text));

const KIND_MEMBERS = new Map(
  titledGroups(KINDS).map(([title, members]) => [keyOf(wordsOf(title)), members.map(nameOf)] as const),
);
const LONGEST_KIND = longestOf(KIND_MEMBERS.keys());

/** The longest kind of things that these words begin with: its words and the things of that kind. */
export function kindAt(words: readonly string[]): { length: number; members: readonly Name[] } | undefined {
  for (let length = Math.min(LONGEST_KIND, words.length); length > 0; length--) {
    const members = KIND_MEMBERS.get(keyOf(words.slice(0, length)));
    if (members) return { length, members };
  }
  return undefined;
}

const PARTS = new Map(titledGroups(TWO_OF).map(([id, parts]) => [id, parts.map(nameOf)] as const));

/** The parts of a suite of programs: two of them stand for the whole. */
export const partsOf = ({ id }: Name): readonly Name[] => PARTS.get(id) ?? [];

const PLAIN = new Set(PLAIN_NAMES.map(foldText));

/** Whether a name is also an ordinary word, or so short that it turns up by chance. */
export const isPlainName = (spelling: readonly string[]) => spelling.length === 1 && PLAIN.has(spelling[0] ?? '');

const SAME = new Map<string, Set<string>>();
for (const group of groups(SYNONYMS)) {
  const stems = group.filter((word) => !word.includes(' ')).map((word) => stemOf(foldText(word)));
  const same = new Set(stems.flatMap((stem) => [stem, ...(SAME.get(stem) ?? [])]));
  for (const stem of same) SAME.set(stem, same);
}

const LEADING = SAME.get('manag') ?? new Set();
/** Who leads others shows leadership; a word about the leadership of a company does not show who leads. */
SAME.set('leadership', new Set(['leadership', ...LEADING]));

/** Whether words of this stem say that somebody leads, but not what. */
export const isLeading = (stems: ReadonlySet<string>) => stems.has('manag');

/** The stems of all words that say the same as the word of this stem. */
export const sameAs = (stem: string): ReadonlySet<string> => SAME.get(stem) ?? new Set([stem]);
