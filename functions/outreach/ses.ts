import { log } from '../platform/log.ts';
import type { SendRaw } from '../platform/mail.ts';
import { composeMime, type OutgoingMail } from '../platform/mime.ts';
import type { MailOutcome, MailTags } from './send.ts';

/** SES certainly took nothing: sending later is safe. */
const THROTTLED = new Set(['TooManyRequestsException', 'ThrottlingException', 'Throttling', 'LimitExceededException']);
/** SES certainly took nothing, and will not take this mail until someone changes something. */
const REFUSED: Readonly<Record<string, string>> = {
  MessageRejected: 'The mail service refused this email',
  MailFromDomainNotVerifiedException: 'The sending domain is not verified',
  BadRequestException: 'The mail service could not read this email',
  AccountSuspendedException: 'Sending is suspended',
  SendingPausedException: 'Sending is paused',
  NotFoundException: 'The mail service is not set up',
  AccessDeniedException: 'The mail service is not set up',
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
  const name = error instanceof Error ? error.name : '';
  log.warn('SES did not take an email', { error: name });
  if (THROTTLED.has(name)) return { kind: 'throttled' };
  const reason = REFUSED[name];
  return reason ? { kind: 'refused', reason } : { kind: 'unknown' };
}
