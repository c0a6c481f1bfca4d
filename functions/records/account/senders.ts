import { type EmailStrategy, EmailStrategyType } from '../../../shared/model/email-strategy.ts';
import type { AccountId, UserId } from '../../../shared/model/ids.ts';
import type { JobFields } from '../../../shared/model/job.ts';
import { shown } from '../../../shared/model/newer.ts';
import { PRODUCT } from '../../../shared/product.ts';
import { chooseSender, domainOf, heldBecause, wantedAddress } from '../../../shared/rules/account/domains.ts';
import type { Table } from '../../platform/table.ts';
import { createAccountReader } from './account-reader.ts';
import { standingOf } from './domain.ts';
import { createDomainReader } from './domain-reader.ts';
import { createSenderClaims } from './sender-claims.ts';
import type { StoredAccount } from './stored-account.ts';

/** Who writes: a teammate under their own name, or Bramble. */
export interface Sender {
  readonly name: string;
  readonly address: string;
  readonly company: string;
  readonly signature: string;
  /** Why nothing may leave from the address now; undefined where it may. */
  readonly problem?: string | undefined;
}

/** The default identity when an account contacts as the product (1-product, section 3). */
export const productSender = (mailDomain: string): Sender => ({
  name: PRODUCT.sender.name,
  address: `${PRODUCT.sender.address}@${mailDomain}`,
  company: PRODUCT.name,
  signature: `<p>${PRODUCT.sender.name}</p>`,
});

/**
 * The teammate an email is from, with the address that the strategy gives them now; undefined where the person is no longer
 * on the account.
 */
export type FindSender = (account: AccountId, user: UserId, strategy: EmailStrategy) => Promise<Sender | undefined>;

/** Reads the person, and the domain of an address that is not ours: half a unit each. */
export function createFindSender(table: Table, mailDomain: string): FindSender {
  const accounts = createAccountReader(table);
  const domains = createDomainReader(table);
  const senders = createSenderClaims(table, mailDomain);
  return async (account, user, strategy) => {
    const stored = await accounts.findStandIn(account, user);
    if (!stored) return undefined;
    const { name, signature, company } = stored;
    const wanted = wantedAddress(strategy, stored.email);
    const standing = wanted ? standingOf(await domains.find(domainOf(wanted)), account) : 'unknown';
    const choice = chooseSender(strategy, stored.email, standing);
    const address = choice.kind === 'own' ? choice.address : await senders.addressOf(stored);
    const problem = choice.kind === 'held' ? heldBecause(choice.domain) : undefined;
    return { name, signature, company, address, problem };
  };
}

const BY_DEFAULT = { type: 'DEFAULT_EMAIL_ADDRESS', emailAddress: null } as const;

/** What an account's emails come from; a strategy that only a newer version knows is shown as the one that allows least. */
export function strategyOf({ emailStrategy }: Pick<StoredAccount, 'emailStrategy'>): EmailStrategy {
  const { type, emailAddress } = emailStrategy ?? BY_DEFAULT;
  return { type: shown(EmailStrategyType, type), emailAddress };
}

/**
 * The sender a job's emails have: Bramble, the chosen teammate or, where that one was removed, their successor; whoever contacts
 * where there is none.
 */
export async function senderOf(
  store: { readonly findSender: FindSender },
  { id: account, emailStrategy }: { readonly id: AccountId; readonly emailStrategy: EmailStrategy },
  job: Pick<JobFields, 'emailSender' | 'selectedOutreachJourneyType'>,
  fallback: UserId | null | undefined,
  mailDomain: string,
): Promise<Sender> {
  if (job.selectedOutreachJourneyType.startsWith('approached_as_')) return productSender(mailDomain);
  const chosen = job.emailSender && (await store.findSender(account, job.emailSender, emailStrategy));
  const sender = chosen || (fallback && (await store.findSender(account, fallback, emailStrategy)));
  return sender || productSender(mailDomain);
}
