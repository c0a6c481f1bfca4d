import { AppError } from '../../../shared/contract/errors.ts';
import { domainOf } from '../../../shared/rules/account/domains.ts';
import { readItems } from '../../platform/batch.ts';
import {
  type Condition,
  checkAction,
  deleteAction,
  IF_THERE,
  putAction,
  setting,
  transact,
  updateAction,
} from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { auditAction, isDone, type NewAudit } from './audit-store.ts';
import { StoredDomain } from './domain.ts';
import { createDomainChecks, domainItem } from './domain-checks.ts';
import type { StoredAccount } from './stored-account.ts';

export type ClaimOutcome = 'claimed' | 'ofAnother' | 'changedMeanwhile';

/** Domains to send from: each belongs to one account, across all accounts. */
export const createDomainStore = (table: Table) => ({
  ...createDomainChecks(table),

  /** Those of an account; of what it added, not what has become another's since. */
  async listOf({ id, customDomains = [] }: Pick<StoredAccount, 'id' | 'customDomains'>): Promise<StoredDomain[]> {
    if (customDomains.length === 0) return [];
    const items = await readItems(
      table,
      customDomains.map((name) => keys.domain(name)),
    );
    const found = parseItems(StoredDomain, items).filter(({ accountId }) => accountId === id);
    return found.sort((a, b) => a.name.localeCompare(b.name));
  },

  /**
   * Makes a domain the account's where it is nobody's, has lapsed, or gives way as it was read: the claim, the account's list and
   * the audit log. Of the domains that the account has, those that it keeps stay in its list.
   */
  async claim(
    account: StoredAccount,
    kept: readonly StoredDomain[],
    domain: StoredDomain,
    audit: NewAudit,
    from?: StoredDomain,
  ): Promise<ClaimOutcome> {
    const before = account.customDomains;
    const customDomains = [...kept.map(({ name }) => name), domain.name];
    const refused = await transact(table, [
      putAction(table, domainItem(domain), claimable(from)),
      updateAction(table, keys.account(account.id), {
        ...setting({ customDomains }),
        if: before
          ? { when: 'customDomains = :before', values: { ':before': before } }
          : { when: 'attribute_exists(pk) AND attribute_not_exists(customDomains)' },
      }),
      auditAction(table, account.id, audit),
    ]);
    if (!refused) return 'claimed';
    return refused[0] ? 'ofAnother' : 'changedMeanwhile';
  },

  /** Makes a domain nobody's, as long as the account's emails come from what they came from when it was read. */
  async release(account: StoredAccount, name: string, audit: NewAudit): Promise<'released' | 'changedMeanwhile'> {
    const { id, customDomains, emailStrategy } = account;
    const refused = await transact(table, [
      deleteAction(table, keys.domain(name), { when: 'accountId = :account', values: { ':account': id } }),
      updateAction(table, keys.account(id), {
        ...setting({ customDomains: (customDomains ?? []).filter((one) => one !== name) }),
        if: {
          when: `customDomains = :before AND ${emailStrategy ? 'emailStrategy = :strategy' : 'attribute_not_exists(emailStrategy)'}`,
          values: { ':before': customDomains, ...(emailStrategy && { ':strategy': emailStrategy }) },
        },
      }),
      auditAction(table, id, audit),
    ]);
    return refused ? 'changedMeanwhile' : 'released';
  },

  /** Keeps the addresses that the common one is chosen from. False where they, or the common one, changed meanwhile. */
  async saveCustomEmails(account: StoredAccount, customEmails: readonly string[], audit: NewAudit): Promise<boolean> {
    const refused = await transact(table, [
      updateAction(table, keys.account(account.id), {
        ...setting({ customEmails }),
        if: asRead(account, ['customEmails', 'emailStrategy']),
      }),
      auditAction(table, account.id, audit),
    ]);
    return isDone(refused);
  },

  /**
   * Keeps what the emails of an account come from; the common address is remembered among its custom emails, as they were read.
   * Refused where its domain is not the account's any more.
   */
  async saveStrategy(
    account: StoredAccount,
    emailStrategy: NonNullable<StoredAccount['emailStrategy']>,
    audit: NewAudit,
  ): Promise<void> {
    const address = emailStrategy.emailAddress;
    const known = account.customEmails ?? [];
    const customEmails = address && !known.includes(address) ? [address, ...known] : undefined;
    const isOurs = { when: 'accountId = :account', values: { ':account': account.id } };
    const refused = await transact(table, [
      updateAction(table, keys.account(account.id), {
        ...setting({ emailStrategy, ...(customEmails && { customEmails }) }),
        if: address ? asRead(account, ['customEmails']) : IF_THERE,
      }),
      auditAction(table, account.id, audit),
      ...(address ? [checkAction(table, keys.domain(domainOf(address)), isOurs)] : []),
    ]);
    if (isDone(refused)) return;
    throw new AppError(refused?.[2] ? 'DOMAIN_NOT_VERIFIED' : 'CONFLICT');
  },
});
export type DomainStore = ReturnType<typeof createDomainStore>;

function claimable(from: StoredDomain | undefined): Condition {
  const isFree = 'attribute_not_exists(pk) OR attribute_exists(lapsedAt)';
  if (!from) return { when: isFree };
  return {
    when: `${isFree} OR (accountId = :before AND claimedAt = :claimed AND attribute_not_exists(verifiedAt))`,
    values: { ':before': from.accountId, ':claimed': from.claimedAt },
  };
}

/** These attributes of the account are still what was read. */
function asRead(account: StoredAccount, names: readonly ('customEmails' | 'emailStrategy')[]): Condition {
  const when = names.map((name) => (account[name] ? `${name} = :before_${name}` : `attribute_not_exists(${name})`));
  const values = Object.fromEntries(
    names.flatMap((name) => (account[name] ? [[`:before_${name}`, account[name]]] : [])),
  );
  return { when: ['attribute_exists(pk)', ...when].join(' AND '), values };
}
