import type { JobId } from '../../../shared/model/ids.ts';
import { kept } from '../api/kept.ts';
import { toastStore } from '../ui/feedback/toast-store.ts';

/** The number of the batch that was reviewed here to its end, and neither rated nor skipped since. */
export const openRating = (id: JobId) => kept(`rating.${id}`);

let undoneBefore = 0;

/** When the last profile of a batch was reviewed: what is taken back from now on may be that, whatever page is on its way meanwhile. */
export const batchEnds = (): void => {
  undoneBefore = toastStore.undone();
};

/** How often something had been taken back when the last batch was reviewed to its end. */
export const undoneAtBatchEnd = (): number => undoneBefore;
