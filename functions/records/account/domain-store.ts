import { LIMITS } from '../../../shared/product.ts';
import { readItems } from '../../platform/batch.ts';
import { getItem, putAction, putItem, queryPages, setting, transact, updateAction } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { DOMAINS_DUE, INDEX, keys } from '../keys.ts';
import { auditAction, type NewAudit } from './audit-store.ts';
import { StoredDomain } from './domain.ts';
import type { StoredAccount } from './stored-account.ts';

export type ClaimOutcome = 'claimed' | 'ofAnother' | 'changedMeanwhile';

/** Only a domain that is looked at again stands in the index `due`. */
const itemOf = (domain: StoredDomain) => ({
  ...keys.domain(domain.name),
  ...domain,
  ...(domain.dueAt && { dueShard: DOMAINS_DUE }),
});

/** Domains to send from: each belongs to one account, across all accounts. */
export const createDomainStore = (table: Table) => ({
  /** Half a unit. */
  async find(name: string): Promise<StoredDomain | undefined> {
    const item = await getItem(table, keys.domain(name));
    return item && parseItem(StoredDomain, item);
  },

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

  /** Makes a domain the account's where it is nobody's, or has lapsed: the claim, the account's list and the audit log. */
  async claim(account: StoredAccount, domain: StoredDomain, audit: NewAudit): Promise<ClaimOutcome> {
    const before = account.customDomains;
    const customDomains = [...new Set([...(before ?? []), domain.name])];
    const refused = await transact(table, [
      putAction(table, itemOf(domain), { when: 'attribute_not_exists(pk) OR attribute_exists(lapsedAt)' }),
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

  /** Writes what was found of a domain, unless it was claimed anew or looked at by somebody else meanwhile. */
  save: (before: StoredDomain, after: StoredDomain): Promise<boolean> =>
    putItem(table, itemOf(after), {
      when: `accountId = :account AND claimedAt = :claimed AND ${before.checkedAt ? 'checkedAt = :checked' : 'attribute_not_exists(checkedAt)'}`,
      values: {
        ':account': before.accountId,
        ':claimed': before.claimedAt,
        ...(before.checkedAt && { ':checked': before.checkedAt }),
      },
    }),

  /** The names of those that are to be looked at by now. Half a unit where none is. */
  async listDue(until: Date): Promise<string[]> {
    const query = {
      index: INDEX.due,
      where: 'dueShard = :shard AND dueAt <= :until',
      values: { ':shard': DOMAINS_DUE, ':until': until.toISOString() },
    };
    const names: string[] = [];
    for await (const items of queryPages(table, query))
      names.push(...items.map(({ pk }) => String(pk).split('#')[1] ?? ''));
    return names;
  },

  /** Keeps what the emails of an account come from; the common address is remembered among its custom emails. */
  async saveStrategy(
    account: StoredAccount,
    emailStrategy: NonNullable<StoredAccount['emailStrategy']>,
    audit: NewAudit,
  ): Promise<void> {
    const address = emailStrategy.emailAddress;
    const customEmails = [...new Set([...(address ? [address] : []), ...(account.customEmails ?? [])])];
    await transact(table, [
      updateAction(table, keys.account(account.id), {
        ...setting({ emailStrategy, customEmails: customEmails.slice(0, LIMITS.customEmails) }),
        if: { when: 'attribute_exists(pk)' },
      }),
      auditAction(table, account.id, audit),
    ]);
  },
});
export type DomainStore = ReturnType<typeof createDomainStore>;
