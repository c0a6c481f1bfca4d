import { useState } from 'react';
import type { Preflight } from '../../../../shared/contract/outreach.ts';
import type { JobId, SubmissionId } from '../../../../shared/model/ids.ts';
import { LIMITS, TIMES } from '../../../../shared/product.ts';
import { useApi } from '../../api/use-api.ts';
import { useApiParts } from '../../api/use-api-parts.ts';
import { inParts } from '../in-parts.ts';
import type { LeftOut } from './left-out.ts';
import { planWithout, wholePreflight } from './whole-preflight.ts';

/**
 * Who of these can be emailed, asked in as many calls as it takes. Where some of a few are left out the others are asked anew, for
 * whom those may have stood in the way; of many only the plan is made anew.
 */
export function usePreflight(
  { jobId, workEmails }: { readonly jobId: JobId; readonly workEmails: boolean },
  ids: readonly SubmissionId[],
  left: LeftOut,
) {
  const bodyOf = (some: readonly SubmissionId[]) => ({
    body: { jobId, submissionsId: [...some], shouldContactCandidateWorkEmails: workEmails },
  });
  const [checked, setChecked] = useState(0);
  const { data: parts, ...all } = useApiParts('preflightContact', inParts(ids).map(bodyOf), {
    keepPreviousData: true,
    refreshInterval: (latest) => (latest?.some(isSearching) ? TIMES.reviewHuntPoll * latest.length : 0),
    onPart: (count) => setChecked(Math.min(count * LIMITS.bulk, ids.length)),
  });
  const data = parts && wholePreflight(parts, new Date());
  const others = ids.filter((id) => !left.has(id));
  const isMany = ids.length > LIMITS.bulk;
  const isPart = left.size > 0 && others.length > 0 && !isMany;
  const again = useApi('preflightContact', isPart ? bodyOf(others) : null, { keepPreviousData: true });
  const part = isPart ? again.data : isMany && data && left.size > 0 ? planWithout(data, left, new Date()) : undefined;
  return { all: { ...all, data }, part, checked };
}

const isSearching = ({ blocked }: Preflight) => blocked.some(({ reason }) => reason === 'HUNT_NOT_DONE');
