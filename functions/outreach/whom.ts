import type { PersonId } from '../../shared/model/ids.ts';
import type { EmailAddress } from '../../shared/model/submission.ts';
import type { Recognisable } from '../../shared/rules/job/deny-list.ts';
import type { Head } from '../records/submission/head.ts';
import type { OutreachStore, Recipient, SendingAccount } from './ports.ts';
import type { MailSettings } from './sending/content-facts.ts';

/** Who a candidate is: kept with the addresses, as a rule. */
export const personOf = async (store: OutreachStore, head: Head, recipient: Recipient): Promise<PersonId | undefined> =>
  recipient.personId ?? (await store.linkPerson(head, recipient));

/** How many others of the company the job has emailed at work; asked of work addresses alone, for half a unit. */
export const othersAtWork = async (
  store: OutreachStore,
  { accountId, jobId, employer, id }: Pick<Head, 'accountId' | 'jobId' | 'employer' | 'id'>,
  { kind }: Pick<EmailAddress, 'kind'>,
): Promise<number> => (kind === 'work' && employer ? store.countOfCompany(accountId, jobId, employer, id) : 0);

/**
 * Which of these addresses and links are of somebody who complained, to whichever account, had this one delete them, or may not be
 * emailed by what its ATS says.
 */
export async function wantingNoMail(
  { store, settings }: { readonly store: OutreachStore; readonly settings: Pick<MailSettings, 'signingSecret'> },
  { id, hasForgotten, hasNoMailInAts }: Pick<SendingAccount, 'id' | 'hasForgotten' | 'hasNoMailInAts'>,
  prints: readonly string[],
): Promise<ReadonlySet<string>> {
  const [complaints, inAts, forgotten] = await Promise.all([
    store.findComplaints(prints),
    hasNoMailInAts ? store.findNoMailInAts(id, prints) : [],
    hasForgotten ? settings.signingSecret().then((secret) => store.findForgotten(secret, id, prints)) : [],
  ]);
  return new Set([...complaints, ...inAts, ...forgotten]);
}

/** By what a candidate is found on a list of people not to be sourced: each address that is known, and each company. */
export const listedBy = ({ candidate, emails }: Recipient): Recognisable => ({
  name: `${candidate.firstName} ${candidate.lastName}`,
  companies: candidate.employmentHistory.map(({ employerName }) => employerName),
  emails: [...(candidate.email ? [candidate.email] : []), ...emails.map(({ email }) => email)],
});
