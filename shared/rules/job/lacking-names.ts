/** What each field of a draft is called in a sentence; several fields may be one thing to whoever fills them in. */
const NAMES: Readonly<Record<string, string>> = {
  title: 'title',
  companyName: 'company name',
  functions: 'job function',
  industries: 'company industry',
  location: 'office location',
  'location.unknown': 'an office location of the list',
  seniorityLevel: 'seniority',
  employmentType: 'employment type',
  office: 'working mode',
  'salary.min': 'a salary to correct',
  'salary.max': 'a salary to correct',
  'salary.currency': 'currency of the salary',
  applyUrl: 'application link to correct',
  companyLogo: 'logo to correct',
  'requirements.remoteType': 'where it may be done',
  'requirements.srcLocation': 'locations to source from',
  'requirements.srcRadius': 'search radius',
  'requirements.timezone.from': 'time zones',
  'requirements.timezone.to': 'time zones',
  'requirements.srcLocationIndication': 'where it may be done',
  description: 'description',
  'requirements.yearsExp': 'years of experience',
  'requirements.mustHaves': 'must-haves',
  'requirements.nToHaves': 'nice-to-haves to correct',
  'requirements.benchmarkLinks': 'benchmark profiles to correct',
  'requirements.benchmarkCvs': 'benchmark resumes to correct',
  noteForSourcer: 'note for sourcers to correct',
  targetProfileCount: 'number to hire',
  targetLeadCount: 'interested candidates wanted',
};

/** What is still to be written in a draft, by the fields that keep it from being posted. */
export const lackingNames = (fields: readonly string[]): string[] => [
  ...new Set(fields.map((field) => NAMES[field] ?? 'something to correct')),
];
