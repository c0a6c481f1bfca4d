import { describe, expect, it } from 'vitest';
import { normaliseJob } from './job-payload.ts';
import { jobProblems } from './job-problems.ts';
import { type JobForm, newJobForm } from './job-values.ts';

const berlin = { formatted: 'Berlin, Germany' };
const { requirements: empty, ...start } = newJobForm({
  canEditOutreach: true,
  companyName: 'Acme',
  sender: 'usr_anna',
  whitelistedDomains: [],
  blacklistedDomains: [],
  distanceUnit: 'km',
});

type Requirements = JobForm['requirements'];
interface Changes extends Partial<Omit<JobForm, 'requirements'>> {
  readonly requirements?: Partial<Requirements>;
}

/** A job that may be posted, but for what is said. */
const aForm = ({ requirements, ...changes }: Changes = {}): JobForm => ({
  ...start,
  title: 'Backend Engineer',
  description: '<p>Build it.</p>',
  functions: ['ENG'],
  industries: ['COMPUTER_SOFTWARE'],
  location: berlin,
  requirements: { ...empty, mustHaves: ['One', 'Two', 'Three'], srcLocation: [berlin], ...requirements },
  ...changes,
});

const asks = (requirements: Partial<Requirements>): Changes => ({ requirements });
const remote = (requirements: Partial<Requirements>): Changes => ({
  office: 'REMOTE_ONLY',
  requirements: { srcLocation: [], ...requirements },
});

const messagesOf = (changes: Changes, terms = { canEditOutreach: true }) =>
  jobProblems(normaliseJob(aForm(changes)), terms).map(({ field, message }) => `${field}: ${message}`);

const long = (length: number) => 'x'.repeat(length);
const REQUIRED = 'This field is required.';

describe('a job', () => {
  it('may be posted when everything is said', () => {
    expect(messagesOf({})).toEqual([]);
  });

  it.each<[string, Changes]>([
    [`title: ${REQUIRED}`, { title: '  ' }],
    ['title: Please name this job: its description did not say what it is called.', { title: 'Untitled job' }],
    ['title: Please name this job: its description did not say what it is called.', { title: 'Copy of Untitled job' }],
    ['title: This field cannot be longer than 140 characters.', { title: long(141) }],
    [`description: ${REQUIRED}`, { description: '<p> <br></p>' }],
    [`functions: ${REQUIRED}`, { functions: [] }],
    ['functions: Please select at most 3 functions.', { functions: ['ENG', 'IT', 'QA', 'HR'] }],
    [`industries: ${REQUIRED}`, { industries: [] }],
    [
      'industries: Please select at most 3 industries.',
      { industries: ['BANKING', 'ANIMATION', 'CHEMICALS', 'CONSTRUCTION'] },
    ],
    ['salary.min: Please use only integers.', { salary: { min: 10.5, max: null, currency: 'USD' } }],
    ['salary.max: Please use only integers.', { salary: { min: null, max: Number.NaN, currency: 'USD' } }],
    ['salary.max: Please use only integers.', { salary: { min: 60_000, max: 10.5, currency: 'USD' } }],
    ['salary.max: This field must be at least 0.', { salary: { min: 60_000, max: -1, currency: 'USD' } }],
    [
      'requirements.mustHaves: This qualification is already added.',
      asks({ mustHaves: ['Go', 'Rust', 'Zig', ' go '] }),
    ],
    ['requirements.nToHaves: This qualification is already added.', asks({ nToHaves: ['Two  words', 'two words'] })],
    ['salary.min: This field must be at least 0.', { salary: { min: -1, max: null, currency: 'USD' } }],
    ['applyUrl: Please enter a valid URL.', { applyUrl: 'not a link' }],
    ['applyUrl: Please enter a valid URL.', { applyUrl: 'javascript:alert(1)' }],
    [`location: ${REQUIRED}`, { location: null }],
    [`requirements.srcLocation: ${REQUIRED}`, asks({ srcLocation: [] })],
    [`requirements.srcRadius: ${REQUIRED}`, asks({ srcRadius: null })],
    ['requirements.srcRadius: Please choose 20 to 100.', asks({ srcRadius: 101 })],
    [`requirements.remoteType: ${REQUIRED}`, remote({ remoteType: null })],
    [`requirements.srcLocation: ${REQUIRED}`, remote({ remoteType: 'SPECIFIC_LOCATIONS' })],
    [
      `requirements.srcRadius: ${REQUIRED}`,
      remote({ remoteType: 'SPECIFIC_LOCATIONS', srcLocation: [berlin], srcRadius: null }),
    ],
    [
      `requirements.timezone.from: ${REQUIRED}`,
      remote({ remoteType: 'SPECIFIC_TIME_ZONES', timezone: { specific: true, from: '', to: 'UTC' } }),
    ],
    [
      `requirements.timezone.to: ${REQUIRED}`,
      remote({ remoteType: 'SPECIFIC_TIME_ZONES', timezone: { specific: false, from: 'UTC', to: '' } }),
    ],
    [
      'requirements.timezone.to: Please choose a time zone of the list.',
      remote({ remoteType: 'SPECIFIC_TIME_ZONES', timezone: { specific: true, from: 'UTC', to: 'Mars/Base' } }),
    ],
    [`requirements.srcLocationIndication: ${REQUIRED}`, remote({ remoteType: 'OTHERS' })],
    [
      'requirements.srcLocationIndication: This field cannot be longer than 140 characters.',
      remote({ remoteType: 'OTHERS', srcLocationIndication: long(141) }),
    ],
    ['requirements.yearsExp: The minimum cannot be more than the maximum.', asks({ yearsExp: { min: 5, max: 3 } })],
    ['requirements.yearsExp: Please choose 0 to 30 years.', asks({ yearsExp: { min: 31, max: null } })],
    ['companyName: This field cannot be longer than 200 characters.', { companyName: long(201) }],
    [`requirements.mustHaves: ${REQUIRED}`, asks({ mustHaves: ['', ' '] })],
    [
      'requirements.mustHaves: Please add at least 3 must-have qualifications.',
      asks({ mustHaves: ['One', 'Two', ' '] }),
    ],
    [
      'requirements.mustHaves: Please add at most 5 must-have qualifications.',
      asks({ mustHaves: ['1', '2', '3', '4', '5', '6'] }),
    ],
    [
      'requirements.mustHaves: This field cannot be longer than 140 characters.',
      asks({ mustHaves: ['One', 'Two', long(141)] }),
    ],
    [
      'requirements.nToHaves: Please add at most 5 nice-to-have qualifications.',
      asks({ nToHaves: ['1', '2', '3', '4', '5', '6'] }),
    ],
    ['requirements.nToHaves: This field cannot be longer than 140 characters.', asks({ nToHaves: [long(141)] })],
    ['requirements.benchmarkLinks: Please enter a valid URL.', asks({ benchmarkLinks: ['nowhere'] })],
    [
      'requirements.benchmarkLinks: This link is already added.',
      asks({ benchmarkLinks: ['https://a.example/', 'https://a.example/'] }),
    ],
    [
      'requirements.benchmarkCvs: File type is not allowed.',
      asks({ benchmarkCvs: [{ identifier: 'file_1', originalFilename: 'cv.exe' }] }),
    ],
    [
      'requirements.benchmarkCvs: The file cv.pdf is already uploaded for benchmark.',
      asks({
        benchmarkCvs: [
          { identifier: 'file_1', originalFilename: 'cv.pdf' },
          { identifier: 'file_2', originalFilename: 'cv.pdf' },
        ],
      }),
    ],
    [
      'requirements.whitelistedDomains: Please enter a valid domain extension, for example “.com” or “.net”.',
      asks({ whitelistedDomains: [{ domain: 'acme.c' }] }),
    ],
    [
      'requirements.blacklistedDomains: Company name should be at least 3 characters length.',
      asks({ blacklistedDomains: [{ orgName: 'ab' }] }),
    ],
    [
      'requirements.whitelistedDomains: “acme” already added.',
      asks({ whitelistedDomains: [{ orgName: 'Acme' }, { orgName: 'acme' }] }),
    ],
    ['noteForSourcer: This field cannot be longer than 280 characters.', { noteForSourcer: long(281) }],
    [`targetProfileCount: ${REQUIRED}`, { targetProfileCount: null }],
    [`targetLeadCount: ${REQUIRED}`, { targetLeadCount: null }],
    ['targetProfileCount: This field must be at least 1.', { targetProfileCount: 0 }],
    [
      'targetProfileCount: This field cannot be more than 1,000.',
      { targetProfileCount: 1_001, targetLeadCount: 2_000 },
    ],
    ['targetLeadCount: This field cannot be more than 10,000.', { targetLeadCount: 10_001 }],
    ['targetProfileCount: Please use only integers.', { targetProfileCount: 1.5 }],
    ['targetLeadCount: Please use only integers.', { targetLeadCount: 6.5 }],
  ])('that says %s', (message, changes) => {
    expect(messagesOf(changes)).toEqual([message]);
  });

  it('says on both lists that a company stands in the other', () => {
    const lists = { whitelistedDomains: [{ domain: 'acme.com' }], blacklistedDomains: [{ domain: 'ACME.com' }] };
    expect(messagesOf(asks(lists))).toEqual([
      'requirements.whitelistedDomains: “acme.com” is in the companies not to source from. Please remove before adding here.',
      'requirements.blacklistedDomains: “ACME.com” is in the companies to source from. Please remove before adding here.',
    ]);
  });

  it('wants at least as many interested candidates as hires', () => {
    expect(messagesOf({ targetProfileCount: 7, targetLeadCount: 6 })).toEqual([
      'targetProfileCount: This field cannot be more than the interested candidates wanted.',
      'targetLeadCount: This field cannot be less than the number to hire.',
    ]);
  });

  it('needs a company name where outreach cannot be edited', () => {
    const nameless = { companyName: ' ' };
    const problem = { field: 'companyName', message: REQUIRED };
    expect(messagesOf(nameless)).toEqual([]);
    expect(jobProblems(aForm(nameless), { canEditOutreach: false })).toContainEqual(problem);
  });

  it('is asked nothing of the place where it is remote, nor of the restriction where it is not', () => {
    expect(messagesOf({ ...remote({ srcRadius: null }), location: null })).toEqual([]);
    expect(messagesOf(asks({ remoteType: null }))).toEqual([]);
  });

  it('is not held back by what was typed for another restriction', () => {
    const left = { srcLocationIndication: long(141), timezone: { specific: true, from: 'Mars/Base', to: '' } };
    expect(messagesOf(remote({ remoteType: 'ANYWHERE', ...left }))).toEqual([]);
    expect(messagesOf(asks(left))).toEqual([]);
  });
});
