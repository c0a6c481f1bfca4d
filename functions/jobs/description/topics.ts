import type { Topic } from './types.ts';
import { wholeTerms } from './whole-words.ts';
import { REQUIRED, REQUIRED_SURELY } from './words/headings.ts';
import { APPLY, BENEFITS, BENEFITS_SURELY, COMPANY, COMPANY_PERHAPS } from './words/other-headings.ts';
import { TASKS, TASKS_SURELY } from './words/task-headings.ts';
import { WANTED } from './words/wanted-headings.ts';

/** The first that fits counts. */
const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ['required', wholeTerms(REQUIRED_SURELY)],
  ['apply', wholeTerms(APPLY)],
  ['company', wholeTerms(COMPANY)],
  ['tasks', wholeTerms(TASKS_SURELY)],
  ['benefits', wholeTerms(BENEFITS_SURELY)],
  ['wanted', wholeTerms(WANTED)],
  ['required', wholeTerms(REQUIRED)],
  ['benefits', wholeTerms(BENEFITS)],
  ['tasks', wholeTerms(TASKS)],
  ['company', wholeTerms(COMPANY_PERHAPS)],
];

const BOTH = /\b(?:required|essential|must|minimum|muss)\b/i;
const ALSO_GOOD = /\b(?:desired|preferred|desirable|souhait|wünschenswert|bonus|plus)/i;

const topicIn = (text: string) => TOPICS.find(([, words]) => words.test(text))?.[0];

/** What the part below a heading is about: as its words before a colon say, else all of it. */
export function topicOf(heading: string): Topic {
  const bare = heading.replace(/\s*\([^)]*\)\s*$/, '').replace(/\s*(?:\.{3}|…)$/, '');
  const found = topicIn(bare.split(/:\s|\s[–—|-]\s/u)[0]!) ?? topicIn(bare) ?? topicIn(heading) ?? 'other';
  return found === 'wanted' && BOTH.test(heading) && ALSO_GOOD.test(heading) ? 'required' : found;
}

/** Whether these words alone could be a heading: a topic, and little besides. */
export const isTopicAlone = (text: string): boolean => text.length <= 60 && topicOf(text) !== 'other';
