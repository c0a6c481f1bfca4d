import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { AtsSyncStatus } from '../../../../shared/model/ats.ts';
import { TIMES } from '../../../../shared/product.ts';
import { isSyncing } from '../../../../shared/rules/ats/sync.ts';
import { isKeyOf } from '../../api/use-api.ts';
import { usePolledApi } from '../../api/use-polled.ts';

/**
 * The sync of the ATS's jobs, asked again after 5 seconds and then every 15 for as long as it goes on (2-jobs, section 4). What it
 * brought is read once it is over.
 */
export function useAtsSync(isLinked: boolean): AtsSyncStatus | undefined {
  const { mutate } = useSWRConfig();
  const [asked, setAsked] = useState(0);
  const pause = (latest: AtsSyncStatus | undefined) => {
    if (!latest || !isSyncing(latest)) return 0;
    return asked > 1 ? TIMES.atsPoll : TIMES.atsFirstPoll;
  };
  const { data } = usePolledApi('getAtsJobsSync', isLinked ? {} : null, pause, {
    onSuccess: () => setAsked((count) => count + 1),
  });
  const before = useRef(data?.lastSyncDate);
  useEffect(() => {
    if (before.current !== undefined && before.current !== data?.lastSyncDate)
      void mutate(isKeyOf(['getAtsStatus', 'searchAtsJobs']));
    before.current = data?.lastSyncDate;
  }, [data?.lastSyncDate, mutate]);
  return data;
}
