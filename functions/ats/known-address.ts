import type { EmailAddress } from '../../shared/model/submission.ts';
import { pickAddress } from '../../shared/rules/outreach/sending.ts';

/** The address by which somebody is sent where nobody wrote one: the one that an email would go to, else any. */
export const knownAddress = (emails: readonly EmailAddress[]): string | undefined =>
  (pickAddress(emails, true) ?? emails[0])?.email.toLowerCase();
