import { LINKEDIN_PROFILE, type Profile, SOCIAL_TYPES } from '../../shared/model/candidate.ts';
import { asOneLine } from '../../shared/model/line.ts';
import type { ParsedResume } from '../../shared/model/parsed-resume.ts';
import { LIMITS } from '../../shared/product.ts';
import type { ParseAnswer } from './parser-contract.ts';

/** What was read from an uploaded resume: a profile, perhaps incomplete, and the plain text. */
export interface ReadResume {
  readonly candidate: CandidateDraft;
  readonly text: string;
  readonly failed: boolean;
  /** The file is neither a PDF nor a Word document, whatever its name says. */
  readonly foreign?: boolean;
  readonly warnings: readonly string[];
}

/** A profile whose required fields may still be empty, in the shape of the profile form. */
export type CandidateDraft = Omit<Profile, 'sourceType'> & { sourceType: null };

/** The parser's answer in the form that adding a profile needs. */
export const toReadResume = ({ resume, text, failed, foreign }: ParseAnswer): ReadResume => ({
  candidate: toCandidate(resume),
  text,
  failed,
  ...(foreign && { foreign }),
  warnings: resume.warnings,
});

/** A parsed resume in the shape of the profile form. What was not read stays empty. */
export function toCandidate(resume: ParsedResume): CandidateDraft {
  return {
    firstName: short(resume.firstName),
    lastName: short(resume.lastName),
    email: resume.email?.trim().toLowerCase() || null,
    phoneNumber: short(resume.phoneNumber) || null,
    location: short(resume.location) || null,
    timeZone: null,
    summary: long(resume.summary),
    employmentHistory: resume.employmentHistory.slice(0, 60).map((job) => ({
      jobTitle: short(job.jobTitle),
      employerName: short(job.employerName),
      jobDescription: long(job.jobDescription),
      location: short(job.location),
      ...datesOf(job),
      current: job.current,
    })),
    educationHistory: resume.educationHistory.slice(0, 30).map((education) => ({
      instituteName: short(education.instituteName),
      major: short(education.major),
      description: '',
      location: '',
      ...datesOf(education),
      current: false,
    })),
    skills: resume.skills.slice(0, 200).flatMap(({ name }) => named(short(name))),
    langs: resume.langs
      .slice(0, 40)
      .flatMap(({ name, proficiency }) => (name ? [{ name: short(name), proficiency }] : [])),
    socialProfiles: linksOf(resume.socialProfiles),
    sourceType: null,
    sourceDetails: '',
  };
}

const short = (text: string | null | undefined) =>
  asOneLine(text ?? '')
    .trim()
    .slice(0, LIMITS.text)
    .toWellFormed();
const long = (text: string | null | undefined) => (text ?? '').slice(0, LIMITS.longText).toWellFormed();
const named = (name: string) => (name ? [{ name }] : []);

function datesOf({ startDate, endDate }: { startDate: string | null; endDate: string | null }) {
  return { startDate: sensible(startDate), endDate: sensible(endDate) };
}

/** Forms accept years from 1900 to 2099. */
const sensible = (date: string | null) => (date && /^(19|20)/.test(date) ? date : null);

/** Resumes print most links without a scheme, and a profile stores none without. */
const withScheme = (url: string) =>
  /^(?:www\.)?[^\s:/@]+\.\p{L}{2,}(?:[/?#:]|$)/iu.test(url) ? `https://${url}` : url;

/** Each link once, and one of each kind except `other`. A LinkedIn link that is not a profile becomes `other`. */
function linksOf(links: ParsedResume['socialProfiles']): Profile['socialProfiles'] {
  const kept: Profile['socialProfiles'] = [];
  for (const link of links) {
    const { type } = link;
    const url = withScheme(link.url);
    if (!URL.canParse(url) || !/^https?:/i.test(url) || url.length > LIMITS.url) continue;
    const isKnown = SOCIAL_TYPES.includes(type) && (type !== 'linkedin' || LINKEDIN_PROFILE.test(url));
    const kind = isKnown && !kept.some((other) => other.type === type) ? type : 'other';
    if (!kept.some((other) => other.url === url)) kept.push({ type: kind, url });
  }
  return kept.slice(0, 20);
}
