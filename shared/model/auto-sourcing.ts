import * as z from 'zod';
import { Instant } from './ids.ts';
import { whenNewer } from './newer.ts';

/** How much of a job the product does by itself (3-pipeline, section 4). */
export const JobMode = z.enum(['AUTO', 'CUSTOM', 'MANUAL']);
export type JobMode = z.infer<typeof JobMode>;

/** Why auto-sourcing begins (1-product, section 3). */
export const StartReason = z.enum([
  'ACTIVATED_BY_USER',
  'REOPENING_JOB',
  'RESUMED_FROM_BACKOFFICE',
  'ACTIVATED_FROM_BACKOFFICE',
  'SWITCH_TO_JOB_MODE_AUTO',
]);
export type StartReason = z.infer<typeof StartReason>;

/** Why it rests for a while. */
export const PauseReason = z.enum([
  'PROFILES_TO_REVIEW_LIMIT_REACHED',
  'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED',
  'CREDITS_EXHAUSTED',
  'PAUSED_FROM_BACKOFFICE',
  'PAUSED_BY_DATA_SYSTEM_FOR_ACCOUNT_HIGH_DQ',
  'PAUSED_BY_DATA_SYSTEM_FOR_TWO_TRIGGERS',
  'CALIBRATION_BATCH_NOT_REVIEWED',
]);
export type PauseReason = z.infer<typeof PauseReason>;

/** Why it ends. */
export const StopReason = z.enum([
  'DISABLED_FOR_JOB',
  'CLOSING_JOB',
  'CONTINUOUS_HIRE_ACTIVATED',
  'FEATURE_FLAG_DISABLED',
  'STOPPED_FROM_BACKOFFICE',
  'SWITCH_TO_JOB_MODE_MANUAL',
  'SWITCH_TO_JOB_MODE_AUTO',
  'DISABLED_BY_EMPLOYER_WITH_JOB_MODE_ACCESS',
  'SEARCH_LEAD_TARGET_REACHED',
  'SEARCH_STOPPED_FROM_BACKOFFICE',
]);
export type StopReason = z.infer<typeof StopReason>;

/** Why a day's batch was asked for, or was not. */
export const BatchReason = z.enum([
  'LEGACY_AUTO_SOURCING',
  'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED',
  'NO_BATCH_REQUIRED',
  'NEEDED_MORE_LEADS',
  'SOURCING_FOR_A_LOW_LEAD_RATE_JOB',
  'LEADOSTAT_WAIT_FOR_A_LOW_LEAD_RATE_JOB',
]);
export type BatchReason = z.infer<typeof BatchReason>;

/** Why contacting by itself begins or ends. The last one is the data's: too few of those who answered are interested. */
export const AutoContactReason = z.enum(['POOR_REPLIES']);

/** What the figures of a job show that somebody should look at. */
export const DataTrigger = z.object({
  trigger: z.enum(['clientDQ', 'AIDQ', 'velocity']),
  details: z.enum(['duplicates', 'location', 'YoE', 'relative', 'absolute']),
});
export type DataTrigger = z.infer<typeof DataTrigger>;

/** What became of a job's auto-sourcing: its state, a day's batch, or contacting by itself. */
export const AutoSourcingAction = whenNewer(
  z.enum([
    'START',
    'PAUSE',
    'RESUME',
    'STOP',
    'BATCH_REQUESTED',
    'NO_BATCH_REQUESTED',
    'AUTO_CONTACT_START',
    'AUTO_CONTACT_STOP',
  ]),
  'NO_BATCH_REQUESTED',
);
export type AutoSourcingAction = z.infer<typeof AutoSourcingAction>;

export const AutoSourcingReason = z.enum([
  ...new Set([
    ...StartReason.options,
    ...PauseReason.options,
    ...StopReason.options,
    ...BatchReason.options,
    ...AutoContactReason.options,
  ]),
]);
export type AutoSourcingReason = z.infer<typeof AutoSourcingReason>;

/** One line of a job's history. Of a RESUME the reasons are those that no longer hold. */
export const AutoSourcingEntry = z.object({
  id: z.string(),
  at: Instant,
  action: AutoSourcingAction,
  reasons: z.array(AutoSourcingReason),
  dataAutoPauseSourcingSystemAdditionalInfos: z.array(DataTrigger),
  /** Who did it; null where the product did it by itself. */
  by: z.string().nullable(),
  batchSize: z.number().int().nullable(),
});
export type AutoSourcingEntry = z.infer<typeof AutoSourcingEntry>;

/** Why auto-sourcing rests, since when, and until when where that is known. */
export const AutoSourcingPause = z.object({
  reasons: z.array(PauseReason).min(1),
  at: Instant,
  until: Instant.optional(),
  triggers: z.array(DataTrigger).optional(),
});
export type AutoSourcingPause = z.infer<typeof AutoSourcingPause>;
