import { describe, expect, it } from 'vitest';
import { formProblems, type JobForm, newJobForm } from './job-form.ts';

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

const messagesOf = (changes: Changes, terms = { canEditOutreach: true }) =>
  formProblems(aForm(changes), terms).map(({ field, message }) => `${field}: ${message}`);

const long = (length: number) => 'x'.repeat(length);
const REQUIRED = 'This field is required.';

describe('a job form', () => {
  it('may be posted when everything is said', () => {
    expect(messagesOf({})).toEqual([]);
  });

  it.each<[string, Changes]>([
    [`details.title: ${REQUIRED}`, { details: { title: '  ' } }],
    ['details.title: This field cannot be longer than 140 characters.', { details: { title: long(141) } }],
    [`details.description: ${REQUIRED}`, { details: { description: '<p> <br></p>' } }],
    [`details.functions: ${REQUIRED}`, { details: { functions: [] } }],
    ['details.functions: Please select at most 3 functions.', { details: { functions: ['ENG', 'IT', 'QA', 'HR'] } }],
    [`details.industries: ${REQUIRED}`, { details: { industries: [] } }],
    [
      'details.industries: Please select at most 3 industries.',
      { details: { industries: ['BANKING', 'ANIMATION', 'CHEMICALS', 'CONSTRUCTION'] } },
    ],
    ['details.minSalary: Please use only integers.', { details: { minSalary: 10.5 } }],
    ['details.maxSalary: Please use only integers.', { details: { maxSalary: Number.NaN } }],
    ['details.minSalary: This field must be at least 0.', { details: { minSalary: -1 } }],
    ['details.applyUrl: Please enter a valid URL.', { details: { applyUrl: 'not a link' } }],
    ['details.applyUrl: Please enter a valid URL.', { details: { applyUrl: 'javascript:alert(1)' } }],
    [`details.office: ${REQUIRED}`, { details: { office: null } }],
    [
      `details.onSite.location: ${REQUIRED}`,
      { details: { onSite: { location: null, sourceFrom: [berlin], searchRadius: 50 } } },
    ],
    [
      `details.onSite.sourceFrom: ${REQUIRED}`,
      { details: { onSite: { location: berlin, sourceFrom: [], searchRadius: 50 } } },
    ],
    [
      `details.onSite.searchRadius: ${REQUIRED}`,
      { details: { onSite: { location: berlin, sourceFrom: [berlin], searchRadius: null } } },
    ],
    [
      'details.onSite.searchRadius: Please choose 20 to 100.',
      { details: { onSite: { location: berlin, sourceFrom: [berlin], searchRadius: 101 } } },
    ],
    [`details.remote.type: ${REQUIRED}`, remote({ type: null })],
    [`details.remote.specificLocations: ${REQUIRED}`, remote({ type: 'SPECIFIC_LOCATIONS' })],
    [`details.remote.fromTimezone: ${REQUIRED}`, remote({ type: 'SPECIFIC_TIME_ZONES', toTimezone: 'UTC' })],
    [`details.remote.toTimezone: ${REQUIRED}`, remote({ type: 'SPECIFIC_TIME_ZONES', fromTimezone: 'UTC' })],
    [
      'details.remote.toTimezone: Please choose a time zone of the list.',
      remote({ type: 'SPECIFIC_TIME_ZONES', fromTimezone: 'UTC', toTimezone: 'Mars/Base' }),
    ],
    [`details.remote.others: ${REQUIRED}`, remote({ type: 'OTHERS' })],
    [
      'details.remote.others: This field cannot be longer than 140 characters.',
      remote({ type: 'OTHERS', others: long(141) }),
    ],
    [`instructions.yearsOfExperience: ${REQUIRED}`, { instructions: { yearsOfExperience: [5, 3] } }],
    [`instructions.mustHaveQualifications: ${REQUIRED}`, { instructions: { mustHaveQualifications: ['', ' '] } }],
    [
      'instructions.mustHaveQualifications: Please add at least 3 must-have qualifications.',
      { instructions: { mustHaveQualifications: ['One', 'Two', ' '] } },
    ],
    [
      'instructions.mustHaveQualifications: Please add at most 5 must-have qualifications.',
      { instructions: { mustHaveQualifications: ['1', '2', '3', '4', '5', '6'] } },
    ],
    [
      'instructions.mustHaveQualifications: This field cannot be longer than 140 characters.',
      { instructions: { mustHaveQualifications: ['One', 'Two', long(141)] } },
    ],
    [
      'instructions.niceToHaveQualifications: Please add at most 5 nice-to-have qualifications.',
      { instructions: { niceToHaveQualifications: ['1', '2', '3', '4', '5', '6'] } },
    ],
    [
      'instructions.niceToHaveQualifications: This field cannot be longer than 140 characters.',
      { instructions: { niceToHaveQualifications: [long(141)] } },
    ],
    ['instructions.benchmarkLinks: Please enter a valid URL.', { instructions: { benchmarkLinks: ['nowhere'] } }],
    [
      'instructions.benchmarkLinks: This link is already added.',
      { instructions: { benchmarkLinks: ['https://a.example/', 'https://a.example/'] } },
    ],
    [
      'instructions.benchmarkCvs: File type is not allowed.',
      { instructions: { benchmarkCvs: [{ identifier: 'file_1', originalFilename: 'cv.exe' }] } },
    ],
    [
      'instructions.benchmarkCvs: The file cv.pdf is already uploaded for benchmark.',
      {
        instructions: {
          benchmarkCvs: [
            { identifier: 'file_1', originalFilename: 'cv.pdf' },
            { identifier: 'file_2', originalFilename: 'cv.pdf' },
          ],
        },
      },
    ],
    [
      'instructions.companiesToSourceFrom: Please enter a valid domain extension, for example “.com” or “.net”.',
      { instructions: { companiesToSourceFrom: ['acme.c'] } },
    ],
    [
      'instructions.companiesNotToSourceFrom: Company name should be at least 3 characters length.',
      { instructions: { companiesNotToSourceFrom: ['ab'] } },
    ],
    [
      'instructions.companiesToSourceFrom: “acme” already added.',
      { instructions: { companiesToSourceFrom: ['Acme', 'acme'] } },
    ],
    ['instructions.noteForSourcer: This field cannot be longer than 280 characters.', { noteForSourcer: long(281) }],
    [`objectives.targetProfileCount: ${REQUIRED}`, { objectives: { targetProfileCount: null } }],
    [`objectives.targetLeadCount: ${REQUIRED}`, { objectives: { targetLeadCount: null } }],
    ['objectives.targetProfileCount: This field must be at least 1.', { objectives: { targetProfileCount: 0 } }],
  ])('says %s', (message, changes) => {
    expect(messagesOf(changes)).toEqual([message]);
  });

  it('says on both lists that a company stands in the other', () => {
    const instructions = { companiesToSourceFrom: ['acme.com'], companiesNotToSourceFrom: ['ACME.com'] };
    expect(messagesOf({ instructions })).toEqual([
      'instructions.companiesToSourceFrom: “acme.com” is in the companies not to source from. Please remove before adding here.',
      'instructions.companiesNotToSourceFrom: “ACME.com” is in the companies to source from. Please remove before adding here.',
    ]);
  });

  it('wants at least as many interested candidates as hires', () => {
    expect(messagesOf({ objectives: { targetProfileCount: 7, targetLeadCount: 6 } })).toEqual([
      'objectives.targetProfileCount: This field cannot be more than the interested candidates wanted.',
      'objectives.targetLeadCount: This field cannot be less than the number to hire.',
    ]);
  });

  it('needs a company name where it is advertised or outreach cannot be edited', () => {
    const nameless = { details: { companyName: ' ' } };
    const problem = `details.companyName: ${REQUIRED}`;
    expect(messagesOf(nameless)).toEqual([]);
    expect(messagesOf(nameless, { canEditOutreach: false })).toEqual([problem]);
    const advertised = formProblems(aForm(nameless), { canEditOutreach: true, isAdvertised: true });
    expect(advertised.map(({ step, field }) => [step, field])).toEqual([['details', 'details.companyName']]);
  });

  it('asks nothing of the place of a remote job, nor of the restriction of one on site', () => {
    const onSite = { location: null, sourceFrom: [], searchRadius: null };
    expect(messagesOf({ details: { ...remote({}).details, onSite } })).toEqual([]);
    expect(messagesOf({ details: { remote: { ...aForm().details.remote, type: null } } })).toEqual([]);
  });
});
