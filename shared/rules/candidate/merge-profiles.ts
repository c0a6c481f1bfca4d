import type { Education, Experience, Profile, SocialProfile } from '../../model/candidate.ts';
import { foldText } from '../text/names.ts';
import { namesNobody, profilePage } from './profile-link.ts';

/**
 * One profile of what two say of the same person. What stands stays as it is and where it is; only what is empty there is filled,
 * and entries that are not there follow. Adding the same once more changes nothing.
 */
export function mergeProfiles(stands: Profile, added: Profile): Profile {
  const hasSource = stands.sourceType !== null || stands.sourceDetails !== '';
  return {
    ...stands,
    ...filled(stands, added, ['email', 'phoneNumber', 'location', 'timeZone', 'summary']),
    ...(!hasSource && { sourceType: added.sourceType, sourceDetails: added.sourceDetails }),
    employmentHistory: union(stands.employmentHistory, added.employmentHistory, isSamePosition, filledPosition),
    educationHistory: union(stands.educationHistory, added.educationHistory, isSameDegree, filledDegree),
    skills: union(stands.skills, added.skills, (one, other) => isSameText(one.name, other.name)),
    langs: union(
      stands.langs,
      added.langs,
      (one, other) => isSameText(one.name, other.name),
      (one, other) => ({ ...one, ...filled(one, other, ['proficiency']) }),
    ),
    socialProfiles: withLinks(stands.socialProfiles, added.socialProfiles),
  };
}

/** Of these attributes, those that are empty in the first and said in the second. */
function filled<T extends object, K extends keyof T>(one: T, other: T, names: readonly K[]): Partial<Pick<T, K>> {
  const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
  const lacking = names.filter((name) => isEmpty(one[name]) && !isEmpty(other[name]));
  return Object.fromEntries(lacking.map((name) => [name, other[name]])) as Partial<Pick<T, K>>;
}

/** What stands, each filled by those that say the same, and then those that nothing says yet. */
function union<T>(
  stands: readonly T[],
  added: readonly T[],
  isSame: (one: T, other: T) => boolean,
  fill: (one: T, other: T) => T = (one) => one,
): T[] {
  const all = [...stands];
  for (const other of added) {
    const place = all.findIndex((one) => isSame(one, other));
    const found = all[place];
    if (found === undefined) all.push(other);
    else all[place] = fill(found, other);
  }
  return all;
}

const spoken = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
/** Whether two texts read the same: case, accents, spaces and marks aside; `C` and `C++` do not. */
export const isSameText = (one: string, other: string) =>
  one === other || (spoken(one) !== '' && spoken(one) === spoken(other));

/** A date that is not said contradicts none, and a year no month of it. */
const isSameDate = (one: string | null, other: string | null) =>
  !one || !other || one.startsWith(other) || other.startsWith(one);

/** Whether two say the same position. */
export const isSamePosition = (one: Experience, other: Experience) =>
  isSameText(one.employerName, other.employerName) &&
  isSameText(one.jobTitle, other.jobTitle) &&
  isSameDate(one.startDate, other.startDate);

/** The same of two degrees. */
export const isSameDegree = (one: Education, other: Education) =>
  isSameText(one.instituteName, other.instituteName) &&
  isSameText(one.major, other.major) &&
  isSameDate(one.startDate, other.startDate);

/** Whatever goes on has no end. */
const endOf = <T extends Experience | Education>(one: T, other: T) =>
  one.current ? {} : filled<Experience | Education, 'endDate'>(one, other, ['endDate']);

const filledPosition = (one: Experience, other: Experience): Experience => ({
  ...one,
  ...filled(one, other, ['jobDescription', 'location', 'startDate']),
  ...endOf(one, other),
});

const filledDegree = (one: Education, other: Education): Education => ({
  ...one,
  ...filled(one, other, ['description', 'location', 'startDate']),
  ...endOf(one, other),
});

/** A link without what does not change where it leads: the protocol, `www`, the query and a last slash. */
const placeOf = (url: string) =>
  profilePage({ type: 'other', url })?.name ??
  url
    .replace(/^https?:\/\/(?:www\.|m\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .toLowerCase();

/** A profile has one link of each kind; a second one is kept among the other links. One that names nobody says nothing. */
function withLinks(stands: readonly SocialProfile[], added: readonly SocialProfile[]): SocialProfile[] {
  const all = [...stands];
  for (const link of added) {
    if (namesNobody(link.url)) continue;
    if (all.some(({ url }) => url === link.url || placeOf(url) === placeOf(link.url))) continue;
    const isTaken = link.type !== 'other' && all.some(({ type }) => type === link.type);
    all.push(isTaken ? { ...link, type: 'other' } : link);
  }
  return all;
}
