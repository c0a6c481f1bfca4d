import type { CompanyEntry, JobFields, JourneyStep, Requirements, Salary } from '../../model/job.ts';
import { LIMITS } from '../../product.ts';

/** The job form as people fill it in: a job under the names it is sent by, with an empty text where nothing was written. */
export interface JobForm extends JobFields {
  salary: Salary;
  applyUrl: string;
  companyLogo: string;
  noteForSourcer: string;
  requirements: RequirementsForm;
  /** Emails that were written in this form and are not saved yet. */
  journeys: JourneyStep[] | null;
}

interface RequirementsForm extends Requirements {
  timezone: { specific: boolean; from: string; to: string };
  srcLocationIndication: string;
}

/** What an empty form is filled with from the person's account. */
export interface FormStart {
  readonly canEditOutreach: boolean;
  readonly companyName: string;
  readonly sender: JobFields['emailSender'];
  readonly whitelistedDomains: readonly CompanyEntry[];
  readonly blacklistedDomains: readonly CompanyEntry[];
  readonly distanceUnit: Requirements['srcRadiusUnit'];
}

const NO_SALARY: Salary = { min: null, max: null, currency: 'USD' };

/** The form of a new job (2-jobs, sections 2, 3 and 9). */
export const newJobForm = (start: FormStart): JobForm => ({
  title: '',
  companyName: start.companyName,
  seniorityLevel: null,
  employmentType: [],
  description: '',
  functions: [],
  industries: [],
  office: 'ON_SITE',
  location: null,
  salary: NO_SALARY,
  applyUrl: '',
  requirements: {
    whitelistedDomains: [...start.whitelistedDomains],
    blacklistedDomains: [...start.blacklistedDomains],
    mustHaves: [],
    nToHaves: [],
    benchmarkLinks: [],
    benchmarkCvs: [],
    yearsExp: { min: 0, max: null },
    remoteType: 'ANYWHERE',
    timezone: { specific: false, from: '', to: '' },
    srcLocation: [],
    srcRadius: LIMITS.searchRadiusDefault,
    srcRadiusUnit: start.distanceUnit,
    srcLocationIndication: '',
  },
  isContinuousHire: false,
  targetProfileCount: LIMITS.profileCountDefault,
  targetLeadCount: LIMITS.leadCountDefault,
  selectedOutreachJourneyType: start.canEditOutreach ? 'approached' : 'approached_as_bramble_ai',
  emailSender: start.canEditOutreach ? start.sender : null,
  noteForSourcer: '',
  isAdvertised: false,
  companyLogo: '',
  journeys: null,
});

/** What a draft is called whose description does not say how; no job is posted under it. */
export const UNTITLED = 'Untitled job';

/** What the title of a duplicate begins with. */
export const COPIED = 'Copy of ';

/** The form of a new job that begins as a copy of another (2-jobs, section 2). */
export function copyAsForm(job: JobFields): JobForm {
  const copy = toForm(job);
  return { ...copy, isAdvertised: false, title: [...`${COPIED}${copy.title}`].slice(0, LIMITS.title).join('') };
}

/** A saved job as a form. */
export function toForm(job: JobFields): JobForm {
  const { requirements } = job;
  const { specific, from = '', to = '' } = requirements.timezone;
  return {
    title: job.title,
    companyName: job.companyName,
    seniorityLevel: job.seniorityLevel,
    employmentType: job.employmentType,
    description: job.description,
    functions: job.functions,
    industries: job.industries,
    office: job.office,
    location: job.location,
    salary: job.salary ?? NO_SALARY,
    applyUrl: job.applyUrl ?? '',
    requirements: {
      ...requirements,
      remoteType: requirements.remoteType ?? 'ANYWHERE',
      timezone: { specific, from, to },
      srcRadius: requirements.srcRadius ?? LIMITS.searchRadiusDefault,
      srcLocationIndication: requirements.srcLocationIndication ?? '',
    },
    isContinuousHire: job.isContinuousHire,
    targetProfileCount: job.targetProfileCount,
    targetLeadCount: job.targetLeadCount,
    selectedOutreachJourneyType: job.selectedOutreachJourneyType,
    emailSender: job.emailSender,
    noteForSourcer: job.noteForSourcer ?? '',
    isAdvertised: job.isAdvertised,
    companyLogo: job.companyLogo ?? '',
    journeys: null,
  };
}
