/**
 * Whether the person has sent the focus elsewhere since it was at `from`: it is theirs then. What lost it, because it went away, is
 * nowhere.
 */
export const isElsewhere = (from: Element | null): boolean => {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && activeElement !== from;
};
