import * as chrono from 'chrono-node';
import { anyOf } from '../../shared/rules/any-of.ts';
import { RETURNING } from './words/return.ts';

const LEADS = new RegExp(`\\b${anyOf(RETURNING)}(?=[\\s:,.])|まで|到|至`, 'giu');

const PARSERS = [
  chrono.en,
  chrono.de,
  chrono.fr,
  chrono.es,
  chrono.pt,
  chrono.nl,
  chrono.it,
  chrono.ru,
  chrono.ja,
] as const;

/**
 * The day an automatic reply names as that of the return, as YYYY-MM-DD, or null. Only a date after a word such as
 * "until" or "back on" counts, and only one in the year after the mail.
 */
export function returnDate(subject: string, text: string, mailDate: Date): string | null {
  const reading = `${subject}. ${text}`.slice(0, 2_000).replace(/\s+/g, ' ');
  const days: string[] = [];
  for (const lead of reading.matchAll(LEADS)) {
    const after = reading.slice(lead.index + lead[0].length, lead.index + lead[0].length + 50);
    const before = /[まで到至]/.test(lead[0]) ? reading.slice(Math.max(0, lead.index - 14), lead.index) : null;
    const day = dayIn(before ?? after, mailDate);
    if (day) days.push(day);
    if (days.length >= 6) break;
  }
  return days.sort().at(-1) ?? null;
}

function dayIn(text: string, mailDate: Date): string | null {
  for (const parser of PARSERS) {
    const found = parser.parse(text.trim(), { instant: mailDate, timezone: 0 }, { forwardDate: true })[0];
    if (!found || found.index > 14) continue;
    const isDay = found.start.isCertain('day') || found.start.isCertain('weekday');
    if (!isDay) continue;
    const time = Date.UTC(found.start.get('year')!, found.start.get('month')! - 1, found.start.get('day')!);
    const ahead = time - mailDate.getTime();
    if (ahead > -86_400_000 && ahead < 400 * 86_400_000) return new Date(time).toISOString().slice(0, 10);
  }
  return null;
}
