import { type Experience, Profile } from '../../shared/model/candidate.ts';
import { compareByRules } from '../../shared/rules/sourcing/spotlight.ts';

const COMPARED_AT = new Date('2026-03-15T00:00:00.000Z');

/** The rules' verdicts on requirements, by the text of a resume and, where it matters, a profile. */
export function verdictsOn(mustHaves: readonly string[], resumeText: string, over: Partial<Profile> = {}) {
  const candidate = { ...Profile.parse({ firstName: 'Ada', lastName: 'Byron' }), ...over };
  const compared = { candidate, resumeText, mustHaves, nToHaves: [] };
  return compareByRules(compared, COMPARED_AT).generatedRequirementsComparisons.mustHaves;
}

/** The verdict on one requirement. */
export function verdictOn(requirement: string, resumeText: string, over: Partial<Profile> = {}) {
  const [verdict] = verdictsOn([requirement], resumeText, over);
  if (!verdict) throw new Error('No verdict');
  return verdict;
}

/** A position of a profile; without an end it is the current one. */
export const aPosition = (
  jobTitle: string,
  startDate: string | null,
  endDate: string | null,
  jobDescription = '',
): Experience => ({
  jobTitle,
  employerName: 'Acme',
  jobDescription,
  location: '',
  startDate,
  endDate,
  current: endDate === null,
});
