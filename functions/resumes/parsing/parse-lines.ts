import type { ParsedResume } from '../../../shared/model/parsed-resume.ts';
import { withContactLines } from './contact/contact-lines.ts';
import { findEmail, findEmailByName } from './contact/email.ts';
import { findLocation } from './contact/location.ts';
import { findName } from './contact/name.ts';
import type { PersonName } from './contact/name-text.ts';
import { findPhone } from './contact/phone.ts';
import { findProfiles } from './contact/profiles.ts';
import { findEducation } from './education/education.ts';
import { findEmployment } from './jobs/experience.ts';
import { findLanguages } from './languages.ts';
import type { Line } from './lines/lines.ts';
import type { Section } from './lines/sections.ts';
import { toSections } from './lines/sections.ts';
import { findSkills } from './skills.ts';
import { findSummary } from './summary.ts';

/** A resume from which nothing could be read. */
export function emptyResume(warnings: readonly string[]): ParsedResume {
  return {
    firstName: null,
    lastName: null,
    email: null,
    phoneNumber: null,
    location: null,
    summary: null,
    socialProfiles: [],
    employmentHistory: [],
    educationHistory: [],
    skills: [],
    langs: [],
    warnings: [...warnings],
  };
}

/** Reads the fields of a resume from its lines. `now` decides whether a job has ended. */
export function parseLines(lines: readonly Line[], { now }: { now: Date }): ParsedResume {
  const titled = toSections(lines);
  const email = findEmail(titled) ?? findEmailByName(titled, findName(lines, titled, null));
  const sections = withContactLines(titled, email);
  const name = findName(lines, sections, email);
  const { jobs, leftOut } = findEmployment(sections);
  const resume: ParsedResume = {
    ...name,
    email,
    phoneNumber: findPhone(sections),
    location: findLocation(sections),
    summary: findSummary(sections),
    socialProfiles: findProfiles(sections, email),
    employmentHistory: jobs
      .filter((job) => !isOwnName(job.jobTitle, name))
      .map((job) => ({
        ...job,
        current: job.current || endsLater(job.endDate, now),
      })),
    educationHistory: findEducation(sections),
    skills: findSkills(sections),
    langs: findLanguages(sections),
    warnings: [],
  };
  const unsure = leftOut && jobs.length > 0 ? ['Some of the work experience was not sure and is left out.'] : [];
  return { ...resume, warnings: [...warningsOf(resume, sections), ...unsure] };
}

/** The name, or the first part of it, as a running header repeats it beside a title: no position is called so. */
function isOwnName(text: string | null, { firstName, lastName }: PersonName): boolean {
  const whole = `${firstName} ${lastName}`.toLowerCase();
  return text?.includes(' ') === true && firstName !== null && whole.startsWith(text.toLowerCase());
}

const endsLater = (end: string | null, now: Date) => end !== null && end > now.toISOString().slice(0, end.length);

function warningsOf(resume: ParsedResume, sections: readonly Section[]): string[] {
  const has = (kind: Section['kind']) => sections.some((section) => section.kind === kind);
  return [
    resume.lastName === null ? 'No name was found.' : null,
    resume.email === null ? 'No email address was found.' : null,
    has('experience') && resume.employmentHistory.length === 0 ? 'The work experience could not be read.' : null,
    has('education') && resume.educationHistory.length === 0 ? 'The education could not be read.' : null,
    !has('experience') && !has('education') ? 'This does not look like a resume.' : null,
  ].filter((warning) => warning !== null);
}
