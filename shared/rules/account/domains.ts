import type { Account } from '../../model/account.ts';
import type { CustomDomain, EmailStrategyType } from '../../model/email-strategy.ts';
import { PUBLIC_MAIL_DOMAINS } from '../../reference/public-mail-domains.ts';

/** The domain of an address, in lower case. */
export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

const isWithin = (domain: string, other: string) => domain === other || domain.endsWith(`.${other}`);

/** Whether an account may send from a domain at all: not from one that is everybody's, nor from ours. */
export function mayBeCustomDomain(domain: string, mailDomain: string): boolean {
  const name = domain.toLowerCase();
  const ours = mailDomain.split('.').slice(1).join('.');
  if (isWithin(name, ours) || isWithin(ours, name)) return false;
  return ![...PUBLIC_MAIL_DOMAINS].some((one) => isWithin(name, one));
}

/** What stands before the @ of a common address. */
export const isAlias = (alias: string) => alias.length <= 64 && /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/i.test(alias);

/** How a domain stands: `lost` was verified once. */
export type DomainStanding = 'verified' | 'lost' | 'unverified' | 'unknown';

export type SenderChoice =
  | { readonly kind: 'default' }
  | { readonly kind: 'own'; readonly address: string }
  /** Nothing may leave, because of this domain. */
  | { readonly kind: 'held'; readonly domain: string };

interface Choosing {
  readonly type: EmailStrategyType;
  readonly emailAddress: string | null;
}

/** The address whose domain has to be looked at before anything leaves from it; undefined where our own domain sends. */
export function wantedAddress({ type, emailAddress }: Choosing, personEmail: string): string | undefined {
  if (type === 'INDIVIDUAL_EMAIL_ADRESSES') return personEmail;
  return type === 'COMMON_EMAIL_ADDRESS' && emailAddress ? emailAddress : undefined;
}

/** Whether the emails of the whole account come from an address on a domain, which it then cannot give back. */
export const isSenderDomain = (
  { type, emailAddress }: { readonly type: string; readonly emailAddress: string | null },
  domain: string,
): boolean =>
  type === 'COMMON_EMAIL_ADDRESS' && emailAddress !== null && domainOf(emailAddress) === domain.toLowerCase();

interface Writer {
  readonly email: string;
  /** `senderEmailAddress`: the address that we made of their name; empty until they have one. */
  readonly employer: { readonly senderEmailAddress: string };
}

/** The address from which somebody's emails leave, as pages say it. */
export function senderAddress(
  { emailStrategy, customDomains }: Pick<Account, 'emailStrategy' | 'customDomains'>,
  { email, employer }: Writer,
): string {
  const address = wantedAddress(emailStrategy, email);
  if (address === undefined) return employer.senderEmailAddress;
  const isVerified = verifiedOf(customDomains).some(({ domainName }) => domainName === domainOf(address));
  return isVerified || emailStrategy.type === 'COMMON_EMAIL_ADDRESS' ? address : employer.senderEmailAddress;
}

/**
 * What an email leaves from. One's own address, where its domain is verified; until then, and where it is no domain of the account,
 * the address that we made of the name. The common address, or nothing: who writes does not change by itself. Where a domain
 * is verified no more, nothing leaves from it, and nothing in its place.
 */
export function chooseSender(strategy: Choosing, personEmail: string, standing: DomainStanding): SenderChoice {
  const address = wantedAddress(strategy, personEmail);
  if (address === undefined) return { kind: 'default' };
  if (standing === 'verified') return { kind: 'own', address };
  const isCommon = strategy.type === 'COMMON_EMAIL_ADDRESS';
  return isCommon || standing === 'lost' ? { kind: 'held', domain: domainOf(address) } : { kind: 'default' };
}

export const heldBecause = (domain: string) =>
  `Your domain ${domain} is not verified. An admin finds its DNS records in the settings, under Engagement`;

/** The domains that something may leave from now. */
export const verifiedOf = (domains: readonly CustomDomain[]) =>
  domains.filter(({ domainIdentityVerified }) => domainIdentityVerified);
