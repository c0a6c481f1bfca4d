import type { EmploymentType } from '../../../shared/reference/employment.ts';
import { valuesOf } from './facts.ts';
import type { Fact, Found, Line } from './types.ts';

/** "80 %", "75-100 %", "60 bis 80 %" as a term of its own: no share of travel or of work from home. */
const SHARE =
  /(?<![\p{L}\d.,])(?:(\d{2,3})(?: ?%)? ?(?:[-–—/]|bis|to|à) ?)?(\d{2,3}) ?%(?=\s*(?:$|[,;|()–—-]|Stelle|Pensum|TV|position|role|poste))/iu;

/** "28 hours per week", "0.8 FTE": less than full time. */
const HOURS =
  /(?<![\d.,:])(\d{1,2})(?:[.,]\d{1,2})?(?: ?(?:[-–]|bis|to|à) ?(\d{1,2})(?:[.,]\d{1,2})?)? ?(?:hours?|hrs|Stunden|Wochenstunden|Std\.?|heures|h(?= ?(?:\/|per|pro|par) ?(?:week|Woche|semaine)))(?![\p{L}\d])(?![ -]*(?:shifts?|(?:a |per )?days?|schicht|(?:pro |am )?tag|(?:par )?jour)(?!\p{L}))/iu;
const A_WEEK = /(?:\/|per|a|pro|par) ?(?:week|Woche|semaine)/iu;
const PART = /(?<!\d)0[.,]\d{1,2} ?(?:FTE|VZÄ|ETP)(?!\p{L})/iu;
const MOST_HOURS = 32;
const LEAST_FULL = 35;

interface TypeSaid {
  readonly employmentType: Found<EmploymentType> | null;
  readonly warnings: readonly string[];
}

/** How one is employed where a share of full time is named beside it; what may be either is left open, which a warning says. */
export function byWorkload(
  said: Found<EmploymentType> | null,
  facts: readonly Fact[],
  lines: readonly Line[],
  titleLine: string | null,
): TypeSaid {
  const isOfHours = said === null || said.value === 'FULL_TIME' || said.value === 'PART_TIME';
  const labelled = valuesOf(facts, 'type').map(({ value, line }) => ({ text: value, quote: line }));
  const short = lines
    .slice(0, 10)
    .filter(({ text, kind }) => kind === 'text' && text.length <= 120 && A_WEEK.test(text));
  const bracketed = lines
    .slice(0, 10)
    .flatMap(({ text }) =>
      [...text.matchAll(/\(([^()]{4,40})\)/gu)].map(([, inner = '']) => ({ text: inner, quote: text })),
    )
    .filter(({ text }) => A_WEEK.test(text));
  const terms = [
    ...labelled,
    ...short.map(({ text }) => ({ text, quote: text })),
    ...bracketed,
    ...(titleLine && titleLine.length <= 140 ? [{ text: titleLine, quote: titleLine }] : []),
  ];
  for (const { text, quote } of isOfHours ? terms : []) {
    const [span = '', fewest, longest] = HOURS.exec(text) ?? [];
    const hours = Number(longest ?? fewest ?? Number.NaN);
    if (longest !== undefined && Number(fewest) <= MOST_HOURS && hours >= LEAST_FULL) return either(span);
    if (PART.test(text) || (hours >= 4 && hours <= MOST_HOURS))
      return { employmentType: { value: 'PART_TIME', quote }, warnings: [] };
    const share = SHARE.exec(text);
    if (!share) continue;
    const [least, most] = [Number(share[1] ?? share[2]), Number(share[2])];
    if (least < 100 && most >= 100) return either(share[0].trim());
    return { employmentType: { value: most < 100 ? 'PART_TIME' : 'FULL_TIME', quote }, warnings: [] };
  }
  return { employmentType: said, warnings: [] };
}

/** What may be full time or less. */
const either = (words: string): TypeSaid => ({
  employmentType: null,
  warnings: [`The employment type is full-time or part-time (“${words}”) and was left open.`],
});
