import { trimmed } from './brief.ts';
import { isDenied, withoutDenied } from './denied.ts';
import { sentencesOf } from './sentences.ts';
import type { Line } from './types.ts';

const BEGINS = /(?:^[\s*_"“„«]*|[.!?;,:]["”»]?\s+|\(|\s[–—|•·/-]\s)["“„«]?$/u;
const ENDS = /^["”»]?(?:[\s.;,:!?…*_)]*$|[.!?;,:](?:\s|$)|\s?\(|\)|\s[–—|•·/-]\s)/u;

/** What turns round the words beside it. */
const NEGATED =
  /(?<!\p{L})(?:no|not|never|neither|nor|without|cannot|\p{L}+n['’]t|kein\p{L}*|nicht|nie|ohne|weder|ni|pas|sans|aucune?)(?!\p{L})/iu;

/** What of a text is asked for, statement by statement. */
const askedIn = (text: string) => sentencesOf(text).flatMap((sentence) => withoutDenied(sentence) ?? []);

/**
 * Words as a requirement, where they are a whole line, a sentence or a clause of one, and the line does not say that they are not
 * asked for; else null.
 */
export function requirementIn(said: string, { text, kind }: Line): string | null {
  const words = trimmed(said.replace(/\s+/g, ' '));
  if (kind === 'heading' || !/\p{L}/u.test(words) || isDenied(words)) return null;
  if (words === trimmed(text)) return words;
  return askedIn(text).some((asked) => isClauseOf(words, asked)) ? words : null;
}

function isClauseOf(words: string, asked: string): boolean {
  for (let at = asked.indexOf(words); at >= 0; at = asked.indexOf(words, at + 1)) {
    const [before, after] = [asked.slice(0, at), asked.slice(at + words.length)];
    if (BEGINS.test(before) && ENDS.test(after) && !NEGATED.test(`${before} ${after}`)) return true;
  }
  return false;
}
