import * as z from 'zod';
import type { CustomDomain, DnsRecord } from '../../../shared/model/email-strategy.ts';
import { AccountId, Instant } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import type { DomainStanding } from '../../../shared/rules/account/domains.ts';

const Found = z.object({
  ...{ dkim: z.boolean(), mailFrom: z.boolean(), spf: z.boolean(), dmarc: z.boolean() },
  proof: z.boolean().optional(),
});
/** Which of a domain's records were found: DKIM and the MX of MAIL FROM by SES, SPF, DMARC and the proof by ourselves. */
export type Found = z.infer<typeof Found>;

/**
 * Item DOMAIN: which account a domain belongs to. One that nobody verified may soon be claimed by another account; in time it lapses,
 * and is free for all.
 */
export const StoredDomain = asStored(
  z.object({
    name: z.string(),
    accountId: AccountId,
    claimedAt: Instant,
    /**
     * What stands in a record of its own for this claim alone. The records of SES may be the same whoever has the domain: those
     * of an earlier account are no proof. Absent where it was claimed before there was such a record.
     */
    proof: z.string().optional(),
    /** The names of the DKIM records; empty until SES gave them. */
    tokens: z.array(z.string()),
    found: Found,
    checkedAt: Instant.optional(),
    /** When all records were found for the first time. */
    verifiedAt: Instant.optional(),
    /** Since when one of them is not found any more. */
    lostAt: Instant.optional(),
    lapsedAt: Instant.optional(),
    dueAt: Instant.optional(),
    /** Claims that gave way to another: whoever claims it again has the records to add that they had. */
    earlier: z.array(z.object({ accountId: AccountId, proof: z.string() })).optional(),
  }),
);
export type StoredDomain = z.infer<typeof StoredDomain>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long we look for the records of a domain that was never verified. */
const PATIENCE = 7 * 24 * HOUR;
const NOTHING: Found = { dkim: false, mailFrom: false, spf: false, dmarc: false, proof: false };

/** How long a claim keeps others from the domain before it is verified: as long as it is looked at every minute. */
const ALONE = HOUR;
const MOST_EARLIER = 10;

/** A domain that an account has just claimed; it is looked at at once. */
export const claimedDomain = (name: string, accountId: AccountId, proof: string, at: Date): StoredDomain => ({
  ...{ name, accountId, proof, claimedAt: at.toISOString(), tokens: [], found: NOTHING, dueAt: at.toISOString() },
});

/** Whether another account may claim it: a domain is whose records prove it, not whose name was typed first. */
export const givesWay = ({ lapsedAt, verifiedAt, claimedAt }: StoredDomain, now: Date): boolean =>
  lapsedAt !== undefined || (!verifiedAt && now.getTime() - Date.parse(claimedAt) >= ALONE);

/** The same domain as another account claims it. Whoever did before adds no other record than then. */
export function claimedFrom(before: StoredDomain, accountId: AccountId, proof: string, at: Date): StoredDomain {
  const known = before.earlier ?? [];
  const own = known.find((one) => one.accountId === accountId);
  const left = before.proof ? [{ accountId: before.accountId, proof: before.proof }] : [];
  const earlier = [...known.filter((one) => one.accountId !== accountId), ...left].slice(-MOST_EARLIER);
  return { ...claimedDomain(before.name, accountId, own?.proof ?? proof, at), earlier };
}

const isComplete = ({ dkim, mailFrom, spf, dmarc, proof = true }: Found) => dkim && mailFrom && spf && dmarc && proof;

/** A domain after its records were looked for: verified, lost, given up, or to be looked at again. */
export function checkedDomain(before: StoredDomain, found: Found, tokens: readonly string[], now: Date): StoredDomain {
  const { lostAt, dueAt: _, ...rest } = before;
  const at = now.toISOString();
  const after = { ...rest, found, tokens: [...tokens], checkedAt: at };
  const dueIn = (ms: number) => new Date(now.getTime() + ms).toISOString();
  if (isComplete(found)) return { ...after, verifiedAt: before.verifiedAt ?? at, dueAt: dueIn(HOUR) };
  if (before.verifiedAt) return { ...after, lostAt: lostAt ?? at, dueAt: dueIn(15 * MINUTE) };
  const age = now.getTime() - Date.parse(before.claimedAt);
  if (age >= PATIENCE) return { ...after, lapsedAt: at };
  return { ...after, dueAt: dueIn(age < HOUR ? MINUTE : 30 * MINUTE) };
}

/** How a domain stands for an account. */
export function standingOf(domain: StoredDomain | undefined, account: AccountId): DomainStanding {
  if (domain?.accountId !== account) return 'unknown';
  if (domain.verifiedAt && !domain.lostAt) return 'verified';
  return domain.verifiedAt ? 'lost' : 'unverified';
}

/** What bounces go to: a name below the domain, so that SPF is aligned and the domain's own mail stays as it is. */
export const mailFromOf = (name: string) => `bounce.${name}`;

const proofNameOf = (name: string) => `_bramble.${name}`;
const proofTextOf = (proof: string) => `bramble-verification=${proof}`;

/** Whether the records of its own name prove a claim. */
export const isProven = async (
  { name, proof }: StoredDomain,
  readTxt: (name: string) => Promise<readonly string[]>,
): Promise<boolean> => !proof || (await readTxt(proofNameOf(name))).some((text) => text.trim() === proofTextOf(proof));

/** The record that proves this claim; none where it was claimed before there was one. */
export const proofRecordOf = ({ name, proof, found }: StoredDomain): DnsRecord[] =>
  proof ? [{ type: 'TXT', key: proofNameOf(name), value: proofTextOf(proof), isFound: found.proof ?? false }] : [];

/** The records to add, each with whether it was found. Below a domain with a DMARC record of its own none is needed. */
export function dnsRecordsOf(domain: StoredDomain, region: string): DnsRecord[] {
  const { name, tokens, found } = domain;
  const mailFrom = mailFromOf(name);
  const dkim = tokens.map(
    (token): DnsRecord => ({
      ...{ type: 'CNAME', key: `${token}._domainkey.${name}`, value: `${token}.dkim.amazonses.com` },
      isFound: found.dkim,
    }),
  );
  return [
    ...proofRecordOf(domain),
    ...dkim,
    { type: 'MX', key: mailFrom, value: `10 feedback-smtp.${region}.amazonses.com`, isFound: found.mailFrom },
    { type: 'TXT', key: mailFrom, value: 'v=spf1 include:amazonses.com ~all', isFound: found.spf },
    { type: 'TXT', key: `_dmarc.${name}`, value: 'v=DMARC1; p=none;', isFound: found.dmarc },
  ];
}

/** A domain as its account sees it. */
export const toCustomDomain = (domain: StoredDomain, region: string): CustomDomain => ({
  domainName: domain.name,
  domainIdentityVerified: standingOf(domain, domain.accountId) === 'verified',
  isVerifying: !domain.lapsedAt && standingOf(domain, domain.accountId) !== 'verified',
  dnsRecords: dnsRecordsOf(domain, region),
});
