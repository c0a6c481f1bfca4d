import { AppError, ERRORS, type ErrorCode } from '../../shared/contract/errors.ts';
import { DeliveredProfile, type DeliveryResult } from '../../shared/contract/sourcing.ts';
import type { RequestId, SubmissionId } from '../../shared/model/ids.ts';
import { excludedCompany, personKey, personKeyOf } from '../../shared/rules/sourcing/delivery.ts';
import { matchesName, nameWords } from '../../shared/rules/text/names.ts';
import { problemsOf, type Sourcer } from '../platform/http.ts';
import { fingerprint } from '../platform/ids.ts';
import type { StoredJob, StoredRequest } from '../records/job/stored-job.ts';
import { identitiesOf } from '../records/person/identity.ts';
import type { Arrival, SourcingRepository } from '../records/request/delivery-store.ts';
import { newHead } from '../records/submission/new-head.ts';

export interface DeliverDeps {
  readonly repository: SourcingRepository;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** A request takes at most 100 profiles, so whoever was beaten to a place more often than that is not in a race. */
const TRIES = 120;

/**
 * Takes profiles of a sourcer one after the other, each by itself: what is not valid, excluded, known or too much is
 * refused and costs nothing. Delivering again what was taken gives the same answer and changes nothing. A request that
 * was stopped is refused as a whole unless it knows some of the profiles.
 */
export async function deliverProfiles(
  deps: DeliverDeps,
  sourcer: Sourcer,
  id: RequestId,
  profiles: readonly unknown[],
) {
  const request = await deps.repository.findRequest(id);
  const job = request && (await deps.repository.findJob(request));
  if (!request || !job) throw new AppError('NOT_FOUND');
  const results: DeliveryResult[] = [];
  for (const profile of profiles) results.push(await deliverOne(deps, sourcer, id, job, profile));
  if (results.every(({ code }) => code === 'REQUEST_CLOSED')) throw new AppError('REQUEST_CLOSED');
  const after = await deps.repository.findRequest(id);
  return { results, remaining: after?.openKey ? after.batchSize - after.delivered : 0 };
}

async function deliverOne(
  deps: DeliverDeps,
  sourcer: Sourcer,
  id: RequestId,
  job: StoredJob,
  raw: unknown,
): Promise<DeliveryResult> {
  const parsed = DeliveredProfile.safeParse(raw);
  if (!parsed.success) {
    const fields = problemsOf(parsed.error);
    return { externalId: externalIdOf(raw), status: 400, code: 'BAD_REQUEST', title: ERRORS.BAD_REQUEST.title, fields };
  }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const answer = await tryToTake(deps, sourcer, id, job, parsed.data);
    if (answer) return answer;
  }
  throw new Error(`A profile for ${id} found no place in ${TRIES} tries while the request stayed open`);
}

/** One try; undefined where someone else was faster and it is worth another look. */
async function tryToTake(
  deps: DeliverDeps,
  sourcer: Sourcer,
  id: RequestId,
  job: StoredJob,
  profile: DeliveredProfile,
): Promise<DeliveryResult | undefined> {
  const { externalId } = profile;
  const request = await deps.repository.findRequest(id);
  if (!request) return refused(profile, 'REQUEST_CLOSED');
  const before = await deps.repository.findDelivered(request, sourcer.communityId, externalId);
  if (before) return { externalId, status: 200, submissionId: before };
  const isExcluded = excludedCompany(profile, job.requirements.blacklistedDomains) !== undefined;
  const refusal = closedBecause(request) ?? (isExcluded ? 'EXCLUDED_COMPANY' : undefined);
  if (refusal) return refused(profile, refusal);
  const known = await whoIsKnown(deps, request, profile);
  if (known.isOnJob) return refused(profile, 'DUPLICATE_PROFILE');
  const arrival = toArrival(deps, sourcer, request, profile, known.isElsewhere);
  const outcome = await deps.repository.take(arrival);
  if (outcome === 'taken') return { externalId, status: 201, submissionId: arrival.head.id };
  return outcome === 'personIsThere' ? refused(profile, 'DUPLICATE_PROFILE') : undefined;
}

function closedBecause({ openKey, closedBecause: why, delivered, batchSize }: StoredRequest) {
  if (openKey && delivered < batchSize) return undefined;
  return why === 'DELIVERED' ? ('REQUEST_FULL' as const) : ('REQUEST_CLOSED' as const);
}

/** Who of the account is the same person: by address or LinkedIn anywhere, by name and employer on this job. */
async function whoIsKnown({ repository }: DeliverDeps, { accountId, jobId }: StoredRequest, profile: DeliveredProfile) {
  const identified = await repository.findByIdentity(accountId, identitiesOf(profile));
  if (identified.some((other) => other.jobId === jobId)) return { isOnJob: true, isElsewhere: false };
  const name = `${profile.firstName} ${profile.lastName}`;
  // Looked up by the longest word of the family name: many share a first name, and a search looks at a few hundred only.
  const [word = nameWords(name)[0]] = nameWords(profile.lastName).sort((a, b) => b.length - a.length);
  const isNamesake = (other: string) => matchesName(other, name);
  const namesakes = word ? await repository.findByName(accountId, jobId, word, isNamesake) : [];
  const heads = await repository.readHeads(accountId, namesakes);
  const isOnJob = heads.some((head) => personKeyOf(head.name, head.employer ?? '') === personKey(profile));
  return { isOnJob, isElsewhere: identified.length > 0 };
}

function toArrival(
  { now, newId }: DeliverDeps,
  sourcer: Sourcer,
  request: StoredRequest,
  { externalId, ...candidate }: DeliveredProfile,
  duplicate: boolean,
): Arrival {
  const { accountId, jobId } = request;
  const id: SubmissionId = `sub_${newId()}`;
  const namesake = personKey(candidate);
  return {
    request,
    community: sourcer.communityId,
    externalId,
    head: newHead({ accountId, id, jobId, origin: 'crowd', candidate, at: now(), duplicate }),
    profile: {
      candidate,
      resume: null,
      resumeText: '',
      createdBy: null,
      externalId,
      community: sourcer.communityId,
    },
    persons: [...identitiesOf(candidate), ...(namesake ? [fingerprint(namesake)] : [])],
    entryId: newId(),
  };
}

function refused({ externalId }: DeliveredProfile, code: ErrorCode): DeliveryResult {
  const { status, title } = ERRORS[code];
  return { externalId, status: status === 422 ? 422 : 409, code, title };
}

function externalIdOf(raw: unknown): string {
  const externalId = typeof raw === 'object' && raw !== null && 'externalId' in raw ? raw.externalId : undefined;
  return typeof externalId === 'string' ? externalId.slice(0, 100) : '';
}
