import { foldText } from '../../text/names.ts';
import { BARE_DEGREES, DEGREE_LEVELS, FIELDS, SHORT_DEGREES, WIDE_FIELDS } from '../words/degrees.ts';
import { titledGroups } from '../words/entries.ts';
import { tokensOf } from './tokens.ts';

const folded = (text: string) => tokensOf(text).map(({ text: word }) => word);

interface Entry {
  readonly key: string;
  readonly length: number;
}
const entryOf = (text: string): Entry => {
  const words = folded(text);
  return { key: words.join(' '), length: words.length };
};

const LEVEL_OF = new Map(
  titledGroups(DEGREE_LEVELS).flatMap(([level, names]) =>
    names.map((name) => [entryOf(name).key, Number(level)] as const),
  ),
);
const FAMILIES_OF = new Map<string, Set<string>>();
for (const [family, subjects] of titledGroups(FIELDS))
  for (const subject of subjects) {
    const { key } = entryOf(subject);
    FAMILIES_OF.set(key, (FAMILIES_OF.get(key) ?? new Set()).add(family));
  }
const WIDE = new Map(titledGroups(WIDE_FIELDS).map(([word, families]) => [foldText(word), families] as const));
const SHORT = new Set(SHORT_DEGREES);
const BARE = new Set(BARE_DEGREES);
const MOST_WORDS = 4;

/** Something found in a text: from one word to another. */
export interface DegreeSaid {
  readonly level: number;
  /** Letters that mean other things too. */
  readonly isShort: boolean;
  /** A word that means other things too. */
  readonly isBare: boolean;
  /** Whether a subject stands right behind it. */
  readonly hasSubject: boolean;
}

const SUBJECT_WITHIN = 60;

/** The levels of degrees that a text names: 1 associate, 2 bachelor, 3 master, 4 doctorate. Short letters only as written. */
export function degreesIn(text: string): DegreeSaid[] {
  const tokens = tokensOf(text);
  const found: DegreeSaid[] = [];
  for (let index = 0; index < tokens.length; ) {
    const hit = longest(
      tokens.slice(index, index + MOST_WORDS).map(({ text: word }) => word),
      (key) => LEVEL_OF.has(key),
    );
    const raw = tokens[index]?.raw ?? '';
    if (!hit) index++;
    else {
      const end = tokens[index + hit.length - 1]?.end ?? 0;
      const after = text.slice(end, end + SUBJECT_WITHIN);
      const isShort = SHORT.has(raw) && hit.length === 1;
      const isBare = BARE.has(hit.key);
      if (raw.length > 3 || hit.length > 1 || isWrittenAsDegree(raw, after))
        found.push({ level: LEVEL_OF.get(hit.key) ?? 0, isShort, isBare, hasSubject: subjectsIn(after).length > 0 });
      index += hit.length;
    }
  }
  return found;
}

/** MS Office is no degree, nor is "Boston, MA" or "ms". */
const isWrittenAsDegree = (raw: string, after: string) =>
  raw !== raw.toLowerCase() &&
  !/^\s(?:Office|Word|Excel|Access|Project|SQL|Power|Outlook|Windows|Visio|Teams|Dynamics|Exchange|Exam|Zip|\d)/i.test(
    after,
  );

function longest(words: readonly string[], isKnown: (key: string) => boolean): Entry | undefined {
  for (let length = words.length; length > 0; length--) {
    const key = words.slice(0, length).join(' ');
    if (isKnown(key)) return { key, length };
  }
  return undefined;
}

const SHORT_SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/\bPR\b/, 'public relations'],
  [/\bHR\b/, 'human resources'],
  [/\bIT\b/, 'information technology'],
  [/\bCS\b/, 'computer science'],
];

/** The subjects that a text names, as they are written in the list of fields. */
export function subjectsIn(text: string): string[] {
  const words = folded(SHORT_SUBJECTS.reduce((whole, [letters, subject]) => whole.replace(letters, subject), text));
  const found: string[] = [];
  for (let index = 0; index < words.length; ) {
    const hit = longest(words.slice(index, index + MOST_WORDS), (key) => FAMILIES_OF.has(key));
    if (hit) found.push(hit.key);
    index += hit?.length ?? 1;
  }
  return found;
}

/** The families that a subject is asked for with: "or related" to informatics is informatics, not all that counts. */
export function familiesAsked(text: string): ReadonlySet<string> {
  const named = subjectsIn(text).flatMap((subject) => {
    const all = [...(FAMILIES_OF.get(subject) ?? [])];
    return all.length > 1 ? all.filter((family) => family !== 'quantitative') : all;
  });
  return new Set([...named, ...wideIn(text)]);
}

/** The families of the subjects in a text, and of wide words such as "quantitative". */
export function familiesIn(text: string): ReadonlySet<string> {
  const named = subjectsIn(text).flatMap((subject) => [...(FAMILIES_OF.get(subject) ?? [])]);
  return new Set([...named, ...wideIn(text)]);
}

export const wideIn = (text: string): readonly string[] => folded(text).flatMap((word) => WIDE.get(word) ?? []);
