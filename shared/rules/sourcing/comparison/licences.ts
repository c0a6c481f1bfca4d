import type { WordIndex } from './index.ts';
import type { Passage } from './passages.ts';
import { citeRows, confirmed, type Judged, notFound, uncertain } from './quotes.ts';

const DRIVING =
  /driver['’]?s?['’]? licen[cs]e|driving licen[cs]e|driving permit|führerschein|fahrerlaubnis|permis (?:de conduire|[a-e]\b)|permis$|permis valide/i;
const CLASS = /(?:class|klasse|klassen|cat(?:égorie|egory)?|permis|führerschein)\s*(?:der klasse\s*)?([A-E]E?1?)\b/i;
const HELD =
  /driver['’]?s?['’]? licen[cs]e|driving licen[cs]e|führerschein|fahrerlaubnis|permis (?:de conduire|[a-e]\b)|\bcdl\b/i;
const REFUSED = /\b(?:no|not|kein|keinen|without|ohne|pas de|sans|suspended|expired|learner)\b/i;

/** A requirement for a driver's licence, which is neither a degree nor a skill; undefined where it is about something else. */
export function judgeDriving(requirement: string, { passages }: WordIndex): Judged | undefined {
  if (!DRIVING.test(requirement) || /commercial|\bcdl\b/i.test(requirement)) return undefined;
  const letter = CLASS.exec(requirement)?.[1];
  const asked = letter === letter?.toUpperCase() ? letter : undefined;
  const lines = passages.filter(({ searched }) => HELD.test(searched) && !REFUSED.test(searched));
  const hits = lines.map((passage) => ({
    passage,
    from: 0,
    to: Math.max(0, passage.tokens.length - 1),
    isNamed: true,
  }));
  if (hits.length === 0) return { verdict: notFound('The resume names no driver’s licence.'), words: [] };
  const inClass = hits.filter(({ passage }) => asked === undefined || namesClass(withClass(passages, passage), asked));
  const chosen = inClass.length > 0 ? inClass : hits;
  const citations = citeRows(
    chosen.map(({ passage }) => passage),
    1,
  );
  if (inClass.length > 0) return { verdict: confirmed('The resume names a driver’s licence.', citations), words: [] };
  return { verdict: uncertain(`The resume names a driver’s licence, but not class ${asked}.`, citations), words: [] };
}

const ALONE = 30;
/** A bare "Führerschein" may have its class in the row below. */
function withClass(passages: readonly Passage[], passage: Passage): string {
  const row = passage.row ?? passage.text;
  const below = row.length > ALONE ? undefined : passages[passages.indexOf(passage) + 1];
  return below && below.text.length <= ALONE ? `${row} ${below.text}` : row;
}

const namesClass = (text: string, asked: string) => new RegExp(`(?<![\\p{L}])${asked}(?![\\p{L}])`, 'u').test(text);
