import { nameAt } from './names.ts';
import type { Passage } from './passages.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Where a word stands: the passage, and its place among the passage's words. */
export interface Place {
  readonly passage: number;
  readonly token: number;
}

export interface Read extends Passage {
  readonly tokens: readonly Token[];
  readonly isCapitals: boolean;
  /** A row of short items with commas between them. */
  readonly isList: boolean;
}

/** The words of a resume, by how they are written and by their stems, so that each is found without reading all again. */
export interface WordIndex {
  readonly passages: readonly Read[];
  readonly byText: ReadonlyMap<string, readonly Place[]>;
  readonly byStem: ReadonlyMap<string, readonly Place[]>;
}

const MOST_A_PASSAGE = 40;

/** Reads the passages once. A word that fills a passage is noted there a few times only. */
export function indexOf(passages: readonly Passage[]): WordIndex {
  const byText = new Map<string, Place[]>();
  const byStem = new Map<string, Place[]>();
  const read = passages.map((passage, at) => {
    const tokens = tokensOf(passage.searched);
    const noted = new Map<string, number>();
    tokens.forEach(({ text, stem }, token) => {
      const times = (noted.get(text) ?? 0) + 1;
      noted.set(text, times);
      if (times > MOST_A_PASSAGE) return;
      push(byText, text, { passage: at, token });
      push(byStem, stem, { passage: at, token });
      const name = nameWithoutVersion(text);
      if (name) push(byText, name, { passage: at, token });
    });
    return {
      ...passage,
      tokens,
      isCapitals: isCapitals(passage.searched),
      isList: isList(passage.searched, tokens.length),
    };
  });
  return { passages: read, byText, byStem };
}

/** "Angular2", "Python3": the name of a thing with its version. */
function nameWithoutVersion(text: string): string | undefined {
  const name = /^(\p{L}{3,})\d{1,2}$/u.exec(text)?.[1];
  return name && nameAt([name]) ? name : undefined;
}

function push(map: Map<string, Place[]>, key: string, place: Place) {
  const places = map.get(key);
  if (places) places.push(place);
  else map.set(key, [place]);
}

const isList = (text: string, words: number) => {
  const commas = text.split(/[,;•|]/).length - 1;
  return commas >= 3 && words / (commas + 1) <= 3;
};

const isCapitals = (text: string) => text.length > 12 && !/\p{Ll}/u.test(text);
