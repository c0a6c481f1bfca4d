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

/** Why somebody is not to be emailed, as far as that is known by their addresses and links. */
export interface NoMail {
  /** They complained about an email, whichever account it was from, or had the account delete them. */
  readonly wantsNoMail: boolean;
  /** The account's ATS said so. */
  readonly isForbiddenInAts: boolean;
}

/** What the addresses and links of somebody say of emailing them. */
export type NoMailOf = (prints: readonly string[]) => NoMail;

/** Asks of all these addresses and links at once who wants no mail, or may get none by what the account's ATS said. */
export async function wantingNoMail(
  { store, settings }: { readonly store: OutreachStore; readonly settings: Pick<MailSettings, 'signingSecret'> },
  { id, hasForgotten, hasNoMailInAts }: Pick<SendingAccount, 'id' | 'hasForgotten' | 'hasNoMailInAts'>,
  prints: readonly string[],
): Promise<NoMailOf> {
  const [complaints, inAts, forgotten] = await Promise.all([
    store.findComplaints(prints),
    hasNoMailInAts ? store.findNoMailInAts(id, prints) : [],
    hasForgotten ? settings.signingSecret().then((secret) => store.findForgotten(secret, id, prints)) : [],
  ]);
  const [unwanted, forbidden] = [new Set([...complaints, ...forgotten]), new Set(inAts)];
  const isAnyOf = (them: ReadonlySet<string>) => (print: string) => them.has(print);
  return (own) => ({ wantsNoMail: own.some(isAnyOf(unwanted)), isForbiddenInAts: own.some(isAnyOf(forbidden)) });
}

/** By what a candidate is found on a list of people not to be sourced: each address that is known, and each company. */
export const listedBy = ({ candidate, emails }: Recipient): Recognisable => ({
  name: `${candidate.firstName} ${candidate.lastName}`,
  companies: candidate.employmentHistory.map(({ employerName }) => employerName),
  emails: [...(candidate.email ? [candidate.email] : []), ...emails.map(({ email }) => email)],
});
