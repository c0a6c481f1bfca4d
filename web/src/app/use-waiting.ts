import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TIMES } from '../../../shared/product.ts';
import { usePolledApi } from '../api/use-polled.ts';
import { newResponses } from '../parts/new-responses.ts';
import { showToast } from '../ui/feedback/toast-store.ts';
import { useTitleCount } from '../ui/hooks/use-title.ts';
import { PATHS } from './paths.ts';

/**
 * How many unread answers wait for the person: in the menu, in the tab's title, and said outside of the inbox when there are more than before
 * (1-product, section 8). A unit a minute.
 */
export function useWaiting(): number {
  const { data } = usePolledApi('countWaiting', {}, TIMES.waitingPoll);
  const navigate = useNavigate();
  const isInInbox = useLocation().pathname.startsWith(PATHS.inbox);
  const unread = data?.unread ?? 0;
  useTitleCount(unread);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (data === undefined) return;
    const more = data.unread - (before.current ?? data.unread);
    before.current = data.unread;
    if (more <= 0 || isInInbox) return;
    showToast(newResponses(more), {
      kind: 'info',
      id: 'new-responses',
      about: 'Mark each as interested or as not interested, and the candidate moves there.',
      action: { label: 'Open the inbox', onSelect: () => void navigate(PATHS.inbox) },
    });
  }, [data, navigate, isInInbox]);
  return unread;
}
