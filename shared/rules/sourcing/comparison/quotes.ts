import type { RequirementVerdict } from '../../../model/spotlight.ts';
import type { Hit } from './find.ts';
import type { Passage } from './passages.ts';

export type Verdict = Omit<RequirementVerdict, 'requirement'>;
export type Citations = Verdict['citations'];

const QUOTE = 180;

/** What is judged of a requirement, and the words of the resume that were found for it. */
export interface Judged {
  readonly verdict: Verdict;
  readonly words: readonly string[];
}

/** Hits with those first that say most: what was done, then titles, then summaries and lists. */
export const bestFirst = (hits: readonly Hit[]): Hit[] => [...hits].sort((a, b) => weightOf(a) - weightOf(b));

function weightOf({ passage }: Hit): number {
  if (passage.kind === 'education' || passage.kind === 'languages') return 3;
  if (passage.position) return passage.isTitle ? 1 : 0;
  return passage.kind === 'skills' ? 2 : 1.5;
}

/** Quotes word for word around what was found. */
export const cite = (hits: readonly Hit[], most: number): Citations =>
  uniqueBy(
    hits.map((hit) => ({ quote: quoteOf(hit), source: hit.passage.source })),
    ({ quote }) => quote,
  ).slice(0, most);

/** Quotes whole rows, so that a name and its level stand together. */
export const citeRows = (passages: readonly Passage[], most: number): Citations =>
  uniqueBy(
    passages.map(({ text, row, source }) => ({
      quote: row && row.length <= QUOTE ? row : text.slice(0, QUOTE),
      source,
    })),
    ({ quote }) => quote,
  ).slice(0, most);

export const wordsOf = ({ passage, from, to }: Hit): string =>
  passage.text.slice(passage.tokens[from]?.start ?? 0, passage.tokens[to]?.end ?? 0);

export function quoteOf({ passage, from, to }: Hit): string {
  const { text, tokens } = passage;
  if (text.length <= QUOTE) return text;
  const first = tokens[from]?.start ?? 0;
  const last = tokens[to]?.end ?? first;
  const room = Math.max(0, QUOTE - (last - first));
  const start = Math.max(0, Math.min(first - Math.floor(room / 3), text.length - QUOTE));
  const end = Math.max(last, start + QUOTE);
  const cut = text.slice(start, end);
  const whole = cut.replace(start > 0 ? /^\S*\s/ : /^/, '').replace(end < text.length ? /\s\S*$/ : /$/, '');
  return (start < first && end > last ? whole : cut).trim() || cut;
}

export function uniqueBy<T>(list: readonly T[], keyOf: (item: T) => unknown): T[] {
  const known = new Set<unknown>();
  return list.filter((item) => {
    const key = keyOf(item);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

export const uncertain = (justification: string, citations: Citations = []): Verdict => ({
  type: 'uncertain',
  justification,
  citations,
});
export const confirmed = (justification: string, citations: Citations): Verdict => ({
  type: 'confirmed',
  justification,
  citations,
});
export const notFound = (justification: string): Verdict => ({ type: 'other', justification, citations: [] });
