import type { Profile } from '../../shared/model/candidate.ts';
import type { EmailAddress, Origin } from '../../shared/model/submission.ts';
import { kindOf } from '../../shared/rules/outreach/address-kind.ts';

/** Whom an address is searched for. `since` is when the search began. */
export interface Wanted {
  readonly firstName: string;
  readonly lastName: string;
  readonly employer: string | undefined;
  readonly since: Date;
}

export interface FoundEmail {
  readonly email: string;
  readonly kind: EmailAddress['kind'];
  /** 0 to 1: how sure the finder is that it is this person's. */
  readonly confidence: number;
}

export type Verification = 'verified' | 'unverified' | 'undeliverable' | 'pending';

/**
 * Finds and checks addresses. `pending`: it is still at work, ask again later. Rejects with `FinderUnusable` where asking
 * again is of no use, and with any other error where it may be.
 */
export interface EmailFinder {
  find(person: Wanted): Promise<readonly FoundEmail[] | 'pending'>;
  verify(email: string): Promise<Verification>;
}

/** The finder cannot be asked at all, until a person mends its key. */
export class FinderUnusable extends Error {
  override readonly name = 'FinderUnusable';
}

/** A finder whose failures, but for being unusable, mean that it is still at work. `failed` hears of each. */
export function patiently(finder: EmailFinder, failed: (error: unknown) => void): EmailFinder {
  const asPending = (error: unknown) => {
    if (error instanceof FinderUnusable) throw error;
    failed(error);
    return 'pending' as const;
  };
  return {
    find: (person) => finder.find(person).catch(asPending),
    verify: (email) => finder.verify(email).catch(asPending),
  };
}

type Sought = Pick<Profile, 'firstName' | 'lastName' | 'email' | 'employmentHistory'>;
interface SearchFacts {
  readonly origin: Origin;
  readonly employer: string | undefined;
  readonly since: Date;
}

/** What a search knows so far. Until it is complete an address that was not checked yet counts as unverified. */
export interface SearchResult {
  readonly emails: EmailAddress[];
  readonly isComplete: boolean;
}

/** Below this an address is more likely someone else's. */
const SURE = 0.5;
const ADDED_BY = { crowd: 'sourcer', team: 'customer', application: 'resume' } as const;

/** Everything known of a candidate's addresses after a search: what was given first, then what was found. */
export async function huntEmails(finder: EmailFinder, candidate: Sought, facts: SearchFacts): Promise<SearchResult> {
  const { firstName, lastName } = candidate;
  const answer = await finder.find({ firstName, lastName, employer: facts.employer, since: facts.since });
  const found = answer === 'pending' ? [] : answer.filter(({ confidence }) => confidence >= SURE);
  const all = [
    ...givenTo(candidate, facts),
    ...found.map(({ email, kind }) => ({ email, kind, addedBy: 'bramble' as const })),
  ];
  const unique = [
    ...new Map(all.reverse().map((address) => [address.email.toLowerCase(), address])).values(),
  ].reverse();
  const checked = await Promise.all(
    unique.map(async (address) => ({ address, verification: await finder.verify(address.email) })),
  );
  return {
    emails: checked.map(({ address, verification }) => asVerified(address, verification)),
    isComplete: answer !== 'pending' && checked.every(({ verification }) => verification !== 'pending'),
  };
}

/** The address that came with the candidate, where there is one, as it stands without a finder. */
export const givenEmails = (candidate: Sought, facts: SearchFacts): EmailAddress[] =>
  givenTo(candidate, facts).map((address) => asVerified(address, 'unverified'));

const givenTo = ({ email }: Sought, { origin, employer }: SearchFacts) =>
  email ? [{ email, kind: kindOf(email, employer), addedBy: ADDED_BY[origin] }] : [];

const asVerified = (
  address: Pick<EmailAddress, 'email' | 'kind' | 'addedBy'>,
  verification: Verification,
): EmailAddress => ({
  ...address,
  deliverabilityStatus: verification === 'verified' ? 'verified' : 'unverified',
  isDeliverable: verification !== 'undeliverable',
});

/** Why an address, in lower case, takes no mail; undefined where it does. */
export type WhyClosed = (address: string) => 'suppressed' | 'bounced' | undefined;

/** Addresses of which a search may say something new. */
const OPEN: readonly EmailAddress['deliverabilityStatus'][] = ['verified', 'unverified'];

/**
 * Addresses that bounced or were opted out stay as they are, however good they look to a finder; and those that the team gave
 * meanwhile stay too, which no finder needs to know.
 */
export function keepKnown(found: readonly EmailAddress[], known: readonly EmailAddress[]): EmailAddress[] {
  const isFound = (email: string) => found.some((each) => each.email.toLowerCase() === email.toLowerCase());
  const given = known.filter(({ addedBy, email }) => addedBy === 'customer' && !isFound(email));
  const kept = found.map((address): EmailAddress => {
    const before = known.find(({ email }) => email.toLowerCase() === address.email.toLowerCase());
    return before && !OPEN.includes(before.deliverabilityStatus) ? before : { ...before, ...address };
  });
  return [...given, ...kept];
}

/** An address as it stands once it was asked whether it takes mail. */
export function closedOr(address: EmailAddress, whyClosed: WhyClosed): EmailAddress {
  const deliverabilityStatus = OPEN.includes(address.deliverabilityStatus) && whyClosed(address.email.toLowerCase());
  return deliverabilityStatus ? { ...address, deliverabilityStatus, isDeliverable: false } : address;
}
