import { AppError } from '../../shared/contract/errors.ts';
import type { JobId, UserId } from '../../shared/model/ids.ts';
import type { Job } from '../../shared/model/job.ts';
import { changeWords } from '../../shared/rules/account/audit-words.ts';
import type { Actor } from '../platform/http.ts';
import type { JobOwners } from '../records/job/job-owner.ts';
import { findJob, type JobsDeps, present } from './found-job.ts';

export interface OwnershipDeps extends JobsDeps {
  readonly owners: Pick<JobOwners, 'changeNoted'>;
}

/** Gives a job to a teammate (3-pipeline, section 6). Who owns it already goes on owning it. */
export async function transferOwnership(deps: OwnershipDeps, actor: Actor, id: JobId, to: UserId): Promise<Job> {
  const teammate = await deps.findTeammate(actor.accountId, to);
  if (!teammate) throw new AppError('NOT_FOUND');
  const found = await findJob(deps, actor, id);
  const { ownerId, title } = found.job;
  if (ownerId === to) return present(deps, found);
  const before = await deps.findTeammate(actor.accountId, ownerId);
  const entry = {
    ...{ id: deps.newId(), at: deps.now().toISOString(), kind: 'JOBS_TRANSFERRED' as const },
    by: { id: actor.userId, name: actor.name || actor.email },
    subject: title,
    details: changeWords(before?.name ?? 'A former teammate', teammate.name),
  };
  if (!(await deps.owners.changeNoted(actor.accountId, id, ownerId, teammate, entry))) throw new AppError('CONFLICT');
  return present(deps, await findJob(deps, actor, id));
}
