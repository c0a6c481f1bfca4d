import { useRef } from 'react';
import type { JobId } from '../../../../../shared/model/ids.ts';
import { call } from '../../../api/call.ts';
import { isSettled } from './board-counts.ts';
import type { BoardStore } from './board-store.ts';

/** Read whole at least this often, should an index of the server have been behind its version. */
const WHOLE_MS = 60_000;

/** Knows which version of the board an answer was, and asks whether there is another: for a few bytes, and one unit. */
export function useNews(jobId: JobId, store: BoardStore) {
  const latest = useRef<{ store: BoardStore; version: number; at: number }>(undefined);
  return {
    /** An answer was taken in. Shortly after a move made here it is not the whole truth, and is read again. */
    note: ({ version }: { readonly version: number }): void => {
      const at = Date.now();
      latest.current = isSettled(store.read(), at) ? { store, version, at } : undefined;
    },
    hasNews: async (): Promise<boolean> => {
      const known = latest.current;
      if (known?.store !== store || Date.now() - known.at >= WHOLE_MS) return true;
      const { version } = await call('getBoardVersion', { params: { id: jobId } });
      return version !== known.version;
    },
  };
}
