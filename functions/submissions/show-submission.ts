import type { AccountId, SubmissionId } from '../../shared/model/ids.ts';
import type { Submission } from '../../shared/model/submission.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import { presentSubmission, toDossier, unnamedOf } from './presenter.ts';

/** Reads everything about one candidate. `strongly` right after writing what is to be shown. */
export type ShowSubmission = (account: AccountId, id: SubmissionId, strongly: boolean) => Promise<Submission>;

/**
 * Two queries as a rule, of the submission and of its person; a read more where they are on other jobs too, and one for the name
 * of who contacted them. Until the search for addresses is over a person is looked up by each address and link.
 */
export function createShowSubmission(deps: {
  readonly repository: SubmissionRepository;
  readonly now: () => Date;
}): ShowSubmission {
  const { repository, now } = deps;
  const { heads } = repository;
  return async (account, id, strongly) => {
    const items = await repository.items.readAll(account, id, strongly);
    const dossier = toDossier(items);
    if (!dossier) throw await heads.whyGone(account, id);
    const { person, submissions } = dossier.personId
      ? await repository.readPerson(account, dossier.personId)
      : { person: undefined, submissions: await repository.findByIdentity(account, dossier.prints) };
    const others = submissions.filter((other) => other.id !== id);
    const otherHeads = await heads.readMany(
      account,
      others.slice(0, 50).map((other) => other.id),
    );
    const contacted = otherHeads.filter(({ contactedAt, jobId }) => contactedAt && jobId !== dossier.head.jobId);
    const [people, jobs] = await Promise.all([
      repository.findPeople([...unnamedOf(dossier), ...contacted.flatMap(({ campaign }) => campaign?.startedBy ?? [])]),
      repository.findJobs(
        account,
        contacted.map(({ jobId }) => jobId),
      ),
    ]);
    const elsewhere = contacted.map((head) => ({
      head,
      jobTitle: jobs.find(({ id }) => id === head.jobId)?.title ?? '',
    }));
    return presentSubmission(dossier, { now: now(), people, person, others, elsewhere });
  };
}
