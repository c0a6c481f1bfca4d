import type { Prediction } from '../../contract/jobs.ts';
import type { Office } from '../../model/job.ts';
import type { Industry } from '../../reference/industries.ts';
import type { JobFunction } from '../../reference/job-functions.ts';
import { marketFactor, type Whereabouts } from './labour-market.ts';
import { type Evidence, NO_EVIDENCE, type Rate, ratesFrom } from './prediction-rates.ts';
import { readinessOf } from './readiness.ts';

/*
 * How a pipeline is predicted (2-jobs, section 7). It is reckoned back from the targets: as many interested candidates as are
 * wanted, or as the hires take, whichever is more; as many contacts as bring those; as many reviews as bring these. Each share is a
 * range: the account's own where it has contacted enough people, otherwise the product's, made higher or lower by what the
 * job is: title or functions, industries, years and working mode change the share that answers, the place the share of the
 * reviewed that is contacted. The range narrows with what it rests on. It says what such jobs take, and promises nothing;
 * salary, skills, languages and the employer's name are not counted.
 *
 * Interviews, by phone and in person, are shares of the interested, and never fewer than the hires. So they grow with the number
 * to hire as soon as the hires take more interested candidates than are wanted; below that all the wanted ones are interviewed at
 * the same shares, whether one is hired of them or five.
 */

/** What a prediction is made from (2-jobs, section 7). */
export interface PredictionFacts {
  readonly title?: string | undefined;
  readonly office?: Office | undefined;
  /** Where the job is; a remote one is done from its country, or from anywhere where none is given. */
  readonly location?: Whereabouts | null | undefined;
  readonly yearsExp: { readonly min: number; readonly max: number | null };
  readonly functions: readonly JobFunction[];
  readonly industries?: readonly Industry[] | undefined;
  readonly hireObjective: number;
  readonly targetLeads: number;
}

/** More leads than asked for come in before the sequences have ended; less so where it is known how many do. */
const LEADS_BEYOND_TARGET = 0.3;

/** The funnel a job like this may expect. More is never predicted from less. */
export function predict(facts: PredictionFacts, evidence: Evidence = NO_EVIDENCE): Prediction {
  const { rates, basis, doubt } = ratesFrom(evidence, {
    contacted: marketFactor(facts.office, facts.location),
    interested: readinessOf(facts),
  });
  const hires = facts.hireObjective;
  const leads = {
    min: Math.max(facts.targetLeads, Math.ceil(hires / rates.hired.high)),
    max: Math.max(Math.ceil(facts.targetLeads * (1 + LEADS_BEYOND_TARGET * doubt)), Math.ceil(hires / rates.hired.low)),
  };
  const contacts = before(leads, rates.interested);
  // Nobody is hired without an interview, nor interviewed without a call.
  const interviews = {
    min: Math.max(hires, shareOf(leads.min, rates.interviewed.low)),
    max: Math.max(hires, shareOf(leads.max, rates.interviewed.high)),
  };
  const phoneInterviews = {
    min: Math.max(interviews.min, shareOf(leads.min, rates.phoned.low)),
    max: Math.max(interviews.max, shareOf(leads.max, rates.phoned.high)),
  };
  return {
    reviews: before(contacts, rates.contacted),
    contacts,
    leads,
    phoneInterviews,
    interviews,
    hires: { value: hires },
    basis,
  };
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** How many it takes for a range of the stage after it. */
const before = ({ min, max }: Range, { low, high }: Rate): Range => ({
  min: Math.ceil(min / high),
  max: Math.ceil(max / low),
});

const shareOf = (count: number, share: number) => Math.max(1, Math.ceil(count * share));
