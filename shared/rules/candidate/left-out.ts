import type { Education, Experience, Profile } from '../../model/candidate.ts';
import type { LeftOut } from '../../model/submission.ts';
import { PROFICIENCY_LABELS } from '../../reference/languages.ts';
import { isSameDegree, isSamePosition, isSameText } from './merge-profiles.ts';

const line = (what: string, stays: string, goes: string): LeftOut[] =>
  stays.trim() === '' || goes.trim() === '' || isSameText(stays, goes) ? [] : [{ what, stays, goes }];

const digitsOf = (number: string | null) => (number ?? '').replace(/\D/g, '');
const nameOf = ({ firstName, lastName }: Profile) => `${firstName} ${lastName}`.trim();
const sourceOf = ({ sourceType, sourceDetails }: Profile) =>
  [sourceType && `${sourceType[0]}${sourceType.slice(1).toLowerCase()}`, sourceDetails].filter(Boolean).join(': ');

/**
 * What of a profile that is merged into another is said otherwise there, and so becomes no part of it: what the one says, and what
 * the other said. A second email address and a second resume are kept, and so are not among it.
 */
export function leftOut(stands: Profile, added: Profile): LeftOut[] {
  const isSameNumber = digitsOf(stands.phoneNumber) === digitsOf(added.phoneNumber);
  return [
    ...line('Name', nameOf(stands), nameOf(added)),
    ...(isSameNumber ? [] : line('Phone', stands.phoneNumber ?? '', added.phoneNumber ?? '')),
    ...line('Location', stands.location ?? '', added.location ?? ''),
    ...line('Time zone', stands.timeZone ?? '', added.timeZone ?? ''),
    ...line('Summary', stands.summary, added.summary),
    ...line('Source', sourceOf(stands), sourceOf(added)),
    ...added.employmentHistory.flatMap((other) => {
      const one = stands.employmentHistory.find((each) => isSamePosition(each, other));
      return one ? ofEntry(`${one.jobTitle} at ${one.employerName}`, one, other, 'jobDescription') : [];
    }),
    ...added.educationHistory.flatMap((other) => {
      const one = stands.educationHistory.find((each) => isSameDegree(each, other));
      return one ? ofEntry(`${one.major} at ${one.instituteName}`, one, other, 'description') : [];
    }),
    ...added.langs.flatMap((other) => {
      const one = stands.langs.find((each) => isSameText(each.name, other.name));
      return one?.proficiency && other.proficiency
        ? line(one.name, PROFICIENCY_LABELS[one.proficiency], PROFICIENCY_LABELS[other.proficiency])
        : [];
    }),
  ];
}

/** Of a position or a degree that both have. */
function ofEntry<T extends Experience | Education>(name: string, one: T, other: T, text: keyof T): LeftOut[] {
  const end = ({ current, endDate }: T) => (current ? 'today' : (endDate ?? ''));
  return [
    ...line(`${name}: from`, one.startDate ?? '', other.startDate ?? ''),
    ...line(`${name}: until`, end(one), end(other)),
    ...line(`${name}: location`, one.location, other.location),
    ...line(`${name}: description`, String(one[text] ?? ''), String(other[text] ?? '')),
  ];
}
