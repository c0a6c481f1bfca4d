import { anyOf, words } from '../../shared/rules/any-of.ts';
import { OPT_OUT } from './words/opt-out.ts';

const MAX_READ = 3_000;

const ASKS_TO_OPT_OUT = new RegExp(anyOf(OPT_OUT), 'iu');
const STOP = words`
  stop
  stopp
  unsub
  remove
  arrêt
  arret
  baja
  basta
  pare
  стоп
`;
const BARE_STOP = new RegExp(
  `^\\W{0,4}(?:please |bitte )?${anyOf(STOP)}(?: it| this| now| please| emails?| mails?)?\\W{0,4}$`,
  'i',
);

/** Whether the person asks to be left alone. Pass only their own words, never the quoted mail. */
export function asksToOptOut(visible: string): boolean {
  const text = visible.slice(0, MAX_READ);
  return ASKS_TO_OPT_OUT.test(text) || text.split('\n').some((line) => BARE_STOP.test(line));
}

/** Whether this is the subject that mail programs write when a person presses Unsubscribe. */
export const isOptOutSubject = (subject: string): boolean => /^\s*(?:unsubscribe|opt[- ]?out)[\s.!]*$/i.test(subject);
