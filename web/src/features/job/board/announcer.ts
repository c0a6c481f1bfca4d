/** Words for those who listen: said politely by the board's live region. */
export function createAnnouncer() {
  let words = '';
  const listeners = new Set<() => void>();
  return {
    read: () => words,
    say: (next: string) => {
      // The same words twice are said twice.
      words = next === words ? `${next}\u00a0` : next;
      for (const listener of listeners) listener();
    },
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
  };
}
export type Announcer = ReturnType<typeof createAnnouncer>;
