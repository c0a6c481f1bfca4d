import { AppError, ERRORS, type ErrorCode } from '../../shared/contract/errors.ts';
import { DeliveredProfile, type DeliveryResult } from '../../shared/contract/sourcing.ts';
import type { RequestId, SubmissionId } from '../../shared/model/ids.ts';
import { totalOf } from '../../shared/rules/funnel/counters.ts';
import { hasReachedObjective } from '../../shared/rules/sourcing/auto/decide.ts';
import { excludedCompany, personKey, personKeyOf } from '../../shared/rules/sourcing/delivery.ts';
import { matchesName, nameWords } from '../../shared/rules/text/names.ts';
import { problemsOf, type Sourcer } from '../platform/http.ts';
import { fingerprint } from '../platform/ids.ts';
import { isUnreadable } from '../platform/table.ts';
import type { StoredJob, StoredRequest } from '../records/job/stored-job.ts';
import { type Arrival, deliveredId, type SourcingRepository } from '../records/request/delivery-store.ts';
import { isHeld } from '../records/request/open-request.ts';
import { identitiesOf } from '../records/submission/identity.ts';
import { newHead } from '../records/submission/new-head.ts';

export interface DeliverDeps {
  readonly repository: SourcingRepository;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** A request takes at most 100 profiles, so whoever was beaten to a place more often than that is not in a race. */
const TRIES = 120;

/** A request as the profiles before left it. */
interface Progress {
  readonly request: StoredRequest;
  /** Whether others may have changed it since it was read: then it is read anew, strongly, before the next try. */
  readonly isOld: boolean;
}

interface Delivery extends DeliverDeps {
  readonly sourcer: Sourcer;
  readonly job: StoredJob;
  /** Whether each profile that was ever delivered for the job is found by its id. */
  readonly hasDerivedIds: boolean;
  /** The job has what it is for, and its request ends with the next look at it. */
  readonly isOver: boolean;
}

/**
 * Takes profiles of a sourcer one after the other, each by itself: what is not valid, excluded, known or too much is
 * refused and costs nothing. Delivering again what was taken gives the same answer and changes nothing. A request that
 * was stopped is refused as a whole unless it knows some of the profiles, and so is one of a job that has what it is for.
 */
export async function deliverProfiles(
  deps: DeliverDeps,
  sourcer: Sourcer,
  id: RequestId,
  profiles: readonly unknown[],
) {
  const which = await deps.repository.locate(id);
  const found = which && (await deps.repository.look(which));
  if (!found) throw new AppError('NOT_FOUND');
  const { job, sourcing } = found;
  const isOver = isObjectiveReached(found);
  const delivery = { ...deps, sourcer, job, hasDerivedIds: sourcing.hasDerivedIds ?? false, isOver };
  if (isOver) await deps.repository.lookSoon(which);
  let progress: Progress = { request: found.request, isOld: false };
  const results: DeliveryResult[] = [];
  for (const profile of profiles) {
    const { answer, after } = await deliverOne(delivery, progress, profile);
    results.push(answer);
    progress = after;
  }
  for (const code of ['REQUEST_CLOSED', 'REQUEST_PAUSED'] as const)
    if (results.every((result) => result.code === code)) throw new AppError(code);
  const { openKey, batchSize, delivered } = progress.request;
  return { results, remaining: openKey && !isOver ? batchSize - delivered : 0 };
}

/** Auto-sourcing that rests stops its own requests; what is open then is the calibration batch, which comes in full. */
function isObjectiveReached({ job, sourcing, counts }: NonNullable<Awaited<ReturnType<SourcingRepository['look']>>>) {
  const { targetLeadCount: targetLeads, targetProfileCount: targetHires } = job;
  const reached = { leads: totalOf(counts, 'lead'), hired: totalOf(counts, 'hired') };
  return sourcing.autoSourcing === 'ON' && hasReachedObjective({ ...sourcing, ...reached, targetLeads, targetHires });
}

async function deliverOne(delivery: Delivery, before: Progress, raw: unknown) {
  const parsed = DeliveredProfile.safeParse(raw);
  if (!parsed.success) {
    const fields = problemsOf(parsed.error);
    const { title } = ERRORS.BAD_REQUEST;
    const answer = { externalId: externalIdOf(raw), status: 400 as const, code: 'BAD_REQUEST', title, fields };
    return { answer, after: before };
  }
  let progress = before;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { request } = progress.isOld ? await readAnew(delivery, progress) : progress;
    const answer = await tryIfReadable(() => tryToTake(delivery, request, parsed.data, progress.isOld), parsed.data);
    if (answer) return { answer, after: { request: answer.status === 201 ? oneMore(request) : request, isOld: false } };
    progress = { request, isOld: true };
  }
  throw new Error(`A profile for ${before.request.id} found no place in ${TRIES} tries while the request stayed open`);
}

/** What cannot be read of one person keeps nobody else out: the profile is refused by itself. It is logged where it is read. */
async function tryIfReadable(take: () => ReturnType<typeof tryToTake>, profile: DeliveredProfile) {
  try {
    return await take();
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return refusal(profile, 'RECORD_UNREADABLE');
  }
}

async function readAnew({ repository }: Delivery, { request }: Progress) {
  const found = await repository.readRequest(request);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** A request with one more profile; the last one closes it. */
function oneMore(request: StoredRequest): StoredRequest {
  const { openKey, ...rest } = request;
  const delivered = request.delivered + 1;
  if (openKey && delivered < request.batchSize) return { ...request, delivered };
  return { ...rest, delivered, closedBecause: 'DELIVERED' };
}

/** One try; undefined where someone else was faster and it is worth another look. */
async function tryToTake(
  delivery: Delivery,
  request: StoredRequest,
  profile: DeliveredProfile,
  isOnceMore: boolean,
): Promise<DeliveryResult | undefined> {
  const { repository, sourcer, job, hasDerivedIds, isOver } = delivery;
  const { externalId } = profile;
  const refused = async (code: ErrorCode) => {
    const before = await repository.findDelivered(request, sourcer.communityId, externalId);
    return before ? asBefore(profile, before) : refusal(profile, code);
  };
  const isExcluded = excludedCompany(profile, job.requirements.blacklistedDomains) !== undefined;
  const over = isOver ? 'REQUEST_CLOSED' : undefined;
  const code = closedBecause(request) ?? over ?? (isExcluded ? 'EXCLUDED_COMPANY' : undefined);
  if (code) return refused(code);
  const before = hasDerivedIds ? undefined : await repository.findDelivered(request, sourcer.communityId, externalId);
  if (before) return asBefore(profile, before);
  const prints = identitiesOf(profile);
  if (await isOnDenyList(delivery, profile)) return refused('EXCLUDED_CANDIDATE');
  const known = await repository.findArriving(request.accountId, prints, { strongly: isOnceMore });
  if (await isOnJob(delivery, request, profile, known)) return refused('DUPLICATE_PROFILE');
  const arrival = toArrival(delivery, request, profile, { prints, known });
  const outcome = await repository.take(arrival);
  if (outcome === 'taken') return { externalId, status: 201, submissionId: arrival.head.id };
  if (outcome === 'deliveredBefore') return asBefore(profile, arrival.head.id);
  return outcome === 'personIsThere' ? refused('DUPLICATE_PROFILE') : undefined;
}

/** Whether the job's own list says that this person is not to be sourced: by any company they worked for, since lists grow old. */
const isOnDenyList = async ({ repository, job }: Delivery, profile: DeliveredProfile) =>
  (await repository.isDenied(job.accountId, job, {
    name: `${profile.firstName} ${profile.lastName}`,
    companies: profile.employmentHistory.map(({ employerName }) => employerName),
    emails: profile.email ? [profile.email] : [],
  })) !== undefined;

function closedBecause(request: StoredRequest) {
  const { openKey, closedBecause: why, delivered, batchSize } = request;
  if (isHeld(request)) return 'REQUEST_PAUSED' as const;
  if (openKey && delivered < batchSize) return undefined;
  return why === 'DELIVERED' ? ('REQUEST_FULL' as const) : ('REQUEST_CLOSED' as const);
}

/** Whether the same person is on this job: by address or LinkedIn, or by name and employer. */
async function isOnJob(
  { repository }: DeliverDeps,
  { accountId, jobId }: StoredRequest,
  profile: DeliveredProfile,
  { submissions }: Arrival['known'],
) {
  if (submissions.some((other) => other.jobId === jobId)) return true;
  const name = `${profile.firstName} ${profile.lastName}`;
  // Looked up by the longest word of the family name: many share a first name, and a search looks at a few hundred only.
  const [word = nameWords(name)[0]] = nameWords(profile.lastName).sort((a, b) => b.length - a.length);
  const isNamesake = (other: string) => matchesName(other, name);
  const namesakes = word ? await repository.findByName(accountId, jobId, word, isNamesake) : [];
  const heads = await repository.readHeads(accountId, namesakes);
  return heads.some((head) => personKeyOf(head.name, head.employer ?? '') === personKey(profile));
}

function toArrival(
  { now, newId, sourcer }: Delivery,
  request: StoredRequest,
  { externalId, ...candidate }: DeliveredProfile,
  { prints, known }: Pick<Arrival, 'prints' | 'known'>,
): Arrival {
  const { accountId, jobId } = request;
  const id = deliveredId(jobId, sourcer.communityId, externalId);
  const namesake = personKey(candidate);
  const duplicate = known.submissions.length > 0;
  const trial = sourcer.isTrial ?? false;
  return {
    request,
    head: newHead({ accountId, id, jobId, origin: 'crowd', candidate, at: now(), duplicate, trial }),
    profile: {
      candidate,
      resume: null,
      resumeText: '',
      createdBy: null,
      externalId,
      community: sourcer.communityId,
    },
    namesake: namesake && fingerprint(namesake),
    prints,
    known,
    entryId: newId(),
  };
}

const asBefore = ({ externalId }: DeliveredProfile, submissionId: SubmissionId): DeliveryResult => ({
  externalId,
  status: 200,
  submissionId,
});

function refusal({ externalId }: DeliveredProfile, code: ErrorCode): DeliveryResult {
  const { status, title } = ERRORS[code];
  return { externalId, status: status === 422 ? 422 : 409, code, title };
}

function externalIdOf(raw: unknown): string {
  const externalId = typeof raw === 'object' && raw !== null && 'externalId' in raw ? raw.externalId : undefined;
  return typeof externalId === 'string' ? externalId.slice(0, 100) : '';
}
