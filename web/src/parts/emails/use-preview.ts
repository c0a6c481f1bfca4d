import { useEffect, useState } from 'react';
import type { MailJob } from '../../../../shared/contract/previews.ts';
import type { JobId, SubmissionId, UserId } from '../../../../shared/model/ids.ts';
import type { JourneyStep } from '../../../../shared/model/job.ts';
import { useApi } from '../../api/use-api.ts';

/** The job that emails are about, as far as it is saved and as it is typed, and who sends them. */
export interface MailFacts {
  readonly jobId?: JobId | undefined;
  readonly job: MailJob;
  readonly emailSenderId?: UserId | undefined;
}

const WAIT_MS = 500;

/** What is asked with facts that may be absent. */
export const factsOf = ({ jobId, job, emailSenderId }: MailFacts) => ({
  job,
  ...(jobId && { jobId }),
  ...(emailSenderId && { emailSenderId }),
});

/** The same a moment after the last change, so that not every key asks the server. */
function useSettled<T>(value: T): T {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), WAIT_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return JSON.parse(settled) as T;
}

/** The emails as they would arrive, with a candidate or an example; asked again once one stops typing. */
export function usePreview(facts: MailFacts, steps: readonly JourneyStep[], submissionId?: SubmissionId) {
  const sent = useSettled(steps.filter(({ inactive, timing }) => !inactive && timing.value > 0));
  const body = { ...factsOf(facts), steps: sent, ...(submissionId && { submissionId }) };
  return useApi('previewMail', sent.length > 0 ? { body } : null, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
}
