import { isDeepStrictEqual } from 'node:util';
import type { AccountId, PersonId } from '../../../shared/model/ids.ts';
import { readItems } from '../../platform/batch.ts';
import type { Item } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { oldPersonKeys } from '../keys.ts';
import { mergedWith } from './join.ts';
import { Hold, type PersonFacts } from './person.ts';
import { changePerson } from './person-store.ts';
import { hasPersonsOnly } from './persons-only.ts';

const EVER = new Date(0).toISOString();

/** What an item from before there were persons says of whoever has an address: their opt-out or its bounce, or a hold. */
export function factsIn(item: Item): { readonly print: string; readonly facts: PersonFacts } {
  const isHold = item.sk === 'HOLD';
  const print = isHold ? (String(item.pk).split('#').at(-1) ?? '') : String(item.sk);
  if (isHold) return { print, facts: { hold: parseItems(Hold, [item])[0] } };
  const at = typeof item.at === 'string' ? item.at : EVER;
  const isBounce = item.reason === 'bounced';
  return { print, facts: isBounce ? { bounced: { [print]: at } } : { optedOut: { reason: String(item.reason), at } } };
}

/**
 * Gives a person what was known of addresses before there were persons: a unit twice for each that nobody has had yet, and
 * nothing where the account keeps nothing of that time any more.
 */
export async function keepOldFacts(
  table: Table,
  account: AccountId,
  id: PersonId,
  prints: readonly string[],
  now: Date,
): Promise<void> {
  if (prints.length === 0 || (await hasPersonsOnly(table, account))) return;
  const ofPrint = [oldPersonKeys.suppression, oldPersonKeys.hold];
  const items = await readItems(
    table,
    prints.flatMap((print) => ofPrint.map((keyOf) => keyOf(account, print))),
    { ConsistentRead: true },
  );
  for (const { facts } of items.map(factsIn)) await giveFacts(table, account, id, facts, now);
}

/** Adds to what is known of a person. Nothing is written where it is known. */
export const giveFacts = (table: Table, account: AccountId, id: PersonId, facts: PersonFacts, now: Date) =>
  changePerson(table, account, id, async (person) => {
    const after = await mergedWith(table, account, person, facts, now);
    return isDeepStrictEqual(after, person) ? undefined : after;
  });
