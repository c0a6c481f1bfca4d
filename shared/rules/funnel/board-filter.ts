import type { Card, Origin } from '../../model/submission.ts';
import { foldText } from '../text/names.ts';

/** What a board's verdict filter asks of the letters of a card. */
export const VERDICT_FILTERS = ['every-must-have', 'none-missing', 'something-missing', 'not-compared'] as const;
export type VerdictFilter = (typeof VERDICT_FILTERS)[number];

/** Which cards of a board one wants to see; empty where it does not matter. */
export interface BoardFilter {
  readonly source: Origin | '';
  /** At least so many whole days in the column. */
  readonly minDays: number;
  /** Words of the employer, in any case and without accents. */
  readonly company: string;
  readonly verdict: VerdictFilter | '';
}

export const NO_FILTER: BoardFilter = { source: '', minDays: 0, company: '', verdict: '' };

/** How many of its parts ask for something. */
export const filtersIn = ({ source, minDays, company, verdict }: BoardFilter): number =>
  [source, minDays > 0, company.trim(), verdict].filter(Boolean).length;

type Filtered = Pick<Card, 'origin' | 'columnUpdatedAt' | 'currentEmployer' | 'verdicts'>;

const DAY_MS = 86_400_000;

/** Makes the question that a card must answer with yes. The first letters of its verdicts are those of the must-haves. */
export function cardFilter(filter: BoardFilter, around: { readonly now: number; readonly mustHaves: number }) {
  const words = foldText(filter.company).split(/\s+/).filter(Boolean);
  const latest = around.now - filter.minDays * DAY_MS;
  return (card: Filtered): boolean =>
    (filter.source === '' || card.origin === filter.source) &&
    (filter.minDays <= 0 || Date.parse(card.columnUpdatedAt) <= latest) &&
    (words.length === 0 || hasWords(card.currentEmployer ?? '', words)) &&
    (filter.verdict === '' || saysSo(filter.verdict, card.verdicts, around.mustHaves));
}

function hasWords(employer: string, words: readonly string[]): boolean {
  const folded = foldText(employer);
  return words.every((word) => folded.includes(word));
}

function saysSo(wanted: VerdictFilter, verdicts: string, mustHaves: number): boolean {
  if (wanted === 'not-compared') return verdicts === '';
  const must = verdicts.slice(0, mustHaves);
  if (must === '') return false;
  if (wanted === 'every-must-have') return must.length === mustHaves && /^c+$/.test(must);
  return must.includes('o') === (wanted === 'something-missing');
}
