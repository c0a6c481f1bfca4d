import { ERRORS, type ErrorCode } from '../../../../shared/contract/errors.ts';
import { deadEnd, loginWith } from '../../api/log-out.ts';
import { ApiError, messageOf } from '../../api/problem.ts';
import { DEAD_ENDS, OPEN_LINK, whomToAsk } from '../../parts/dead-ends.ts';

/** The error page for a failure, with whom to ask where that is known, or what to do. */
export const deadEndOf = (code: ErrorCode, inviter?: string): string =>
  deadEnd(ERRORS[code].title, code === 'INVITATION_REQUIRED' ? OPEN_LINK : inviter && whomToAsk(inviter));

/** Where a failed sign-in leads: to the error page from which there is no way on, else back with the message. */
export const afterFailure = (error: unknown): string => {
  if (error instanceof ApiError && DEAD_ENDS.has(error.code)) {
    return deadEndOf(error.code as ErrorCode, error.details.email);
  }
  return loginWith(messageOf(error));
};

/** The refusal of an invitation that a message of the user pool carries, if it does. */
export const refusalIn = (message: string): ErrorCode | undefined =>
  (Object.keys(ERRORS) as ErrorCode[]).find((code) => DEAD_ENDS.has(code) && message.includes(ERRORS[code].title));
