import * as z from 'zod';
import { isTimeZone } from '../reference/time-zones.ts';
import { whenNewer } from './newer.ts';

/** When a person is told of replies by mail: at once, in the daily summary alone, or never. */
export const ReplyNotices = whenNewer(z.enum(['at-once', 'daily', 'never']), 'never');
export type ReplyNotices = z.infer<typeof ReplyNotices>;

/** Whether a person gets a summary of what waits for them, in the morning of working days. */
export const SummaryNotices = whenNewer(z.enum(['working-days', 'never']), 'never');
export type SummaryNotices = z.infer<typeof SummaryNotices>;

/** What a person wants to be told by mail, and by which clock. */
export const NoticeChoice = z.object({
  replies: ReplyNotices,
  summary: SummaryNotices,
  timeZone: z.string().max(64).refine(isTimeZone, 'This time zone is not known.'),
});
export type NoticeChoice = z.infer<typeof NoticeChoice>;
