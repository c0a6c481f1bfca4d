import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Seniority } from '../../model/codes.ts';
import { JobFields } from '../../model/job.ts';
import { yearsFor } from './job-form.ts';
import { normaliseJob } from './job-payload.ts';
import { type JobForm, newJobForm, toForm } from './job-values.ts';

const berlin = { formatted: 'Berlin, Germany' };
const start = {
  canEditOutreach: true,
  companyName: 'Acme',
  sender: 'usr_anna' as const,
  whitelistedDomains: [{ domain: 'northwind.com' }],
  blacklistedDomains: [{ orgName: 'Contoso' }],
  distanceUnit: 'km' as const,
};

type Requirements = JobForm['requirements'];
interface Changes extends Partial<Omit<JobForm, 'requirements'>> {
  readonly requirements?: Partial<Requirements>;
}

/** A form that is filled in. */
function aForm({ requirements, ...changes }: Changes = {}): JobForm {
  const empty = newJobForm(start);
  const where = { srcLocation: [berlin], timezone: { specific: false, from: 'UTC', to: 'Europe/Berlin' } };
  return {
    ...empty,
    title: 'Backend Engineer',
    location: berlin,
    requirements: { ...empty.requirements, ...where, srcLocationIndication: 'By the sea', ...requirements },
    ...changes,
  };
}

/** Emails are sent beside the job, where somebody wrote some. */
const fieldsOf = ({ journeys: _, ...fields }: JobForm) => fields;
const saved = (changes: Changes = {}) => normaliseJob(fieldsOf(aForm(changes)));
const remote = (remoteType: Requirements['remoteType']) =>
  saved({ office: 'REMOTE_ONLY', requirements: { remoteType } });

describe('what is saved of a job', () => {
  const none = { timezone: { specific: false }, srcLocation: [], srcRadius: null, srcLocationIndication: null };

  it('has no location where it is remote', () => {
    expect(remote('ANYWHERE').location).toBeNull();
    expect(saved({ office: 'REMOTE_OPTIONAL' }).location).toEqual(berlin);
  });

  it('has time zones only where they are the restriction', () => {
    const zones = { specific: true, from: 'UTC', to: 'Europe/Berlin' };
    expect(remote('SPECIFIC_TIME_ZONES').requirements).toMatchObject({ ...none, timezone: zones });
    for (const type of ['ANYWHERE', 'SPECIFIC_LOCATIONS', 'OTHERS', null] as const)
      expect(remote(type).requirements.timezone).toEqual({ specific: false });
    expect(saved().requirements.timezone).toEqual({ specific: false });
  });

  it('has locations with radius and unit on site, hybrid, and where they are the restriction', () => {
    const where = { srcLocation: [berlin], srcRadius: 50, srcRadiusUnit: 'km' };
    expect(saved().requirements).toMatchObject({ ...where, remoteType: null });
    expect(saved({ office: 'REMOTE_OPTIONAL' }).requirements).toMatchObject({ ...where, remoteType: null });
    expect(remote('SPECIFIC_LOCATIONS').requirements).toMatchObject({ ...none, ...where });
    expect(remote('ANYWHERE').requirements).toMatchObject(none);
    expect(remote('OTHERS').requirements).toMatchObject({ ...none, srcLocationIndication: 'By the sea' });
    expect(saved({ requirements: { srcLocation: [] } }).requirements.srcRadius).toBeNull();
  });

  it('has words of its own on where only as that restriction', () => {
    for (const type of ['ANYWHERE', 'SPECIFIC_LOCATIONS', 'SPECIFIC_TIME_ZONES', null] as const)
      expect(remote(type).requirements.srcLocationIndication).toBeNull();
    expect(saved().requirements.srcLocationIndication).toBeNull();
  });

  it('has no upper limit of years where the slider stands at the end', () => {
    expect(saved().requirements.yearsExp).toEqual({ min: 0, max: null });
    expect(saved({ requirements: { yearsExp: { min: 2, max: 30 } } }).requirements.yearsExp).toEqual({
      min: 2,
      max: null,
    });
    const limited = { min: 2, max: 29 };
    expect(saved({ requirements: { yearsExp: limited } }).requirements.yearsExp).toEqual(limited);
  });

  it('has a salary only where one was given, the smaller first', () => {
    const of = (min: number | null, max: number | null) => saved({ salary: { min, max, currency: 'USD' } }).salary;
    expect(of(null, null)).toBeNull();
    expect(of(90_000, 70_000)).toEqual({ min: 70_000, max: 90_000, currency: 'USD' });
    expect(of(70_000, null)).toEqual({ min: 70_000, max: null, currency: 'USD' });
    expect(of(null, 70_000)).toEqual({ min: null, max: 70_000, currency: 'USD' });
  });

  it('has companies as domains or names, without empty ones', () => {
    const lists = {
      whitelistedDomains: [{ domain: ' acme.com' }, { orgName: ' ' }, { domain: 'Contoso' }],
      blacklistedDomains: [{ orgName: '' }],
    };
    const { whitelistedDomains, blacklistedDomains } = saved({ requirements: lists }).requirements;
    expect(whitelistedDomains).toEqual([{ domain: 'acme.com' }, { orgName: 'Contoso' }]);
    expect(blacklistedDomains).toEqual([]);
  });

  it('has nothing for a text that was left empty', () => {
    expect(saved({ applyUrl: ' ', noteForSourcer: ' ' })).toMatchObject({ applyUrl: null, noteForSourcer: null });
    expect(saved({ requirements: { mustHaves: ['One', ' ', ' Two'] } }).requirements.mustHaves).toEqual(['One', 'Two']);
  });

  it('is what the contract takes, and stays the same when it is opened and saved again', () => {
    const places = fc.array(fc.constant(berlin), { maxLength: 2 });
    const amount = fc.option(fc.nat(200_000));
    const change = fc.record({
      office: fc.constantFrom('ON_SITE', 'REMOTE_OPTIONAL', 'REMOTE_ONLY'),
      salary: fc.record({ min: amount, max: amount, currency: fc.constantFrom('USD', 'EUR') }),
      requirements: fc.record({
        remoteType: fc.constantFrom('ANYWHERE', 'SPECIFIC_LOCATIONS', 'SPECIFIC_TIME_ZONES', 'OTHERS'),
        srcLocation: places,
        yearsExp: fc.record({ min: fc.nat(30), max: fc.option(fc.nat(30)) }),
        srcLocationIndication: fc.string({ maxLength: 20 }),
      }),
    });
    fc.assert(
      fc.property(change, (changes) => {
        const once = saved(changes);
        expect(normaliseJob(once)).toEqual(once);
        expect(normaliseJob(fieldsOf(toForm(once)))).toEqual(once);
        expect(JobFields.parse(once)).toEqual(once);
      }),
    );
  });
});

describe('a new form', () => {
  it('starts from the account’s lists and the defaults', () => {
    const form = newJobForm(start);
    expect(form.requirements).toMatchObject({
      whitelistedDomains: [{ domain: 'northwind.com' }],
      blacklistedDomains: [{ orgName: 'Contoso' }],
      yearsExp: { min: 0, max: null },
    });
    expect(form).toMatchObject({ isContinuousHire: false, targetProfileCount: 1, targetLeadCount: 6 });
    expect(form).toMatchObject({ selectedOutreachJourneyType: 'approached', emailSender: 'usr_anna' });
    expect(newJobForm({ ...start, canEditOutreach: false })).toMatchObject({
      selectedOutreachJourneyType: 'approached_as_bramble_ai',
      emailSender: null,
    });
  });

  it('may be saved as a draft with nothing but a title, which is also all that the contract asks for', () => {
    expect(JobFields.safeParse(normaliseJob({ ...newJobForm(start), title: 'A title' })).error).toBeUndefined();
    expect(JobFields.parse({ title: 'A title' }).requirements.mustHaves).toEqual([]);
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
