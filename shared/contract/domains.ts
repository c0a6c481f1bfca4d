import * as z from 'zod';
import { Account } from '../model/account.ts';
import { emailAddress } from '../model/email-address.ts';
import { EmailStrategyType } from '../model/email-strategy.ts';
import { AccountId } from '../model/ids.ts';
import { LIMITS } from '../product.ts';
import { isDomain, withoutAddress } from '../rules/job/company-entries.ts';
import type { Routes } from './route.ts';

const account = z.object({ id: AccountId });

const whyNoDomain = (typed: string) =>
  /^[a-z\d.-]+$/.test(typed)
    ? 'Please enter a valid domain extension, for example “.com” or “.net”.'
    : 'Please enter a domain without spaces or signs, for example “acme.com”.';

/** A domain as it is typed, or the address of a page on it. */
export const DomainName = z.object({
  domain: z
    .string()
    .trim()
    .toLowerCase()
    .overwrite(withoutAddress)
    .min(1, 'This field is required.')
    .max(253)
    .refine((domain) => domain === '' || isDomain(domain), { error: ({ input }) => whyNoDomain(String(input)) }),
});
export type DomainName = z.infer<typeof DomainName>;

/** Addresses on the account's own domains, one of which its emails may come from. */
const CustomEmails = z.object({ customEmails: z.array(emailAddress()).max(LIMITS.customEmails) });

/** The domains of an account and the address that its emails come from (1-product, sections 4 and 7). Routes of `accounts`. */
export const domainRoutes = {
  addCustomDomain: {
    method: 'PUT',
    path: '/accounts/{id}/custom-domains/add-and-start-verification',
    access: 'admin',
    status: 200,
    idempotent: true,
    limit: 'domainCheck',
    errors: [
      'NOT_FOUND',
      'OUTREACH_NOT_EDITABLE',
      'DOMAIN_NOT_ALLOWED',
      'DOMAIN_OF_ANOTHER_ACCOUNT',
      'TOO_MANY_DOMAINS',
      'CONFLICT',
    ],
    summary: 'Add a domain to send from, or look for its DNS records again; it is verified once all are found',
    params: account,
    body: DomainName,
    response: Account,
  },
  removeCustomDomain: {
    method: 'DELETE',
    path: '/accounts/{id}/custom-domains/{domain}',
    access: 'admin',
    status: 200,
    idempotent: true,
    errors: ['NOT_FOUND', 'DOMAIN_IN_USE', 'CONFLICT'],
    summary: 'Give a domain back: nothing leaves from it any more; not the one of your common email address',
    params: account.extend({ domain: z.string().trim().toLowerCase().min(1).max(253) }),
    response: Account,
  },
  setCustomEmails: {
    method: 'PUT',
    path: '/accounts/{id}/set-custom-emails',
    access: 'admin',
    status: 200,
    idempotent: true,
    errors: ['NOT_FOUND', 'OUTREACH_NOT_EDITABLE', 'DOMAIN_NOT_VERIFIED', 'CONFLICT'],
    summary:
      'The addresses on your verified domains that the common one can be chosen from. The one that is chosen stays among them',
    params: account,
    body: CustomEmails,
    response: Account,
  },
  updateEmailStrategy: {
    method: 'PUT',
    path: '/accounts/{id}/update-email-strategy',
    access: 'admin',
    status: 200,
    idempotent: true,
    errors: ['NOT_FOUND', 'OUTREACH_NOT_EDITABLE', 'DOMAIN_NOT_VERIFIED', 'CONFLICT'],
    summary: 'What the emails of your account come from: one address for all only on a domain that is verified',
    params: account,
    body: z.object({
      emailStrategy: z.object({ type: EmailStrategyType, emailAddress: emailAddress().nullable().default(null) }),
    }),
    response: Account,
  },
} as const satisfies Routes;
