import type { AccountId } from '../../../shared/model/ids.ts';
import type { Box } from '../../../shared/model/inbox.ts';
import { queryPages } from '../../platform/items.ts';
import { fromCursor, parseItems, type Table, toCursor } from '../../platform/table.ts';
import { type InboxOf, shelfKey } from '../keys.ts';
import { boxesIn, SHELVES, type ShelfOf, shelfQuery } from './shelves.ts';
import { StoredConversation } from './stored-inbox.ts';

export interface InboxPlace {
  readonly of: InboxOf;
  readonly box: Box;
}

/** A conversation, and where it stands on its shelf. */
interface Standing {
  readonly sort: string;
  readonly conversation: StoredConversation;
}

/**
 * A page of a box, from its shelves: two units and a half for one shelf, and half a unit at least for each other. However many
 * conversations there are, only those that wait for somebody are passed over.
 */
export async function readBox(
  table: Table,
  account: AccountId,
  { of, box }: InboxPlace,
  { limit, after }: { readonly limit: number; readonly after?: string | undefined },
) {
  const pk = shelfKey(account, of, box);
  const from = fromCursor(after, { pk }, 'sk')?.sk;
  const size = SHELVES[box].length === 1 ? limit + 1 : Math.ceil(limit / 2);
  const shelves = SHELVES[box].map((shelf) => standingOn(table, account, { of, shelf }, { size, from }));
  const found: Standing[] = [];
  for await (const standing of merged(shelves)) {
    if (boxesIn(standing.conversation).includes(box)) found.push(standing);
    if (found.length > limit) break;
  }
  const page = found.slice(0, limit);
  const next = found.length > limit ? { pk, sk: page.at(-1)?.sort } : undefined;
  return { conversations: page.map(({ conversation }) => conversation), next: toCursor(next) };
}

/** All conversations of an account, of a job, or of who is to answer them, page by page: half a unit for five or six. */
export async function* conversationsOf(
  table: Table,
  account: AccountId,
  of: InboxOf,
): AsyncGenerator<StoredConversation[]> {
  for (const shelf of SHELVES.all)
    for await (const items of shelfPages(table, account, { of, shelf }, { size: 100 }))
      yield parseItems(StoredConversation, items);
}

interface Reading {
  readonly size: number;
  readonly from?: string | undefined;
}

const shelfPages = (table: Table, account: AccountId, place: ShelfOf, { size, from }: Reading) =>
  queryPages(table, shelfQuery(account, place, from), size);

async function* standingOn(
  table: Table,
  account: AccountId,
  place: ShelfOf,
  reading: Reading,
): AsyncGenerator<Standing, undefined> {
  for await (const items of shelfPages(table, account, place, reading))
    for (const item of items)
      for (const conversation of parseItems(StoredConversation, [item]))
        yield { sort: String(item.listSort), conversation };
}

/** Several shelves as one, in their common order. */
async function* merged(shelves: readonly AsyncGenerator<Standing, undefined>[]): AsyncGenerator<Standing> {
  const first = await Promise.all(shelves.map(async (shelf) => ({ shelf, next: (await shelf.next()).value })));
  for (;;) {
    const [nearest] = first
      .filter(({ next }) => next !== undefined)
      .toSorted((a, b) => ((a.next?.sort ?? '') < (b.next?.sort ?? '') ? -1 : 1));
    if (!nearest?.next) return;
    yield nearest.next;
    nearest.next = (await nearest.shelf.next()).value;
  }
}
