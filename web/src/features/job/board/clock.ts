import { useSyncExternalStore } from 'react';

const minute = 60_000;
const listeners = new Set<() => void>();
let timer = 0;

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  if (listeners.size === 1) timer = window.setInterval(() => [...listeners].map((listener) => listener()), minute);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) window.clearInterval(timer);
  };
};

/** The present minute, in ms; one clock for all cards. */
export const useMinute = (): number => useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minute) * minute);
