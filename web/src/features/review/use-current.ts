import { useCallback, useEffect, useState } from 'react';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import { useUrlState } from '../../ui/use-url-state.ts';

const DEFAULTS = { submissionId: '' };

/**
 * The profile on the screen, kept in the address. It changes at once and the address follows, so that the next profile
 * does not wait for a navigation.
 */
export const useCurrent = (): [SubmissionId | null, (id: SubmissionId | null) => void] => {
  const [{ submissionId }, changeUrl] = useUrlState(DEFAULTS);
  const [current, setCurrent] = useState(submissionId);
  const [seen, setSeen] = useState(submissionId);
  if (submissionId !== seen) {
    setSeen(submissionId);
    setCurrent(submissionId);
  }
  useEffect(() => {
    if (current !== seen) changeUrl({ submissionId: current });
  }, [current, seen, changeUrl]);
  const select = useCallback((id: SubmissionId | null) => setCurrent(id ?? ''), []);
  return [(current || null) as SubmissionId | null, select];
};
