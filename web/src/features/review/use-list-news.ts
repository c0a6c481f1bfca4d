import { useRef } from 'react';
import type { JobId } from '../../../../shared/model/ids.ts';
import { call } from '../../api/call.ts';

/** Read anew at least this often, should an index of the server have been behind its version. */
const WHOLE_MS = 60_000;

/** Asks whether anything has changed on the board of a job since it was asked last, for a few bytes and one unit. */
export function useListNews(jobId: JobId): () => Promise<boolean> {
  const latest = useRef<{ version: number; at: number }>(undefined);
  return async () => {
    const { version } = await call('getBoardVersion', { params: { id: jobId } });
    const known = latest.current;
    const at = Date.now();
    if (known?.version === version && at - known.at < WHOLE_MS) return false;
    latest.current = { version, at };
    return true;
  };
}
