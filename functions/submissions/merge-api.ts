import { AppError } from '../../shared/contract/errors.ts';
import type { submissionRoutes } from '../../shared/contract/submissions.ts';
import { Profile } from '../../shared/model/candidate.ts';
import type { AccountId, SubmissionId } from '../../shared/model/ids.ts';
import { withoutLimits } from '../../shared/model/without-limits.ts';
import { canEditProfile } from '../../shared/rules/account/access.ts';
import { leftOut } from '../../shared/rules/candidate/left-out.ts';
import { mergeProfiles } from '../../shared/rules/candidate/merge-profiles.ts';
import { kindOf } from '../../shared/rules/outreach/address-kind.ts';
import { isSameAddress, withAddress, withSpare } from '../../shared/rules/outreach/addresses.ts';
import type { Actor, Api } from '../platform/http.ts';
import { falseInConflict } from '../platform/table.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import { whoWasAhead } from '../records/board/who-was-ahead.ts';
import { emailsChange, profileItem } from '../records/submission/beside-head.ts';
import { toCard } from '../records/submission/card.ts';
import type { Head } from '../records/submission/head.ts';
import type { Beside } from '../records/submission/head-store.ts';
import { identitiesOf } from '../records/submission/identity.ts';
import { isKnown, requireKnown } from '../records/submission/known-head.ts';
import { besideMerge } from '../records/submission/merged.ts';
import type { StoredProfile } from '../records/submission/stored-items.ts';
import { whoWasAdded } from './added-meanwhile.ts';
import { changedBy, edited } from './added-profile.ts';
import { requireOpenJob } from './open-job.ts';
import { createSamePerson } from './same-person.ts';

interface MergeDeps {
  readonly repository: SubmissionRepository;
  readonly now: () => Date;
}

/** How often either profile may change while they are merged. */
const TRIES = 24;
const TOO_LONG = 'Together these profiles are too long. Please shorten one of them first.';
const INCOMPLETE = 'Please complete this profile first.';
const KnownProfile = withoutLimits(Profile);

const isOurs = ({ origin }: Head) => canEditProfile({ isCustomerSubmission: origin === 'team' });

/** Whether a profile that is being added may become part of this one of the same person. */
export const canMergeInto = (added: Head, stands: Head) =>
  Boolean(added.pending) && !stands.pending && stands.jobId === added.jobId && isKnown(stands) && isOurs(stands);

/**
 * Merging: what somebody was adding becomes part of the profile that stands, which keeps its id, its place, its history and its
 * conversation. One conditional write of both, so that a change of either meanwhile is seen and nothing of it lost.
 */
export function createMergeApi({ repository, now }: MergeDeps): Pick<Api<typeof submissionRoutes>, 'mergeSubmission'> {
  const { heads, items } = repository;
  const same = createSamePerson(repository);

  /**
   * Its addresses, where the other profile has one more: written to where there was none, as one that the team gives, and else a
   * spare. While the search goes on, it says whether the address that stands can be written to.
   */
  const addressesOf = async (stands: Head, profile: StoredProfile, email: string | null, byName: string) => {
    const { accountId, id, hasEmail, huntDone, employer } = stands;
    const known = await repository.findEmails(accountId, id);
    const says = known.map((each) => each.email);
    if (!email || known.some((each) => isSameAddress(each.email, email))) return { beside: [], isReached: false, says };
    const given = { email, kind: kindOf(email, employer), byName };
    const isLacking = !hasEmail && (huntDone || !profile.candidate.email);
    const isReached =
      isLacking && !(await repository.whyClosed(accountId, email, await repository.printsOf(accountId, id)));
    const chosen = isReached ? withAddress(known, given) : { refused: '' };
    const emails = 'emails' in chosen ? chosen.emails : withSpare(known, given);
    return { beside: [emailsChange(stands, emails)], isReached, says: emails.map((each) => each.email) };
  };

  /** Says where somebody is who was moved to another job since they were offered. */
  const movedAway = (actor: Actor, { jobId }: Head, stands: Head) => {
    const ahead = whoWasAhead(repository);
    ahead.note(stands);
    return ahead.namedIn(actor, new AppError('MOVED_MEANWHILE'), stands.id, { jobId });
  };

  /** One try. Undefined where either changed since it was read. */
  const merge = async (actor: Actor, added: Head, into: SubmissionId): Promise<Head | undefined> => {
    const { accountId, userId, name } = actor;
    const stands = await heads.require(accountId, into);
    if (stands.jobId !== added.jobId && stands.fromJob === added.jobId) throw await movedAway(actor, added, stands);
    // Both read after their heads: an edit that they do not show has changed the head's version by the time this is written.
    const [other, profile] = await Promise.all([
      items.findProfile(accountId, added.id),
      items.findProfile(accountId, into),
    ]);
    if (!other) throw new AppError('BAD_REQUEST', { candidate: [INCOMPLETE] });
    if (!profile) throw new AppError('SUBMISSION_NOT_FOUND');
    await same.refuseDenied(added, other.candidate);
    const isSame = await same.isSamePerson(added, other.candidate, into);
    if (added.jobId !== stands.jobId || !isSame) throw new AppError('NOT_THE_SAME_PERSON');
    if (!isOurs(requireKnown(stands))) throw new AppError('CANNOT_EDIT_PROFILE');
    if (!added.pending) throw await whoWasAdded(repository, actor, [added.id]);
    if (!canMergeInto(added, stands)) throw new AppError('CONFLICT');
    if (!KnownProfile.safeParse(profile.candidate).success) throw new AppError('RECORD_NEWER');
    const candidate = mergeProfiles(profile.candidate, other.candidate);
    if (!Profile.safeParse(candidate).success) throw new AppError('BAD_REQUEST', { candidate: [TOO_LONG] });
    const isTaken = !profile.resume && other.resume !== null;
    const file = isTaken ? { resume: other.resume, resumeText: other.resumeText } : {};
    const addedByName = other.createdBy?.name ?? null;
    const { beside, isReached, says } = await addressesOf(stands, profile, other.candidate.email, addedByName ?? name);
    const after = { ...edited(stands, candidate, userId, false), ...(isReached && { hasEmail: true }) };
    const kept = {
      at: now().toISOString(),
      by: name,
      addedByName,
      resume: isTaken ? null : other.resume,
      leftOut: leftOut(profile.candidate, other.candidate),
    };
    // Its addresses and links are the person's in the same write, so that whoever is delivered by one of them is found here.
    const prints = identitiesOf(candidate, says);
    const arriving = await repository.findArriving(accountId, prints);
    const { actions, release } = await repository.claimArrival(stands, prints, arriving);
    const all: Beside[] = [
      profileItem(stands, { ...profile, ...file, candidate, ...changedBy(profile, actor, now()) }),
      ...beside,
      ...besideMerge(into, added, { merged: kept, by: userId }),
      ...actions.map((action) => () => action),
    ];
    if (await heads.save(after, all).catch(falseInConflict)) return { ...after, version: after.version + 1 };
    await release();
    return undefined;
  };

  /** What the same call answered before, where it was made before. */
  const mergedBefore = async (account: AccountId, id: SubmissionId, into: SubmissionId) =>
    (await repository.findMerged(account, into, id)) && heads.require(account, into);

  return {
    async mergeSubmission({ actor, params: { id }, body: { into } }) {
      const { accountId } = actor;
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const added = await heads.read(accountId, id);
        if (!added) {
          const before = await mergedBefore(accountId, id, into);
          return toCard(before ?? (await heads.require(accountId, id)));
        }
        await requireOpenJob(repository, accountId, added.jobId);
        const after = await merge(actor, added, into);
        if (after) return toCard(after);
      }
      throw new AppError('CONFLICT');
    },
  };
}
