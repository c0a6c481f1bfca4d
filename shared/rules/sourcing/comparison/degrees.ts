import { foldText } from '../../text/names.ts';
import { DEGREE_LEVELS, FIELDS, SHORT_DEGREES, WIDE_FIELDS } from '../words/degrees.ts';
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
const MOST_WORDS = 4;

/** Something found in a text: from one word to another. */
export interface DegreeSaid {
  readonly level: number;
  readonly isShort: boolean;
}

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
      const isShort = raw.length <= 3 && hit.length === 1;
      if (!isShort || isWrittenAsDegree(raw, text.slice(tokens[index]?.end)))
        found.push({ level: LEVEL_OF.get(hit.key) ?? 0, isShort: SHORT.has(raw) });
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

/** The subjects that a text names, as they are written in the list of fields. */
export function subjectsIn(text: string): string[] {
  const words = folded(text);
  const found: string[] = [];
  for (let index = 0; index < words.length; ) {
    const hit = longest(words.slice(index, index + MOST_WORDS), (key) => FAMILIES_OF.has(key));
    if (hit) found.push(hit.key);
    index += hit?.length ?? 1;
  }
  return found;
}

/** The families of the subjects in a text, and of wide words such as "quantitative". */
export function familiesIn(text: string): ReadonlySet<string> {
  const named = subjectsIn(text).flatMap((subject) => [...(FAMILIES_OF.get(subject) ?? [])]);
  return new Set([...named, ...wideIn(text)]);
}

export const wideIn = (text: string): readonly string[] => folded(text).flatMap((word) => WIDE.get(word) ?? []);
