import type { JobId } from '../../../shared/model/ids.ts';
import { kept } from '../api/kept.ts';

/** The number of the batch that was reviewed here to its end, and neither rated nor skipped since. */
export const openRating = (id: JobId) => kept(`rating.${id}`);
