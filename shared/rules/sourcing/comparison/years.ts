import type { Hit } from './find.ts';
import type { Read, WordIndex } from './index.ts';

const STATED =
  /(?<![\d.,/-])(\d{1,2})\s?\+?\s?(?:plus |or more |solid )?(?:years?|yrs|jahren?|jahre|ans|années)(?!\p{L})(?! old| of age|\p{L})/giu;
const OF_EXPERIENCE = /experience|expérience|erfahrung/i;
const MOST = 60;

/** Years that the resume itself says, in a sentence that names every part asked for: "13 years of commercial lending". */
export function statedYears(
  years: number,
  perPart: readonly (readonly Hit[])[],
  { passages }: WordIndex,
): { hit: Hit; years: number } | undefined {
  const [first, ...others] = perPart;
  if (!first)
    return firstOf(
      passages.map((passage) => ({ passage, from: 0, to: passage.tokens.length - 1, isNamed: false })),
      years,
      true,
    );
  const inAll = first.filter(({ passage }) => others.every((hits) => hits.some((hit) => hit.passage === passage)));
  return firstOf(inAll, years, false);
}

function firstOf(hits: readonly Hit[], years: number, needsWord: boolean) {
  for (const hit of hits) {
    const stated = yearsNear(hit, years, needsWord);
    if (stated !== undefined) return { hit, years: stated };
  }
  return undefined;
}

function yearsNear({ passage, from, to }: Hit, years: number, needsWord: boolean): number | undefined {
  if (needsWord && !OF_EXPERIENCE.test(passage.text)) return undefined;
  for (const match of passage.text.matchAll(STATED)) {
    const number = Number(match[1]);
    if (number >= years && number <= MOST && isClose(passage, match.index, from, to)) return number;
  }
  return undefined;
}

const CLOSE = 90;

/** In a row of several such statements each has its own words behind it. */
function isClose({ tokens }: Read, at: number, from: number, to: number): boolean {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to]?.end ?? start;
  return at >= start - CLOSE && at <= end + 30;
}
