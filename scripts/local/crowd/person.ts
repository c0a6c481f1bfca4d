import type * as z from 'zod';
import type { DeliveredProfile, SourcingRequest } from '../../../shared/contract/sourcing.ts';
import { type Random, randomOf } from './random.ts';
import {
  EMPLOYERS,
  FIRST_NAMES,
  LANGUAGES,
  LAST_NAMES,
  OTHER_TITLES,
  PHRASES,
  PLACES,
  PLAIN,
  SCHOOLS,
} from './words.ts';

export type Delivered = z.input<typeof DeliveredProfile>;

/** How well someone fits: most do, some hardly, and now and then a sourcer brings someone they should not have. */
export type Fit = 'strong' | 'fair' | 'weak' | 'excluded';

/** The n-th person a sourcer finds for a request; the same n is the same person. `now` dates their present job. */
export function findPerson(request: SourcingRequest, index: number, now: Date): Delivered {
  const random = randomOf(`${request.id}:${index}`);
  const fit = fitOf(request, random);
  const firstName = random.pick(FIRST_NAMES);
  const lastName = random.pick(LAST_NAMES);
  const place = placeOf(request, fit, random);
  const years = yearsOf(request, fit, random);
  const slug = `${firstName}-${lastName}-${random.between(100, 999)}`.toLowerCase();
  return {
    externalId: `${request.id}-${index}`,
    firstName,
    lastName,
    email: random.chance(0.25) ? `${slug.replaceAll('-', '.')}@home.example` : null,
    location: place.name,
    timeZone: place.timeZone,
    summary: summaryOf(request, fit, years),
    employmentHistory: history(request, fit, years, now, random),
    educationHistory: [
      {
        instituteName: random.pick(SCHOOLS),
        major: random.pick(['MSc', 'BSc', 'BA', 'Diploma']),
        startDate: String(now.getFullYear() - years - 4),
        endDate: String(now.getFullYear() - years),
      },
    ],
    skills: skillsOf(request, fit, random).map((name) => ({ name })),
    langs: random
      .some(LANGUAGES, random.between(1, 3))
      .map((name) => ({ name, proficiency: random.pick(['INTERMEDIATE', 'ADVANCED', 'PROFICIENT'] as const) })),
    socialProfiles: [{ type: 'linkedin', url: `https://www.linkedin.com/in/${slug}` }],
  };
}

function fitOf({ job }: SourcingRequest, random: Random): Fit {
  const roll = random.below(100);
  if (roll < 6 && job.requirements.blacklistedDomains.length > 0) return 'excluded';
  if (roll < 52) return 'strong';
  return roll < 82 ? 'fair' : 'weak';
}

/** Hardly anyone who fits lives elsewhere; of those who do not, half. */
function placeOf({ job }: SourcingRequest, fit: Fit, random: Random) {
  const [near] = job.requirements.srcLocation;
  const home = near ?? job.location;
  if (home && random.chance(fit === 'weak' ? 0.5 : 0.95))
    return { name: home.formatted, timeZone: home.timeZone ?? null };
  return random.pick(PLACES);
}

function yearsOf({ job }: SourcingRequest, fit: Fit, random: Random): number {
  const { min, max } = job.requirements.yearsExp;
  if (fit === 'weak') return Math.max(1, min - random.between(1, 4));
  return Math.max(2, random.between(min + 1, Math.min(max ?? min + 8, min + 10)));
}

function summaryOf({ job }: SourcingRequest, fit: Fit, years: number): string {
  if (fit === 'weak') return `${years} years in different roles, now looking for a new direction.`;
  return `${titleFor(job.title)} with ${years} years of experience.`;
}

/** The job's title as people write their own: without grades, brackets and what follows a dash. */
const titleFor = (title: string) =>
  title
    .replace(/[([,–—|].*$/, '')
    .replace(/\s-\s.*$/, '')
    .trim() || title;

function history(
  request: SourcingRequest,
  fit: Fit,
  years: number,
  now: Date,
  random: Random,
): Delivered['employmentHistory'] {
  const count = Math.min(4, Math.max(1, Math.round(years / 3)));
  const employers = random.some(EMPLOYERS, count);
  const said = claims(request, fit, random);
  let end = now.getFullYear();
  return employers.map((employerName, position) => {
    const isCurrent = position === 0;
    const length = Math.max(1, Math.round(years / count));
    const start = end - length;
    const entry = {
      jobTitle: roleTitle(request, fit, position, random),
      employerName: isCurrent && fit === 'excluded' ? excludedName(request) : employerName,
      jobDescription: [...said.slice(position * 2, position * 2 + 2), random.pick(PLAIN)]
        .map((text) => text.replace('{n}', String(random.between(3, 14))))
        .join(' '),
      startDate: `${start}-${String(random.between(1, 12)).padStart(2, '0')}`,
      endDate: isCurrent ? null : `${end}-06`,
      current: isCurrent,
    };
    end = start;
    return entry;
  });
}

function roleTitle({ job }: SourcingRequest, fit: Fit, position: number, random: Random): string {
  if (fit === 'weak') return random.pick(OTHER_TITLES);
  const title = titleFor(job.title);
  return position === 0 ? title : title.replace(/^(senior|lead|principal|head of|staff)\s+/i, '');
}

/** What someone says they did: the strong ones name what the job asks for, in its own words. */
function claims({ job }: SourcingRequest, fit: Fit, random: Random): string[] {
  const { mustHaves, nToHaves } = job.requirements;
  const known =
    fit === 'weak'
      ? random.some(nToHaves, 1)
      : fit === 'fair'
        ? [...random.some(mustHaves, Math.ceil(mustHaves.length / 2)), ...random.some(nToHaves, 1)]
        : [...mustHaves, ...random.some(nToHaves, 2)];
  return known.map((requirement) => {
    const what = withoutDemand(requirement).split(/\s+or\s+/i)[0] ?? requirement;
    return random
      .pick(PHRASES)
      .replace('{what}', what)
      .replace('{What}', what.charAt(0).toUpperCase() + what.slice(1));
  });
}

/** What a requirement is about: `5+ years with Go` is about Go. */
export const withoutDemand = (requirement: string) =>
  requirement
    .replace(/^(at least\s+)?\d+\s*\+?\s*(-\s*\d+\s*)?(years?|yrs?)( of)?( experience)?( with| in| of| as)?\s*/i, '')
    .replace(/^(strong|solid|proven|excellent|good|deep|extensive|demonstrated|working)\s+/i, '')
    .replace(/^(experience|knowledge|understanding|expertise|skills?|proficiency|fluency)( with| in| of)?\s+/i, '')
    .replace(/[.;]+$/, '')
    .trim() || requirement;

function skillsOf({ job }: SourcingRequest, fit: Fit, random: Random): string[] {
  const wanted = [...job.requirements.mustHaves, ...job.requirements.nToHaves]
    .map((text) => withoutDemand(text).split(/\s+or\s+/i)[0] ?? text)
    .filter((text) => text.split(' ').length <= 4);
  const own = ['Communication', 'Planning', 'Excel', 'Teamwork', 'Presentation'];
  const share = fit === 'strong' || fit === 'excluded' ? 1 : fit === 'fair' ? 0.5 : 0.1;
  return [...random.some(wanted, Math.round(wanted.length * share)), ...random.some(own, 2)];
}

function excludedName({ job }: SourcingRequest): string {
  const [entry] = job.requirements.blacklistedDomains;
  if (!entry) return 'Independent';
  const label = 'domain' in entry ? (entry.domain.split('.')[0] ?? entry.domain) : entry.orgName;
  return label.charAt(0).toUpperCase() + label.slice(1);
}
