import { AppError } from '../../shared/contract/errors.ts';
import type { JobId, UserId } from '../../shared/model/ids.ts';
import type { Job } from '../../shared/model/job.ts';
import type { Actor } from '../platform/http.ts';
import type { JobOwners } from '../records/job/job-owner.ts';
import { findJob, type JobsDeps, present } from './found-job.ts';

export interface OwnershipDeps extends JobsDeps {
  readonly owners: Pick<JobOwners, 'change'>;
}

/** Gives a job to a teammate (3-pipeline, section 6). Who owns it already goes on owning it. */
export async function transferOwnership(deps: OwnershipDeps, actor: Actor, id: JobId, to: UserId): Promise<Job> {
  const teammate = await deps.findTeammate(actor.accountId, to);
  if (!teammate) throw new AppError('NOT_FOUND');
  const { job } = await findJob(deps, actor, id);
  const isNew = job.ownerId !== to;
  if (isNew && !(await deps.owners.change(actor.accountId, id, job.ownerId, teammate))) throw new AppError('CONFLICT');
  return present(deps, await findJob(deps, actor, id));
}
