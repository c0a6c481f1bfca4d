import type { Item } from '../../platform/items.ts';
import { parseItems } from '../../platform/table.ts';
import type { Head } from '../../records/submission/head.ts';
import { isKnown, type KnownHead } from '../../records/submission/known-head.ts';
import { StoredHead } from '../../records/submission/stored-head.ts';

/** What follows from changes of stored items of one kind. All that it does may be done twice, and in pieces. */
export interface Follower {
  readonly name: string;
  /** Whether changes of this item are followed. */
  takes(item: Item): boolean;
  /** `before` is absent where the item is new. */
  follow(before: Item | undefined, after: Item): Promise<unknown>;
  /** What follows where the item was deleted; nothing, where it does not say. */
  forget?(before: Item): Promise<unknown>;
}

/** One change of a head; `before` is absent where it is new. */
export interface HeadChange {
  readonly before: Head | undefined;
  readonly after: Head;
}

/** A change by which this version may decide: it has a name for each choice in it. */
export interface KnownChange {
  readonly before: KnownHead | undefined;
  readonly after: KnownHead;
}

/** Undefined where a newer version wrote what this one does not know. */
export const knownChange = ({ before, after }: HeadChange): KnownChange | undefined =>
  isKnown(after) && (!before || isKnown(before)) ? { before, after } : undefined;

/** What is still being added is not shown yet. */
export const isShown = <H extends Pick<Head, 'pending'>>(head: H | undefined): head is H =>
  head !== undefined && !head.pending;

/** Whether a change is the one by which a candidate first shows. */
export const arrives = ({ before, after }: HeadChange) => !isShown(before) && isShown(after);

/** A follower of candidates that are shown: of their heads. `forget` is for one that was deleted. */
export const followHeads = (
  name: string,
  follow: (change: HeadChange) => Promise<unknown>,
  forget?: (head: Head) => Promise<unknown>,
): Follower => ({
  name,
  takes: ({ sk }) => sk === 'HEAD',
  async follow(before, after) {
    const change = headChangeOf(before, after);
    if (change && !change.after.pending) await follow(change);
  },
  async forget(before) {
    const head = headIn(before);
    if (forget && isShown(head)) await forget(head);
  },
});

/** A change of a head, read; undefined where one of the two cannot be read, which is logged: it is passed over. */
export function headChangeOf(before: Item | undefined, after: Item): HeadChange | undefined {
  const [old, now] = [before && headIn(before), headIn(after)];
  return now && (old || !before) ? { before: old, after: now } : undefined;
}

const heads = new WeakMap<Item, readonly Head[]>();

/** A head read, once for however many followers ask; undefined where it cannot be, which is logged. */
export function headIn(item: Item): Head | undefined {
  const found = heads.get(item) ?? parseItems(StoredHead, [item]);
  heads.set(item, found);
  return found[0];
}
