import type { AccountId } from '../../../shared/model/ids.ts';
import { readItems, writeItems } from '../../platform/batch.ts';
import { fingerprint } from '../../platform/ids.ts';
import { putItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** Why an address may not be written to, and since when. */
export interface Suppression {
  readonly reason: 'unsubscribed' | 'complained' | 'bounced';
  readonly at: string;
}

/** Those of these addresses that may not be written to. */
export async function findSuppressed(
  table: Table,
  account: AccountId,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Suppression>> {
  const byKey = new Map(addresses.map((address) => [fingerprint(address), address]));
  const items = await readItems(
    table,
    [...byKey.keys()].map((key) => keys.suppression(account, key)),
  );
  return new Map(
    items.map((item) => [byKey.get(String(item.sk)) ?? '', { reason: item.reason, at: item.at } as Suppression]),
  );
}

/** The addresses that an account may not write to. Half a unit to look one up, one to write. */
export function createSuppressions(table: Table) {
  /** A bounce never stands in for an opt-out or a complaint, which are about the person. */
  const closeBounced = (account: AccountId, key: string, at: string) =>
    putItem(
      table,
      { ...keys.suppression(account, key), reason: 'bounced', at },
      { when: 'attribute_not_exists(pk) OR reason = :bounced', values: { ':bounced': 'bounced' } },
    );

  return {
    find: (account: AccountId, addresses: readonly string[]) => findSuppressed(table, account, addresses),

    async suppress(account: AccountId, addresses: readonly string[], { reason, at }: Suppression): Promise<void> {
      const prints = [...new Set(addresses.map(fingerprint))];
      if (reason === 'bounced') return void (await Promise.all(prints.map((key) => closeBounced(account, key, at))));
      await writeItems(
        table,
        prints.map((key) => ({ PutRequest: { Item: { ...keys.suppression(account, key), reason, at } } })),
      );
    },
  };
}
