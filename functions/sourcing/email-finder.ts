import type { Profile } from '../../shared/model/candidate.ts';
import type { EmailAddress, Origin } from '../../shared/model/submission.ts';
import { foldCompany } from '../../shared/rules/companies.ts';

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

/** Finds and checks addresses. `pending`: it is still at work, ask again later. */
export interface EmailFinder {
  find(person: Wanted): Promise<readonly FoundEmail[] | 'pending'>;
  verify(email: string): Promise<Verification>;
}

/** Below this an address is more likely someone else's. */
const SURE = 0.5;
const ADDED_BY = { crowd: 'sourcer', team: 'customer', application: 'resume' } as const;

/** Everything known of a candidate's addresses after a search: what was given first, then what was found; null while pending. */
export async function huntEmails(
  finder: EmailFinder,
  candidate: Pick<Profile, 'firstName' | 'lastName' | 'email' | 'employmentHistory'>,
  facts: { readonly origin: Origin; readonly employer: string | undefined; readonly since: Date },
): Promise<EmailAddress[] | null> {
  const { firstName, lastName, email } = candidate;
  const found = await finder.find({ firstName, lastName, employer: facts.employer, since: facts.since });
  if (found === 'pending') return null;
  const given = email ? [{ email, kind: kindOf(email, facts.employer), addedBy: ADDED_BY[facts.origin] }] : [];
  const sure = found.filter(({ confidence }) => confidence >= SURE);
  const all = [...given, ...sure.map(({ email, kind }) => ({ email, kind, addedBy: 'bramble' as const }))];
  const unique = [
    ...new Map(all.reverse().map((address) => [address.email.toLowerCase(), address])).values(),
  ].reverse();
  const checked = await Promise.all(
    unique.map(async (address) => ({ ...address, verification: await finder.verify(address.email) })),
  );
  if (checked.some(({ verification }) => verification === 'pending')) return null;
  return checked.map(({ verification, ...address }) => ({
    ...address,
    deliverabilityStatus: verification === 'verified' ? 'verified' : 'unverified',
    isDeliverable: verification !== 'undeliverable',
  }));
}

/** An address is work where its domain is named like the employer. */
export function kindOf(email: string, employer: string | undefined): EmailAddress['kind'] {
  const labels = email.split('@').at(-1)?.toLowerCase().split('.').slice(0, -1) ?? [];
  const company = foldCompany(employer ?? '').replaceAll(' ', '');
  return company !== '' && labels.includes(company) ? 'work' : 'personal';
}

/** Addresses that bounced or were opted out stay as they are, however good they look to a finder. */
export function keepKnown(
  found: readonly EmailAddress[],
  known: readonly EmailAddress[],
  suppressed: ReadonlySet<string>,
): EmailAddress[] {
  return found.map((address) => {
    const before = known.find(({ email }) => email.toLowerCase() === address.email.toLowerCase());
    if (before && ['bounced', 'suppressed'].includes(before.deliverabilityStatus)) return before;
    if (suppressed.has(address.email.toLowerCase()))
      return { ...address, deliverabilityStatus: 'suppressed', isDeliverable: false };
    return address;
  });
}
