import type { AccountOverview } from '../../contract/reports.ts';
import { evidenceIn, type Rate, ratesFrom } from '../job/prediction-rates.ts';
import type { Counts } from './counters.ts';

type Expected = NonNullable<AccountOverview['predictions']>;

/**
 * What may come of the candidates who were contacted in a period, by the shares that such pipelines have: the account's own
 * where it contacted enough people in it, else the product's. Null where nobody was contacted.
 */
export function expectedOf(counts: Counts): Expected | null {
  const evidence = evidenceIn(counts);
  const { contacted } = evidence;
  if (contacted === 0) return null;
  const { rates, basis } = ratesFrom(evidence);
  const leads = shareOf({ min: contacted, max: contacted }, rates.interested);
  return { leads, interviews: shareOf(leads, rates.interviewed), hires: shareOf(leads, rates.hired), basis };
}

interface Range {
  readonly min: number;
  readonly max: number;
}

const shareOf = ({ min, max }: Range, { low, high }: Rate): Range => ({
  min: Math.floor(min * low),
  max: Math.ceil(max * high),
});

const rangeWords = ({ min, max }: Range) => (min === max ? `${min}` : `${min} to ${max}`);

/** The same in a sentence. */
export function expectedWords({ leads, interviews, hires, basis }: Expected): string {
  const whom = `the ${basis.contacted} ${basis.contacted === 1 ? 'candidate' : 'candidates'}`;
  const whose = basis.from === 'account' ? 'by your account’s own shares' : 'by what is usual';
  return `Of ${whom} contacted, ${rangeWords(leads)} may become leads, ${rangeWords(interviews)} come to an interview and ${rangeWords(hires)} be hired, ${whose}.`;
}
