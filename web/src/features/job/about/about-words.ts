import type { CompanyEntry, Job, Requirements } from '../../../../../shared/model/job.ts';
import { LIMITS } from '../../../../../shared/product.ts';
import { OFFICE_LABELS, REMOTE_LABELS } from '../../../../../shared/rules/funnel/labels.ts';

type Sourcing = Pick<Requirements, 'remoteType' | 'srcLocation' | 'srcLocationIndication' | 'timezone'>;

/** Where a remote job may be done, in words. */
function remoteWords({ remoteType, srcLocation, srcLocationIndication, timezone }: Sourcing): string {
  switch (remoteType) {
    case 'SPECIFIC_LOCATIONS':
      return srcLocation.map(({ formatted }) => formatted).join(', ');
    case 'SPECIFIC_TIME_ZONES':
      return [timezone.from, timezone.to].filter(Boolean).join(' to ');
    case 'OTHERS':
      return srcLocationIndication ?? '';
    default:
      return remoteType ? REMOTE_LABELS[remoteType] : '';
  }
}

/** The working mode with its place, or with where a remote job may be done. */
export function workingModeWords({
  office,
  location,
  requirements,
}: Pick<Job, 'office' | 'location' | 'requirements'>) {
  const detail = office === 'REMOTE_ONLY' ? remoteWords(requirements) : (location?.formatted ?? '');
  return [OFFICE_LABELS[office], detail].filter(Boolean).join(', ');
}

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
