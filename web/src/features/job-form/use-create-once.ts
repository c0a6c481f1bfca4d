import { useRef, useState } from 'react';
import type { Job, JobFields } from '../../../../shared/model/job.ts';
import { ApiError } from '../../api/problem.ts';
import type { InputOf } from '../../api/routes.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { SAVING } from './saving-options.ts';

type Status = 'Draft' | 'Validated';

/** Whether a failure leaves open if the job was created. */
const isUncertain = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/**
 * Creates the job of this form once, however often it is asked to: a repeated call answers the job of the first. Where an
 * earlier call may have come through with an older text, the job is brought up to date.
 */
export function useCreateOnce() {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const unanswered = useRef<string>(undefined);
  const create = useApiMutation('createJob', SAVING);
  const update = useApiMutation('updateJob', SAVING);
  return async (fields: JobFields, status: Status): Promise<Job> => {
    const body: InputOf<'createJob'>['body'] = { ...fields, status, idempotencyKey };
    const sent = JSON.stringify(body);
    const earlier = unanswered.current;
    try {
      const job = await create.run({ body });
      unanswered.current = undefined;
      if (earlier === undefined || earlier === sent) return job;
      const changes = { ...fields, version: job.version, validateDraft: status === 'Validated' };
      return await update.run({ params: { id: job.id }, body: changes });
    } catch (error) {
      if (isUncertain(error)) unanswered.current = earlier ?? sent;
      throw error;
    }
  };
}
