import type { JobFields } from '../model/job.ts';
import { LIMITS } from '../product.ts';
import { isTimeZone } from '../reference/time-zones.ts';
import { COMPANY_LISTS, companyEntryProblem } from './company-entries.ts';
import { type JobForm, toForm } from './job-payload.ts';
import { htmlToText } from './plain-text.ts';

export type JobStep = 'details' | 'instructions' | 'objectives' | 'engagement';

/** One thing that keeps a job from being posted. `field` is its place in the form, step included. */
export interface JobProblem {
  readonly step: JobStep;
  readonly field: string;
  readonly message: string;
}

export interface PostingTerms {
  readonly canEditOutreach: boolean;
  readonly isAdvertised?: boolean;
}

const REQUIRED = 'This field is required.';
const tooLong = (max: number) => `This field cannot be longer than ${max} characters.`;

type Found = readonly (JobProblem | false | undefined)[];
const at = (field: string, message: string): JobProblem => ({
  step: field.slice(0, field.indexOf('.')) as JobStep,
  field,
  message,
});
const required = (field: string, isThere: unknown) => !isThere && at(field, REQUIRED);

/** Everything that keeps a form from being posted, step by step (2-jobs, section 5). */
export function formProblems(form: JobForm, terms: PostingTerms): JobProblem[] {
  const found = [
    ...detailProblems(form, terms),
    ...whereProblems(form),
    ...instructionProblems(form),
    ...companyProblems(form),
    ...objectiveProblems(form),
  ];
  return found.filter((problem) => problem !== undefined && problem !== false);
}

function detailProblems({ details }: JobForm, { canEditOutreach, isAdvertised = false }: PostingTerms): Found {
  return [
    required('details.title', details.title.trim()),
    details.title.trim().length > LIMITS.title && at('details.title', tooLong(LIMITS.title)),
    (isAdvertised || !canEditOutreach) && required('details.companyName', details.companyName.trim()),
    required('details.description', htmlToText(details.description).trim()),
    required('details.functions', details.functions.length),
    details.functions.length > LIMITS.functionsMax && at('details.functions', 'Please select at most 3 functions.'),
    required('details.industries', details.industries.length),
    details.industries.length > LIMITS.industriesMax && at('details.industries', 'Please select at most 3 industries.'),
    salaryProblem('details.minSalary', details.minSalary),
    salaryProblem('details.maxSalary', details.maxSalary),
    details.applyUrl.trim() !== '' &&
      !isWebUrl(details.applyUrl) &&
      at('details.applyUrl', 'Please enter a valid URL.'),
    required('details.office', details.office),
  ];
}

function salaryProblem(field: string, salary: number | null) {
  if (salary === null) return undefined;
  if (!Number.isInteger(salary)) return at(field, 'Please use only integers.');
  return salary < 0 && at(field, 'This field must be at least 0.');
}

/** Whether a text is an address of the web that can be opened. */
export function isWebUrl(text: string): boolean {
  const url = URL.parse(text.trim());
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}

function whereProblems({ details: { office, onSite, remote } }: JobForm): Found {
  if (office === null) return [];
  if (office !== 'REMOTE_ONLY')
    return [
      required('details.onSite.location', onSite.location),
      required('details.onSite.sourceFrom', onSite.sourceFrom.length),
      radiusProblem(onSite.searchRadius),
    ];
  const zone = (field: string, name: string) =>
    required(field, name) || (!isTimeZone(name) && at(field, 'Please choose a time zone of the list.'));
  return [
    required('details.remote.type', remote.type),
    remote.type === 'SPECIFIC_LOCATIONS' &&
      required('details.remote.specificLocations', remote.specificLocations.length),
    remote.type === 'SPECIFIC_TIME_ZONES' && zone('details.remote.fromTimezone', remote.fromTimezone),
    remote.type === 'SPECIFIC_TIME_ZONES' && zone('details.remote.toTimezone', remote.toTimezone),
    remote.type === 'OTHERS' && required('details.remote.others', remote.others.trim()),
    remote.others.trim().length > LIMITS.remoteOthers && at('details.remote.others', tooLong(LIMITS.remoteOthers)),
  ];
}

function radiusProblem(radius: number | null) {
  const field = 'details.onSite.searchRadius';
  if (radius === null) return at(field, REQUIRED);
  const isIn = radius >= LIMITS.searchRadiusMin && radius <= LIMITS.searchRadiusMax;
  return !isIn && at(field, `Please choose ${LIMITS.searchRadiusMin} to ${LIMITS.searchRadiusMax}.`);
}

function instructionProblems({ instructions, noteForSourcer }: JobForm): Found {
  const [min, max] = instructions.yearsOfExperience;
  const isRange = [min, max].every((years) => Number.isInteger(years) && years >= 0 && years <= LIMITS.yearsInfinity);
  const mustHaves = instructions.mustHaveQualifications.filter((text) => text.trim() !== '');
  const niceToHaves = instructions.niceToHaveQualifications.filter((text) => text.trim() !== '');
  const must = 'instructions.mustHaveQualifications';
  const nice = 'instructions.niceToHaveQualifications';
  return [
    (!isRange || min > max) && at('instructions.yearsOfExperience', REQUIRED),
    required(must, mustHaves.length),
    mustHaves.length > 0 &&
      mustHaves.length < LIMITS.mustHavesMin &&
      at(must, 'Please add at least 3 must-have qualifications.'),
    mustHaves.length > LIMITS.mustHavesMax && at(must, 'Please add at most 5 must-have qualifications.'),
    mustHaves.some(isTooLong) && at(must, tooLong(LIMITS.qualification)),
    niceToHaves.length > LIMITS.niceToHavesMax && at(nice, 'Please add at most 5 nice-to-have qualifications.'),
    niceToHaves.some(isTooLong) && at(nice, tooLong(LIMITS.qualification)),
    ...benchmarkProblems(instructions),
    noteForSourcer.trim().length > LIMITS.noteForSourcer &&
      at('instructions.noteForSourcer', tooLong(LIMITS.noteForSourcer)),
  ];
}

const isTooLong = (text: string) => text.trim().length > LIMITS.qualification;

function benchmarkProblems({ benchmarkLinks, benchmarkCvs }: JobForm['instructions']): Found {
  const links = benchmarkLinks.map((link) => link.trim()).filter(Boolean);
  const names = benchmarkCvs.map(({ originalFilename }) => originalFilename);
  const twice = firstRepeated(names);
  return [
    links.some((link) => !isWebUrl(link)) && at('instructions.benchmarkLinks', 'Please enter a valid URL.'),
    firstRepeated(links) !== undefined && at('instructions.benchmarkLinks', 'This link is already added.'),
    names.some((name) => !isResumeName(name)) && at('instructions.benchmarkCvs', 'File type is not allowed.'),
    twice !== undefined && at('instructions.benchmarkCvs', `The file ${twice} is already uploaded for benchmark.`),
  ];
}

/** Endings that a resume may have (1-product, section 5). */
export const isResumeName = (filename: string) => /\.(?:pdf|docx?)$/i.test(filename.trim());

const firstRepeated = (texts: readonly string[]) => texts.find((text, index) => texts.indexOf(text) !== index);

function companyProblems({ instructions }: JobForm): Found {
  const lists = ['companiesToSourceFrom', 'companiesNotToSourceFrom'] as const;
  const fold = (text: string) => text.trim().toLowerCase();
  return lists.flatMap((list) => {
    const other = lists.find((name) => name !== list) ?? list;
    const field = `instructions.${list}`;
    const entries = instructions[list].map((text) => text.trim()).filter(Boolean);
    const repeated = firstRepeated(entries.map(fold));
    const opposite = instructions[other].map(fold);
    const clash = entries.find((text) => opposite.includes(fold(text)));
    const wrong = entries.map(companyEntryProblem).find((message) => message !== undefined);
    return [
      wrong !== undefined && at(field, wrong),
      repeated !== undefined && at(field, `“${repeated}” already added.`),
      clash !== undefined &&
        at(field, `“${clash}” is in the ${COMPANY_LISTS[other]}. Please remove before adding here.`),
    ];
  });
}

function objectiveProblems({ objectives: { targetProfileCount: hires, targetLeadCount: leads } }: JobForm): Found {
  const isCount = (count: number | null) => count !== null && Number.isInteger(count) && count >= 1;
  return [
    required('objectives.targetProfileCount', hires !== null),
    required('objectives.targetLeadCount', leads !== null),
    hires !== null && !isCount(hires) && at('objectives.targetProfileCount', 'This field must be at least 1.'),
    hires !== null &&
      leads !== null &&
      hires > leads &&
      at('objectives.targetProfileCount', 'This field cannot be more than the interested candidates wanted.'),
    hires !== null &&
      leads !== null &&
      leads < hires &&
      at('objectives.targetLeadCount', 'This field cannot be less than the number to hire.'),
  ];
}

/** Form fields by the name that the payload has for them, where it is another than the last part of the path. */
const PAYLOAD_NAMES: Readonly<Record<string, string>> = {
  'details.minSalary': 'salary.min',
  'details.maxSalary': 'salary.max',
  'details.onSite.location': 'location',
  'details.onSite.sourceFrom': 'requirements.srcLocation',
  'details.onSite.searchRadius': 'requirements.srcRadius',
  'details.remote.type': 'requirements.remoteType',
  'details.remote.specificLocations': 'requirements.srcLocation',
  'details.remote.fromTimezone': 'requirements.timezone.from',
  'details.remote.toTimezone': 'requirements.timezone.to',
  'details.remote.others': 'requirements.srcLocationIndication',
  'instructions.yearsOfExperience': 'requirements.yearsExp',
  'instructions.mustHaveQualifications': 'requirements.mustHaves',
  'instructions.niceToHaveQualifications': 'requirements.nToHaves',
  'instructions.benchmarkLinks': 'requirements.benchmarkLinks',
  'instructions.benchmarkCvs': 'requirements.benchmarkCvs',
  'instructions.companiesToSourceFrom': 'requirements.whitelistedDomains',
  'instructions.companiesNotToSourceFrom': 'requirements.blacklistedDomains',
};

/** The same rules for what is sent: `field` is the payload's own path. A job with none of these may be posted. */
export function postingProblems(fields: JobFields, terms: PostingTerms): JobProblem[] {
  return formProblems(toForm(fields), terms).map((problem) => ({
    ...problem,
    field: PAYLOAD_NAMES[problem.field] ?? problem.field.slice(problem.field.lastIndexOf('.') + 1),
  }));
}

/** The form's field that a path of the payload stands for, where it has another name there; an entry of a list is its list's. */
export const formFieldOf = (path: string): string | undefined =>
  Object.entries(PAYLOAD_NAMES).find(([, name]) => path === name || path.startsWith(`${name}.`))?.[0];
