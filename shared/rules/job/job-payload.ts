import type { JobFields, Requirements, Salary } from '../../model/job.ts';
import { LIMITS } from '../../product.ts';
import { toCompanyEntries } from './company-entries.ts';

/**
 * A job as it is saved, whoever sends it: of what was filled in, what the working mode and its restriction leave standing
 * (2-jobs, section 4, payload rules). Saving it again changes nothing.
 */
export function normaliseJob<F extends JobFields>(fields: F): F {
  return {
    ...fields,
    location: fields.office === 'REMOTE_ONLY' ? null : fields.location,
    salary: salaryOf(fields.salary),
    applyUrl: fields.applyUrl?.trim() || null,
    noteForSourcer: fields.noteForSourcer?.trim() || null,
    companyLogo: fields.companyLogo?.trim() || null,
    requirements: requirementsOf(fields),
  };
}

function requirementsOf({ office, requirements }: JobFields): Requirements {
  const { yearsExp, timezone, srcLocationIndication } = requirements;
  const remoteType = office === 'REMOTE_ONLY' ? requirements.remoteType : null;
  const hasPlaces = office !== 'REMOTE_ONLY' || remoteType === 'SPECIFIC_LOCATIONS';
  const srcLocation = hasPlaces ? requirements.srcLocation : [];
  return {
    ...requirements,
    whitelistedDomains: toCompanyEntries(requirements.whitelistedDomains),
    blacklistedDomains: toCompanyEntries(requirements.blacklistedDomains),
    mustHaves: textsOf(requirements.mustHaves),
    nToHaves: textsOf(requirements.nToHaves),
    benchmarkLinks: textsOf(requirements.benchmarkLinks),
    yearsExp: {
      min: yearsExp.min,
      max: (yearsExp.max ?? LIMITS.yearsInfinity) >= LIMITS.yearsInfinity ? null : yearsExp.max,
    },
    remoteType,
    timezone: remoteType === 'SPECIFIC_TIME_ZONES' ? { ...timezone, specific: true } : { specific: false },
    srcLocation,
    srcRadius: srcLocation.length > 0 ? requirements.srcRadius : null,
    srcLocationIndication: remoteType === 'OTHERS' ? (srcLocationIndication?.trim() ?? null) : null,
  };
}

const textsOf = (texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean);

const isAmount = (amount: number | null): amount is number => Number.isInteger(amount) && Number(amount) >= 0;

function salaryOf(salary: Salary | null): Salary | null {
  if (!salary || (salary.min === null && salary.max === null)) return null;
  const { min, max } = salary;
  // What is no amount stays where it was typed, to be told there.
  return isAmount(min) && isAmount(max) && max < min ? { ...salary, min: max, max: min } : salary;
}
