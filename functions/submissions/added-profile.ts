import { AppError } from '../../shared/contract/errors.ts';
import { Profile } from '../../shared/model/candidate.ts';
import type { Recognisable } from '../../shared/rules/job/deny-list.ts';
import type { Actor } from '../platform/http.ts';
import type { Head } from '../records/submission/head.ts';
import { requireKnown } from '../records/submission/known-head.ts';
import { cardFactsOf } from '../records/submission/new-head.ts';
import type { StoredProfile } from '../records/submission/stored-items.ts';

const CONTACTED_EMAIL = 'The email cannot be changed once the candidate was contacted.';

/** What of a draft may be used to recognise a person, as far as it is there and valid. */
export function recognisable(candidate: unknown) {
  const { email, phoneNumber, firstName, lastName, socialProfiles } = Profile.shape;
  const given = (candidate ?? {}) as Record<string, unknown>;
  return {
    email: email.catch(null).parse(given.email),
    phoneNumber: phoneNumber.catch(null).parse(given.phoneNumber),
    firstName: firstName.catch('').parse(given.firstName),
    lastName: lastName.catch('').parse(given.lastName),
    socialProfiles: socialProfiles.catch([]).parse(given.socialProfiles),
  };
}

/** By what a draft, as far as it is there and valid, is found on a list of people not to be sourced. */
export function listedBy(candidate: unknown): Recognisable {
  const { firstName, lastName, employmentHistory } = Profile.shape;
  const given = (candidate ?? {}) as Record<string, unknown>;
  const name = [firstName.catch('').parse(given.firstName), lastName.catch('').parse(given.lastName)].join(' ');
  const companies = employmentHistory
    .catch([])
    .parse(given.employmentHistory)
    .map(({ employerName }) => employerName);
  const { email } = recognisable(candidate);
  return { name, companies, emails: email ? [email] : [] };
}

/** A changed profile is compared with the job anew, and a new address searched and verified anew. */
export function edited(stored: Head, candidate: Profile, by: Head['by'], hasNewEmail: boolean): Head {
  const head = requireKnown(stored);
  if (hasNewEmail && head.contactedAt) throw new AppError('BAD_REQUEST', { 'candidate.email': [CONTACTED_EMAIL] });
  const { title: _title, employer: _employer, ...rest } = head;
  const { name, title, employer } = cardFactsOf(candidate);
  return {
    ...rest,
    name,
    ...(title && { title }),
    ...(employer && { employer }),
    verdicts: '',
    ...(hasNewEmail && { huntDone: false, hasEmail: false }),
    ...(by && { changedBy: by }),
  };
}

export const personOf = ({ userId, name }: Pick<Actor, 'userId' | 'name'>) => ({ id: userId, name, picture: null });

/** Which state of a profile this is, as its readers are told and its editors say it back. */
export const versionOf = ({ changed }: Pick<StoredProfile, 'changed'>): number => changed?.count ?? 0;

/** What a profile says of its change, to be written with it. */
export const changedBy = (
  before: Pick<StoredProfile, 'changed'>,
  actor: Pick<Actor, 'userId' | 'name'>,
  now: Date,
): Pick<StoredProfile, 'changed'> => ({
  changed: { count: versionOf(before) + 1, at: now.toISOString(), by: personOf(actor) },
});

export interface Finish {
  readonly asClientReviewed: boolean;
  readonly isDuplicate: boolean;
  readonly at: Date;
  readonly by: NonNullable<Head['by']>;
}

/** A profile that was set aside goes to review, or is saved at once, which is its review. */
export function finished(stored: Head, { asClientReviewed, isDuplicate, at, by }: Finish): Head {
  const now = at.toISOString();
  const { pending: _, ...head } = requireKnown(stored);
  return {
    ...head,
    column: asClientReviewed ? 'SAVED' : 'NEW',
    columnAt: now,
    submittedAt: now,
    changedBy: by,
    ...(isDuplicate && { duplicate: true }),
    ...(asClientReviewed && { reviewedAt: now }),
  };
}
