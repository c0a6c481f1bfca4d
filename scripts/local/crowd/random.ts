import { createHash } from 'node:crypto';

/** A source of chance that gives the same every time for the same seed (mulberry32). */
export function randomOf(seed: string) {
  let state = createHash('sha256').update(seed).digest().readUInt32BE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** From 0 to below `below`. */
    below: (below: number) => Math.floor(next() * below),
    between: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    chance: (share: number) => next() < share,
    pick: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T,
    some: <T>(all: readonly T[], count: number): T[] =>
      [...all]
        .map((item) => [next(), item] as const)
        .sort(([a], [b]) => a - b)
        .slice(0, count)
        .map(([, item]) => item),
  };
}

export type Random = ReturnType<typeof randomOf>;
