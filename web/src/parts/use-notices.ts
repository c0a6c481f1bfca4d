import { useEffect } from 'react';
import { useApi } from '../api/use-api.ts';
import { useApiMutation } from '../api/use-api-mutation.ts';

/** What the person is told by mail. By whose clock is said once, by this browser, unless the person has said it. */
export function useNotices() {
  const answer = useApi('getNotices', {}, { revalidateOnFocus: false });
  const { attempt, busy } = useApiMutation('saveNotices');
  const { mutate } = answer;
  const isUnknown = answer.data?.timeZone === null;
  useEffect(() => {
    if (!isUnknown) return;
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    void attempt({ body: { timeZone } }).then((saved) => saved && mutate(saved, { revalidate: false }));
  }, [isUnknown, attempt, mutate]);
  return { ...answer, save: attempt, busy };
}
