import type { Tab } from './polling.ts';

/** This tab, as far as those who ask again and again must know. */
export const tab: Tab = {
  isAway: () => document.hidden || !navigator.onLine,
  onBack: (back) => {
    const control = new AbortController();
    document.addEventListener('visibilitychange', back, { signal: control.signal });
    for (const name of ['focus', 'online']) window.addEventListener(name, back, { signal: control.signal });
    return () => control.abort();
  },
};
