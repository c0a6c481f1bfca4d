import type { Profile } from '../../model/candidate.ts';
import type { GuestProfile } from '../../model/guest.ts';
import { BIRTH } from './births.ts';
import { CONTACTS } from './contacts.ts';
import type { Cut } from './hiding.ts';
import { cutNames } from './names.ts';
import { withoutStreet } from './places.ts';

/** Text as it reads: letters and digits of full width as others are, and nothing between them that nobody sees. */
const asSeen = (text: string) =>
  text.replace(/\p{Cf}/gu, '').replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** What is cut out of every text of a profile: contacts always; birth, the name and schools where it is blind. */
function cutter(profile: Profile, isBlind: boolean): Cut {
  const cuts = isBlind ? [...CONTACTS, ...BIRTH, cutNames(profile)] : CONTACTS;
  return (text) => cuts.reduce((rest, cut) => cut(rest), asSeen(text));
}

/** A profile as somebody without an account sees it; nothing of it that is not named here leaves. */
export function guestProfile(
  candidate: Profile,
  { number, isBlind }: { readonly number: number; readonly isBlind: boolean },
): Omit<GuestProfile, 'rating' | 'comment'> {
  const cut = cutter(candidate, isBlind);
  const position = candidate.employmentHistory.find(({ current }) => current) ?? candidate.employmentHistory[0];
  const place = candidate.location && withoutStreet(candidate.location);
  return {
    number,
    name: isBlind ? `Candidate ${number + 1}` : `${candidate.firstName} ${candidate.lastName}`.trim(),
    jobTitle: position ? cut(position.jobTitle) : null,
    currentEmployer: position ? cut(position.employerName) : null,
    location: place && cut(place),
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
