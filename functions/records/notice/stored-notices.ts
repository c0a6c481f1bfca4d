import * as z from 'zod';
import { AccountId, Instant, SubmissionId, UserId } from '../../../shared/model/ids.ts';
import { orNewer } from '../../../shared/model/newer.ts';
import { ReplyNotices, SummaryNotices } from '../../../shared/model/notices.ts';
import { asStored } from '../../../shared/model/without-limits.ts';

/** Item NOTICES#…: what a person wants to be told by mail, and what they are to be told next. A choice they have not made is absent. */
export const StoredNotices = asStored(
  z.object({
    accountId: AccountId,
    userId: UserId,
    version: z.number().int(),
    replies: orNewer(ReplyNotices).optional(),
    summary: orNewer(SummaryNotices).optional(),
    timeZone: z.string().optional(),
    pending: z
      .array(z.object({ id: z.string(), submissionId: SubmissionId, name: z.string(), jobTitle: z.string() }))
      .default([]),
    pendingSince: Instant.optional(),
    told: z.array(z.string()).default([]),
    toldAt: Instant.optional(),
    /** The ATS that lets nobody in any more, by name, since when it was connected, and when that was noted: to be told. */
    atsShut: z.object({ name: z.string(), linkedAt: Instant, at: Instant }).optional(),
    summaryAt: Instant.optional(),
    dueAt: Instant.optional(),
  }),
);
export type StoredNotices = z.infer<typeof StoredNotices>;
