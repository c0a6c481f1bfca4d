import type { Change } from '../../functions/platform/stream.ts';
import type { Shard } from '../../functions/projections/counting/old-marks.ts';

/** A number from 0 to below 1, the next each time. */
export type Random = () => number;

/** The same numbers in the same order for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface TestShard extends Shard {
  readonly records: Change[];
  /** How many were followed. */
  done: number;
  isOpen: boolean;
}

/**
 * A stream of some ranges of keys as DynamoDB keeps one: the records of a key stand in one shard, in order, a shard ends and
 * another goes on from it, and numbers of a shard grow, also in length.
 */
export function aStream(ranges: number, random: Random) {
  let made = 0;
  let number = 36n ** 14n - 100_000n;
  const shards: TestShard[] = [];
  const open = (parent: string | undefined): TestShard => {
    const shard = { id: `shardId-${String(++made).padStart(20, '0')}-aa`, parent, records: [], done: 0, isOpen: true };
    shards.push(shard);
    return shard;
  };
  const current = Array.from({ length: ranges }, () => open(undefined));

  /** All of it was followed, and of those that it goes on from, be it that there was nothing in it. */
  const isRead = (shard: TestShard): boolean =>
    !shard.isOpen && shard.done === shard.records.length && parentsAreRead(shard);
  const parentsAreRead = ({ parent }: TestShard) => shards.every((shard) => shard.id !== parent || isRead(shard));

  return {
    append(key: number, change: Omit<Change, 'sequence'>) {
      number += 1n + BigInt(Math.floor(random() * 1_000));
      current[key % ranges]?.records.push({ ...change, sequence: String(number) });
    },
    /** Ends a shard; its range of keys goes on in another. */
    rotate(range: number) {
      const ended = current[range % ranges];
      if (!ended) return;
      ended.isOpen = false;
      current[range % ranges] = open(ended.id);
    },
    /** Forgets the oldest shard where all of it was followed, as the stream does after a day. */
    forget() {
      const [oldest] = shards;
      if (oldest && isRead(oldest)) shards.shift();
    },
    list: async (): Promise<readonly Shard[]> => shards.map(({ id, parent }) => ({ id, parent })),
    /** Shards with something to follow: none before all of those that it goes on from. */
    readable: () => shards.filter((shard) => shard.done < shard.records.length && parentsAreRead(shard)),
  };
}
