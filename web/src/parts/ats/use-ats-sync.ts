import { useEffect, useRef, useState } from 'react';
import { type SWRResponse, useSWRConfig } from 'swr';
import type { AtsSyncStatus } from '../../../../shared/model/ats.ts';
import type { ApiError } from '../../api/problem.ts';
import { isKeyOf } from '../../api/use-api.ts';
import { usePolledApi } from '../../api/use-polled.ts';
import { syncPause } from './sync-pause.ts';

/**
 * The sync of the ATS's jobs, asked again after 5 seconds and then every 15 for as long as it goes on (2-jobs, section 4). What it
 * brought is read once it is over. One that stopped before there was anything, and one that could not be read, are asked about more rarely.
 */
export function useAtsSync(isLinked: boolean): SWRResponse<AtsSyncStatus, ApiError> {
  const { mutate } = useSWRConfig();
  const [asked, setAsked] = useState(0);
  const pause = (latest: AtsSyncStatus | undefined) => syncPause(latest, asked);
  const sync = usePolledApi('getAtsJobsSync', isLinked ? {} : null, pause, {
    onSuccess: () => setAsked((count) => count + 1),
  });
  const { data } = sync;
  const before = useRef(data?.lastSyncDate);
  useEffect(() => {
    if (before.current !== undefined && before.current !== data?.lastSyncDate)
      void mutate(isKeyOf(['getAtsStatus', 'searchAtsJobs']));
    before.current = data?.lastSyncDate;
  }, [data?.lastSyncDate, mutate]);
  return sync;
}
