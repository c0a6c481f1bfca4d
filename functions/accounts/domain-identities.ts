import {
  AlreadyExistsException,
  CreateEmailIdentityCommand,
  DeleteEmailIdentityCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  PutEmailIdentityMailFromAttributesCommand,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { IDENTITY_TAG } from '../../shared/product.ts';
import { mailFromOf } from '../records/account/domain.ts';

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
export function createDomainIdentities(client = new SESv2Client({})): DomainIdentities {
  const read = async (EmailIdentity: string) => {
    const { DkimAttributes, MailFromAttributes, VerifiedForSendingStatus } = await client.send(
      new GetEmailIdentityCommand({ EmailIdentity }),
    );
    return {
      tokens: DkimAttributes?.Tokens ?? [],
      hasDkim: VerifiedForSendingStatus === true && DkimAttributes?.Status === 'SUCCESS',
      mailFrom: MailFromAttributes?.MailFromDomain,
      hasMailFrom: MailFromAttributes?.MailFromDomainStatus === 'SUCCESS',
    };
  };

  const find = (domain: string) =>
    read(domain).catch((error: unknown) => {
      if (error instanceof NotFoundException) return undefined;
      throw error;
    });

  const create = async (EmailIdentity: string) => {
    try {
      await client.send(
        new CreateEmailIdentityCommand({
          EmailIdentity,
          DkimSigningAttributes: { NextSigningKeyLength: 'RSA_2048_BIT' },
          Tags: [{ Key: IDENTITY_TAG, Value: 'yes' }],
        }),
      );
    } catch (error) {
      // Somebody who looked at the same time was faster.
      if (!(error instanceof AlreadyExistsException)) throw error;
    }
    return read(EmailIdentity);
  };

  return {
    async open(domain) {
      const found = (await find(domain)) ?? (await create(domain));
      if (found.mailFrom === mailFromOf(domain)) return found;
      await client.send(
        new PutEmailIdentityMailFromAttributesCommand({
          EmailIdentity: domain,
          MailFromDomain: mailFromOf(domain),
          // DKIM still speaks for the mail while the record is being mended.
          BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
        }),
      );
      return { ...found, hasMailFrom: false };
    },

    async close(domain) {
      if (await find(domain)) await client.send(new DeleteEmailIdentityCommand({ EmailIdentity: domain }));
    },
  };
}
