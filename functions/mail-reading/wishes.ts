import { anyOf, words } from '../../shared/rules/any-of.ts';
import type { Intent } from './types.ts';
import { INTERESTED, NOT_INTERESTED } from './words/interest.ts';
import { OPT_OUT } from './words/opt-out.ts';

const MAX_READ = 3_000;

const ASKS_TO_OPT_OUT = new RegExp(anyOf(OPT_OUT), 'i');
const STOP = words`
  stop, stopp, unsub, remove, arrêt, arret, baja, basta, pare, стоп
`;
const BARE_STOP = new RegExp(
  `^\\W{0,4}(?:please |bitte )?${anyOf(STOP)}(?: it| this| now| please| emails?| mails?)?\\W{0,4}$`,
  'i',
);

const DECLINES = new RegExp(anyOf(NOT_INTERESTED), 'i');
const EACH_DECLINE = new RegExp(anyOf(NOT_INTERESTED), 'gi');
const ACCEPTS = new RegExp(anyOf(INTERESTED), 'i');
const DOUBT = new RegExp(
  `\\b${anyOf(words`but, however, unless, although, aber, jedoch, mais, pero, ma, mas, maar, но, ale, men`)}\\b`,
  'i',
);

/** Whether the person asks to be left alone. Pass only their own words, never the quoted mail. */
export function asksToOptOut(visible: string): boolean {
  const text = visible.slice(0, MAX_READ);
  return ASKS_TO_OPT_OUT.test(text) || text.split('\n').some((line) => BARE_STOP.test(line));
}

/** Whether this is the subject that mail programs write when a person presses Unsubscribe. */
export const isOptOutSubject = (subject: string): boolean => /^\s*(?:unsubscribe|opt[- ]?out)[\s.!]*$/i.test(subject);

/** What the person's own words say about the offer. Anything ambiguous is unclear. */
export function intentOf(visible: string): Intent {
  const text = visible.slice(0, MAX_READ);
  if (asksToOptOut(text)) return 'not-interested';
  const refuses = DECLINES.test(text);
  const rest = text.replace(EACH_DECLINE, ' ');
  const accepts = ACCEPTS.test(rest);
  if (refuses && accepts) return 'unclear';
  if (refuses) return 'not-interested';
  if (!accepts) return 'unclear';
  return DOUBT.test(rest) && /\bnot\b|n't\b|\bnicht\b|\bpas\b|\bno\b|\bnon\b|\bniet\b|\bне\b/i.test(rest)
    ? 'unclear'
    : 'interested';
}
