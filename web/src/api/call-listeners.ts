import type { RouteName } from './light-routes.ts';

/** What became of a call: the failure where it failed. */
export type CallListener = (name: RouteName, failure?: unknown) => void;

const listeners = new Set<CallListener>();

/** Tells whoever listens what became of each call. */
export const tellListeners: CallListener = (name, failure) => {
  for (const listener of listeners) listener(name, failure);
};

/** Hears of each call until it is taken back. */
export function listenToCalls(listener: CallListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
