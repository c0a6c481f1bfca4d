import { kept } from './kept.ts';

type Keep = (key: string) => { read: () => string | null; write: (text: string | null) => void };

/**
 * Texts that were typed and not sent yet, each under a name. They outlive the field, the page and a sign-out in this tab;
 * an empty one is forgotten. Where the browser keeps nothing, they live as long as the page.
 */
export function createDrafts(keep: Keep) {
  const changed = new Map<string, string>();
  const listeners = new Set<() => void>();
  const read = (key: string): string => changed.get(key) ?? keep(key).read() ?? '';
  const write = (key: string, text: string): void => {
    if (text === read(key)) return;
    changed.set(key, text);
    keep(key).write(text || null);
    for (const listener of listeners) listener();
  };
  return {
    read,
    write,
    forget: (key: string): void => write(key, ''),
    /** For `useSyncExternalStore`. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The drafts of this tab. */
export const drafts = createDrafts((key) => kept(`draft:${key}`, 'session'));
