import { useRef } from 'react';
import type { Job } from '../../../../../shared/model/job.ts';
import { ApiError } from '../../../api/problem.ts';
import type { InputOf } from '../../../api/routes.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { SAVING } from './saving-options.ts';

type Status = 'Draft' | 'Validated';
type NewJob = InputOf<'createJob'>['body'];

/** Whether a failure leaves open if the job was created. */
const isUncertain = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/**
 * Creates the job of this form once, however often it is asked to. Where no answer came to an earlier call it is repeated as
 * it was, which answers the job that it made or makes it; then the job is brought up to what the form says now.
 */
export function useCreateOnce() {
  const unanswered = useRef<NewJob>(undefined);
  const create = useApiMutation('createJob', SAVING);
  const update = useApiMutation('updateJob', SAVING);
  return async (fields: Omit<NewJob, 'status'>, status: Status): Promise<Job> => {
    const wanted: NewJob = { ...fields, status };
    const body = unanswered.current ?? wanted;
    let job: Job;
    try {
      job = await create.run({ body });
      unanswered.current = undefined;
    } catch (error) {
      // What fails twice at our end is not the network's doing: the next try is for what the form says then.
      const isHopeless = error instanceof ApiError && error.code === 'INTERNAL' && body === unanswered.current;
      unanswered.current = isUncertain(error) && !isHopeless ? body : undefined;
      throw error;
    }
    if (JSON.stringify(body) === JSON.stringify(wanted)) return job;
    const changes = { ...fields, version: job.version, validateDraft: status === 'Validated' };
    return update.run({ params: { id: job.id }, body: changes });
  };
}
