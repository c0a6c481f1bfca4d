/** The most marbles of a size, largest first, and that size in px; more than the last are drawn several to a marble. */
const SIZES = [
  { upTo: 3, size: 28 },
  { upTo: 6, size: 22 },
  { upTo: 120, size: 12 },
  { upTo: 180, size: 9 },
  { upTo: 312, size: 7 },
] as const;

const MOST = 312;

interface Range {
  readonly min: number;
  readonly max: number;
}

/** What a marble is in all rows of a pipeline, so that a longer range never looks the shorter. */
export interface MarbleUnit {
  /** In px. */
  readonly size: number;
  /** How many one marble stands for. */
  readonly each: number;
}

/** The marbles of a predicted pipeline: fewer are larger, by the longest of its ranges (2-jobs, section 9). */
export function unitFor(ranges: readonly Pick<Range, 'max'>[]): MarbleUnit {
  const longest = Math.max(1, ...ranges.map(({ max }) => max));
  const each = Math.ceil(longest / MOST);
  const count = Math.ceil(longest / each);
  return { size: (SIZES.find(({ upTo }) => count <= upTo) ?? SIZES[4]).size, each };
}

/** How many marbles of a range are certain, and how many may come on top. */
export function marblesFor({ min, max }: Range, each: number): { readonly sure: number; readonly perhaps: number } {
  const all = Math.ceil(max / each);
  const sure = Math.min(all, Math.ceil(min / each));
  return { sure, perhaps: all - sure };
}
