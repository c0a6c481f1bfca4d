/** What each field of a draft is called in a sentence; several fields may be one thing to whoever fills them in. */
const NAMES: Readonly<Record<string, string>> = {
  title: 'title',
  companyName: 'company name',
  functions: 'job function',
  industries: 'company industry',
  location: 'office location',
  'requirements.remoteType': 'where it may be done',
  'requirements.srcLocation': 'locations to source from',
  'requirements.srcRadius': 'search radius',
  'requirements.timezone.from': 'time zones',
  'requirements.timezone.to': 'time zones',
  'requirements.srcLocationIndication': 'where it may be done',
  description: 'description',
  'requirements.yearsExp': 'years of experience',
  'requirements.mustHaves': 'must-haves',
  targetProfileCount: 'number to hire',
  targetLeadCount: 'interested candidates wanted',
};

/** How many things are named; the others are counted. */
const NAMED = 3;

/** What a draft lacks before it can be posted, as a sentence of the list. */
export function lackingWords(fields: readonly string[]): string {
  const names = [...new Set(fields.map((field) => NAMES[field] ?? 'something to correct'))];
  if (names.length === 0) return 'Ready to be posted';
  const more = names.length - NAMED;
  return `Lacks ${names.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
