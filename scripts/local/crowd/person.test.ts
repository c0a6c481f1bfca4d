import { describe, expect, it } from 'vitest';
import { DeliveredProfile, type SourcingRequest } from '../../../shared/contract/sourcing.ts';
import { findPerson, withoutDemand } from './person.ts';

const now = new Date('2026-03-04T10:00:00.000Z');

const aRequest = (over: Partial<SourcingRequest['job']> = {}): SourcingRequest => ({
  id: 'req_1',
  openedAt: now.toISOString(),
  batch: 1,
  batchSize: 10,
  delivered: 0,
  isPaused: false,
  lastRating: null,
  job: {
    title: 'Senior Backend Engineer (Lyon)',
    companyName: 'Foldwater',
    seniorityLevel: 'MID_SENIOR',
    employmentType: ['FULL_TIME'],
    description: '',
    functions: [],
    industries: [],
    office: 'REMOTE_OPTIONAL',
    location: { formatted: 'Lyon, France', timeZone: 'Europe/Paris' },
    noteForSourcer: null,
    requirements: {
      whitelistedDomains: [],
      blacklistedDomains: [{ orgName: 'Kestrel Grid' }],
      mustHaves: ['5+ years with Go', 'Event-driven systems', 'PostgreSQL'],
      nToHaves: ['Healthcare'],
      benchmarkLinks: [],
      benchmarkCvs: [],
      yearsExp: { min: 4, max: 13 },
      remoteType: null,
      timezone: { specific: false },
      srcLocation: [],
      srcRadius: null,
      srcRadiusUnit: 'mile',
      srcLocationIndication: null,
    },
    ...over,
  },
});

const people = Array.from({ length: 60 }, (_, index) => findPerson(aRequest(), index, now));

describe('the local crowd', () => {
  it('finds people whom the sourcing API can take', () => {
    for (const person of people) expect(DeliveredProfile.safeParse(person).error).toBeUndefined();
  });

  it('finds the same person under the same number, and different people under different ones', () => {
    expect(findPerson(aRequest(), 3, now)).toEqual(people[3]);
    expect(new Set(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBeGreaterThan(50);
  });

  it('finds strong ones, weak ones, and some from companies not to source from', () => {
    const tells = (text: string) =>
      people.filter(({ employmentHistory }) => JSON.stringify(employmentHistory).includes(text)).length;
    expect(tells('vent-driven systems')).toBeGreaterThan(20);
    expect(tells('vent-driven systems')).toBeLessThan(60);
    expect(people.some(({ employmentHistory }) => employmentHistory[0]?.employerName === 'Kestrel Grid')).toBe(true);
  });
});

it.each([
  ['5+ years with Go', 'Go'],
  ['At least 3 years of experience in nursing', 'nursing'],
  ['Strong knowledge of tax law.', 'tax law'],
  ['Owns services from design to on-call', 'Owns services from design to on-call'],
])('reads that %s is about %s', (requirement, about) => {
  expect(withoutDemand(requirement)).toBe(about);
});
