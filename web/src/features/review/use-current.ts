import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import { useUrlState } from '../../ui/hooks/use-url-state.ts';

const DEFAULTS = { submissionId: '' };

/**
 * The profile on the screen, kept in the address. It changes at once and the address follows, so that the next profile
 * does not wait for a navigation. Our own changes replace the address and come back late, when the person may be
 * further on: only what they navigated to themselves counts.
 */
export const useCurrent = (): [SubmissionId | null, (id: SubmissionId | null) => void] => {
  const [{ submissionId }, changeUrl] = useUrlState(DEFAULTS);
  const [current, setCurrent] = useState(submissionId);
  const [seen, setSeen] = useState(submissionId);
  const isOurs = useNavigationType() === 'REPLACE';
  const { pathname } = useLocation();
  if (submissionId !== seen) {
    setSeen(submissionId);
    if (!isOurs) setCurrent(submissionId);
  }
  useEffect(() => {
    // Whoever is leaving has the address of another page already.
    if (current !== seen && window.location.pathname === pathname) changeUrl({ submissionId: current });
  }, [current, seen, pathname, changeUrl]);
  const select = useCallback((id: SubmissionId | null) => setCurrent(id ?? ''), []);
  return [(current || null) as SubmissionId | null, select];
};
