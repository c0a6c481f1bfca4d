import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JobId } from '../../../../shared/model/ids.ts';
import type { Job } from '../../../../shared/model/job.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { canEditOutreach } from '../../../../shared/rules/account/access.ts';
import { call } from '../../api/call.ts';
import { type ApiError, messageOf } from '../../api/problem.ts';
import { useApi } from '../../api/use-api.ts';
import { showProblem } from '../../api/use-api-mutation.ts';
import { useUser } from '../../api/use-user.ts';
import { type FormFacts, firstBatchSizeIn, hasPlatformAccess } from './facts.ts';

const once = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

/** The job as it is saved now; null for a new one. Where it cannot be loaded, the job list is the place to be. */
function useSavedJob(jobId: JobId | undefined): readonly [Job | null | undefined, (job: Job) => void] {
  const navigate = useNavigate();
  const [job, setJob] = useState<Job | null | undefined>(jobId ? undefined : null);
  useEffect(() => {
    if (!jobId) return;
    const asked = new AbortController();
    call('getJob', { params: { id: jobId } }, asked.signal).then(setJob, (error: unknown) => {
      if (asked.signal.aborted) return;
      showProblem(error);
      navigate(WEB_PATHS.jobs, { replace: true });
    });
    return () => asked.abort();
  }, [jobId, navigate]);
  return [job, setJob];
}

export type Facts =
  | { readonly state: 'ready'; readonly facts: FormFacts }
  | { readonly state: 'loading' }
  | { readonly state: 'problem'; readonly message: string; readonly retry: () => void };

/** Everything the form must know before it can be shown. */
export function useFacts(jobId: JobId | undefined, copyOf?: JobId): Facts {
  const person = useUser();
  const [read, onJob] = useSavedJob(jobId ?? copyOf);
  const job = jobId ? read : read && null;
  const account = useApi('getAccount', { params: { id: person.employer.account } }, once);
  const settings = useApi('listAppSettings', {}, once);
  const journeys = useApi('listAccountJourneys', { params: { id: person.employer.account } }, once);
  const flags = useApi('listMyFeatureFlags', {}, once);
  const asked = [account, settings, journeys, flags];
  const error: ApiError | undefined = asked.find((each) => each.error && each.data === undefined)?.error;
  if (error) {
    const retry = () => {
      for (const each of asked) void each.mutate();
    };
    return { state: 'problem', message: messageOf(error), retry };
  }
  if (read === undefined || job === undefined || !account.data || !settings.data || !journeys.data || !flags.data)
    return { state: 'loading' };
  const facts: FormFacts = {
    person,
    account: account.data,
    job,
    copied: jobId ? null : read,
    canEditOutreach: canEditOutreach(account.data),
    mayAdvertise: flags.data.jobAdvertising === true || job?.isAdvertised === true,
    isPosted: job !== null && job.status !== 'Draft',
    hasPlatformAccess: hasPlatformAccess(account.data, settings.data),
    firstBatchSize: firstBatchSizeIn(settings.data),
    starting: Object.fromEntries(journeys.data.map(({ type, steps }) => [type, steps])),
    onJob,
  };
  return { state: 'ready', facts };
}
