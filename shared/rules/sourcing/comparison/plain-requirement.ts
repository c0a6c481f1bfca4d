import { ONE_THING } from '../words/phrases.ts';
import { phraseOf } from './requirement.ts';

const JOINED = '\u2060';
const PAIRS = ONE_THING.map((pair) => [pair, pair.replace(/ (and|und|et) /, ` ${JOINED}$1 `)] as const);

/** Without signs for all genders and words in brackets that only say how much it is wanted; with one sign for "or". */
export function plain(requirement: string): string {
  let text = ` ${requirement} `
    .replace(/\((?:m|w|f|d|x|gn)(?:[/|,]\s?(?:m|w|f|d|x|gn|i))*\)|(?<=\p{L})[:*/]in(?:nen)?\b/giu, ' ')
    .replace(
      /\((?:required|preferred|optional|must[- ]have|nice[- ]to[- ]have|a plus|erforderlich|wünschenswert|souhaité)\)/gi,
      ' ',
    )
    .replace(/\b(?:and\s?\/\s?or|und\s?\/\s?oder|et\s?\/\s?ou)\b/gi, ' or ')
    .replace(
      /\b(?:including,? but not limited to|as well as|along with|in addition to|sowie|ainsi que|einschließlich|inklusive|inkl\.|y compris|including|plus(?= \p{Lu}))(?!\p{L})/giu,
      ' and ',
    );
  for (const [pair, joined] of PAIRS)
    if (text.toLowerCase().includes(pair)) text = text.replace(new RegExp(pair, 'i'), joined);
  return withoutOptional(text.replace(TWO_ACTS, '$1 $4 $2 $3 $4'));
}

/** "Planning or running events": both acts have the same object. */
const TWO_ACTS = /(?<!\p{L})(\p{L}{3,20}ing) (and|or) (\p{L}{3,20}ing) ([^,;()/]{3,80})/iu;

const OPTIONAL_TAIL =
  /(?:[,;(–-]|\s)\s*(?:but\s+)?(?:idealerweise|vorzugsweise|bevorzugt|preferably|ideally|idéalement|de préférence)(?!\p{L}).*$/iu;
const OPTIONAL_CLAUSE =
  /(?:von vorteil|wünschenswert|ein plus|is a plus|are a plus|a plus|an advantage|nice to have|is preferred|preferred|un atout|un plus|apprécié\w*|souhaité\w*)\s*[.)]?\s*$/i;

/** A clause that speaks of itself only, not of the whole list before it. */
const OWN_HEAD = /kenntnisse|erfahrung|experience|knowledge|familiarity|certifi|expérience|connaissance|maîtrise/i;

/** Without what is only welcome, where something else is asked for as well. */
function withoutOptional(text: string): string {
  const needed = text.replace(OPTIONAL_TAIL, ' ');
  const base = phraseOf(needed).length > 0 ? needed : text;
  const clauses = base.split(/[;,]/);
  const kept = clauses.filter((clause) => !(OPTIONAL_CLAUSE.test(clause) && OWN_HEAD.test(clause)));
  return kept.length < clauses.length && kept.some((clause) => phraseOf(clause).length > 0) ? kept.join(',') : base;
}
