import { useEffect, useSyncExternalStore } from 'react';
import { showToast } from '../feedback/toast-store.ts';
import { isLoadFailure, TRY_LATER } from '../hooks/load-failure.ts';
import { loadPhones, type Phones } from './phone-library.ts';

let phones: Phones | undefined;
const listeners = new Set<() => void>();

/** Fetches them for all who wait. */
async function fetchPhones(): Promise<void> {
  if (phones) return;
  try {
    phones = await loadPhones();
    for (const listener of listeners) listener();
  } catch (error) {
    if (!isLoadFailure(error)) throw error;
    const action = { label: 'Try again', onSelect: () => void fetchPhones() };
    showToast(TRY_LATER, { kind: 'danger', id: 'load-failure', action });
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How numbers are written, once that has arrived. Until then, and without it, a number is typed as it is. */
export function usePhones(): Phones | undefined {
  useEffect(() => void fetchPhones(), []);
  return useSyncExternalStore(subscribe, () => phones);
}
