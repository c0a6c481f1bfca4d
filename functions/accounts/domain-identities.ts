import * as z from 'zod';
import { IDENTITY_TAG } from '../../shared/product.ts';
import type { Access } from '../platform/access.ts';
import { callPath } from '../platform/aws-call.ts';
import { SES } from '../platform/mail.ts';
import { encodeStrictly } from '../platform/sign.ts';
import { mailFromOf } from '../records/account/domain.ts';

const Identity = z.object({
  VerifiedForSendingStatus: z.boolean().default(false),
  DkimAttributes: z.object({ Status: z.string().optional(), Tokens: z.array(z.string()).default([]) }).optional(),
  MailFromAttributes: z
    .object({ MailFromDomain: z.string().optional(), MailFromDomainStatus: z.string().optional() })
    .optional(),
});

/** What SES knows of a domain. */
export interface DomainIdentity {
  readonly tokens: readonly string[];
  readonly hasDkim: boolean;
  readonly hasMailFrom: boolean;
}

export interface DomainIdentities {
  /** Makes SES look for a domain's records, where it does not yet, and answers what it found. */
  open(domain: string): Promise<DomainIdentity>;
  /** Makes SES forget a domain: nothing can leave from it, whatever its DNS says. */
  close(domain: string): Promise<void>;
}

/** Domains as identities of SES: with keys of SES for DKIM, and a MAIL FROM below the domain. */
export function createDomainIdentities(access?: () => Access): DomainIdentities {
  const identities = '/v2/email/identities';
  const pathOf = (domain: string) => `${identities}/${encodeStrictly(domain)}`;

  const read = async (domain: string) => {
    const found = Identity.parse(await callPath(SES, 'GET', pathOf(domain), undefined, { access }));
    const { DkimAttributes, MailFromAttributes, VerifiedForSendingStatus: isVerified } = found;
    return {
      tokens: DkimAttributes?.Tokens ?? [],
      hasDkim: isVerified && DkimAttributes?.Status === 'SUCCESS',
      mailFrom: MailFromAttributes?.MailFromDomain,
      hasMailFrom: MailFromAttributes?.MailFromDomainStatus === 'SUCCESS',
    };
  };

  const find = (domain: string) => read(domain).catch(unless('NotFoundException'));

  const create = async (domain: string) => {
    const identity = {
      EmailIdentity: domain,
      DkimSigningAttributes: { NextSigningKeyLength: 'RSA_2048_BIT' },
      Tags: [{ Key: IDENTITY_TAG, Value: 'yes' }],
    };
    // Somebody who looked at the same time may have been faster.
    await callPath(SES, 'POST', identities, identity, { access }).catch(unless('AlreadyExistsException'));
    return read(domain);
  };

  const openOnce = async (domain: string) => {
    const found = (await find(domain)) ?? (await create(domain));
    if (found.mailFrom === mailFromOf(domain)) return found;
    // DKIM still speaks for the mail while the record is being mended.
    const mailFrom = { MailFromDomain: mailFromOf(domain), BehaviorOnMxFailure: 'USE_DEFAULT_VALUE' };
    await callPath(SES, 'PUT', `${pathOf(domain)}/mail-from`, mailFrom, { access });
    return { ...found, hasMailFrom: false };
  };

  return {
    // Whoever wanted the domain at the same moment and was later may have made SES forget it in between. What is gone is not found,
    // or is not ours to change, because it is ours by its tag.
    open: (domain) =>
      openOnce(domain).catch(async (error) => {
        if (await find(domain)) throw error;
        return openOnce(domain);
      }),

    async close(domain) {
      if (!(await find(domain))) return;
      await callPath(SES, 'DELETE', pathOf(domain), undefined, { access }).catch(async (error) => {
        if (await find(domain)) throw error;
      });
    },
  };
}

const unless = (name: string) => (error: unknown) => {
  if (error instanceof Error && error.name === name) return undefined;
  throw error;
};
