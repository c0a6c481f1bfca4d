import * as z from 'zod';
import { DiscardReason, NotInterestedReason } from '../model/funnel.ts';
import { LIMITS } from '../product.ts';

/** What the reviewer says about a profile. */
export const ReviewComment = z.string().trim().max(LIMITS.feedback);

/** Why a profile is discarded in review, and what else there is to say about it. */
export const ReviewDiscard = z.object({ reason: DiscardReason, comment: ReviewComment });
export type ReviewDiscard = z.infer<typeof ReviewDiscard>;

/** Why a candidate is not interested. */
export const NotInterested = z.object({
  notInterestedReasons: z.array(NotInterestedReason).min(1, 'This field is required.').max(5),
});
export type NotInterested = z.infer<typeof NotInterested>;
