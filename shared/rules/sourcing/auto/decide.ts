import type {
  AutoSourcingPause,
  BatchReason,
  DataTrigger,
  PauseReason,
  StopReason,
} from '../../../model/auto-sourcing.ts';
import type { JobFields, JobSourcing, JobStatus } from '../../../model/job.ts';
import type { Newer } from '../../../model/newer.ts';
import { AUTO } from '../../../product.ts';
import { type Counts, totalOf } from '../../funnel/counters.ts';

/** All that decides what auto-sourcing does next. */
export interface JobLife extends Pick<JobSourcing, 'sourcingMode' | 'autoSourcing' | 'batch'> {
  readonly now: Date;
  readonly status: JobStatus | Newer;
  readonly isContinuousHire: boolean;
  /** The flag `autoSourcing` of the account. */
  readonly isOffered: boolean;
  readonly pause: AutoSourcingPause | null;
  readonly hasRequest: boolean;
  readonly isCalibrationRated: boolean;
  /** Null on an unlimited plan. */
  readonly credits: number | null;
  readonly toReview: number;
  readonly contacted: number;
  /** Contacted in the last few days, so that an answer may still come. */
  readonly contactedLately: number;
  readonly leads: number;
  readonly notInterested: number;
  /** Answers of which nobody has said yet whether they are a yes. */
  readonly unmarked: number;
  readonly targetLeads: number | null;
  readonly hired: number;
  readonly targetHires: number | null;
  readonly triggers: readonly DataTrigger[];
  readonly isAccountDisqualifyingMost: boolean;
  /** Whether the day's batch may be decided: it is a working hour, and none was today. */
  readonly isBatchTime: boolean;
  /** How many days a batch was decided on before. */
  readonly batchDays: number;
}

export type Decision =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'stop'; readonly reason: StopReason }
  | { readonly kind: 'pause'; readonly pause: AutoSourcingPause; readonly batchReason?: BatchReason }
  | { readonly kind: 'resume'; readonly reasons: readonly PauseReason[] }
  | { readonly kind: 'request'; readonly size: number; readonly reason: BatchReason }
  | { readonly kind: 'skip'; readonly reason: BatchReason };

const NOTHING = { kind: 'nothing' } as const;

/**
 * What auto-sourcing does next with a job, and why (3-pipeline, section 4). It ends for good before it rests, rests before it
 * goes on, goes on before it asks for profiles; and it asks once a day, while no request is open.
 */
export function decideSourcing(life: JobLife): Decision {
  if (life.sourcingMode !== 'auto-sourcing' || life.autoSourcing === 'OFF') return NOTHING;
  const reason = whyStop(life);
  if (reason) return { kind: 'stop', reason };
  if (waitsForPerson(life) || waitsForTime(life)) return NOTHING;
  const pause = whyPause(life);
  if (pause) return isSame(life, pause) ? NOTHING : pausedBy(pause);
  if (life.autoSourcing === 'PAUSE') return { kind: 'resume', reasons: life.pause?.reasons ?? [] };
  if (life.hasRequest || !life.isBatchTime) return NOTHING;
  return decideBatch(life);
}

function whyStop(life: JobLife): StopReason | undefined {
  if (life.status !== 'Validated') return 'CLOSING_JOB';
  if (life.isContinuousHire) return 'CONTINUOUS_HIRE_ACTIVATED';
  if (!life.isOffered) return 'FEATURE_FLAG_DISABLED';
  return isFilled(life) ? 'SEARCH_LEAD_TARGET_REACHED' : undefined;
}

/** What a job is for, how far it is, and whether it is sourced by itself. */
export interface Objective extends Pick<JobLife, 'leads' | 'targetLeads' | 'hired' | 'targetHires'> {
  readonly sourcingMode: string;
  readonly autoSourcing: string;
}

/** Whether a job that is sourced by itself has what it is for: neither profiles nor emails are to follow. */
export const hasReachedObjective = (life: Objective): boolean =>
  life.sourcingMode === 'auto-sourcing' && life.autoSourcing !== 'OFF' && (isReached(life) || isFilled(life));

/** Whether a job is for something else than before: what it does by itself is then decided anew without waiting for its hour. */
export const isForOther = (before: Aim, after: Aim): boolean =>
  before.isContinuousHire !== after.isContinuousHire ||
  before.targetLeadCount !== after.targetLeadCount ||
  before.targetProfileCount !== after.targetProfileCount;
type Aim = Pick<JobFields, 'isContinuousHire' | 'targetLeadCount' | 'targetProfileCount'>;

/**
 * Whether what was just counted may change what is decided: somebody more is interested or hired, or the profiles to review pass
 * their limit. The job is then looked at without waiting for its hour.
 */
export function callsForLook(counts: Readonly<Counts>, added: Readonly<Counts>): boolean {
  if (totalOf(added, 'lead') > 0 || totalOf(added, 'hired') > 0) return true;
  const toReview = totalOf(counts, 'toReview', ['crowd']);
  const before = toReview - totalOf(added, 'toReview', ['crowd']);
  return toReview > AUTO.toReviewMax !== before > AUTO.toReviewMax;
}

const isPaused = ({ autoSourcing }: JobLife) => autoSourcing === 'PAUSE';

/** What our people paused goes on when one of them, or the employer, says so. */
const waitsForPerson = (life: JobLife) =>
  isPaused(life) && (life.pause?.reasons.includes('PAUSED_FROM_BACKOFFICE') ?? false);

const waitsForTime = (life: JobLife) =>
  isPaused(life) && life.pause?.until !== undefined && Date.parse(life.pause.until) > life.now.getTime();

/** Everything that holds sourcing back now; undefined where nothing does. */
function whyPause(life: JobLife): AutoSourcingPause | undefined {
  const data: PauseReason[] = [
    ...(life.isAccountDisqualifyingMost ? (['PAUSED_BY_DATA_SYSTEM_FOR_ACCOUNT_HIGH_DQ'] as const) : []),
    ...(life.triggers.length >= 2 ? (['PAUSED_BY_DATA_SYSTEM_FOR_TWO_TRIGGERS'] as const) : []),
  ];
  const reasons: PauseReason[] = [
    ...(life.isCalibrationRated ? [] : (['CALIBRATION_BATCH_NOT_REVIEWED'] as const)),
    ...(isReached(life) ? (['CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED'] as const) : []),
    ...(life.toReview > AUTO.toReviewMax ? (['PROFILES_TO_REVIEW_LIMIT_REACHED'] as const) : []),
    ...(life.credits !== null && life.credits <= 0 && !life.hasRequest ? (['CREDITS_EXHAUSTED'] as const) : []),
    ...data,
  ];
  if (reasons.length === 0) return undefined;
  return {
    reasons,
    at: life.now.toISOString(),
    ...(data.length > 0 && {
      until: new Date(life.now.getTime() + AUTO.dataPauseHours * 3_600_000).toISOString(),
      triggers: [...life.triggers],
    }),
  };
}

const isFilled = ({ targetHires, hired }: Pick<JobLife, 'targetHires' | 'hired'>) =>
  targetHires !== null && targetHires > 0 && hired >= targetHires;

const isReached = ({ targetLeads, leads }: Pick<JobLife, 'targetLeads' | 'leads'>) =>
  targetLeads !== null && targetLeads > 0 && leads >= targetLeads;

/** It rests for these reasons already. A look of the data system that is over counts anew. */
function isSame(life: JobLife, { reasons, until }: AutoSourcingPause): boolean {
  if (!isPaused(life) || until) return false;
  return reasons.length === life.pause?.reasons.length && reasons.every((one) => life.pause?.reasons.includes(one));
}

function pausedBy(pause: AutoSourcingPause): Decision {
  const reached = 'CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED';
  return { kind: 'pause', pause, ...(pause.reasons.includes(reached) && { batchReason: reached }) };
}

/**
 * The leads, and those who answered and may be some: as many of them as of the answers that were marked, all of them while these
 * are too few to tell. So an answer that waits neither makes a job look poor nor buys profiles that it may make needless.
 */
function likelyLeads({ leads, notInterested, unmarked }: JobLife): number {
  const marked = leads + notInterested;
  return leads + unmarked * (marked >= AUTO.repliesToKnow ? leads / marked : 1);
}

/** Whether today's batch is asked for: not while the answers that are still to come may suffice. */
function decideBatch(life: JobLife): Decision {
  const { targetLeads, contacted, contactedLately, credits } = life;
  const size = Math.min(AUTO.profilesPerDay, credits ?? AUTO.profilesPerDay);
  if (targetLeads === null || targetLeads === 0) return { kind: 'request', size, reason: 'LEGACY_AUTO_SOURCING' };
  const isRateKnown = contacted >= AUTO.contactedToKnowRate;
  const leads = likelyLeads(life);
  const rate = isRateKnown ? leads / contacted : 0;
  if (leads + rate * contactedLately >= targetLeads) return { kind: 'skip', reason: 'NO_BATCH_REQUIRED' };
  if (!isRateKnown || rate >= AUTO.lowLeadRate) return { kind: 'request', size, reason: 'NEEDED_MORE_LEADS' };
  // Few are interested: every other day leaves time to change the job, or its emails.
  if (life.batchDays % 2 === 1) return { kind: 'skip', reason: 'LEADOSTAT_WAIT_FOR_A_LOW_LEAD_RATE_JOB' };
  return { kind: 'request', size, reason: 'SOURCING_FOR_A_LOW_LEAD_RATE_JOB' };
}
