import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import type { JobFields } from '../../shared/model/job.ts';

const text = readFileSync(new URL('job.txt', import.meta.url), 'utf8');

/** Every line under a heading that begins with a dash. */
const listed = (heading: string) =>
  (text.split(`${heading}\n`)[1]?.split('\n\n')[0] ?? '')
    .split('\n')
    .flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));

const LYON = {
  formatted: 'Lyon, France',
  city: 'Lyon',
  country: 'FR',
  timeZone: 'Europe/Paris',
  geometry: { lat: 45.76, lng: 4.84 },
};

/** What is written of a job. */
export type JobText = z.input<typeof JobFields>;

/** The job of the demonstration, as its text says it. */
export const demoJob = {
  title: text.split('\n')[0] ?? '',
  companyName: 'Foldwater',
  seniorityLevel: 'MID_SENIOR',
  employmentType: ['FULL_TIME'],
  description: text
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join(''),
  functions: ['ENG', 'IT'],
  industries: ['HOSPITAL_HEALTH_CARE', 'COMPUTER_SOFTWARE'],
  office: 'REMOTE_OPTIONAL',
  location: LYON,
  salary: { min: 65_000, max: 85_000, currency: 'EUR' },
  requirements: {
    whitelistedDomains: [],
    blacklistedDomains: [{ orgName: 'Kestrel Dynamics' }],
    mustHaves: listed('What we look for'),
    nToHaves: listed('Nice to have'),
    benchmarkLinks: [],
    benchmarkCvs: [],
    yearsExp: { min: 4, max: 13 },
    remoteType: null,
    timezone: { specific: false },
    srcLocation: [LYON],
    srcRadius: 50,
    srcRadiusUnit: 'km',
    srcLocationIndication: null,
  },
  targetProfileCount: 1,
  targetLeadCount: 3,
} satisfies JobText;
