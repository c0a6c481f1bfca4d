import * as z from 'zod';
import { whenNewer } from './newer.ts';

/** Where the emails of an account come from (1-product, section 4). The spelling is the contract's. */
export const EmailStrategyType = whenNewer(
  z.enum(['INDIVIDUAL_EMAIL_ADRESSES', 'COMMON_EMAIL_ADDRESS', 'DEFAULT_EMAIL_ADDRESS']),
  'DEFAULT_EMAIL_ADDRESS',
);
export type EmailStrategyType = z.infer<typeof EmailStrategyType>;

/** The strategy, and the common address where it is that one. */
export const EmailStrategy = z.object({ type: EmailStrategyType, emailAddress: z.string().nullable() });
export type EmailStrategy = z.infer<typeof EmailStrategy>;

/** A record that the owner of a domain adds to its DNS, and whether it was found there when we last looked. */
export const DnsRecord = z.object({
  type: z.enum(['CNAME', 'MX', 'TXT']),
  key: z.string(),
  value: z.string(),
  isFound: z.boolean(),
});
export type DnsRecord = z.infer<typeof DnsRecord>;

/** A domain of an account (1-product, section 3). Nothing leaves from it unless `domainIdentityVerified`. */
export const CustomDomain = z.object({
  domainName: z.string(),
  domainIdentityVerified: z.boolean(),
  /** We look for its records again and again; false once they are found, and once we gave up. */
  isVerifying: z.boolean(),
  dnsRecords: z.array(DnsRecord),
});
export type CustomDomain = z.infer<typeof CustomDomain>;

/** An address of a custom domain that was chosen at some time. */
export const CustomEmail = z.object({ email: z.string(), verified: z.boolean() });
