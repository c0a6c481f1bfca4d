import type { CompanyEntry, JobFields, Location, Office, OutreachType, RemoteType, StoredFile } from '../model/job.ts';
import { LIMITS } from '../product.ts';
import type { EmploymentType, Seniority } from '../reference/employment.ts';
import type { JobFunction } from '../reference/job-functions.ts';
import { textOfCompany, toCompanyEntry } from './company-entries.ts';

type Industry = JobFields['industries'][number];
type Currency = NonNullable<JobFields['salary']>['currency'];

/** The job form as people fill it in (2-jobs, section 3): what is not chosen yet is null or empty. */
export interface JobForm {
  readonly details: {
    readonly title: string;
    readonly companyName: string;
    readonly seniorityLevel: Seniority | null;
    readonly employmentType: EmploymentType | null;
    readonly description: string;
    readonly functions: readonly JobFunction[];
    readonly industries: readonly Industry[];
    readonly minSalary: number | null;
    readonly maxSalary: number | null;
    readonly salaryCurrency: Currency;
    readonly office: Office | null;
    readonly distanceUnit: 'mile' | 'km';
    readonly onSite: {
      readonly location: Location | null;
      readonly sourceFrom: readonly Location[];
      readonly searchRadius: number | null;
    };
    readonly remote: {
      readonly type: RemoteType | null;
      readonly specificLocations: readonly Location[];
      readonly fromTimezone: string;
      readonly toTimezone: string;
      readonly others: string;
    };
    readonly applyUrl: string;
  };
  readonly instructions: {
    readonly yearsOfExperience: readonly [number, number];
    readonly mustHaveQualifications: readonly string[];
    readonly niceToHaveQualifications: readonly string[];
    readonly benchmarkLinks: readonly string[];
    readonly benchmarkCvs: readonly StoredFile[];
    /** Domains and names as typed. */
    readonly companiesToSourceFrom: readonly string[];
    readonly companiesNotToSourceFrom: readonly string[];
  };
  readonly objectives: {
    readonly isContinuousHire: boolean;
    readonly targetProfileCount: number | null;
    readonly targetLeadCount: number | null;
  };
  readonly engagement: {
    readonly selectedOutreachJourneyType: OutreachType;
    readonly emailSender: JobFields['emailSender'];
  };
  readonly noteForSourcer: string;
}

/** What an empty form is filled with from the person's account. */
export interface FormStart {
  readonly canEditOutreach: boolean;
  readonly companyName: string;
  readonly sender: JobFields['emailSender'];
  readonly whitelistedDomains: readonly CompanyEntry[];
  readonly blacklistedDomains: readonly CompanyEntry[];
  readonly distanceUnit: 'mile' | 'km';
}

/** The form of a new job (2-jobs, sections 2, 3 and 9). */
export const newJobForm = (start: FormStart): JobForm => ({
  details: {
    title: '',
    companyName: start.companyName,
    seniorityLevel: null,
    employmentType: null,
    description: '',
    functions: [],
    industries: [],
    minSalary: null,
    maxSalary: null,
    salaryCurrency: 'USD',
    office: 'ON_SITE',
    distanceUnit: start.distanceUnit,
    onSite: { location: null, sourceFrom: [], searchRadius: LIMITS.searchRadiusDefault },
    remote: { type: 'ANYWHERE', specificLocations: [], fromTimezone: '', toTimezone: '', others: '' },
    applyUrl: '',
  },
  instructions: {
    yearsOfExperience: [0, LIMITS.yearsInfinity],
    mustHaveQualifications: [],
    niceToHaveQualifications: [],
    benchmarkLinks: [],
    benchmarkCvs: [],
    companiesToSourceFrom: start.whitelistedDomains.map(textOfCompany),
    companiesNotToSourceFrom: start.blacklistedDomains.map(textOfCompany),
  },
  objectives: { isContinuousHire: false, targetProfileCount: 1, targetLeadCount: 6 },
  engagement: {
    selectedOutreachJourneyType: start.canEditOutreach ? 'approached' : 'approached_as_bramble_ai',
    emailSender: start.canEditOutreach ? start.sender : null,
  },
  noteForSourcer: '',
});

/** A saved job as a form. */
export function toForm(job: JobFields): JobForm {
  const { requirements } = job;
  const isRemote = job.office === 'REMOTE_ONLY';
  const { from = '', to = '' } = requirements.timezone;
  return {
    details: {
      title: job.title,
      companyName: job.companyName,
      seniorityLevel: job.seniorityLevel,
      employmentType: job.employmentType[0] ?? null,
      description: job.description,
      functions: job.functions,
      industries: job.industries,
      minSalary: job.salary?.min ?? null,
      maxSalary: job.salary?.max ?? null,
      salaryCurrency: job.salary?.currency ?? 'USD',
      office: job.office,
      distanceUnit: requirements.srcRadiusUnit,
      onSite: {
        location: isRemote ? null : job.location,
        sourceFrom: isRemote ? [] : requirements.srcLocation,
        searchRadius: requirements.srcRadius ?? LIMITS.searchRadiusDefault,
      },
      remote: {
        type: requirements.remoteType ?? 'ANYWHERE',
        specificLocations: isRemote ? requirements.srcLocation : [],
        fromTimezone: from,
        toTimezone: to,
        others: requirements.srcLocationIndication ?? '',
      },
      applyUrl: job.applyUrl ?? '',
    },
    instructions: {
      yearsOfExperience: [requirements.yearsExp.min, requirements.yearsExp.max ?? LIMITS.yearsInfinity],
      mustHaveQualifications: requirements.mustHaves,
      niceToHaveQualifications: requirements.nToHaves,
      benchmarkLinks: requirements.benchmarkLinks,
      benchmarkCvs: requirements.benchmarkCvs,
      companiesToSourceFrom: requirements.whitelistedDomains.map(textOfCompany),
      companiesNotToSourceFrom: requirements.blacklistedDomains.map(textOfCompany),
    },
    objectives: {
      isContinuousHire: job.isContinuousHire,
      targetProfileCount: job.targetProfileCount,
      targetLeadCount: job.targetLeadCount,
    },
    engagement: { selectedOutreachJourneyType: job.selectedOutreachJourneyType, emailSender: job.emailSender },
    noteForSourcer: job.noteForSourcer ?? '',
  };
}

/** What is sent when a form is saved (2-jobs, section 4, payload rules). */
export function toPayload({ details, instructions, objectives, engagement, noteForSourcer }: JobForm): JobFields {
  const office = details.office ?? 'ON_SITE';
  return {
    title: details.title.trim(),
    companyName: details.companyName.trim(),
    seniorityLevel: details.seniorityLevel,
    employmentType: details.employmentType ? [details.employmentType] : [],
    description: details.description,
    functions: [...details.functions],
    industries: [...details.industries],
    office,
    location: office === 'REMOTE_ONLY' ? null : details.onSite.location,
    salary: salaryOf(details),
    applyUrl: details.applyUrl.trim() || null,
    requirements: {
      whitelistedDomains: companiesOf(instructions.companiesToSourceFrom),
      blacklistedDomains: companiesOf(instructions.companiesNotToSourceFrom),
      mustHaves: textsOf(instructions.mustHaveQualifications),
      nToHaves: textsOf(instructions.niceToHaveQualifications),
      benchmarkLinks: textsOf(instructions.benchmarkLinks),
      benchmarkCvs: [...instructions.benchmarkCvs],
      yearsExp: yearsOf(instructions.yearsOfExperience),
      ...whereOf(details, office),
    },
    isContinuousHire: objectives.isContinuousHire,
    targetProfileCount: objectives.targetProfileCount ?? 1,
    targetLeadCount: objectives.targetLeadCount ?? 6,
    ...engagement,
    noteForSourcer: noteForSourcer.trim() || null,
  };
}

const textsOf = (texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean);
const companiesOf = (texts: readonly string[]) => textsOf(texts).map(toCompanyEntry);

const yearsOf = ([min, max]: readonly [number, number]) => ({ min, max: max >= LIMITS.yearsInfinity ? null : max });

function salaryOf({ minSalary, maxSalary, salaryCurrency: currency }: JobForm['details']): JobFields['salary'] {
  if (minSalary === null && maxSalary === null) return null;
  if (minSalary === null || maxSalary === null) return { min: minSalary, max: maxSalary, currency };
  return { min: Math.min(minSalary, maxSalary), max: Math.max(minSalary, maxSalary), currency };
}

type Where = Pick<
  JobFields['requirements'],
  'remoteType' | 'timezone' | 'srcLocation' | 'srcRadius' | 'srcRadiusUnit' | 'srcLocationIndication'
>;

/** Where candidates are looked for: of what was filled in, only what the working mode and restriction leave standing. */
function whereOf({ onSite, remote, distanceUnit }: JobForm['details'], office: Office): Where {
  const remoteType = office === 'REMOTE_ONLY' ? (remote.type ?? 'ANYWHERE') : null;
  const places = remoteType === null ? onSite.sourceFrom : remote.specificLocations;
  const srcLocation = remoteType === null || remoteType === 'SPECIFIC_LOCATIONS' ? [...places] : [];
  return {
    remoteType,
    timezone:
      remoteType === 'SPECIFIC_TIME_ZONES'
        ? { specific: true, from: remote.fromTimezone, to: remote.toTimezone }
        : { specific: false },
    srcLocation,
    srcRadius: srcLocation.length > 0 ? onSite.searchRadius : null,
    srcRadiusUnit: distanceUnit,
    srcLocationIndication: remoteType === 'OTHERS' ? remote.others.trim() : null,
  };
}

/** The form of a job that starts as a copy of another. */
export function copyOf(job: JobFields): JobForm {
  const form = toForm(job);
  const title = `Copy of ${form.details.title}`.slice(0, LIMITS.title);
  return { ...form, details: { ...form.details, title } };
}
