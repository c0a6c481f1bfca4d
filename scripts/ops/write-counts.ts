import { type Item, type Key, putItem } from '../../functions/platform/items.ts';
import type { Counts } from '../../shared/rules/funnel/counters.ts';
import type { Office } from './environment.ts';

export type Outcome = 'right' | 'mended' | 'busy';

/** Older items have the shortest and the longest wait for a review beside their counts, which nobody reads any more. */
const isCounter = (name: string) => name.includes('.') || /-reviewMinutes-(min|max)$/.test(name);

/** Whether an item says just these counts; what is not counted and a count of 0 are the same. */
export function saysCounts(item: Item, wanted: Counts): boolean {
  const stored = Object.entries(item).filter(([name, value]) => isCounter(name) && value !== 0);
  const names = new Set([...stored.map(([name]) => name), ...Object.keys(wanted)]);
  return [...names].every((name) => (wanted[name] ?? 0) === (item[name] ?? 0));
}

/**
 * Has an item say these counts where it says others, on the condition that it still has the version that was read. What stands
 * beside the counts stays; `fresh` is what a new item has beside them.
 */
export async function writeCounts(
  { table }: Office,
  key: Key,
  item: Item,
  { wanted, fresh = {} }: { readonly wanted: Counts; readonly fresh?: Item },
): Promise<Outcome> {
  if (saysCounts(item, wanted)) return 'right';
  const rest = Object.fromEntries(Object.entries(item).filter(([name]) => !isCounter(name)));
  const version = Number(item.version ?? 0);
  const mended = { ...fresh, ...rest, ...key, ...wanted, version: version + 1 };
  const isWritten = await putItem(
    table,
    mended,
    version === 0
      ? { when: 'attribute_not_exists(version)' }
      : { when: 'version = :version', values: { ':version': version } },
  );
  return isWritten ? 'mended' : 'busy';
}
