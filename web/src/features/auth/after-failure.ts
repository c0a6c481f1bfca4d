import { ERRORS, type ErrorCode } from '../../../../shared/contract/errors.ts';
import { deadEnd, loginWith } from '../../api/log-out.ts';
import { ApiError, messageOf } from '../../api/problem.ts';

/** Failures that signing in again does not mend (1-product, section 8). */
const DEAD_ENDS: ReadonlySet<string> = new Set<ErrorCode>([
  'INVITATION_REQUIRED',
  'INVITATION_NOT_FOUND',
  'INVITATION_REVOKED',
  'INVITATION_ALREADY_CONFIRMED',
  'INVITATION_EXPIRED',
  'WRONG_INVITATION_EMAIL',
  'NO_SEAT_LEFT',
  'USER_BLOCKED',
]);

/** The error page for a failure, with the person to ask where one is known. */
export const deadEndOf = (code: ErrorCode, ownerEmail?: string): string =>
  deadEnd(ERRORS[code].title, ownerEmail && `Please contact the account owner (${ownerEmail}).`);

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
