import { hashOf } from '../../platform/ids.ts';
import type { Item } from '../../platform/items.ts';

/**
 * How far each shard of the stream has been counted in a job's counters: an attribute per shard, short because each byte is
 * paid for with every count.
 */
const PREFIX = '@';
/** A sequence number has at most 40 digits, which are 26 of the base of 36. */
const LENGTH = 26;

export const markNameOf = (shardId: string) => `${PREFIX}${hashOf(shardId).slice(0, 10)}`;

export const markNamesIn = (item: Item) => Object.keys(item).filter((name) => name.startsWith(PREFIX));

/** A place in a shard as text that sorts as its number does, whatever its length. */
export const placeOf = (sequenceNumber: string) => BigInt(sequenceNumber).toString(36).padStart(LENGTH, '0');
