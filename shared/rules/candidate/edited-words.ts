import type { Profile } from '../../model/candidate.ts';

/** What a person reads of the fields of a profile, in the order of its form. */
const PARTS: readonly (readonly [words: string, ...fields: (keyof Profile)[]])[] = [
  ['name', 'firstName', 'lastName'],
  ['email', 'email'],
  ['phone', 'phoneNumber'],
  ['location', 'location'],
  ['time zone', 'timeZone'],
  ['summary', 'summary'],
  ['experience', 'employmentHistory'],
  ['education', 'educationHistory'],
  ['skills', 'skills'],
  ['languages', 'langs'],
  ['links', 'socialProfiles'],
  ['source', 'sourceType', 'sourceDetails'],
];

/** `Profile edited: name, summary`; undefined where nothing of it is another. */
export function editedWords(before: Profile, after: Profile): string | undefined {
  const isOther = (field: keyof Profile) => JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  const parts = PARTS.filter(([, ...fields]) => fields.some(isOther)).map(([words]) => words);
  return parts.length > 0 ? `Profile edited: ${parts.join(', ')}` : undefined;
}
