import { useSyncExternalStore } from 'react';

let shown: string | undefined;
const listeners = new Set<() => void>();

/** Says in the form of the user pool what was done last, in place of an error from before; nothing takes it away. */
export const showNotice = (words?: string): void => {
  shown = words;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useNotice = (): string | undefined => useSyncExternalStore(subscribe, () => shown);
