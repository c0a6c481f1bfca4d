import { hide, type Range, type Seen } from './plain.ts';

/** What a text becomes once something is hidden in it. */
export type Cut = (seen: Seen) => Seen;

/** What was found: its groups, where it begins, and the plain text it stands in. */
export type IsHidden = (found: string, groups: readonly (string | undefined)[], at: number, text: string) => boolean;

/** Hides what an expression finds. */
export const hiding = (pattern: RegExp): Cut => hidingSome(pattern, () => true);

/** Hides what an expression finds, where that is to be hidden. */
export const hidingSome =
  (pattern: RegExp, isHidden: IsHidden): Cut =>
  (seen) => {
    const ranges: Range[] = [];
    // Not `matchAll`: it makes another expression each time, and these take long to make.
    seen.plain.replace(pattern, (found: string, ...rest: readonly unknown[]) => {
      const place = rest.findIndex((one) => typeof one === 'number');
      const groups = rest.slice(0, place).map((one) => (typeof one === 'string' ? one : undefined));
      const at = Number(rest[place]);
      if (found && isHidden(found, groups, at, seen.plain)) ranges.push([at, at + found.length]);
      return found;
    });
    return hide(seen, ranges);
  };

/** One cut after the other. */
export const allOf =
  (cuts: readonly Cut[]): Cut =>
  (seen) =>
    cuts.reduce((rest, cut) => cut(rest), seen);

/** One of these, the longest first. */
export const oneOf = (words: readonly string[]) => [...words].sort((one, other) => other.length - one.length).join('|');

/** Text as an expression that finds just that. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
