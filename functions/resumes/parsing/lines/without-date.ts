import { anyOf, words } from '../../../../shared/rules/any-of.ts';
import { SPANS } from '../../words/dates.ts';
import type { DateSpan } from './dates.ts';

const BEFORE_DATE =
  /(?:(?:expected |anticipated )?(?:expected|grad(?:uat(?:ed|ion))?\.?|anticipated|(?:graduation )?dates?|(?:time )?period|duration|from|zeitraum|dauer|période|periodo|período|okres)|(?<=^|\s)(?:in|im|en)(?: the)?(?: year| jahr)?)\s*:?\s*$/i;
const LEFTOVER = new RegExp(
  anyOf(words`
    \(\s*(?:\d+\s*${anyOf(SPANS)}[\s,]*(?:and|et|und|y|e)?\s*)*\)
    (?<=[·•|,]\s?|^|\p{L}\s)\s*(?:\d+\s*${anyOf(SPANS)}\s*)+$
    \(\s*\), \[\s*\]
  `),
  'giu',
);

/** The text without one date and the brackets and punctuation of that date. */
export function withoutDate(text: string, span: Pick<DateSpan, 'index' | 'length'>): string {
  const before = text.slice(0, span.index);
  const after = text.slice(span.index + span.length);
  return `${before.replace(BEFORE_DATE, '')}␟${after}`
    .replace(/\(\s*␟\s*\)|\[\s*␟\s*\]/g, '␟')
    .replace(/\(\s*[,;]?\s*␟|[,;]?\s*␟\s*(?=\))/g, (match) => (match.startsWith('(') ? '(' : ''))
    .replace(/\s*[-–—|·•,:;/@]*\s*␟\s*[-–—|·•,:;/]*\s*/g, '  ')
    .replaceAll('␟', '  ')
    .replace(LEFTOVER, '')
    .trim();
}
