import * as z from 'zod';
import { Instant } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { readItems, writeItems } from '../../platform/batch.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** Item COMPLAINT: a fingerprint and a time, and nothing that says whose email it was. */
export const StoredComplaint = asStored(z.object({ at: Instant }));

/**
 * Nobody of any account writes again to whoever has one of these addresses or links: they complained. Half a unit for each, and
 * one more for those of whom nothing was known, a few calls in all.
 */
export async function noteComplaint(table: Table, prints: readonly string[], at: string): Promise<void> {
  const known = await findComplaints(table, prints);
  const others = [...new Set(prints)].filter((print) => !known.has(print));
  await writeItems(
    table,
    others.map((print) => ({ PutRequest: { Item: { ...keys.complaint(print), at } } })),
  );
}

/** Which of these belong to somebody who complained: half a unit for each, in one call. */
export async function findComplaints(table: Table, prints: readonly string[]): Promise<ReadonlySet<string>> {
  if (prints.length === 0) return new Set();
  const items = await readItems(table, [...new Set(prints)].map(keys.complaint));
  return new Set(items.map(({ pk }) => String(pk).split('#')[1] ?? ''));
}
