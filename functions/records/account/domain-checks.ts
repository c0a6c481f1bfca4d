import { newId } from '../../platform/ids.ts';
import { putItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { DOMAINS_DUE, keys } from '../keys.ts';
import type { StoredDomain } from './domain.ts';
import { createDomainReader } from './domain-reader.ts';
import { eventItem } from './event-item.ts';

/** Only a domain that is looked at again stands in the index `due`. */
export const domainItem = (domain: StoredDomain) => ({
  ...keys.domain(domain.name),
  ...domain,
  ...(domain.dueAt && { dueShard: DOMAINS_DUE }),
});

/** What looking for a domain's records reads and writes. */
export const createDomainChecks = (table: Table) => ({
  ...createDomainReader(table),

  /** Writes what was found of a domain, unless it was claimed anew or looked at by somebody else meanwhile. */
  save: (before: StoredDomain, after: StoredDomain): Promise<boolean> =>
    putItem(table, domainItem(after), {
      when: `accountId = :account AND claimedAt = :claimed AND ${before.checkedAt ? 'checkedAt = :checked' : 'attribute_not_exists(checkedAt)'}`,
      values: {
        ':account': before.accountId,
        ':claimed': before.claimedAt,
        ...(before.checkedAt && { ':checked': before.checkedAt }),
      },
    }),

  /** Counts that a domain was verified, with nobody's name: we found it, nobody did it. */
  tellVerified: ({ accountId }: StoredDomain, at: string): Promise<boolean> =>
    putItem(
      table,
      eventItem({ account: accountId, user: undefined }, { id: newId(), name: 'domain verified', at, properties: {} }),
    ),
});
export type DomainChecks = ReturnType<typeof createDomainChecks>;
