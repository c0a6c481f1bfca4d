import { LOGS } from '../../shared/product.ts';
import { log } from './log.ts';
import type { SendRaw } from './mail.ts';
import { composeMime, type OutgoingMail } from './mime.ts';

/**
 * What SES may answer: it took the mail, it certainly did not (now, or until an operator lifts what stops all mail, or ever), or
 * nobody knows.
 */
export type MailOutcome =
  | { readonly kind: 'accepted'; readonly id: string }
  | { readonly kind: 'throttled' }
  | { readonly kind: 'suspended' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown' };

/** What comes back with every event about a mail: names and values. */
export type MailTags = Readonly<Record<string, string>>;

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
  'ExpiredToken',
  'ExpiredTokenException',
  'RequestExpired',
  'IncompleteSignature',
  'InvalidClientTokenId',
  'InvalidSignatureException',
  'SignatureDoesNotMatch',
  'UnrecognizedClientException',
]);

/**
 * How SES words a refusal that is about the account: a sender that is not verified yet, anybody at all in the sandbox, and in
 * the words of its older API, sending that is paused.
 */
const ABOUT_THE_ACCOUNT = /not verified|sending (?:is )?(?:paused|suspended|disabled)|set .*does not exist/i;

/** How SES words that of one sender alone. */
const ABOUT_A_SENDER = /not verified/i;

/** How it words that of one configuration set alone, which may be that of one customer. */
const ABOUT_A_SET = /configuration set/i;

/** No connection was made, so nothing was handed over. */
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);

/** SES certainly took nothing, and will never take this mail. */
const REFUSED: Readonly<Record<string, string>> = {
  MessageRejected: 'The mail service refused this email',
  BadRequestException: 'The mail service could not read this email',
};

/** Hands a mail to SES with tags that its events bring back, and says what is certain of the outcome. */
export const createSes =
  (sendRaw: SendRaw, common: string, ownDomain: string) =>
  async (mail: OutgoingMail, tags: MailTags, configurationSet = common): Promise<MailOutcome> => {
    const raw = await composeMime(mail);
    try {
      const id = await sendRaw({ raw, to: mail.to, from: mail.from.address, configurationSet, tags: { ...tags } });
      return { kind: 'accepted', id };
    } catch (error) {
      const isFromUs = mail.from.address.endsWith(`@${ownDomain}`);
      return outcomeOf(error, { isFromUs, isOwnSet: configurationSet !== common });
    }
  };

function outcomeOf(error: unknown, { isFromUs, isOwnSet }: { isFromUs: boolean; isOwnSet: boolean }): MailOutcome {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (SUSPENDED.has(name) || (REFUSED[name] && ABOUT_THE_ACCOUNT.test(message))) {
    // Of a customer's domain that SES does not know any more only their own mail waits: the domain's next check holds it.
    if (isOwnSet && ABOUT_A_SET.test(message))
      log.warn('SES takes no mail of one account: its configuration set is stopped or gone', { error: name });
    else if (isFromUs || !ABOUT_A_SENDER.test(message)) log.error(LOGS.mailSuspended, error);
    else log.warn('SES takes no mail from a custom domain', { error: name });
    return { kind: 'suspended' };
  }
  log.warn('SES did not take an email', { error: name });
  if (THROTTLED.has(name) || NEVER_CONNECTED.has(codeOf(error))) return { kind: 'throttled' };
  const reason = REFUSED[name];
  return reason ? { kind: 'refused', reason } : { kind: 'unknown' };
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** What follows the @ in the Message-ID that SES gives in a region. */
export const messageIdDomain = (region = 'us-east-1') =>
  region === 'us-east-1' ? 'email.amazonses.com' : `${region}.amazonses.com`;
