import { useRef, useState } from 'react';
import type { AtsJob } from '../../../../../shared/model/ats.ts';
import { call } from '../../../api/call.ts';
import type { InputOf } from '../../../api/routes.ts';
import { useApi } from '../../../api/use-api.ts';
import { showProblem } from '../../../api/use-api-mutation.ts';

/** The jobs that follow the first page of a question, by what was asked. */
interface Following {
  readonly asked: string;
  readonly jobs: readonly AtsJob[];
}
const NONE: readonly AtsJob[] = [];

/** Jobs of the ATS that answer a question, a page at a time; null waits. */
export function useAtsJobs(input: InputOf<'searchAtsJobs'> | null) {
  const found = useApi('searchAtsJobs', input, { keepPreviousData: true });
  const asked = JSON.stringify(input);
  const [following, setFollowing] = useState<Following>({ asked, jobs: NONE });
  const isLoading = useRef(false);
  const first = found.data;
  const rest = following.asked === asked ? following.jobs : NONE;
  const jobs = first && (rest.length > 0 ? unique([...first, ...rest]) : first);

  const loadMore = () => {
    if (!input || !first || isLoading.current || !(rest.at(-1) ?? first.at(-1))?.moreFollow) return;
    isLoading.current = true;
    call('searchAtsJobs', { query: { ...input.query, offset: first.length + rest.length } })
      .then((page) => setFollowing({ asked, jobs: [...rest, ...page] }))
      .catch(showProblem)
      .finally(() => {
        isLoading.current = false;
      });
  };
  return { found, jobs, loadMore };
}

/** Where a job came or went between two pages, one may be on both. */
const unique = (jobs: readonly AtsJob[]): AtsJob[] => [...new Map(jobs.map((job) => [job.id, job])).values()];
