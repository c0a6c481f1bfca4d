import { useSyncExternalStore } from 'react';
import type { SubmissionId } from '../../../../shared/model/ids.ts';

interface Pointed {
  readonly id: SubmissionId;
  readonly numbers: readonly number[];
  /** Asked for by a press rather than by passing over: then it is brought into view wherever it stands. */
  readonly wanted: boolean;
}

let pointed: Pointed | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Points at citations of a candidate, so that the verdict and the words of the resume light up together. */
export const point = (id: SubmissionId, numbers: readonly number[], wanted = false): void => {
  if (numbers.length === 0 && (pointed === undefined || pointed.id !== id)) return;
  pointed = numbers.length > 0 ? { id, numbers, wanted } : undefined;
  for (const listener of listeners) listener();
};

/** The citations of a candidate that are pointed at now. */
export const usePointed = (id: SubmissionId): Pointed | undefined => {
  const now = useSyncExternalStore(subscribe, () => pointed);
  return now?.id === id ? now : undefined;
};
