import { anyOf } from '../../../shared/rules/any-of.ts';
import type { Topic } from './types.ts';
import { REQUIRED, TASKS, WANTED } from './words/headings.ts';
import { APPLY, BENEFITS, COMPANY, COMPANY_PERHAPS } from './words/other-headings.ts';

const whole = (list: readonly string[]) => new RegExp(`(?<![\\p{L}\\p{N}])${anyOf(list)}(?![\\p{L}\\p{N}])`, 'iu');

/** The first that fits counts. */
const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ['apply', whole(APPLY)],
  ['company', whole(COMPANY)],
  ['wanted', whole(WANTED)],
  ['required', whole(REQUIRED)],
  ['benefits', whole(BENEFITS)],
  ['tasks', whole(TASKS)],
  ['company', whole(COMPANY_PERHAPS)],
];

const BOTH = /\b(?:required|essential|must|minimum|muss)\b/i;
const ALSO_GOOD = /\b(?:desired|preferred|desirable|souhait|wünschenswert|bonus|plus)/i;

/** What the part below a heading is about. */
export function topicOf(heading: string): Topic {
  const found = TOPICS.find(([, words]) => words.test(heading))?.[0] ?? 'other';
  return found === 'wanted' && BOTH.test(heading) && ALSO_GOOD.test(heading) ? 'required' : found;
}

/** Whether these words alone could be a heading: a topic, and little besides. */
export const isTopicAlone = (text: string): boolean => text.length <= 60 && topicOf(text) !== 'other';
