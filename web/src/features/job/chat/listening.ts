import { useSyncExternalStore } from 'react';
import type { JobId } from '../../../../../shared/model/ids.ts';
import { TIMES } from '../../../../../shared/product.ts';

const jobs = new Set<JobId>();
const listeners = new Set<() => void>();
const change = (act: () => void) => {
  act();
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Has a job's page listen for a while: an answer to what was just said is likely (3-pipeline, section 4). */
export function listenForAWhile(job: JobId): void {
  change(() => jobs.add(job));
  setTimeout(() => change(() => jobs.delete(job)), TIMES.liveAfterRating);
}

/** Whether a job's page listens for a while. */
export const useListening = (job: JobId): boolean => useSyncExternalStore(subscribe, () => jobs.has(job));
