import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { RATE_LIMITS } from '../../shared/rules/account/rate-limits.ts';
import type { CallCounts } from '../records/call/call-counts.ts';
import { passwordMail, verificationMail } from './mails.ts';

/** A code for anything else would let somebody make another address the one that they sign in with. */
const SENT: readonly CustomMessageTriggerEvent['triggerSource'][] = [
  'CustomMessage_SignUp',
  'CustomMessage_ResendCode',
  'CustomMessage_ForgotPassword',
];

/**
 * Writes the mails that carry a code of the user pool, so many to each person in an hour: one conditional write of one unit
 * each. Beyond that it throws, the user pool sends nothing, and the page says to wait. Whoever asks for an address that is
 * not theirs learns by it that the address is known; the user pool's own limit on changed passwords (5 to 20 an hour, by how
 * risky it looks) tells the same.
 */
export const createCodeMails =
  (counts: Pick<CallCounts, 'countOne'>) =>
  async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
    if (!SENT.includes(event.triggerSource)) throw new Error('An email address cannot be changed');
    const isPassword = event.triggerSource === 'CustomMessage_ForgotPassword';
    const what = isPassword ? 'passwordMail' : 'verificationMail';
    await counts.countOne({ what, who: event.userName, ...RATE_LIMITS[what].person });
    const { subject, html } = (isPassword ? passwordMail : verificationMail)(event.request.codeParameter);
    event.response.emailSubject = subject;
    event.response.emailMessage = html;
    return event;
  };
