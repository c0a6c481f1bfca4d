import type { AtsSyncStatus } from '../../shared/model/ats.ts';
import { AtsSyncState } from '../../shared/model/ats.ts';
import { isOneOf } from '../../shared/model/newer.ts';
import { LIMITS } from '../../shared/product.ts';
import { BETWEEN_OFFICES } from '../../shared/rules/ats/office-names.ts';
import { DELETED_IN_ATS } from '../../shared/rules/ats/sources.ts';
import { atRest, isWhole } from '../../shared/rules/ats/sync.ts';
import type { AtsApplicant } from '../records/ats/applicant-store.ts';
import { rowPlaceOf } from '../records/ats/ats-job-store.ts';
import type { Word } from '../records/ats/forbidding.ts';
import type { StoredAtsJob } from '../records/ats/stored-ats.ts';
import type { MergeApplication, MergeCandidate, MergeJob, MergeSyncStatus } from './merge/shapes.ts';

const MOST_DESCRIPTION = 100_000;
const MOST_EMAILS = 10;
/** Characters that say where all offices of a job are. */
const MOST_PLACE = 1_000;
const cut = (text: string | null, most: number = LIMITS.text) => text?.slice(0, most) ?? null;

/** A job of the ATS as it is kept. One that is not open, was deleted or has no name cannot be imported and has no row. */
export function toAtsJob(job: MergeJob): StoredAtsJob {
  const kept = {
    id: job.id,
    title: cut(job.name, LIMITS.title) ?? '',
    code: cut(job.code, 64),
    ref: cut(job.remote_id, 64),
    place: placeOf(job),
    status: job.remote_was_deleted ? DELETED_IN_ATS : job.status,
    createdAt: job.remote_created_at,
    description: cut(job.description, MOST_DESCRIPTION),
    applyUrl: cut(job.job_posting_urls[0]?.value ?? null, LIMITS.url),
  };
  const isOpen = (kept.status === 'OPEN' || kept.status === null) && kept.title !== '';
  return { ...kept, ...(isOpen && { row: rowPlaceOf(kept) }) };
}

/** Where its offices are, each once; of those that are too many, how many they are. */
function placeOf({ offices }: MergeJob): string | null {
  const all = [...new Set(offices.flatMap(({ location, name }) => cut(location ?? name) ?? []))];
  const fits = (count: number) => all.slice(0, count).join(BETWEEN_OFFICES).length <= MOST_PLACE;
  const most = all.findLastIndex((_, at) => fits(at + 1)) + 1;
  const others = all.length - most;
  return [...all.slice(0, most), ...(others > 0 ? [`${others} more`] : [])].join(BETWEEN_OFFICES) || null;
}

/** Somebody on a job as they are kept; undefined where Merge does not say on which. */
export function toApplicant(application: MergeApplication): AtsApplicant | undefined {
  const {
    id,
    job,
    candidate,
    rejected_at: rejectedAt,
    current_stage: stage,
    remote_was_deleted: wasDeleted,
    modified_at: changedAt,
  } = application;
  if (!job) return undefined;
  const someone = typeof candidate === 'object' ? candidate : null;
  const isGone = Boolean(wasDeleted) || Boolean(someone?.remote_was_deleted);
  return {
    ...{ job, isGone, ...(isGone && !wasDeleted && { mayReturn: true }) },
    ...(isGone && someone && { how: someone.remote_was_deleted ? 'DELETED' : 'OFF_JOB' }),
    ...{ changedAt: latest(changedAt, someone?.modified_at ?? null), mayMail: mayMail(someone) },
    person: {
      id,
      candidateId: someone?.id ?? (typeof candidate === 'string' ? candidate : null),
      name: nameOf(someone),
      emails: emailsOf(someone),
      stage: cut(stage.name),
      ...(typeof stage.stage_order === 'number' && { stageOrder: stage.stage_order }),
      rejectedAt,
      ...noMailOf(someone),
      ...remoteIdOf(someone),
      ...refOf(application),
    },
  };
}

/** Somebody on a job, once it is known who they are now. */
export function withCandidate({ job, person }: AtsApplicant, someone: MergeCandidate): AtsApplicant {
  const { id, candidateId, stage, stageOrder, rejectedAt, ref } = person;
  return {
    job,
    isGone: Boolean(someone.remote_was_deleted),
    ...(someone.remote_was_deleted && { mayReturn: true, how: 'DELETED' }),
    changedAt: someone.modified_at,
    mayMail: mayMail(someone),
    // In the order of the above: whether somebody changed is seen by how they are written down.
    person: {
      ...{ id, candidateId, name: nameOf(someone), emails: emailsOf(someone), stage },
      ...(stageOrder !== undefined && { stageOrder }),
      rejectedAt,
      ...noMailOf(someone),
      ...remoteIdOf(someone),
      ...(ref && { ref }),
    },
  };
}

const latest = (one: string | null, other: string | null) => ((one ?? '') > (other ?? '') ? one : other);

/**
 * What the ATS says of emailing somebody, wherever they stand: what they forbid is forbidden besides what they forbade before, as long as
 * they do. Of whoever is deleted there only its express word takes that back, and for what they have still.
 */
export function wordOf(someone: MergeCandidate): Word {
  const isGone = Boolean(someone.remote_was_deleted);
  const emails = emailsOf(someone);
  const allows = mayMail(someone) ? emails : [];
  const own = { who: someone.id, isGone, isOfAnybody: true, allows };
  if (noMailOf(someone).noMail) return { ...own, forbids: emails, lifts: [] };
  if (!isGone) return { ...own, forbids: [], lifts: 'rest' };
  return { ...own, forbids: [], lifts: allows };
}

/** Left out where they may be emailed, so that whoever was read before is as they were. */
const noMailOf = (someone: MergeCandidate | null): { readonly noMail?: true } =>
  someone?.can_email === false || someone?.is_private === true ? { noMail: true } : {};

/** Whether it is said expressly, and not only nothing against it. */
const mayMail = (someone: MergeCandidate | null): boolean => someone?.can_email === true && !noMailOf(someone).noMail;

const remoteIdOf = (someone: MergeCandidate | null) => {
  const remoteId = cut(someone?.remote_id ?? null, 64);
  return remoteId ? { remoteId } : {};
};

/** Other ATSs of the same kind count from one too, so it also says when they applied. */
const refOf = ({ remote_id: remoteId, applied_at: at }: MergeApplication) =>
  remoteId && at ? { ref: `${cut(remoteId, 64)} ${at}` } : {};

export const nameOf = (someone: MergeCandidate | null) =>
  [someone?.first_name, someone?.last_name].filter(Boolean).join(' ').slice(0, LIMITS.text);

const emailsOf = (someone: MergeCandidate | null): string[] =>
  [...new Set((someone?.email_addresses ?? []).flatMap(({ value }) => value?.toLowerCase() ?? []))].slice(
    0,
    MOST_EMAILS,
  );

/** How far Merge is with people: who they are, and on which jobs they stand. */
export function toStateOfPeople(all: readonly MergeSyncStatus[]) {
  const people = [toSyncStatus(all, 'application'), toSyncStatus(all, 'candidate')];
  const hadAll = (['application', 'candidate'] as const).every((model) => {
    const found = findIn(all, model);
    return found?.last_sync_result === 'DONE' && found.is_initial_sync !== true;
  });
  return {
    asOf: atRest(people),
    hasAllPeople: people.every((one) => one !== undefined && isWhole(one)),
    finished: people.some((one) => one?.lastSyncDate) ? people.map((one) => one?.lastSyncDate).join(', ') : undefined,
    hadAll,
  };
}

const findIn = (all: readonly MergeSyncStatus[], model: string) =>
  all.find(({ model_name: name }) => name.split('.').at(-1)?.toLowerCase() === model);

/** What Merge says of one kind of things; undefined before it says anything. */
export function toSyncStatus(all: readonly MergeSyncStatus[], model: string): AtsSyncStatus | undefined {
  const found = findIn(all, model);
  if (!found) return undefined;
  return {
    // One it does not know is on its way to one it does.
    lastSyncStatus: isOneOf(AtsSyncState, found.status) ? found.status : 'SYNCING',
    lastSyncDate: found.last_sync_finished,
    nextSyncDate: found.next_sync_start,
    isInitialSync: found.is_initial_sync === true,
  };
}
