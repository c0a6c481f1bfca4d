import type { AccountId } from '../../../shared/model/ids.ts';
import { getItem, updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../../records/keys.ts';

/** Notes when the newest event was counted of an account. Read first: another shard's reader may know of a newer one. */
export async function noteLastCounted(table: Table, account: AccountId, at: string): Promise<void> {
  const key = keys.lastCounted(account);
  const { lastAt = '' } = (await getItem(table, key)) ?? {};
  if (String(lastAt) >= at) return;
  await updateItem(table, key, {
    change: 'SET lastAt = :at',
    values: { ':at': at },
    if: { when: 'attribute_not_exists(lastAt) OR lastAt < :at' },
  });
}
