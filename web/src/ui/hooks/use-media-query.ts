import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now, kept up to date. */
export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
};

/** The breakpoint under which dialogs become sheets and keys disappear. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 640px)');
