import type { AccountId } from '../../../shared/model/ids.ts';
import type { WriteRequest } from '../../platform/batch.ts';
import { fingerprint } from '../../platform/ids.ts';
import { keys } from '../keys.ts';
import type { AtsApplicant } from './applicant-store.ts';
import type { StoredAtsApplicant } from './stored-ats.ts';

const MOST_EARLIER = 10;

/** By an address that they had they were sent perhaps. */
export function earlierOf({ emails }: StoredAtsApplicant, before: StoredAtsApplicant | undefined) {
  const earlier = [...new Set([...(before?.emails ?? []), ...(before?.had ?? [])])];
  const had = earlier.filter((email) => !emails.includes(email)).slice(0, MOST_EARLIER);
  return had.length > 0 ? { had } : {};
}

/** The addresses by which somebody is found on a job: those they have now, and none that they had. */
export function addressChanges(
  account: AccountId,
  { job, isGone, person }: AtsApplicant,
  before: StoredAtsApplicant | undefined,
): WriteRequest[] {
  const keyOf = (email: string) => keys.atsKnown(account, job, fingerprint(email), person.id);
  const now = isGone ? [] : person.emails;
  const had = before?.emails ?? [];
  return [
    ...now.filter((email) => !had.includes(email)).map((email) => ({ PutRequest: { Item: keyOf(email) } })),
    ...had.filter((email) => !now.includes(email)).map((email) => ({ DeleteRequest: { Key: keyOf(email) } })),
  ];
}
