import type { Table } from '../../functions/platform/table.ts';
import { ScanCommand } from '../../scripts/ops/scan.ts';

/** The items of a table by their keys, each as text that is the same for the same item. */
export type Snapshot = ReadonlyMap<string, string>;

/** Reads the whole table: for tests alone, which must see what no query of the product would show. */
export async function snapshotOf(
  { db, name: TableName }: Table,
  mine: (item: string) => boolean = () => true,
): Promise<Snapshot> {
  const items = new Map<string, string>();
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await db.send(new ScanCommand({ TableName, ExclusiveStartKey, ConsistentRead: true }));
    for (const item of page.Items ?? []) items.set(`${item.pk} ${item.sk}`, JSON.stringify(ordered(item)));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return new Map([...items].filter(([key, text]) => mine(`${key} ${text}`)));
}

/** What differs between two snapshots, as keys with what is there now. */
export function changesBetween(before: Snapshot, after: Snapshot): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => `${key}: ${after.get(key)?.slice(0, 500) ?? 'gone'}`);
}

function ordered(value: unknown): unknown {
  if (value instanceof Set) return [...value].sort();
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([key, part]) => [key, ordered(part)]),
  );
}
