/** The most marbles of a size, largest first, and that size in px; where a row has more than the last, a marble is several people. */
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

/** How many people a marble stands for in all rows of a pipeline, so that a longer range never looks the shorter. */
export const eachOf = (ranges: readonly Pick<Range, 'max'>[]): number =>
  Math.max(1, ...ranges.map(({ max }) => Math.ceil(max / MOST)));

/** How large the marbles of a row are, in px: the fewer, the larger (2-jobs, section 9). Those of several people are alike. */
export function sizeOf({ max }: Pick<Range, 'max'>, each: number): number {
  const fitting = SIZES.find(({ upTo }) => each === 1 && max <= upTo);
  return (fitting ?? SIZES[4]).size;
}

/** How many marbles of a range are certain and how many may come on top; between them and at the end, parts of one. */
export interface Marbles {
  readonly sure: number;
  readonly perhaps: number;
  /** Of the people that a marble stands for, how many are certain and how many there are at most: from 0 to 1. */
  readonly between: Part | null;
  readonly last: Part | null;
}
interface Part {
  readonly sure: number;
  readonly all: number;
}

/** The marbles of a range, each for so many people: never more than there are. */
export function marblesFor({ min, max }: Range, each: number): Marbles {
  const sure = Math.floor(min / each);
  const whole = Math.floor(max / each);
  const part = (at: number): Part => ({ sure: within(min / each - at), all: within(max / each - at) });
  const isBetween = min % each > 0 && sure < whole;
  return {
    sure,
    perhaps: whole - sure - (isBetween ? 1 : 0),
    between: isBetween ? part(sure) : null,
    last: max % each > 0 ? part(whole) : null,
  };
}

const within = (part: number) => Math.min(1, Math.max(0, part));
