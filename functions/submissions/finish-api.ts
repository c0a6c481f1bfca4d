import { AppError } from '../../shared/contract/errors.ts';
import type { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import type { Actor, Api } from '../platform/http.ts';
import { falseInConflict } from '../platform/table.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import { profileItem } from '../records/submission/beside-head.ts';
import { toCard } from '../records/submission/card.ts';
import type { Head } from '../records/submission/head.ts';
import { identitiesOf } from '../records/submission/identity.ts';
import { whoWasAdded } from './added-meanwhile.ts';
import { finished } from './added-profile.ts';
import { requireOpenJob } from './open-job.ts';
import { createSamePerson } from './same-person.ts';

interface FinishDeps {
  readonly repository: SubmissionRepository;
  readonly now: () => Date;
}

/** How often a profile may change, or somebody with the same address arrive, while one is finished. */
const TRIES = 24;

/** The end of adding a profile: it goes to review, or is saved. */
export function createFinishApi({
  repository,
  now,
}: FinishDeps): Pick<Api<typeof submissionRoutes>, 'finishSubmission'> {
  const { heads, items } = repository;
  const { refuseDenied } = createSamePerson(repository);

  interface Finishing {
    readonly asClientReviewed: boolean;
    readonly toldApart?: readonly SubmissionId[] | undefined;
    readonly toldHere?: readonly SubmissionId[] | undefined;
  }

  /**
   * One try: the head, the profile without its expiry, and whose its addresses and links are, all or nothing. So of two who add the
   * same person at once the second finds the first. Undefined where either changed since it was read.
   */
  const finish = async (actor: Actor, head: Head, { asClientReviewed, toldApart, toldHere }: Finishing) => {
    const { accountId: account, userId: by } = actor;
    const { id, submittedAt } = head;
    // Read after the head, so that an edit which it does not show has changed the head's version by the time it is written.
    const profile = await items.findProfile(account, id);
    if (!profile) throw new AppError('BAD_REQUEST', { candidate: ['Please complete this profile first.'] });
    await refuseDenied(head, profile.candidate);
    const prints = identitiesOf(profile.candidate);
    const known = await repository.findArriving(account, prints);
    const others = known.submissions.filter((other) => other.id !== id);
    const isUntold = (other: (typeof others)[number]) =>
      (toldApart && !toldApart.includes(other.id)) ||
      (toldHere && other.jobId === head.jobId && !toldHere.includes(other.id));
    const untold = others.flatMap((other) => (isUntold(other) ? [other.id] : []));
    if (untold.length > 0) throw await whoWasAdded(repository, actor, untold);
    const after = finished(head, { asClientReviewed, isDuplicate: others.length > 0, at: now(), by });
    const { actions, linked, release } = await repository.claimArrival(head, prints, known);
    const kept = profileItem({ accountId: account, id, submittedAt }, { ...profile, ...(linked && { linked }) });
    const isSaved = await heads.save(after, [kept, ...actions.map((action) => () => action)]).catch(falseInConflict);
    if (isSaved) return { ...after, version: after.version + 1 };
    await release();
    return undefined;
  };

  return {
    async finishSubmission({ actor, params: { id }, body }) {
      const { accountId } = actor;
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const head = await heads.require(accountId, id);
        await requireOpenJob(repository, accountId, head.jobId);
        if (!head.pending) return toCard(head);
        const after = await finish(actor, head, body);
        if (after) return toCard(after);
      }
      throw new AppError('CONFLICT');
    },
  };
}
