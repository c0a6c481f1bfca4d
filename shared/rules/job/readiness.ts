import type { Office } from '../../model/job.ts';
import type { Industry } from '../../reference/industries.ts';
import type { JobFunction } from '../../reference/job-functions.ts';
import { words } from '../any-of.ts';
import type { PredictionFacts } from './prediction.ts';
import { professionsIn } from './professions.ts';

/** How readily people of a function answer, compared with the average. */
const BY_FUNCTION: Partial<Record<JobFunction, number>> = {
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

/** How readily people of an industry answer, compared with the average. */
const BY_INDUSTRY: Partial<Record<Industry, number>> = {
  COMPUTER_SOFTWARE: 0.92,
  COMPUTER_NETWORK_SECURITY: 0.88,
  BIOTECHNOLOGY: 0.9,
  PHARMACEUTICALS: 0.92,
  HOSPITAL_HEALTH_CARE: 0.9,
  BANKING: 0.94,
  FINANCIAL_SERVICES: 0.94,
  GOVERNMENT_ADMINISTRATION: 0.94,
  NON_PROFIT_ORGANIZATION_MANAGEMENT: 1.1,
  RETAIL: 1.08,
  RESTAURANTS: 1.08,
  HOSPITALITY: 1.08,
  COMPUTER_GAMES: 1.06,
};

/** Titles that few people have, who are asked often. */
const RARE = words`
  chief
  c[efto]o
  vp
  head
  director
  principal
  staff
  leiter
  leiterin
  directeur
  directrice
`;
/** Titles that many people would like to have. */
const SOUGHT = words`
  junior
  trainee
  intern
  internship
  graduate
  assistant
  praktikant
  stagiaire
  débutant
`;
const whole = (list: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`, 'iu');
const [RARE_TITLE, SOUGHT_TITLE] = [whole(RARE), whole(SOUGHT)];

/**
 * Whatever the title (or the functions in its stead), industries, years or working mode, each multiplies the share that answers by
 * no less and no more. As ranges are wider for small shares, an end of one changes by at most four times for one fact.
 */
export const FACT_BOUNDS = { low: 0.7, high: 1.3 } as const;
/** Nor do all of them together. */
export const READINESS_BOUNDS = { low: 0.5, high: 1.6 } as const;

/**
 * How much more or less readily people answer to such a job than on average: junior, remote and wanted more, rare ones less.
 * The factors are the product's estimates. How large the labour market is changes something else (`labour-market.ts`).
 */
export function readinessOf({ title = '', office, yearsExp, functions, industries = [] }: PredictionFacts): number {
  const all =
    within(professionFactor(title, functions) * seniorityFactor(title), FACT_BOUNDS) *
    meanOf(industries.map((code) => BY_INDUSTRY[code] ?? 1)) *
    yearsFactor(yearsExp.min) *
    officeFactor(office);
  return within(all, READINESS_BOUNDS);
}

const within = (factor: number, { low, high }: { readonly low: number; readonly high: number }) =>
  Math.min(high, Math.max(low, factor));

const meanOf = (factors: readonly number[]) =>
  factors.length === 0 ? 1 : factors.reduce((sum, one) => sum + one, 0) / factors.length;

/** What the title says the work is; where it says nothing, the chosen functions do. */
function professionFactor(title: string, functions: readonly JobFunction[]): number {
  const named = professionsIn(title);
  return named.length > 0
    ? meanOf(named.map(({ factor }) => factor))
    : meanOf(functions.map((code) => BY_FUNCTION[code] ?? 1));
}

function seniorityFactor(title: string): number {
  if (RARE_TITLE.test(title)) return 0.9;
  return SOUGHT_TITLE.test(title) ? 1.1 : 1;
}

function yearsFactor(years: number): number {
  if (years < 3) return 1.15;
  if (years < 8) return 1;
  return years < 15 ? 0.9 : 0.8;
}

/** Everyone may answer to a remote job; fewer would come to a fixed place. */
function officeFactor(office: Office | undefined): number {
  if (office === 'REMOTE_ONLY') return 1.15;
  return office === 'ON_SITE' ? 0.95 : 1;
}
