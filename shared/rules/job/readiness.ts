import type { Office } from '../../model/job.ts';
import type { Industry } from '../../reference/industries.ts';
import type { JobFunction } from '../../reference/job-functions.ts';
import { words } from '../any-of.ts';
import type { PredictionFacts } from './prediction.ts';

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

/** How much more or less readily people answer to such a job than on average: junior, remote and wanted more, rare ones less. */
export function readinessOf({ title = '', office, location, yearsExp, functions, industries = [] }: PredictionFacts) {
  return (
    meanOf(functions.map((code) => BY_FUNCTION[code] ?? 1)) *
    meanOf(industries.map((code) => BY_INDUSTRY[code] ?? 1)) *
    titleFactor(title) *
    yearsFactor(yearsExp.min) *
    placeFactor(office, location)
  );
}

const meanOf = (factors: readonly number[]) =>
  factors.length === 0 ? 1 : factors.reduce((sum, one) => sum + one, 0) / factors.length;

function titleFactor(title: string): number {
  if (RARE_TITLE.test(title)) return 0.9;
  return SOUGHT_TITLE.test(title) ? 1.1 : 1;
}

function yearsFactor(years: number): number {
  if (years < 3) return 1.15;
  if (years < 8) return 1;
  return years < 15 ? 0.9 : 0.8;
}

/** Everyone may answer to a remote job; around one city there are fewer than in a country. */
function placeFactor(office: Office | undefined, location: PredictionFacts['location']): number {
  if (office === 'REMOTE_ONLY') return 1.15;
  const area = location ? (location.city ? 0.97 : 1) : 1.03;
  return office === 'ON_SITE' ? 0.95 * area : area;
}
