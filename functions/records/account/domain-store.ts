import { AppError } from '../../../shared/contract/errors.ts';
import { LIMITS } from '../../../shared/product.ts';
import { domainOf } from '../../../shared/rules/account/domains.ts';
import { readItems } from '../../platform/batch.ts';
import {
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
import { auditAction, type NewAudit } from './audit-store.ts';
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
   * Makes a domain the account's where it is nobody's, or has lapsed: the claim, the account's list and the audit log. Of the
   * domains that the account has, those that it keeps stay in its list.
   */
  async claim(
    account: StoredAccount,
    kept: readonly StoredDomain[],
    domain: StoredDomain,
    audit: NewAudit,
  ): Promise<ClaimOutcome> {
    const before = account.customDomains;
    const customDomains = [...kept.map(({ name }) => name), domain.name];
    const refused = await transact(table, [
      putAction(table, domainItem(domain), { when: 'attribute_not_exists(pk) OR attribute_exists(lapsedAt)' }),
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
    const { id, customEmails: before, emailStrategy } = account;
    const stood = { customEmails: before, emailStrategy };
    const when = Object.entries(stood).map(([name, value]) =>
      value ? `${name} = :before_${name}` : `attribute_not_exists(${name})`,
    );
    const values = Object.fromEntries(
      Object.entries(stood).flatMap(([name, value]) => (value ? [[`:before_${name}`, value]] : [])),
    );
    const refused = await transact(table, [
      updateAction(table, keys.account(id), {
        ...setting({ customEmails }),
        if: { when: ['attribute_exists(pk)', ...when].join(' AND '), values },
      }),
      auditAction(table, id, audit),
    ]);
    return refused === undefined;
  },

  /**
   * Keeps what the emails of an account come from; the common address is remembered among its custom emails. Refused where its
   * domain is not the account's any more.
   */
  async saveStrategy(
    account: StoredAccount,
    emailStrategy: NonNullable<StoredAccount['emailStrategy']>,
    audit: NewAudit,
  ): Promise<void> {
    const address = emailStrategy.emailAddress;
    const customEmails = [...new Set([...(address ? [address] : []), ...(account.customEmails ?? [])])];
    const isOurs = { when: 'accountId = :account', values: { ':account': account.id } };
    const refused = await transact(table, [
      updateAction(table, keys.account(account.id), {
        ...setting({ emailStrategy, customEmails: customEmails.slice(0, LIMITS.customEmails) }),
        if: IF_THERE,
      }),
      auditAction(table, account.id, audit),
      ...(address ? [checkAction(table, keys.domain(domainOf(address)), isOurs)] : []),
    ]);
    if (refused?.[2]) throw new AppError('DOMAIN_NOT_VERIFIED');
  },
});
export type DomainStore = ReturnType<typeof createDomainStore>;
