import { AppError } from '../../shared/contract/errors.ts';
import type { submissionRoutes } from '../../shared/contract/submissions.ts';
import { Profile, type ResumeFile } from '../../shared/model/candidate.ts';
import type { AccountId, SubmissionId } from '../../shared/model/ids.ts';
import { keepingUnknown } from '../../shared/model/keeping-unknown.ts';
import { withoutLimits } from '../../shared/model/without-limits.ts';
import { canEditProfile } from '../../shared/rules/account/access.ts';
import { resumeKey } from '../platform/file-keys.ts';
import type { Actor, Api } from '../platform/http.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import { draftItem, profileItem } from '../records/submission/beside-head.ts';
import { toCard } from '../records/submission/card.ts';
import type { Head } from '../records/submission/head.ts';
import { identitiesOf } from '../records/submission/identity.ts';
import { shownColumn } from '../records/submission/known-head.ts';
import { newHead } from '../records/submission/new-head.ts';
import type { StoredDraft, StoredProfile } from '../records/submission/stored-items.ts';
import type { CandidateDraft, ReadResume } from '../resumes/adding.ts';
import type { ParseRequest } from '../resumes/parser-contract.ts';
import { edited, finished, listedBy, recognisable } from './added-profile.ts';
import { requireOpenJob } from './open-job.ts';
import { createShowSubmission } from './show-submission.ts';

type AddingRoutes = 'createSubmission' | 'checkDuplicates' | 'editCandidate' | 'finishSubmission';

/** What adding a profile needs beside the table: someone who reads uploaded resumes, undefined where there is none. */
export interface AddingDeps {
  readonly repository: SubmissionRepository;
  readonly readResume: (file: ParseRequest) => Promise<ReadResume | undefined>;
  /** Whether an account may add profiles of its own. */
  readonly hasPlatformAccess: (account: AccountId) => Promise<boolean>;
  readonly now: () => Date;
}

const KnownProfile = withoutLimits(Profile);
const EMPTY = { text: '', failed: false, warnings: [] };

/** Adding a profile, from a file or as typed: it is set aside until it is finished. */
export function createAddingApi(deps: AddingDeps): Pick<Api<typeof submissionRoutes>, AddingRoutes> {
  const { repository, now } = deps;
  const { heads, items } = repository;
  const show = createShowSubmission(deps);

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

  const duplicatesOf = async (head: Head, candidate: unknown) => {
    const identities = identitiesOf(recognisable(candidate));
    const found = await repository.findByIdentity(head.accountId, identities);
    return found.filter(({ id }) => id !== head.id);
  };

  /** A job may have a list of people who are not to be sourced, from wherever they come. */
  const refuseDenied = async ({ accountId, jobId }: Head, candidate: unknown) => {
    const job = await repository.findDenyList(accountId, jobId);
    const by = job && (await repository.isDenied(accountId, job, listedBy(candidate)));
    if (by) throw new AppError(by === 'ats' ? 'CANDIDATE_IN_ATS' : 'EXCLUDED_CANDIDATE');
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
      const answer = { id, hasResumeParsingFailed: failed, candidate: { ...candidate }, warnings: [...warnings] };
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
      await heads.create({ ...head, name: head.name || tmpFile?.originalFilename || '' }, [
        complete.success
          ? profileItem(head, { ...stored, candidate: complete.data })
          : draftItem(head, { ...stored, candidate: { ...candidate } }),
      ]);
      return answer;
    },

    async checkDuplicates({ actor: { accountId }, params: { id } }) {
      const [head, { profile, draft }] = await Promise.all([heads.require(accountId, id), readAside(accountId, id)]);
      const { candidate } = profile ?? draft ?? {};
      await refuseDenied(head, candidate);
      const found = await duplicatesOf(head, candidate);
      const others = await heads.readMany(
        accountId,
        found.map((other) => other.id),
      );
      const jobs = await repository.findJobs(
        accountId,
        others.map(({ jobId }) => jobId),
      );
      const duplicates = others.map((other) => ({
        id: other.id,
        jobId: other.jobId,
        jobTitle: jobs.find(({ id: job }) => job === other.jobId)?.title ?? '',
        name: other.name,
        columnName: shownColumn(other),
      }));
      return { duplicates };
    },

    async editCandidate({ actor: { accountId, userId }, params: { id }, body: { candidate } }) {
      const [before, { profile, draft }] = await Promise.all([heads.require(accountId, id), readAside(accountId, id)]);
      const known = profile ?? draft;
      if (!known) throw new AppError('SUBMISSION_NOT_FOUND');
      if (!canEditProfile({ isCustomerSubmission: before.origin === 'team' }))
        throw new AppError('CANNOT_EDIT_PROFILE');
      await requireOpenJob(repository, accountId, before.jobId);
      const hasNewEmail = candidate.email !== (profile?.candidate.email ?? null);
      if (profile && !KnownProfile.safeParse(profile.candidate).success) throw new AppError('RECORD_NEWER');
      const kept = keepingUnknown(KnownProfile, known.candidate, candidate);
      const item = profileItem(before, { ...known, candidate: kept });
      await heads.change(accountId, id, (head) => edited(head, candidate, userId, Boolean(profile) && hasNewEmail), [
        item,
      ]);
      if (draft) await items.deleteDraft(accountId, id);
      return show(accountId, id, true);
    },

    async finishSubmission({ actor: { accountId, userId }, params: { id }, body: { asClientReviewed } }) {
      const head = await heads.require(accountId, id);
      // Read after the head, so that an edit which it does not show has changed the head's version by the time it is written.
      const { profile } = await readAside(accountId, id);
      await requireOpenJob(repository, accountId, head.jobId);
      if (!profile) throw new AppError('BAD_REQUEST', { candidate: ['Please complete this profile first.'] });
      await refuseDenied(head, profile.candidate);
      const isDuplicate = (await duplicatesOf(head, profile.candidate)).length > 0;
      const finish = (current: Head) => {
        if (!current.pending) return undefined;
        if (current.version !== head.version) throw new AppError('CONFLICT');
        return finished(current, { asClientReviewed, isDuplicate, at: now(), by: userId });
      };
      // Written with the head, so that neither can expire without the other.
      const after = await heads.change(
        accountId,
        id,
        finish,
        [profileItem({ accountId, id, submittedAt: head.submittedAt }, profile)],
        head,
      );
      return toCard(after);
    },
  };
}

const personOf = ({ userId, name }: Actor) => ({ id: userId, name, picture: null });
