import * as z from 'zod';
import { type AccountId, Instant } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { readItems, writeItems } from '../../platform/batch.ts';
import { sign } from '../../platform/ids.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** Item FORGOTTEN: when it was, and nothing that says who. */
export const StoredForgotten = asStored(z.object({ at: Instant }));

/** A hash of an address or link that nobody can make without the key, and that is another one in each account. */
const keyOf = (secret: string, account: AccountId) => (print: string) =>
  keys.forgotten(account, sign(secret, `forgotten:${account}:${print}`));

/** Keeps that nobody of an account may write to these any more, and nothing else: a unit each. */
export const forget = (table: Table, secret: string, account: AccountId, prints: readonly string[], at: string) =>
  writeItems(
    table,
    [...new Set(prints)].map((print) => ({ PutRequest: { Item: { ...keyOf(secret, account)(print), at } } })),
  );

/** Which of these are of somebody who was deleted at their wish: half a unit each, in one call. */
export async function findForgotten(
  table: Table,
  secret: string,
  account: AccountId,
  prints: readonly string[],
): Promise<ReadonlySet<string>> {
  if (prints.length === 0) return new Set();
  const byKey = new Map(prints.map((print) => [keyOf(secret, account)(print).pk, print]));
  const items = await readItems(table, [...new Set(prints)].map(keyOf(secret, account)));
  return new Set(items.flatMap(({ pk }) => byKey.get(String(pk)) ?? []));
}
