import type { EmailAddress, Origin } from '../../model/submission.ts';
import { foldCompany } from '../job/companies.ts';

/** An address is work where its domain is named like the employer. */
export function kindOf(email: string, employer: string | undefined): EmailAddress['kind'] {
  const labels = email.split('@').at(-1)?.toLowerCase().split('.').slice(0, -1) ?? [];
  const company = foldCompany(employer ?? '').replaceAll(' ', '');
  return company !== '' && labels.includes(company) ? 'work' : 'personal';
}

const ADDED_BY = { crowd: 'sourcer', team: 'customer', application: 'resume' } as const;

/** The address that came with a candidate, as it stands before anybody checks it. */
export const givenAddress = (email: string, origin: Origin, employer: string | undefined): EmailAddress => ({
  ...{ email, kind: kindOf(email, employer), addedBy: ADDED_BY[origin] },
  ...{ deliverabilityStatus: 'unverified', isDeliverable: true },
});

/** Whether two spellings are one address. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Where somebody typed an address by hand: a search neither finds it nor takes it away. */
export const isTyped = ({ byUser }: Pick<EmailAddress, 'byUser'>): boolean => byUser !== undefined;

export interface Chosen {
  readonly email: string;
  /** A wrong one, which the chosen one takes the place of. */
  readonly instead: string | undefined;
  readonly employer: string | undefined;
  readonly by: string;
  readonly at: Date;
}

/**
 * The addresses of a candidate once one of them was chosen to be written to: one that is known as it stands, any other as added
 * by this person and not verified. The wrong one that it takes the place of goes.
 */
export function withChosen(emails: readonly EmailAddress[], { email, instead, ...typed }: Chosen): EmailAddress[] {
  const known = emails.find((one) => isSameAddress(one.email, email));
  const chosen = known ?? addedByHand(email.trim().toLowerCase(), typed);
  const isWrong = (one: EmailAddress) => instead !== undefined && isSameAddress(one.email, instead);
  const others = emails.filter((one) => one !== known && !isWrong(one)).map(({ isChosen: _, ...one }) => one);
  return [{ ...chosen, isChosen: true }, ...others];
}

const addedByHand = (email: string, { employer, by, at }: Omit<Chosen, 'email' | 'instead'>): EmailAddress => ({
  ...{ email, addedBy: 'customer', kind: kindOf(email, employer), deliverabilityStatus: 'unverified' },
  ...{ isDeliverable: true, byUser: by, addedAt: at.toISOString() },
});
