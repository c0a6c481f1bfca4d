import { CONDITIONS } from '../words/conditions.ts';
import { ENGLISH_SOFT_SKILLS } from '../words/soft-skills.ts';
import { FRENCH_SOFT_SKILLS } from '../words/soft-skills-french.ts';
import { GERMAN_SOFT_SKILLS } from '../words/soft-skills-german.ts';
import { FILLER } from './filler.ts';
import { findPhrase } from './find.ts';
import type { WordIndex } from './index.ts';
import { nameAt } from './names.ts';
import { bestFirst, cite, confirmed, type Judged, uncertain } from './quotes.ts';
import { phraseOf } from './requirement.ts';
import { tokensOf } from './tokens.ts';

const SOFT_SKILLS = [...ENGLISH_SOFT_SKILLS, ...GERMAN_SOFT_SKILLS, ...FRENCH_SOFT_SKILLS];
const SOFT = new Set(SOFT_SKILLS.flatMap((word) => tokensOf(word).map(({ text }) => text)));
const CONDITION = new RegExp(`(?<!\\p{L})(?:${CONDITIONS.join('|')})(?!\\p{L})`, 'iu');

/** Pairs whose words mean something else apart. */
const ONLY_SOFT_TOGETHER = /\b(?:time|stress|conflict|self)[- ]management\b|\bgestion (?:du|de) (?:temps|stress)\b/i;

/** Acts that show what a soft skill only claims: who leads has led people, who speaks well has presented to them. */
const ACTS: readonly (readonly [asked: RegExp, acts: readonly string[]])[] = [
  [
    /\b(?:leadership|leader|supervis\w+|manag\w+|\w*führungs?\w*|encadrement)\b/i,
    ['led team', 'managed staff', 'supervised employees'],
  ],
  [
    /\b(?:presentation|public speaking|präsentation\w*)\b/i,
    ['presented conference', 'presented clients', 'presented workshop'],
  ],
];

/** A requirement about how somebody is, or about conditions of work; undefined where it is about something else. */
export function judgeSoft(requirement: string, index: WordIndex): Judged | undefined {
  if (CONDITION.test(requirement))
    return { verdict: uncertain('A resume does not say whether this condition suits the candidate.'), words: [] };
  const words = tokensOf(requirement.replace(ONLY_SOFT_TOGETHER, ' ')).map(({ text }) => text);
  const said = words.filter((word) => !FILLER.has(word) && word.length > 1);
  const isNone = said.length === 0 && !ONLY_SOFT_TOGETHER.test(requirement);
  const isNamed = words.some((_, at) => (nameAt(words.slice(at, at + 4))?.length ?? 0) > 1);
  if (isNone || isNamed || said.some((word) => !SOFT.has(word))) return undefined;
  const acts = ACTS.find(([asked]) => asked.test(requirement.replace(ONLY_SOFT_TOGETHER, ' ')))?.[1] ?? [];
  const hits = bestFirst(
    acts.flatMap((act) => findPhrase(phraseOf(act), index)).filter(({ passage }) => passage.position),
  );
  if (hits.length > 0) return { verdict: confirmed('The resume shows it by what was done.', cite(hits, 2)), words: [] };
  return { verdict: uncertain('A resume can claim this, but what was done does not show it.'), words: [] };
}
