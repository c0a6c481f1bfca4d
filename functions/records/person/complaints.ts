import * as z from 'zod';
import { Instant } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { readItems } from '../../platform/batch.ts';
import { IF_NEW, putItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** Item COMPLAINT: a fingerprint and a time, and nothing that says whose email it was. */
export const StoredComplaint = asStored(z.object({ at: Instant }));

/** Nobody of any account writes again to whoever has one of these addresses or links: they complained. A unit for each. */
export async function noteComplaint(table: Table, prints: readonly string[], at: string): Promise<void> {
  await Promise.all([...new Set(prints)].map((print) => putItem(table, { ...keys.complaint(print), at }, IF_NEW)));
}

/** Which of these belong to somebody who complained: half a unit for each, in one call. */
export async function findComplaints(table: Table, prints: readonly string[]): Promise<ReadonlySet<string>> {
  if (prints.length === 0) return new Set();
  const items = await readItems(table, [...new Set(prints)].map(keys.complaint));
  return new Set(items.map(({ pk }) => String(pk).split('#')[1] ?? ''));
}
