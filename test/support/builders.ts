import type * as z from 'zod';
import type { DeliveredProfile } from '../../shared/contract/sourcing.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { JobFields, JourneyStep, Requirements } from '../../shared/model/job.ts';

type JobInput = z.input<typeof JobFields> & { status: 'Draft' | 'Validated'; startSourcing?: boolean };

/** What a job asks of candidates. */
export const someRequirements = (over: Partial<z.input<typeof Requirements>> = {}): z.input<typeof Requirements> => ({
  whitelistedDomains: [],
  blacklistedDomains: [],
  mustHaves: ['TypeScript in production', 'AWS Lambda', 'Five years of backend work'],
  nToHaves: ['DynamoDB'],
  benchmarkLinks: [],
  benchmarkCvs: [],
  yearsExp: { min: 5, max: 10 },
  remoteType: null,
  timezone: { specific: false },
  srcLocation: [aLocation()],
  srcRadius: 50,
  srcRadiusUnit: 'km',
  srcLocationIndication: null,
  ...over,
});

export const aLocation = () => ({
  formatted: 'Berlin, Germany',
  city: 'Berlin',
  country: 'DE',
  timeZone: 'Europe/Berlin',
  geometry: { lat: 52.52, lng: 13.4 },
});

/** A complete job, posted. */
export const aJob = (over: Partial<JobInput> = {}): JobInput => ({
  title: 'Backend Engineer',
  status: 'Validated',
  startSourcing: false,
  companyName: 'Acme',
  seniorityLevel: 'MID_SENIOR',
  employmentType: ['FULL_TIME'],
  description: '<p>Build the services behind our product.</p>',
  functions: ['ENG'],
  industries: ['COMPUTER_SOFTWARE'],
  office: 'ON_SITE',
  location: aLocation(),
  requirements: someRequirements(),
  targetProfileCount: 1,
  targetLeadCount: 6,
  ...over,
});

/** A draft: a title is enough. */
export const aDraft = (over: Partial<JobInput> = {}): JobInput => ({
  title: 'Backend Engineer',
  status: 'Draft',
  requirements: someRequirements({ mustHaves: [], nToHaves: [], srcLocation: [], srcRadius: null }),
  ...over,
});

let people = 0;

/** A candidate's profile as it is typed or parsed. Everybody has a name and an address of their own. */
export function aProfile(over: Partial<z.input<typeof Profile>> = {}): z.input<typeof Profile> {
  const number = ++people;
  return {
    firstName: 'Sam',
    lastName: `Rivera ${number}`,
    email: `sam.rivera.${number}@mail.example`,
    location: 'Berlin, Germany',
    timeZone: 'Europe/Berlin',
    summary: 'Backend engineer who has run TypeScript services on AWS Lambda for six years.',
    employmentHistory: [
      { jobTitle: 'Senior Backend Engineer', employerName: 'Northwind', startDate: '2020-03', current: true },
      { jobTitle: 'Backend Engineer', employerName: 'Contoso', startDate: '2016-01', endDate: '2020-02' },
    ],
    educationHistory: [{ instituteName: 'TU Berlin', major: 'Computer Science', endDate: '2015' }],
    skills: [{ name: 'TypeScript' }, { name: 'AWS Lambda' }, { name: 'DynamoDB' }],
    langs: [{ name: 'English' }],
    socialProfiles: [{ type: 'linkedin', url: `https://www.linkedin.com/in/sam-rivera-${number}` }],
    ...over,
  };
}

/** A profile as a sourcer delivers it. */
export function aDeliveredProfile(
  over: Partial<z.input<typeof DeliveredProfile>> = {},
): z.input<typeof DeliveredProfile> {
  const profile = aProfile();
  return {
    ...profile,
    employmentHistory: profile.employmentHistory ?? [],
    externalId: `profile-${people}`,
    ...over,
  };
}

/** One email of a sequence. */
export const aStep = (over: Partial<JourneyStep> = {}): JourneyStep => ({
  id: 'first',
  type: 'FIRST_EMAIL',
  inactive: false,
  timing: { value: 1, dimension: 'minutes' },
  subject: 'A role that may interest you',
  html: '<p>Hello, I came across your profile.</p>',
  ...over,
});
