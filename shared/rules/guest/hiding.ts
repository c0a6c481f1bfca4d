const HIDDEN = '[…]';

/** What text becomes once something is cut out of it. */
export type Cut = (text: string) => string;

/** Cuts out what an expression finds. */
export const hiding =
  (pattern: RegExp): Cut =>
  (text) =>
    text.replace(pattern, HIDDEN);

/** Cuts out what an expression finds, where that is to be hidden. */
export const hidingSome =
  (
    pattern: RegExp,
    isHidden: (found: string, groups: readonly (string | undefined)[], at: number, text: string) => boolean,
  ): Cut =>
  (text) =>
    text.replace(pattern, (found: string, ...rest: readonly unknown[]) => {
      const place = rest.findIndex((one) => typeof one === 'number');
      const groups = rest.slice(0, place).map((one) => (typeof one === 'string' ? one : undefined));
      return isHidden(found, groups, Number(rest[place]), text) ? HIDDEN : found;
    });

/** One of these, the longest first. */
export const oneOf = (words: readonly string[]) => [...words].sort((one, other) => other.length - one.length).join('|');

/** Text as an expression that finds just that. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
