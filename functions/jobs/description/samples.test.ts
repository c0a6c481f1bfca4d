import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Office } from '../../../shared/model/job.ts';
import { LIMITS } from '../../../shared/product.ts';
import type { EmploymentType } from '../../../shared/reference/employment.ts';
import { readDescription } from './index.ts';
import type { Reading } from './types.ts';

/** What a careful reader finds in each sample; what it does not say is null. */
interface Truth {
  readonly title: string;
  readonly companyName: string;
  readonly locations: readonly string[];
  readonly office: Office | null;
  readonly employmentType: EmploymentType | null;
  readonly salary: readonly [min: number | null, max: number | null, currency: string];
  readonly years: readonly [min: number, max: number | null] | null;
}

const TRUTH: Readonly<Record<string, Truth>> = {
  'en-nurse': {
    title: 'Registered Nurse (RN)',
    companyName: 'Lakeside Regional Medical Center',
    locations: ['Duluth, MN'],
    office: null,
    employmentType: 'FULL_TIME',
    salary: [80080, 108160, 'USD'],
    years: [1, null],
  },
  'en-remote-pm': {
    title: 'Senior Product Manager',
    companyName: 'Brightloop',
    locations: ['US'],
    office: 'REMOTE_ONLY',
    employmentType: 'FULL_TIME',
    salary: [145000, 170000, 'USD'],
    years: [5, 8],
  },
  'en-html': {
    title: 'Electrical Engineer II',
    companyName: 'Ohmega Power Inc.',
    locations: ['Boise, Idaho, United States'],
    office: 'ON_SITE',
    employmentType: 'FULL_TIME',
    salary: [92500, 118000, 'USD'],
    years: [4, null],
  },
  'en-teaching-assistant': {
    title: 'Teaching Assistant',
    companyName: 'Oakfield Primary School',
    locations: ['Bristol'],
    office: null,
    employmentType: 'TEMPORARY',
    salary: [23114, 23893, 'GBP'],
    years: null,
  },
  'en-finance-chief': {
    title: 'Chief Financial Officer',
    companyName: 'Meridian Shipping plc',
    locations: ['Southampton'],
    office: 'ON_SITE',
    employmentType: null,
    salary: [160000, 185000, 'GBP'],
    years: [15, null],
  },
  'de-entwickler': {
    title: 'Softwareentwickler Java (m/w/d)',
    companyName: 'Nordlicht Systems GmbH',
    locations: ['Hamburg'],
    office: 'REMOTE_OPTIONAL',
    employmentType: 'FULL_TIME',
    salary: [60000, 75000, 'EUR'],
    years: [3, null],
  },
  'de-leiter': {
    title: 'Leiter Finanzbuchhaltung (m/w/d)',
    companyName: 'Kaltenbach Maschinenbau AG',
    locations: ['Nürnberg'],
    office: 'ON_SITE',
    employmentType: 'FULL_TIME',
    salary: [85000, null, 'EUR'],
    years: [5, null],
  },
  'de-werkstudent': {
    title: 'Werkstudent*in Social Media (20 Std./Woche)',
    companyName: 'grünkern',
    locations: ['Berlin-Kreuzberg'],
    office: 'REMOTE_OPTIONAL',
    employmentType: 'PART_TIME',
    salary: [15600, 15600, 'EUR'],
    years: null,
  },
  'de-projektleiter': {
    title: 'Projektleiter/in Photovoltaik (w/m/d)',
    companyName: 'SonnenWerk eG',
    locations: ['Leipzig'],
    office: 'REMOTE_OPTIONAL',
    employmentType: 'FULL_TIME',
    salary: [52000, 62000, 'EUR'],
    years: [3, 5],
  },
  'de-systemadministrator': {
    title: 'IT-Systemadministrator*in (w/m/d)',
    companyName: 'Amt für Digitalisierung der Stadt Münster',
    locations: ['Münster'],
    office: 'REMOTE_OPTIONAL',
    employmentType: 'FULL_TIME',
    salary: [46_744, 65_804, 'EUR'],
    years: [2, null],
  },
  'en-kindergarten': {
    title: 'Kindergarten Teacher',
    companyName: 'Little Acorns International School',
    locations: ['Vienna, Austria'],
    office: 'ON_SITE',
    employmentType: 'FULL_TIME',
    salary: [41_300, null, 'EUR'],
    years: [2, null],
  },
  'fr-comptable': {
    title: 'Comptable général (H/F)',
    companyName: 'Maison Verdier',
    locations: ['Lyon'],
    office: 'REMOTE_OPTIONAL',
    employmentType: 'FULL_TIME',
    salary: [33800, 33800, 'EUR'],
    years: [3, null],
  },
  'fr-dev-remote': {
    title: 'Développeuse / Développeur back-end Python (H/F)',
    companyName: 'Papillon',
    locations: [],
    office: 'REMOTE_ONLY',
    employmentType: 'FULL_TIME',
    salary: [45000, 55000, 'EUR'],
    years: [4, null],
  },
  'fr-infirmier': {
    title: "infirmière ou un infirmier diplômé d'État",
    companyName: 'EHPAD Les Tilleuls',
    locations: ['Annecy'],
    office: null,
    employmentType: 'FULL_TIME',
    salary: [25200, 28800, 'EUR'],
    years: null,
  },
  'fr-technicien': {
    title: 'Technicien de maintenance itinérant (H/F)',
    companyName: 'Hydrélec',
    locations: [],
    office: null,
    employmentType: 'TEMPORARY',
    salary: [24570, 27300, 'EUR'],
    years: [5, null],
  },
};

const FOLDER = fileURLToPath(new URL('./samples/', import.meta.url));
const sample = (name: string) => readFileSync(`${FOLDER}${name}.txt`, 'utf8');

/** Words without markup, marks and spaces, so that only the words are compared. */
const wordsOf = (text: string) =>
  text
    .replace(/<[^>]+>|&amp;/g, ' ')
    .replace(/\[([^\]]+)\]\[[^\]]+\]/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
const requirementsIn = ({ mustHaves, niceToHaves }: Reading) =>
  [...mustHaves, ...niceToHaves].map(({ value }) => value);

const readOf = (reading: Reading): Truth => ({
  title: reading.title?.value ?? '',
  companyName: reading.companyName?.value ?? '',
  locations: reading.locations.map(({ value }) => value),
  office: reading.office?.value ?? null,
  employmentType: reading.employmentType?.value ?? null,
  salary: [reading.salary?.value.min ?? null, reading.salary?.value.max ?? null, reading.salary?.value.currency ?? ''],
  years: reading.yearsExp && [reading.yearsExp.value.min, reading.yearsExp.value.max],
});

describe.each(Object.keys(TRUTH))('the description %s', (name) => {
  it('is read as a careful reader would', () => {
    expect(readOf(readDescription(sample(name)))).toEqual(TRUTH[name]);
  });

  it('asks for nothing that does not stand in it, three to five things at the most long ones cut', () => {
    const reading = readDescription(sample(name));
    const text = wordsOf(sample(name));
    for (const one of requirementsIn(reading)) {
      expect(text).toContain(wordsOf(one));
      expect(one.length).toBeLessThanOrEqual(LIMITS.qualification);
    }
    expect(reading.mustHaves.length).toBeGreaterThanOrEqual(LIMITS.mustHavesMin);
    expect(reading.mustHaves.length).toBeLessThanOrEqual(LIMITS.mustHavesMax);
  });
});
