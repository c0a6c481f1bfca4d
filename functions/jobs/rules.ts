import { AutoSourcingPause } from '../../shared/model/auto-sourcing.ts';
import {
  AutoSourcing,
  CallToAction,
  type Job,
  type JobFields,
  type JobRow,
  JobSourcing,
  JobStatus,
  type JourneyStep,
  NotSourcingReason,
  Office,
} from '../../shared/model/job.ts';
import { isOneOf, shown } from '../../shared/model/newer.ts';
import { canEditOutreach } from '../../shared/rules/account/access.ts';
import { sourceNameOf } from '../../shared/rules/ats/sources.ts';
import { isAsProduct } from '../../shared/rules/job/job-form.ts';
import type { StoredAccount } from '../records/account/stored-account.ts';
import { isKnownJob, isKnownRow, shownEntry } from '../records/job/known-job.ts';
import type { StoredAutoSourcingEntry, StoredJob, StoredJobRow, StoredSourcing } from '../records/job/stored-job.ts';

/** Who writes the emails of a job, and how: as its account allows, from someone where a person writes, and as Bramble always personal. */
export function settledOutreach(
  fields: JobFields,
  terms: {
    canEditOutreach: boolean;
    saved: Pick<StoredJob, 'selectedOutreachJourneyType'> | undefined;
    owner: StoredJob['ownerId'];
  },
): Pick<JobFields, 'selectedOutreachJourneyType' | 'emailSender'> {
  const { canEditOutreach, saved, owner } = terms;
  const kept = saved?.selectedOutreachJourneyType;
  const asked = fields.selectedOutreachJourneyType;
  const chosen = isAsProduct(asked) ? 'approached_as_bramble_ai' : asked;
  const type = canEditOutreach ? chosen : (kept ?? 'approached_as_bramble_ai');
  return { selectedOutreachJourneyType: type, emailSender: isAsProduct(type) ? null : (fields.emailSender ?? owner) };
}

/** A job as its account sees it. */
export const toJob = (
  stored: StoredJob,
  sourcing: StoredSourcing,
  around: {
    ownerName: string;
    steps: readonly JourneyStep[];
    generic: readonly JourneyStep[] | null;
    account: Pick<StoredAccount, 'forceContactAsBramble'>;
    history: readonly StoredAutoSourcingEntry[];
  },
): Job => {
  const {
    accountId: _,
    ownerId,
    outreachVersion: __,
    genericVersion: _generic,
    denyList,
    dismissed = [],
    ...job
  } = stored;
  return {
    ...job,
    ...stateOf(sourcing),
    status: shown(JobStatus, job.status),
    employer: { id: ownerId, name: around.ownerName },
    isBeingUpdated: !isKnownJob(stored, sourcing),
    isOutreachCustomizable: canEditOutreach(around.account),
    source: job.ats ? sourceNameOf(job.ats) : null,
    sourceId: job.ats?.reference ?? null,
    atsName: job.ats?.atsName ?? null,
    isFromMergeDev: job.ats !== undefined,
    journeys: [...around.steps],
    genericJourneys: around.generic && [...around.generic],
    batchRating: job.batchRating ?? null,
    autoSourcingHistory: around.history.flatMap(shownEntry),
    reading: (job.status === 'Draft' && job.reading) || null,
    candidateBlacklist: denyList
      ? { fileIdentifier: denyList.identifier, candidates: denyList.candidates, createdAt: denyList.createdAt }
      : null,
    dismissedCallToActions: CallToAction.options
      .filter((callToAction) => dismissed.includes(callToAction))
      .map((callToAction) => ({ callToAction })),
  };
};

/** How a job is sourced, as far as this version has names for it. */
const stateOf = (sourcing: StoredSourcing): JobSourcing => ({
  batch: sourcing.batch,
  maxSourced: sourcing.maxSourced,
  submissions: sourcing.submissions,
  sourcing: sourcing.sourcing,
  sourcingMode: shown(JobSourcing.shape.sourcingMode, sourcing.sourcingMode),
  autoSourcing: shown(AutoSourcing, sourcing.autoSourcing),
  sourcingRequest: sourcing.sourcingRequest,
  notSourcingReason: reasonOf(sourcing.notSourcingReason),
  autoContact: sourcing.autoContact,
  autoSourcingPause: AutoSourcingPause.safeParse(sourcing.autoSourcingPause).data ?? null,
});

const reasonOf = (reason: unknown) => (isOneOf(NotSourcingReason, reason) ? reason : null);

/** How much of a batch is there: while it is open, what the crowd has sourced since. */
function deliveredOf({ isSourcing, submittedBefore, crowdFunnel, delivered, requested }: StoredJobRow): number {
  if (!isSourcing || submittedBefore === undefined) return delivered;
  return Math.min(Math.max(crowdFunnel[0] - submittedBefore, 0), requested);
}

/** A job's row for somebody who has read so many messages of its chat. */
export const toJobRow = (row: StoredJobRow, chatsRead: number): JobRow => ({
  id: row.id,
  title: row.title,
  status: shown(JobStatus, row.status),
  formattedLocation: row.place,
  office: shown(Office, row.office),
  employer: row.ownerId,
  ownerName: row.ownerName,
  lastEditDate: row.listSort,
  profileToReviewCount: row.toReview,
  funnel: row.funnel,
  isSourcing: row.isSourcing,
  isAutoSourcingPaused: row.isPaused,
  isAutoSourced: row.isAuto === true,
  notSourcingReason: reasonOf(row.notSourcingReason),
  isBeingUpdated: !isKnownRow(row),
  isAdvertised: row.isAdvertised,
  lacks: row.lacks,
  batch: row.batch,
  delivered: deliveredOf(row),
  requested: row.requested,
  isFromMergeDotDev: row.ats === true,
  atsName: row.atsName ?? null,
  hasNewChatMessage: (row.chats ?? 0) > chatsRead,
  isAutoContactEnabled: row.autoContact === true,
});
