import type { JobId } from '../../../shared/model/ids.ts';
import { kept } from '../api/kept.ts';
import { toastStore } from '../ui/feedback/toast-store.ts';

/** The number of the batch that was reviewed here to its end, and neither rated nor skipped since. */
export const openRating = (id: JobId) => kept(`rating.${id}`);

let undoneBefore = 0;
const goingOn = new Set<JobId>();

/** When the last profile of a batch was reviewed: what is taken back from now on may be that, whatever page is on its way meanwhile. */
export const batchEnds = (id: JobId): void => {
  undoneBefore = toastStore.undone();
  goingOn.delete(id);
};

/** It was not the end after all: that review failed or was taken back, also where one has left the page since. */
export const batchGoesOn = (id: JobId): void => {
  openRating(id).write(null);
  goingOn.add(id);
};

/** Whether what was thought to be the end of a batch was not. */
export const isGoingOn = (id: JobId): boolean => goingOn.has(id);

/** How often something had been taken back when the last batch was reviewed to its end. */
export const undoneAtBatchEnd = (): number => undoneBefore;
