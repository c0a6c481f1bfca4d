import type { TeamInvitation, Teammate, TeammateJobCount } from '../../../../../shared/model/account.ts';
import { isExpired } from '../../../../../shared/rules/account/teammates.ts';
import { counted } from '../subscription/subscription-words.ts';

/** How many seats are free (1-product, section 2). */
export const seatsRemaining = (seats: number): string => `${counted(seats, 'seat')} remaining`;

/** A person as they are spoken of: some have an address and no name yet. */
export const nameOf = ({ name, email }: Pick<Teammate, 'name' | 'email'>): string => name || email;

/** The first name where there is one: for a question about somebody. */
export const firstNameOf = (person: Pick<Teammate, 'firstname' | 'name' | 'email'>): string =>
  person.firstname || nameOf(person);

const dated = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** When somebody was invited, or until when they could have come. */
export function invitationWords(invitation: Pick<TeamInvitation, 'invitedAt' | 'expiresAt'>, now: Date): string {
  const day = (instant: string) => dated.format(new Date(instant));
  return isExpired(invitation, now)
    ? `The invitation expired on ${day(invitation.expiresAt)}`
    : `Invited on ${day(invitation.invitedAt)}`;
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** The jobs that somebody owns, in words: `3 active and 2 closed jobs`, without a kind of which there is none. */
export function jobWords({ active, inactive, draft }: TeammateJobCount): string {
  const kinds = [
    ['active', active],
    ['closed', inactive],
    ['draft', draft],
  ] as const;
  const owned = kinds.filter(([, count]) => count > 0);
  const last = owned.at(-1)?.[1] ?? 0;
  return `${listed.format(owned.map(([kind, count]) => `${count} ${kind}`))} ${last === 1 ? 'job' : 'jobs'}`;
}

export const ownsJobs = ({ active, inactive, draft }: TeammateJobCount): boolean => active + inactive + draft > 0;
