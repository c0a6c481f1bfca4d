import type { CompanyEntry, Requirements } from '../../../../../shared/model/job.ts';
import { LIMITS } from '../../../../../shared/product.ts';

/** The search radius in its own unit and in km; empty where none is set. */
export function radiusWords({ srcRadius, srcRadiusUnit }: Pick<Requirements, 'srcRadius' | 'srcRadiusUnit'>): string {
  if (srcRadius === null) return '';
  if (srcRadiusUnit === 'km') return `within ${srcRadius} km`;
  const miles = srcRadius === 1 ? '1 mile' : `${srcRadius} miles`;
  return `within ${miles} (${Math.round(srcRadius * LIMITS.kmPerMile)} km)`;
}

/** The years of experience asked for: the least, and the most where there is one. */
export function yearsWords({ min, max }: Requirements['yearsExp']): string {
  const hasMax = max !== null && max < LIMITS.yearsInfinity;
  if (!hasMax) return min === 0 ? 'Any' : min === 1 ? 'At least 1 year' : `At least ${min} years`;
  return `${min} to ${max} years`;
}

/** Companies as they were named, by domain or by name. */
export const companyNames = (entries: readonly CompanyEntry[]): string[] =>
  entries.map((entry) => ('domain' in entry ? entry.domain : entry.orgName));
