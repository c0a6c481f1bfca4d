import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../shared/contract/errors.ts';
import type { submissionRoutes } from '../../shared/contract/submissions.ts';
import { Profile, type ResumeFile } from '../../shared/model/candidate.ts';
import type { AccountId, SubmissionId } from '../../shared/model/ids.ts';
import { keepingUnknown } from '../../shared/model/keeping-unknown.ts';
import { withoutLimits } from '../../shared/model/without-limits.ts';
import { canEditProfile } from '../../shared/rules/account/access.ts';
import { editedWords } from '../../shared/rules/candidate/edited-words.ts';
import { leftOut } from '../../shared/rules/candidate/left-out.ts';
import { tellingApart } from '../../shared/rules/job/telling-apart.ts';
import { kindOf } from '../../shared/rules/outreach/address-kind.ts';
import { isSameAddress, isStillReached, withSaid } from '../../shared/rules/outreach/addresses.ts';
import { resumeKey } from '../platform/file-keys.ts';
import type { Actor, Api } from '../platform/http.ts';
import { inParallel } from '../platform/in-parallel.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import { namedJob } from '../records/job/job-facts.ts';
import { draftItem, emailsChange, profileItem } from '../records/submission/beside-head.ts';
import { fileClaim } from '../records/submission/file-claim.ts';
import type { Head } from '../records/submission/head.ts';
import { shownColumn } from '../records/submission/known-head.ts';
import { newHead } from '../records/submission/new-head.ts';
import type { StoredDraft, StoredProfile } from '../records/submission/stored-items.ts';
import { toldChange } from '../records/submission/told-change.ts';
import type { CandidateDraft, ReadResume } from '../resumes/adding.ts';
import type { ParseRequest } from '../resumes/parser-contract.ts';
import { changedBy, edited, personOf, versionOf } from './added-profile.ts';
import { canMergeInto } from './merge-api.ts';
import { requireOpenJob } from './open-job.ts';
import { createSamePerson } from './same-person.ts';
import { createShowSubmission } from './show-submission.ts';

type AddingRoutes = 'createSubmission' | 'checkDuplicates' | 'editCandidate';

/** What adding a profile needs beside the table: someone who reads uploaded resumes, undefined where there is none. */
export interface AddingDeps {
  readonly repository: SubmissionRepository;
  readonly readResume: (file: ParseRequest) => Promise<ReadResume | undefined>;
  /** Whether an account may add profiles of its own. */
  readonly hasPlatformAccess: (account: AccountId) => Promise<boolean>;
  readonly now: () => Date;
}

const KnownProfile = withoutLimits(Profile);
/** How many profiles are read at the same time. */
const AT_ONCE = 5;
/** How often a profile may change while it is edited. */
const TRIES = 6;
const EMPTY = { text: '', failed: false, warnings: [] };

/** Adding a profile, from a file or as typed: it is set aside until it is finished. */
export function createAddingApi(deps: AddingDeps): Pick<Api<typeof submissionRoutes>, AddingRoutes> {
  const { repository, now } = deps;
  const { heads, items } = repository;
  const show = createShowSubmission(deps);
  const { findDenial, findDuplicates, refuseDenied } = createSamePerson(repository);

  /** The profile of a submission, or what is there of it while it is being added. */
  const readAside = async (
    account: AccountId,
    id: SubmissionId,
  ): Promise<{ profile?: StoredProfile; draft?: StoredDraft }> => {
    const profile = await items.findProfile(account, id);
    if (profile) return { profile };
    const draft = await items.findDraft(account, id);
    return draft ? { draft } : {};
  };

  const readFile = async (
    account: AccountId,
    { identifier, originalFilename }: Pick<ResumeFile, 'identifier' | 'originalFilename'>,
  ): Promise<ReadResume> => {
    const read = await deps.readResume({ key: resumeKey(account, identifier), originalFilename });
    if (!read) throw new AppError('FILE_NOT_FOUND');
    if (read.foreign) throw new AppError('FILE_TYPE_NOT_ALLOWED');
    return read;
  };

  /** Its addresses with the one that its profile says now; before any are known, the search begins with that one. */
  const addressesOf = async (head: Head, before: string | null, email: string | null, byName: string) => {
    const known = await repository.findEmails(head.accountId, head.id);
    const given = email ? { email, kind: kindOf(email, head.employer), byName } : undefined;
    if (known.length === 0) return { beside: [], isReached: false };
    const emails = withSaid(known, before, given);
    return { beside: [emailsChange(head, emails)], isReached: isStillReached(known, emails) };
  };

  /** Who may be the same person once a profile says something else, and is not by what it says now. */
  const findOthers = async (head: Head, stands: unknown, typed: Profile) => {
    const [before, after] = await Promise.all([findDuplicates(head, stands), findDuplicates(head, typed)]);
    return after.filter(({ id }) => before.every((one) => one.id !== id));
  };

  /** What a merge into this one would leave out. */
  const leftOutBy = async ({ accountId, id }: Head, candidate: Profile) => {
    const stands = await items.findProfile(accountId, id);
    return stands ? leftOut(stands.candidate, candidate) : [];
  };

  return {
    async createSubmission({ actor, body: { jobId, tmpFile, candidate: typed }, act }) {
      const { accountId } = actor;
      if (!tmpFile && !typed) throw new AppError('BAD_REQUEST', { candidate: ['This field is required.'] });
      const id: SubmissionId = `sub_${act.newId()}`;
      // A repeated act answers what its first run added, whatever became of the job since.
      const isAdded = act.earlier.length > 0 && (await heads.read(accountId, id)) !== undefined;
      if (!isAdded && (await requireOpenJob(repository, accountId, jobId)).status === 'Draft')
        throw new AppError('JOB_IS_A_DRAFT');
      if (!isAdded && !(await deps.hasPlatformAccess(accountId))) throw new AppError('PLATFORM_NEEDED');
      const read = tmpFile ? await readFile(accountId, tmpFile) : undefined;
      const { text, failed, warnings } = read ?? EMPTY;
      const candidate = typed ?? (read?.candidate as CandidateDraft);
      const denial = await findDenial({ accountId, jobId }, candidate);
      const told = denial ? [...warnings, denial.message] : [...warnings];
      const answer = { id, hasResumeParsingFailed: failed, candidate: { ...candidate }, warnings: told };
      if (isAdded) return answer;
      const head = newHead({
        accountId,
        id,
        jobId,
        origin: 'team',
        by: actor.userId,
        candidate,
        at: act.at,
        duplicate: false,
        pending: true,
      });
      const stored = {
        resume: tmpFile && { ...tmpFile, hasParsingFailed: failed },
        resumeText: text,
        createdBy: personOf(actor),
        externalId: null,
        community: null,
      };
      const complete = Profile.safeParse(candidate);
      const written = await heads.createOnce({ ...head, name: head.name || tmpFile?.originalFilename || '' }, [
        complete.success
          ? profileItem(head, { ...stored, candidate: complete.data })
          : draftItem(head, { ...stored, candidate: { ...candidate } }),
        ...(tmpFile ? [fileClaim(head, tmpFile.identifier)] : []),
      ]);
      if (written === 'refused') throw new AppError(tmpFile ? 'FILE_IN_USE' : 'CONFLICT');
      return answer;
    },

    async checkDuplicates({ actor: { accountId }, params: { id }, body: { candidate: typed } }) {
      const [head, { profile, draft }] = await Promise.all([heads.require(accountId, id), readAside(accountId, id)]);
      const { candidate } = profile ?? draft ?? {};
      if (!typed) await refuseDenied(head, candidate);
      const found = await (typed ? findOthers(head, candidate, typed) : findDuplicates(head, candidate));
      const read = await heads.readMany(
        accountId,
        found.map((other) => other.id),
      );
      const others = read.filter(({ pending }) => !pending);
      const jobs = await repository.findJobs(
        accountId,
        [head, ...others].map(({ jobId }) => jobId),
      );
      const apart = tellingApart(jobs.map(namedJob));
      const duplicates = await inParallel(others, AT_ONCE, async (other) => {
        const { matches = [], isSamePerson = false } = found.find(({ id: one }) => one === other.id) ?? {};
        const canMerge = profile !== undefined && isSamePerson && canMergeInto(head, other);
        return {
          id: other.id,
          jobId: other.jobId,
          jobTitle: jobs.find(({ id: job }) => job === other.jobId)?.title ?? '',
          jobApart: apart.get(other.jobId) ?? '',
          name: other.name,
          columnName: shownColumn(other),
          canMerge,
          isSamePerson,
          matches: [...matches],
          leftOut: profile && canMerge ? await leftOutBy(other, profile.candidate) : [],
        };
      });
      return { duplicates };
    },

    async editCandidate({ actor, params: { id }, body: { candidate: typed, profileVersion } }) {
      const { accountId, userId } = actor;
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const head = await heads.require(accountId, id);
        // Read after the head: what came beside it meanwhile, as by a merge, has changed its version by the time this is written.
        const { profile, draft } = await readAside(accountId, id);
        const known = profile ?? draft;
        if (!known) throw new AppError('SUBMISSION_NOT_FOUND');
        if (!canEditProfile({ isCustomerSubmission: head.origin === 'team' }))
          throw new AppError('CANNOT_EDIT_PROFILE');
        await requireOpenJob(repository, accountId, head.jobId);
        if (profile && !KnownProfile.safeParse(profile.candidate).success) throw new AppError('RECORD_NEWER');
        const candidate = inOldLetters(typed, profile?.candidate.email);
        const hasNewEmail = profile !== undefined && candidate.email !== profile.candidate.email;
        const kept = keepingUnknown(KnownProfile, known.candidate, candidate);
        // Saved as it is, or once more because an answer was lost: that is no change, and no conflict.
        if (profile && isDeepStrictEqual(kept, profile.candidate)) return show(accountId, id, true);
        if (profileVersion !== undefined && profileVersion !== versionOf(known))
          throw new AppError('PROFILE_CHANGED', {}, whoChanged(known, userId));
        const after = edited(head, candidate, userId, hasNewEmail);
        const at = now();
        const changed = { ...known, candidate: kept, ...changedBy(known, actor, at) };
        // Of a profile that is still being added nobody wants to read how it came about.
        const text = profile && !head.pending ? editedWords(profile.candidate, kept) : undefined;
        const line = { at: at.toISOString(), kind: 'edited', text: text ?? '', by: actor.name };
        const told = text ? [toldChange(head, line)] : [];
        const { beside, isReached } = hasNewEmail
          ? await addressesOf(after, profile.candidate.email, candidate.email, actor.name)
          : { beside: [], isReached: after.hasEmail };
        const all = [profileItem(head, changed), ...beside, ...told];
        if (!(await heads.save({ ...after, hasEmail: isReached }, all))) continue;
        if (draft) await items.deleteDraft(accountId, id);
        return show(accountId, id, true);
      }
      throw new AppError('CONFLICT');
    },
  };
}

/** The address in other letters is the one that stands, which may have been written to. */
const inOldLetters = (typed: Profile, stands: string | null | undefined): Profile =>
  typed.email && stands && isSameAddress(typed.email, stands) ? { ...typed, email: stands } : typed;

/** By whom it was changed, where that is known. */
function whoChanged({ changed }: Pick<StoredProfile, 'changed'>, reader: Actor['userId']): Record<string, string> {
  if (!changed) return {};
  const { id, name } = changed.by;
  return { by: id === reader ? 'You' : name, at: changed.at };
}
