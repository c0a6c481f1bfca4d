import { AppError } from '../../shared/contract/errors.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { addedMeanwhile } from '../../shared/rules/candidate/added-meanwhile.ts';
import type { Actor } from '../platform/http.ts';
import { inParallel } from '../platform/in-parallel.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import type { Head } from '../records/submission/head.ts';

type Store = Pick<SubmissionRepository, 'heads' | 'items' | 'findJobs' | 'findPeople'>;

/** How many profiles are read at the same time. */
const AT_ONCE = 5;

/** That somebody was added, or moved to a job, whom the person has not been shown: who, by whom and on which job, and which one to look at. */
export async function whoWasAdded(
  { heads, items, findJobs, findPeople }: Store,
  { accountId, userId }: Actor,
  ids: readonly SubmissionId[],
): Promise<AppError> {
  const found = (await heads.readMany(accountId, ids)).sort(latestFirst);
  const [latest] = found;
  if (!latest) return new AppError('ADDED_MEANWHILE');
  const jobs = await findJobs(
    accountId,
    found.map(({ jobId }) => jobId),
  );
  const whoDid = async ({ id, origin, fromJob, column, changedBy }: Head) => {
    if (!fromJob) return origin === 'team' ? (await items.findProfile(accountId, id))?.createdBy : undefined;
    // Whoever changed it there since may be somebody else.
    return changedBy && column === 'NEW' ? (await findPeople([changedBy]))[0] : undefined;
  };
  const added = await inParallel(found, AT_ONCE, async (head) => {
    const who = await whoDid(head);
    const by = who?.id === userId ? 'You' : who?.name || undefined;
    const jobTitle = jobs.find(({ id }) => id === head.jobId)?.title ?? '';
    return { name: head.name, jobTitle, by, isMoved: head.fromJob !== undefined };
  });
  const { id: submissionId, jobId } = latest;
  return new AppError('ADDED_MEANWHILE', {}, { why: addedMeanwhile(added), submissionId, jobId });
}

const latestFirst = (one: Head, other: Head) => (one.submittedAt < other.submittedAt ? 1 : -1);
