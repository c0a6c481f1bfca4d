import type { EmailAddress } from '../../model/submission.ts';
import { pickAddress } from './sending.ts';

/** Addresses that stay as they are known, whoever gives them again. */
const CLOSED: readonly EmailAddress['deliverabilityStatus'][] = ['bounced', 'suppressed'];

/** Whether a candidate may be written to as far as the search goes: it is over, or the team gave an address while it goes on. */
export const isHuntOver = ({ huntDone, hasEmail }: { readonly huntDone: boolean; readonly hasEmail: boolean }) =>
  huntDone || hasEmail;

/** Addresses compare whatever their case. */
export const isSameAddress = (some: string, other: string) => some.trim().toLowerCase() === other.trim().toLowerCase();

/** An address that the team gives, or chooses of those that are known. */
export interface GivenAddress {
  readonly email: string;
  readonly kind: EmailAddress['kind'];
  /** Who gave it. */
  readonly byName: string;
  /** One that it stands in place of, because it was wrong. */
  readonly replaces?: string | undefined;
}

/** The addresses with a new one that came with a profile of the same person: it stays behind all that are known. */
export function withSpare(known: readonly EmailAddress[], given: Omit<GivenAddress, 'replaces'>): EmailAddress[] {
  const { email, kind, byName } = given;
  const spare: EmailAddress = {
    ...{ email: email.trim(), addedBy: 'customer', addedByName: byName, kind },
    ...{ deliverabilityStatus: 'unverified', isDeliverable: true, isSpare: true },
  };
  return [...known, spare];
}

export type AddressDecision = { readonly emails: readonly EmailAddress[] } | { readonly refused: string };

/**
 * The addresses of a candidate with the one that is written to from now on, new or known. One that bounced or was opted out by
 * stays closed, and stays known as that.
 */
export function withAddress(known: readonly EmailAddress[], given: GivenAddress): AddressDecision {
  const found = known.find(({ email }) => isSameAddress(email, given.email));
  if (found && CLOSED.includes(found.deliverabilityStatus))
    return {
      refused:
        found.deliverabilityStatus === 'bounced'
          ? 'Emails to this address came back.'
          : 'This person opted out of your emails.',
    };
  const isReplaced = ({ email, deliverabilityStatus }: EmailAddress) =>
    given.replaces !== undefined &&
    isSameAddress(email, given.replaces) &&
    !isSameAddress(email, given.email) &&
    !CLOSED.includes(deliverabilityStatus);
  const others = known.filter((each) => each !== found && !isReplaced(each)).map(({ isChosen: _, ...rest }) => rest);
  const chosen: EmailAddress = found
    ? { ...found, isDeliverable: true, isChosen: true }
    : {
        email: given.email.trim(),
        addedBy: 'customer',
        addedByName: given.byName,
        kind: given.kind,
        deliverabilityStatus: 'unverified',
        isDeliverable: true,
        isChosen: true,
      };
  return { emails: [chosen, ...others] };
}

/**
 * The addresses once the one that the profile itself says has changed: the new one takes the place of the old one, and where there
 * is none any more, the old one is no longer known. One that is closed stays known as that, whether it was said or is.
 */
export function withSaid(
  known: readonly EmailAddress[],
  before: string | null,
  given: Omit<GivenAddress, 'replaces'> | undefined,
): readonly EmailAddress[] {
  const decision = given ? withAddress(known, { ...given, replaces: before ?? undefined }) : { refused: '' };
  if ('emails' in decision) return decision.emails;
  const isLeft = ({ email, deliverabilityStatus }: EmailAddress) =>
    before !== null && isSameAddress(email, before) && !CLOSED.includes(deliverabilityStatus);
  return known.filter((each) => !isLeft(each));
}

/** Whether the address that would be written to now is one that took mail before: nobody waits for a search of another then. */
export function isStillReached(before: readonly EmailAddress[], now: readonly EmailAddress[]): boolean {
  const picked = pickAddress(now, true);
  return before.some(({ email, isDeliverable }) => isDeliverable && picked && isSameAddress(email, picked.email));
}

/** What the team did by giving an address: added, corrected or chose it. */
export function addressWords(
  known: readonly Pick<EmailAddress, 'email'>[],
  { email, replaces }: Pick<GivenAddress, 'email' | 'replaces'>,
): string {
  const isKnown = (address: string) => known.some((each) => isSameAddress(each.email, address));
  if (replaces !== undefined && isKnown(replaces) && !isSameAddress(replaces, email))
    return `Email address corrected: ${email.trim()}`;
  return `Email address ${isKnown(email) ? 'chosen' : 'added'}: ${email.trim()}`;
}

/** Addresses of a candidate as they are shown: those that their person closed, at whichever submission, are closed here too. */
export const closedAsKnown = (
  emails: readonly EmailAddress[],
  known: { readonly hasOptedOut: boolean; readonly hasBounced: (email: string) => boolean },
): EmailAddress[] =>
  emails.map((each) => {
    const status = known.hasOptedOut ? 'suppressed' : known.hasBounced(each.email) && 'bounced';
    return status ? { ...each, deliverabilityStatus: status, isDeliverable: false } : each;
  });

/** What was tried and found of somebody to whom nobody can write, in words that guess nothing. */
export function whyNoAddress(emails: readonly Pick<EmailAddress, 'email' | 'deliverabilityStatus'>[]): string {
  const of = (status: EmailAddress['deliverabilityStatus']) =>
    emails.filter(({ deliverabilityStatus }) => deliverabilityStatus === status).map(({ email }) => email);
  if (of('suppressed').length > 0) return 'This person opted out of your emails.';
  const [bounced, dead] = [of('bounced'), of('unverified')];
  if (emails.length === 0) return 'We searched for an email address and found none.';
  return [
    bounced.length > 0 && `Emails came back from ${bounced.join(', ')}.`,
    dead.length > 0 && `${dead.join(', ')} ${dead.length === 1 ? 'takes' : 'take'} no mail.`,
  ]
    .filter(Boolean)
    .join(' ');
}
