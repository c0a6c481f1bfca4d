import type { EmailAddress } from '../../model/submission.ts';
import { isSameAddress } from '../outreach/addresses.ts';
import { pickAddress } from '../outreach/sending.ts';

/** What is kept of how somebody was sent: the address, and whether somebody wrote it for that. */
interface SentBy {
  readonly email?: string | undefined;
  readonly isWritten?: boolean | undefined;
}

/**
 * By which address somebody is sent to the ATS right now, by hand or by itself: one that was written for it; else the one of before, as
 * long as it is theirs; else the one that an email would go to, or any. Undefined where none is known any more.
 */
export function exportAddress(
  known: readonly EmailAddress[],
  { email: before, isWritten }: SentBy = {},
): string | undefined {
  const isTheirs = before !== undefined && (isWritten || known.some(({ email }) => isSameAddress(email, before)));
  return isTheirs ? before : (pickAddress(known, true) ?? known[0])?.email.toLowerCase();
}
