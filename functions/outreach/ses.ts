import { LOGS } from '../../shared/product.ts';
import { log } from '../platform/log.ts';
import type { SendRaw } from '../platform/mail.ts';
import { composeMime, type OutgoingMail } from '../platform/mime.ts';
import type { MailOutcome, MailTags } from './send.ts';

/** SES certainly took nothing: sending later is safe. */
const THROTTLED = new Set(['TooManyRequestsException', 'ThrottlingException', 'Throttling', 'LimitExceededException']);

/** SES takes no mail of ours until an operator changes something. No mail is at fault, so each waits and leaves later. */
const SUSPENDED = new Set([
  'AccountSuspendedException',
  'SendingPausedException',
  'MailFromDomainNotVerifiedException',
  'NotFoundException',
  'AccessDeniedException',
  'AccessDenied',
  'CredentialsProviderError',
  'ExpiredTokenException',
  'IncompleteSignature',
  'InvalidClientTokenId',
  'InvalidSignatureException',
  'SignatureDoesNotMatch',
  'UnrecognizedClientException',
]);

/** How SES words the refusal of a sender that is not verified yet, or of anybody at all while the account is in the sandbox. */
const NOT_VERIFIED = /not verified/i;

/** SES certainly took nothing, and will never take this mail. */
const REFUSED: Readonly<Record<string, string>> = {
  MessageRejected: 'The mail service refused this email',
  BadRequestException: 'The mail service could not read this email',
};

/** Hands a mail to SES with tags that bring its events back to the candidate, and says what is certain of the outcome. */
export const createSes =
  (sendRaw: SendRaw, configurationSet: string) =>
  async (mail: OutgoingMail, tags: MailTags): Promise<MailOutcome> => {
    const raw = await composeMime(mail);
    try {
      const id = await sendRaw({ raw, to: mail.to, from: mail.from.address, configurationSet, tags: { ...tags } });
      return { kind: 'accepted', id };
    } catch (error) {
      return outcomeOf(error);
    }
  };

function outcomeOf(error: unknown): MailOutcome {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (SUSPENDED.has(name) || (name === 'MessageRejected' && NOT_VERIFIED.test(message))) {
    log.error(LOGS.mailSuspended, error);
    return { kind: 'suspended' };
  }
  log.warn('SES did not take an email', { error: name });
  if (THROTTLED.has(name)) return { kind: 'throttled' };
  const reason = REFUSED[name];
  return reason ? { kind: 'refused', reason } : { kind: 'unknown' };
}
