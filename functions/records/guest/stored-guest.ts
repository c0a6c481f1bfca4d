import * as z from 'zod';
import { GuestRating, GuestReview } from '../../../shared/model/guest.ts';
import { GuestLinkId, Instant, JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { Person } from '../../../shared/model/job.ts';
import { orNewer } from '../../../shared/model/newer.ts';
import { asStored } from '../../../shared/model/without-limits.ts';

/** A guest review link: which profiles it shows, in their order. The table lets go of it some time after its end. */
export const StoredGuestLink = asStored(
  z.object({
    id: GuestLinkId,
    jobId: JobId,
    reviewer: z.string(),
    isBlind: z.boolean(),
    submissionIds: z.array(SubmissionId),
    createdBy: Person,
    createdAt: Instant,
    endsAt: Instant,
    revokedAt: Instant.optional(),
  }),
);
export type StoredGuestLink = z.infer<typeof StoredGuestLink>;

/** Items GUEST#… of a submission: what was said of it by one link, and for which job; those of before it was kept say none. */
export const StoredGuestReview = asStored(
  GuestReview.extend({ rating: orNewer(GuestRating), jobId: JobId.optional() }),
);
export type StoredGuestReview = z.infer<typeof StoredGuestReview>;
