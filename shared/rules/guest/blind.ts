import type { Profile } from '../../model/candidate.ts';
import type { GuestProfile } from '../../model/guest.ts';
import { BIRTH } from './births.ts';
import { contacts } from './contacts.ts';
import { allOf } from './hiding.ts';
import { names } from './names.ts';
import { isUnread } from './other-scripts.ts';
import { plainName } from './own.ts';
import { ownHandles } from './own-links.ts';
import { withoutStreet } from './places.ts';
import { readText, textOf } from './plain.ts';

/** What is hidden once may uncover more, such as the name beside an address. */
const MOST_ROUNDS = 5;

/** What a guest is told of a text in a script in which nobody can tell where the name stands. */
export const UNREAD = '(What is in another script is hidden: a name cannot be told from other words there.)';

/** What is hidden in every text of a profile: contacts always; birth, the name and schools where it is blind. */
function hiderOf(profile: Profile, isBlind: boolean): (text: string) => string {
  const person = plainName(profile);
  const cut = allOf([...contacts(person), ...ownHandles(profile), ...(isBlind ? [...BIRTH, ...names(profile)] : [])]);
  const hidden = (text: string, rounds: number): string => {
    const shown = textOf(cut(readText(text)));
    return shown === text || rounds === 1 ? shown : hidden(shown, rounds - 1);
  };
  return (text) => hidden(text, MOST_ROUNDS);
}

/** A profile as somebody without an account sees it; nothing of it that is not named here leaves. */
export function guestProfile(
  candidate: Profile,
  { number, isBlind }: { readonly number: number; readonly isBlind: boolean },
): Omit<GuestProfile, 'rating' | 'comment'> {
  const cut = hiderOf(candidate, isBlind);
  const told = (text: string) =>
    isBlind && isUnread(candidate, readText(text).plain) ? `${cut(text)} ${UNREAD}` : cut(text);
  const position = candidate.employmentHistory.find(({ current }) => current) ?? candidate.employmentHistory[0];
  const place = candidate.location && withoutStreet(candidate.location);
  return {
    number,
    name: isBlind ? `Candidate ${number + 1}` : `${candidate.firstName} ${candidate.lastName}`.trim(),
    jobTitle: position ? cut(position.jobTitle) : null,
    currentEmployer: position ? cut(position.employerName) : null,
    location: place && cut(place),
    summary: told(candidate.summary),
    experience: candidate.employmentHistory.map(({ jobTitle, employerName, jobDescription, ...period }) => ({
      ...{ jobTitle: cut(jobTitle), employerName: cut(employerName), text: told(jobDescription) },
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
