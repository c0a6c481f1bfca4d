import type { BatchGetCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';
import { BatchGetCommand, BatchWriteCommand } from './table-calls.ts';

type Item = Record<string, unknown>;
type Reading = NonNullable<BatchGetCommandInput['RequestItems']>[string];
/** One of these is in it. */
export interface WriteRequest {
  readonly PutRequest?: { readonly Item: Item };
  readonly DeleteRequest?: { readonly Key: Item };
}

const MOST_READ = 100;
const MOST_WRITTEN = 25;
const TRIES = 8;
const PAUSE_MS = 20;

/**
 * Reads items by their keys, no key twice; those that do not exist are left out. What the table had no room to read is asked
 * for again, and never taken for missing: it throws where the table stays too busy.
 */
export async function readItems(
  { db, name }: Table,
  keys: readonly Item[],
  options: Pick<Reading, 'ConsistentRead' | 'ProjectionExpression'> = {},
): Promise<Item[]> {
  const items: Item[] = [];
  await inParts(keys, MOST_READ, async (Keys) => {
    const RequestItems = { [name]: { ...options, Keys: [...Keys] } };
    const { Responses, UnprocessedKeys } = await db.send(new BatchGetCommand({ RequestItems }));
    items.push(...(Responses?.[name] ?? []));
    return UnprocessedKeys?.[name]?.Keys ?? [];
  });
  return items;
}

/** Writes and deletes items, none of them twice. Each may be written again, so it must not matter whether it is. */
export async function writeItems({ db, name }: Table, requests: readonly WriteRequest[]): Promise<void> {
  await inParts(requests, MOST_WRITTEN, async (some) => {
    const RequestItems = { [name]: some.map((request) => ({ ...request })) };
    const { UnprocessedItems } = await db.send(new BatchWriteCommand({ RequestItems }));
    return (UnprocessedItems?.[name] ?? []) as WriteRequest[];
  });
}

/** Hands over all in parts of at most so many; what a part has left is tried again, later each time. */
async function inParts<T>(all: readonly T[], most: number, run: (part: readonly T[]) => Promise<readonly T[]>) {
  for (let start = 0; start < all.length; start += most) {
    let rest = await run(all.slice(start, start + most));
    for (let attempt = 1; rest.length > 0; attempt++) {
      if (attempt === TRIES) throw new Error('The table is too busy to take a batch');
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** attempt * (0.5 + Math.random())));
      rest = await run(rest);
    }
  }
}
