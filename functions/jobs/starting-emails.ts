import type { JourneyStep, OutreachType } from '../../shared/model/job.ts';
import { isWritable } from '../../shared/rules/job/job-form.ts';
import { BASIC_SEQUENCES } from '../../shared/rules/outreach/basic-sequences.ts';
import type { StoredAccount } from '../records/account/stored-account.ts';
import type { JobsRepository } from '../records/job/job-store.ts';
import { writtenVersionOf } from '../records/job/stored-job.ts';

/**
 * The emails that a job begins with: the product's, or those of the job that an admin made the default of the account. Where it
 * has none any more, the product's stand in.
 */
export async function startingSteps(
  { findStored, findOutreach }: Pick<JobsRepository, 'findStored' | 'findOutreach'>,
  account: Pick<StoredAccount, 'id' | 'jobIdForDefaultEmailOutreach'>,
  type: OutreachType,
): Promise<readonly JourneyStep[]> {
  const chosen = isWritable(type) ? account.jobIdForDefaultEmailOutreach : undefined;
  const job = chosen && (await findStored(account.id, chosen));
  const version = job ? writtenVersionOf(job) : null;
  const steps = job && version !== null ? await findOutreach(account.id, job.id, version) : undefined;
  return steps ?? BASIC_SEQUENCES[type];
}
