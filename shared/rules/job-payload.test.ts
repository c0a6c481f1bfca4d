import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Seniority } from '../model/codes.ts';
import { JobFields } from '../model/job.ts';
import { copyOf, type JobForm, newJobForm, postingProblems, toForm, toPayload, yearsFor } from './job-form.ts';

const berlin = { formatted: 'Berlin, Germany' };
const start = {
  canEditOutreach: true,
  companyName: 'Acme',
  sender: 'usr_anna' as const,
  whitelistedDomains: [{ domain: 'northwind.com' }],
  blacklistedDomains: [{ orgName: 'Contoso' }],
  distanceUnit: 'km' as const,
};

type Part<K extends keyof JobForm> = Partial<JobForm[K]>;
interface Changes {
  readonly details?: Part<'details'>;
  readonly instructions?: Part<'instructions'>;
  readonly objectives?: Part<'objectives'>;
  readonly noteForSourcer?: string;
}

/** A form that may be posted, but for what is said. */
function aForm({ details, instructions, objectives, noteForSourcer = '' }: Changes = {}): JobForm {
  const empty = newJobForm(start);
  return {
    ...empty,
    details: {
      ...empty.details,
      title: 'Backend Engineer',
      description: '<p>Build it.</p>',
      functions: ['ENG'],
      industries: ['COMPUTER_SOFTWARE'],
      onSite: { location: berlin, sourceFrom: [berlin], searchRadius: 50 },
      ...details,
    },
    instructions: { ...empty.instructions, mustHaveQualifications: ['One', 'Two', 'Three'], ...instructions },
    objectives: { ...empty.objectives, ...objectives },
    noteForSourcer,
  };
}

const remote = (over: Partial<JobForm['details']['remote']>): Changes => ({
  details: {
    office: 'REMOTE_ONLY',
    remote: {
      type: 'ANYWHERE',
      specificLocations: [],
      fromTimezone: '',
      toTimezone: '',
      others: '',
      ...over,
    },
  },
});

const long = (length: number) => 'x'.repeat(length);

describe('what is sent', () => {
  it('passes the same rules under the names that the payload has', () => {
    const fields = toPayload(aForm({ instructions: { mustHaveQualifications: [] }, details: { functions: [] } }));
    expect(postingProblems(fields, { canEditOutreach: true }).map(({ step, field }) => [step, field])).toEqual([
      ['details', 'functions'],
      ['instructions', 'requirements.mustHaves'],
    ]);
    expect(postingProblems(toPayload(aForm()), { canEditOutreach: true })).toEqual([]);
  });

  it('is what the contract takes, also of a draft with a title only', () => {
    for (const form of [aForm(), newJobForm(start), aForm(remote({ type: 'OTHERS', others: 'Near the sea' }))]) {
      const titled = { ...form, details: { ...form.details, title: 'A title' } };
      expect(JobFields.safeParse(toPayload(titled)).error).toBeUndefined();
    }
    expect(JobFields.parse({ title: 'A title' }).requirements.mustHaves).toEqual([]);
  });

  it('comes back from a saved job as the same form and the same payload', () => {
    const places = fc.array(fc.constant(berlin), { maxLength: 2 });
    const change = fc.record({
      office: fc.constantFrom('ON_SITE', 'REMOTE_OPTIONAL', 'REMOTE_ONLY'),
      type: fc.constantFrom('ANYWHERE', 'SPECIFIC_LOCATIONS', 'SPECIFIC_TIME_ZONES', 'OTHERS'),
      sourceFrom: places,
      specificLocations: places,
      years: fc.tuple(fc.nat(30), fc.nat(30)),
      salary: fc.tuple(fc.option(fc.nat(200_000)), fc.option(fc.nat(200_000))),
      others: fc.string({ maxLength: 20 }),
    });
    fc.assert(
      fc.property(change, ({ office, type, sourceFrom, specificLocations, years, salary, others }) => {
        const form = aForm({
          details: {
            office,
            onSite: { location: berlin, sourceFrom, searchRadius: 50 },
            remote: { type, specificLocations, fromTimezone: 'UTC', toTimezone: 'UTC', others },
            minSalary: salary[0],
            maxSalary: salary[1],
          },
          instructions: { yearsOfExperience: years },
        });
        const sent = toPayload(form);
        expect(toPayload(toForm(sent))).toEqual(sent);
        expect(JobFields.parse(sent)).toEqual(sent);
      }),
    );
  });

  it('has no location for a remote job', () => {
    const form = aForm(remote({ type: 'ANYWHERE', specificLocations: [berlin] }));
    const { location, requirements } = toPayload(form);
    expect(location).toBeNull();
    expect(requirements).toMatchObject({ remoteType: 'ANYWHERE', srcLocation: [], timezone: { specific: false } });
  });

  it('has the time zones, locations and indication of a remote job only where they are its restriction', () => {
    const all = { specificLocations: [berlin], fromTimezone: 'UTC', toTimezone: 'Europe/Berlin', others: 'By the sea' };
    const of = (type: 'SPECIFIC_TIME_ZONES' | 'SPECIFIC_LOCATIONS' | 'OTHERS') =>
      toPayload(aForm(remote({ ...all, type }))).requirements;
    const zones = { specific: true, from: 'UTC', to: 'Europe/Berlin' };
    const none = { timezone: { specific: false }, srcLocation: [], srcRadius: null, srcLocationIndication: null };
    expect(of('SPECIFIC_TIME_ZONES')).toMatchObject({ ...none, timezone: zones });
    expect(of('SPECIFIC_LOCATIONS')).toMatchObject({ ...none, srcLocation: [berlin], srcRadius: 50 });
    expect(of('OTHERS')).toMatchObject({ ...none, srcLocationIndication: 'By the sea' });
  });

  it('has the sourcing locations of a job on site with their radius and unit', () => {
    expect(toPayload(aForm()).requirements).toMatchObject({
      srcLocation: [berlin],
      srcRadius: 50,
      srcRadiusUnit: 'km',
      remoteType: null,
    });
  });

  it('has no upper limit of years where the slider stands at the end', () => {
    expect(toPayload(aForm()).requirements.yearsExp).toEqual({ min: 0, max: null });
    const limited = aForm({ instructions: { yearsOfExperience: [2, 29] } });
    expect(toPayload(limited).requirements.yearsExp).toEqual({ min: 2, max: 29 });
  });

  it('has a salary only where one was given, the smaller first', () => {
    const of = (minSalary: number | null, maxSalary: number | null) =>
      toPayload(aForm({ details: { minSalary, maxSalary } })).salary;
    expect(of(null, null)).toBeNull();
    expect(of(90_000, 70_000)).toEqual({ min: 70_000, max: 90_000, currency: 'USD' });
    expect(of(70_000, null)).toEqual({ min: 70_000, max: null, currency: 'USD' });
  });

  it('has chips as domains or names, without empty ones', () => {
    const instructions = { companiesToSourceFrom: ['acme.com', ' ', 'Contoso'], companiesNotToSourceFrom: [''] };
    const { whitelistedDomains, blacklistedDomains } = toPayload(aForm({ instructions })).requirements;
    expect(whitelistedDomains).toEqual([{ domain: 'acme.com' }, { orgName: 'Contoso' }]);
    expect(blacklistedDomains).toEqual([]);
  });
});

describe('a new form', () => {
  it('starts from the account’s lists and the defaults', () => {
    const form = newJobForm(start);
    expect(form.instructions).toMatchObject({
      companiesToSourceFrom: ['northwind.com'],
      companiesNotToSourceFrom: ['Contoso'],
      yearsOfExperience: [0, 30],
    });
    expect(form.objectives).toEqual({ isContinuousHire: false, targetProfileCount: 1, targetLeadCount: 6 });
    expect(form.engagement).toEqual({ selectedOutreachJourneyType: 'approached', emailSender: 'usr_anna' });
    expect(newJobForm({ ...start, canEditOutreach: false }).engagement).toEqual({
      selectedOutreachJourneyType: 'approached_as_bramble_ai',
      emailSender: null,
    });
  });

  it('copies another job under a title that says so', () => {
    expect(copyOf(toPayload(aForm())).details.title).toBe('Copy of Backend Engineer');
    expect(copyOf(toPayload(aForm({ details: { title: long(140) } }))).details.title).toHaveLength(140);
  });

  it('has the years that go with a seniority', () => {
    expect(Seniority.options.map((level) => [level, yearsFor(level)])).toEqual([
      ['INTERN', [0, 1]],
      ['ENTRY', [1, 4]],
      ['ASSOCIATE', [2, 8]],
      ['MID_SENIOR', [4, 13]],
      ['DIRECTOR', [8, 19]],
      ['EXECUTIVE', [8, 30]],
      ['N/A', [0, 30]],
    ]);
  });
});
