import type { Prediction } from '../../contract/jobs.ts';
import type { Office } from '../../model/job.ts';
import type { JobFunction } from '../../reference/job-functions.ts';

/** What a prediction is made from (2-jobs, section 7). */
export interface PredictionFacts {
  readonly office?: Office | undefined;
  readonly hasLocation: boolean;
  readonly yearsExp: { readonly min: number; readonly max: number | null };
  readonly functions: readonly JobFunction[];
  readonly hireObjective: number;
  readonly targetLeads: number;
}

/** Of a hundred people written to, twelve answer that they are interested, before anything is known of the job. */
const LEAD_RATE = 0.12;
/** A rate turns out up to a quarter lower or higher. */
const SPREAD = 0.25;
/** Of the profiles reviewed, this share is contacted: at best, at worst. */
const CONTACT_RATE = { best: 0.8, worst: 0.55 };
/** More leads than asked for come in before the sequences have ended. */
const LEADS_BEYOND_TARGET = 1.3;
/** Of the interested, this share is phoned and interviewed: fewest, most. */
const PHONED = { least: 0.6, most: 0.8 };
const INTERVIEWED = { least: 0.35, most: 0.5 };
const LEADS_PER_HIRE = 3;

/** How readily people of a function answer, compared with the average. */
const READINESS: Partial<Record<JobFunction, number>> = {
  ENG: 0.8,
  IT: 0.85,
  SCI: 0.85,
  HCPR: 0.85,
  FIN: 0.9,
  LGL: 0.9,
  SALE: 1.15,
  BD: 1.15,
  CUST: 1.2,
  ADM: 1.2,
  HR: 1.1,
  MRKT: 1.1,
};

/** The funnel a job like this may expect, reckoned back from its targets. More is never predicted from less. */
export function predict(facts: PredictionFacts): Prediction {
  const rate = leadRateOf(facts);
  const leads = { min: facts.targetLeads, max: Math.ceil(facts.targetLeads * LEADS_BEYOND_TARGET) };
  const contacts = {
    min: Math.ceil(leads.min / (rate * (1 + SPREAD))),
    max: Math.ceil(leads.max / (rate * (1 - SPREAD))),
  };
  return {
    reviews: {
      min: Math.ceil(contacts.min / CONTACT_RATE.best),
      max: Math.ceil(contacts.max / CONTACT_RATE.worst),
    },
    contacts,
    leads,
    phoneInterviews: shareOf(leads, PHONED),
    interviews: shareOf(leads, INTERVIEWED),
    hires: { value: Math.min(facts.hireObjective, Math.max(1, Math.floor(leads.max / LEADS_PER_HIRE))) },
  };
}

/** Of those contacted, the share that becomes interested: readier when junior or remote, slower for rare functions. */
export function leadRateOf({ office, hasLocation, yearsExp, functions }: PredictionFacts): number {
  const readiness = functions.map((code) => READINESS[code] ?? 1);
  const byFunction = readiness.length === 0 ? 1 : readiness.reduce((sum, one) => sum + one, 0) / readiness.length;
  return LEAD_RATE * byFunction * seniorityFactor(yearsExp.min) * placeFactor(office, hasLocation);
}

function seniorityFactor(years: number): number {
  if (years < 3) return 1.15;
  if (years < 8) return 1;
  return years < 15 ? 0.9 : 0.8;
}

function placeFactor(office: Office | undefined, hasLocation: boolean): number {
  if (office === 'REMOTE_ONLY') return 1.15;
  return hasLocation && office === 'ON_SITE' ? 0.95 : 1;
}

const shareOf = (leads: { min: number; max: number }, share: { least: number; most: number }) => ({
  min: Math.max(1, Math.floor(leads.min * share.least)),
  max: Math.max(1, Math.ceil(leads.max * share.most)),
});
