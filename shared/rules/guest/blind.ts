import type { Profile } from '../../model/candidate.ts';
import type { GuestProfile } from '../../model/guest.ts';

const HIDDEN = '[…]';

/** Whatever leads to a person, in any profile that a guest sees. */
const CONTACTS: readonly RegExp[] = [
  /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/gi,
  /(?:https?:\/\/|www\.)\S+/gi,
  /\b[a-z]{0,3}\.?(?:linkedin|github|gitlab|twitter|facebook|xing)\.com\S*/gi,
  /\+?\d[\d\s().-]{7,}\d/g,
];
/** A date of birth, or an age, as resumes write it. */
const BIRTH: readonly RegExp[] = [
  /\b(?:date of birth|birth ?date|d\.?o\.?b\.?|born(?: on| in)?|geboren(?: am| op)?|née? le)\b[^\n.;]*/gi,
  /\b(?:age|aged)\s*:?\s*\d{2}\b|\b\d{2}\s+years\s+old\b/gi,
];

/** Words of a name that are hidden wherever they stand: short ones mean too many other things. */
const wordsOf = (...names: readonly string[]) =>
  names
    .flatMap((name) => [name, ...name.split(/[\s-]+/)])
    .map((word) => word.trim())
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length);

/** Text as an expression that finds just that. */
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const anyWord = (words: readonly string[]) =>
  words.map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${literally(word)}(?![\\p{L}\\p{N}])`, 'giu'));

/** What is cut out of every text of a profile: contacts always; the name, schools and birth where it is blind. */
function cutter({ firstName, lastName, educationHistory }: Profile, isBlind: boolean) {
  const schools = educationHistory.map(({ instituteName }) => instituteName.trim()).filter((name) => name.length > 2);
  const patterns = isBlind
    ? [...CONTACTS, ...BIRTH, ...anyWord([...schools, ...wordsOf(firstName, lastName)])]
    : CONTACTS;
  return (text: string) => patterns.reduce((rest, pattern) => rest.replace(pattern, HIDDEN), text);
}

/** A profile as somebody without an account sees it; nothing of it that is not named here leaves. */
export function guestProfile(
  candidate: Profile,
  { number, isBlind }: { readonly number: number; readonly isBlind: boolean },
): Omit<GuestProfile, 'rating' | 'comment'> {
  const cut = cutter(candidate, isBlind);
  const position = candidate.employmentHistory.find(({ current }) => current) ?? candidate.employmentHistory[0];
  return {
    number,
    name: isBlind ? `Candidate ${number + 1}` : `${candidate.firstName} ${candidate.lastName}`.trim(),
    jobTitle: position ? cut(position.jobTitle) : null,
    currentEmployer: position ? cut(position.employerName) : null,
    location: candidate.location && cut(candidate.location),
    summary: cut(candidate.summary),
    experience: candidate.employmentHistory.map(({ jobTitle, employerName, jobDescription, ...period }) => ({
      ...{ jobTitle: cut(jobTitle), employerName: cut(employerName), text: cut(jobDescription) },
      ...{ startDate: period.startDate, endDate: period.endDate, current: period.current },
    })),
    education: candidate.educationHistory.map(({ major, instituteName }) => ({
      major: cut(major),
      instituteName: isBlind ? null : cut(instituteName),
    })),
    skills: candidate.skills.map(({ name }) => cut(name)),
    languages: candidate.langs.map(({ name }) => cut(name)),
  };
}
