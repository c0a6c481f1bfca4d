import type { JobFields, Requirements } from '../../model/job.ts';
import { LIMITS } from '../../product.ts';
import { isTimeZone } from '../../reference/time-zones.ts';
import type { FieldProblem } from '../text/field-problem.ts';
import { htmlToText } from '../text/plain-text.ts';
import { isWebUrl } from '../text/web-url.ts';
import { companyListProblems } from './company-entries.ts';
import { COPIED, UNTITLED } from './job-values.ts';
import { isLogo } from './monogram.ts';

export interface PostingTerms {
  readonly canEditOutreach: boolean;
}

/** A draft needs nothing else (2-jobs, section 8). */
export const DRAFT_WITHOUT_TITLE = 'Please enter a title to be able to save the job as draft';

const REQUIRED = 'This field is required.';
const tooLong = (max: number) => `This field cannot be longer than ${max} characters.`;

type Found = readonly (FieldProblem | false | undefined)[];
const at = (field: string, message: string): FieldProblem => ({ field, message });
const listed = (found: Found) => found.filter((problem) => problem !== undefined && problem !== false);
const required = (field: string, isThere: unknown) => !isThere && at(field, REQUIRED);

/** Everything that keeps a job from being posted, as it would be saved, in the order of its form (2-jobs, section 5). */
export function jobProblems(job: JobFields, terms: PostingTerms): FieldProblem[] {
  return listed([
    ...detailProblems(job, terms),
    ...placeProblems(job),
    ...descriptionProblems(job),
    ...qualificationProblems(job.requirements),
    ...benchmarkProblems(job.requirements),
    ...companyProblems(job.requirements),
    ...targetProblems(job),
    logoProblem(job.companyLogo),
    noteProblem(job.noteForSourcer),
  ]);
}

function detailProblems(job: JobFields, { canEditOutreach }: PostingTerms): Found {
  return [
    required('title', job.title.trim()),
    job.title.replaceAll(COPIED, '').trim() === UNTITLED &&
      at('title', 'Please name this job: its description did not say what it is called.'),
    job.title.trim().length > LIMITS.title && at('title', tooLong(LIMITS.title)),
    (!canEditOutreach || job.isAdvertised) && required('companyName', job.companyName.trim()),
    job.companyName.trim().length > LIMITS.text && at('companyName', tooLong(LIMITS.text)),
    required('functions', job.functions.length),
    job.functions.length > LIMITS.functionsMax && at('functions', 'Please select at most 3 functions.'),
    required('industries', job.industries.length),
    job.industries.length > LIMITS.industriesMax && at('industries', 'Please select at most 3 industries.'),
  ];
}

function descriptionProblems({ description, salary, applyUrl }: JobFields): Found {
  return [
    required('description', htmlToText(description).trim()),
    amountProblem('salary.min', salary?.min ?? null),
    amountProblem('salary.max', salary?.max ?? null),
    applyUrl !== null && !isWebUrl(applyUrl) && at('applyUrl', 'Please enter a valid URL.'),
  ];
}

function amountProblem(field: string, amount: number | null) {
  if (amount === null) return undefined;
  if (!Number.isInteger(amount)) return at(field, 'Please use only integers.');
  return amount < 0 && at(field, 'This field must be at least 0.');
}

const PLACES = 'requirements.srcLocation';
const INDICATION = 'requirements.srcLocationIndication';

function placeProblems({ office, location, requirements }: JobFields): Found {
  const { remoteType, srcLocation, srcRadius, timezone } = requirements;
  const radius = srcLocation.length > 0 && radiusProblem(srcRadius);
  if (office !== 'REMOTE_ONLY') return [required('location', location), required(PLACES, srcLocation.length), radius];
  const indication = requirements.srcLocationIndication ?? '';
  return [
    required('requirements.remoteType', remoteType),
    remoteType === 'SPECIFIC_LOCATIONS' && (required(PLACES, srcLocation.length) || radius),
    remoteType === 'SPECIFIC_TIME_ZONES' && zoneProblem('requirements.timezone.from', timezone.from),
    remoteType === 'SPECIFIC_TIME_ZONES' && zoneProblem('requirements.timezone.to', timezone.to),
    remoteType === 'OTHERS' && required(INDICATION, indication.trim()),
    indication.trim().length > LIMITS.remoteOthers && at(INDICATION, tooLong(LIMITS.remoteOthers)),
  ];
}

const zoneProblem = (field: string, name: string | undefined) =>
  required(field, name) || (!isTimeZone(name ?? '') && at(field, 'Please choose a time zone of the list.'));

function radiusProblem(radius: number | null) {
  const field = 'requirements.srcRadius';
  if (radius === null) return at(field, REQUIRED);
  const isIn = radius >= LIMITS.searchRadiusMin && radius <= LIMITS.searchRadiusMax;
  return !isIn && at(field, `Please choose ${LIMITS.searchRadiusMin} to ${LIMITS.searchRadiusMax}.`);
}

function qualificationProblems({ yearsExp: { min, max }, mustHaves, nToHaves }: Requirements): Found {
  const must = 'requirements.mustHaves';
  const nice = 'requirements.nToHaves';
  return [
    yearsProblem(min, max ?? min),
    required(must, mustHaves.length),
    mustHaves.some(isLongQualification) && at(must, tooLong(LIMITS.qualification)),
    mustHaves.some(isRepeated) && at(must, REPEATED),
    mustHaves.length > 0 &&
      mustHaves.length < LIMITS.mustHavesMin &&
      at(must, 'Please add at least 3 must-have qualifications.'),
    mustHaves.length > LIMITS.mustHavesMax && at(must, 'Please add at most 5 must-have qualifications.'),
    nToHaves.some(isLongQualification) && at(nice, tooLong(LIMITS.qualification)),
    nToHaves.some(isRepeated) && at(nice, REPEATED),
    nToHaves.length > LIMITS.niceToHavesMax && at(nice, 'Please add at most 5 nice-to-have qualifications.'),
  ];
}

function yearsProblem(min: number, max: number) {
  const field = 'requirements.yearsExp';
  if (![min, max].every(isYears)) return at(field, `Please choose 0 to ${LIMITS.yearsInfinity} years.`);
  return min > max && at(field, 'The minimum cannot be more than the maximum.');
}

const isYears = (years: number) => Number.isInteger(years) && years >= 0 && years <= LIMITS.yearsInfinity;

const REPEATED = 'This qualification is already added.';
const isLongQualification = (text: string) => text.trim().length > LIMITS.qualification;
const inOneSpelling = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether one qualification of a list stands in it before, however it is spaced. */
const isRepeated = (text: string, index: number, texts: readonly string[]) =>
  text.trim() !== '' && texts.slice(0, index).some((one) => inOneSpelling(one) === inOneSpelling(text));

/** Whether one qualification of a list says too much, or what another says. */
export const isWrongQualification = (text: string, index: number, texts: readonly string[]) =>
  isLongQualification(text) || isRepeated(text, index, texts);

/** Whether one link of a list is no link, or stands in the list before. */
export const isWrongLink = (link: string, index: number, links: readonly string[]) =>
  link.trim() !== '' && (!isWebUrl(link.trim()) || links.slice(0, index).some((one) => one.trim() === link.trim()));

function benchmarkProblems({ benchmarkLinks, benchmarkCvs }: Requirements): Found {
  const field = 'requirements.benchmarkLinks';
  const resumes = resumeProblem(benchmarkCvs.map(({ originalFilename }) => originalFilename));
  return [
    benchmarkLinks.some((link) => !isWebUrl(link)) && at(field, 'Please enter a valid URL.'),
    firstRepeated(benchmarkLinks) !== undefined && at(field, 'This link is already added.'),
    resumes !== undefined && at('requirements.benchmarkCvs', resumes),
  ];
}

/** What is wrong with the names of benchmark resumes; undefined where nothing is. */
export function resumeProblem(names: readonly string[]): string | undefined {
  if (names.some((name) => !isResumeName(name))) return 'File type is not allowed.';
  const twice = firstRepeated(names);
  return twice === undefined ? undefined : `The file ${twice} is already uploaded for benchmark.`;
}

/** Endings that a resume may have (1-product, section 5). */
export const isResumeName = (filename: string) => /\.(?:pdf|docx?)$/i.test(filename.trim());

const firstRepeated = (texts: readonly string[]) => texts.find((text, index) => texts.indexOf(text) !== index);

const companyProblems = (requirements: Requirements): Found =>
  companyListProblems(requirements).map(({ field, message }) => at(`requirements.${field}`, message));

type Targets = Pick<JobFields, 'targetProfileCount' | 'targetLeadCount'>;

/** What is wrong with the numbers that are wanted; nothing where they can be predicted from. */
export function targetProblems({ targetProfileCount: hires, targetLeadCount: leads }: Targets): FieldProblem[] {
  const both = hires !== null && leads !== null && hires > leads;
  return listed([
    countProblem('targetProfileCount', hires, 1, LIMITS.profileCountMax) ||
      (both && at('targetProfileCount', 'This field cannot be more than the interested candidates wanted.')),
    countProblem('targetLeadCount', leads, 0, LIMITS.leadCountMax) ||
      (both && at('targetLeadCount', 'This field cannot be less than the number to hire.')),
  ]);
}

function countProblem(field: string, count: number | null, least: number, most: number) {
  if (count === null) return at(field, REQUIRED);
  if (!Number.isInteger(count)) return at(field, 'Please use only integers.');
  if (count < least) return at(field, `This field must be at least ${least}.`);
  return count > most && at(field, `This field cannot be more than ${most.toLocaleString('en')}.`);
}

/** What is wrong with the address of a logo (2-jobs, section 5). */
export function logoProblem(logo: string | null) {
  const address = logo?.trim() ?? '';
  if (address.length > LIMITS.logoUrl) return at('companyLogo', tooLong(LIMITS.logoUrl));
  return address !== '' && !isLogo(address) && at('companyLogo', 'Please enter a valid URL.');
}

/** What is wrong with a note for the sourcer. */
export const noteProblem = (note: string | null) =>
  (note ?? '').trim().length > LIMITS.noteForSourcer && at('noteForSourcer', tooLong(LIMITS.noteForSourcer));
