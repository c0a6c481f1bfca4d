import * as z from 'zod';
import { asStored } from '../../../shared/model/without-limits.ts';
import type { CallOwner } from '../../platform/act.ts';
import { type Item, putOrFind } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** A call with a key: what of it is stored. */
export const StoredCall = asStored(
  z.object({
    pk: z.string(),
    sk: z.string(),
    /** Hash of what was called with what. */
    content: z.string(),
    /** What ids are made from. It is random, so that a key that is used again after its time makes other ids. */
    seed: z.string(),
    /** When its runs began. */
    runs: z.array(z.string()),
    /** When the latest of them is over at the latest, in milliseconds. */
    runUntil: z.number(),
    /** When all of this is forgotten, in seconds. The table forgets late, so readers look. */
    expiresAt: z.number(),
    status: z.number().optional(),
    /** The body of the answer, packed. */
    answer: z.instanceof(Uint8Array).optional(),
  }),
);
export type StoredCall = z.infer<typeof StoredCall>;

/** Reads and writes of calls with a key, each by one conditional write, which says what stands there if it is refused. */
export function createCallStore(table: Table) {
  /** Undefined when it was written, else what stands there instead. */
  const put = async (call: StoredCall, when: string, values: Item) => {
    const found = await putOrFind(table, call, { when, values });
    return found && parseItem(StoredCall, found);
  };

  return {
    keyOf: ({ accountId, userId }: CallOwner, keyHash: string) => keys.answeredCall(accountId, userId, keyHash),

    /** Writes a call where there is none, or none any more; else answers the one that is there. */
    open: (call: StoredCall, at: Date) =>
      put(call, 'attribute_not_exists(pk) OR expiresAt <= :now', { ':now': Math.floor(at.getTime() / 1_000) }),

    /** Writes a call over what it was; else answers what it has become meanwhile. */
    replace: (before: StoredCall, after: StoredCall) =>
      put(after, 'seed = :seed AND runUntil = :until', { ':seed': before.seed, ':until': before.runUntil }),
  };
}
