import type { Seniority } from '../../../shared/reference/employment.ts';
import { valuesOf } from './facts.ts';
import type { Fact, Found, Line } from './types.ts';
import { wholeTerms } from './whole-words.ts';
import * as levels from './words/levels.ts';

type Levels = Readonly<Partial<Record<Seniority, readonly string[]>>>;
const asRules = (levels: Levels) =>
  (Object.entries(levels) as [Seniority, readonly string[]][]).map(
    ([level, list]) => [level, wholeTerms(list)] as const,
  );
const IN_TITLE = asRules(levels.LEVELS_IN_TITLE);
const SAID = asRules(levels.LEVELS_SAID);

/** How senior the job is: as its title says, or a label does. */
export function seniorityOf(
  facts: readonly Fact[],
  lines: readonly Line[],
  title: Found<string> | null,
): Found<Seniority> | null {
  const levelIn = (text: string) => IN_TITLE.find(([, words]) => words.test(text))?.[0];
  // "STAGE - Assistant": what is left out of the title says the level all the same.
  const isIntern = title && title.quote.length <= 140 && levelIn(title.quote) === 'INTERN';
  const titled = title && (isIntern ? 'INTERN' : levelIn(title.value));
  if (titled) return { value: titled, quote: title.quote };
  for (const { value, line } of valuesOf(facts, 'level')) {
    const level = SAID.find(([, words]) => words.test(value))?.[0];
    if (level) return { value: level, quote: line };
  }
  const entry = SAID.find(([level]) => level === 'ENTRY')?.[1];
  const line = lines.find(
    ({ text, topic }) =>
      topic !== 'company' &&
      topic !== 'tasks' &&
      topic !== 'benefits' &&
      entry?.test(text) &&
      !/\bjuniors?\b/i.test(text),
  );
  return line ? { value: 'ENTRY', quote: line.text } : null;
}
