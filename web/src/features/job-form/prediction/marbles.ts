/** The most marbles of a size, largest first, and that size in px; more than the last are drawn several to a marble. */
const SIZES = [
  { upTo: 3, size: 28 },
  { upTo: 6, size: 22 },
  { upTo: 120, size: 12 },
  { upTo: 180, size: 9 },
  { upTo: 312, size: 7 },
] as const;

const MOST = 312;

export interface Marbles {
  /** In px. */
  readonly size: number;
  /** Marbles that are certain, and those that may come on top. */
  readonly sure: number;
  readonly perhaps: number;
  /** How many one marble stands for. */
  readonly each: number;
}

/** How a range of the predicted pipeline is drawn: fewer marbles are larger (2-jobs, section 9). */
export function marblesFor({ min, max }: { min: number; max: number }): Marbles {
  const each = Math.max(1, Math.ceil(max / MOST));
  const all = Math.ceil(max / each);
  const sure = Math.min(all, Math.ceil(min / each));
  const size = (SIZES.find(({ upTo }) => all <= upTo) ?? SIZES[4]).size;
  return { size, sure, perhaps: all - sure, each };
}
