import MessageSquare from 'lucide-react/icons/message-square';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { Job } from '../../../../../shared/model/job.ts';
import { TIMES } from '../../../../../shared/product.ts';
import { recordEvent, reportFault } from '../../../api/product-events.ts';
import { useLive } from '../../../api/use-live.ts';
import { usePolledApi } from '../../../api/use-polled.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { useTitleBlink } from '../../../ui/hooks/use-title.ts';
import { useUrlState } from '../../../ui/hooks/use-url-state.ts';
import styles from './chat.module.css';
import { useListening } from './listening.ts';
import { useSending } from './use-outbox.ts';

const ChatDrawer = lazily(() => import('./chat-drawer.tsx'));

const nothing = { openJobChat: false };

/** Opens a job's chat, with how much in it is new (3-pipeline, section 2). */
export function ChatLauncher({ job }: { job: Job }) {
  const [{ openJobChat }, change] = useUrlState(nothing);
  const [isOpen, setIsOpen] = useState(false);
  const setOpen = useCallback((isToBeOpen: boolean) => {
    setIsOpen(isToBeOpen);
    recordEvent('toggle-job-chat', { about: isToBeOpen ? 'opened' : 'closed' });
  }, []);
  useEffect(() => {
    if (!openJobChat) return;
    setOpen(true);
    change({ openJobChat: false });
  }, [openJobChat, change, setOpen]);
  const { data, error, mutate } = usePolledApi('getChat', { params: { id: job.id } }, TIMES.chatPoll);
  const isListening = useListening(job.id);
  useLive(isOpen || isListening ? job.id : undefined, (last) => {
    // What is open reads it by itself, and says then how it stands.
    if (isOpen && last !== undefined)
      void mutate((state) => state && { ...state, last: Math.max(state.last, last) }, { revalidate: false });
    else void mutate();
  });
  useSending(job.id);
  const unread = data?.unread ?? 0;
  useTitleBlink(unread > 0 && !isOpen ? 'New messages' : undefined, TIMES.chatBlink);
  const problem = error && !data ? 'An error happened during chat initialization' : undefined;
  const fault = problem && error?.code;
  useEffect(() => {
    // A page that was left before it was answered is no fault.
    if (fault) reportFault('chat initialisation error', fault);
  }, [fault]);
  return (
    <>
      <Button
        size="s"
        icon={<MessageSquare className="s" />}
        className={styles.launcher}
        aria-label={unread > 0 ? `Job chat, ${unread} new` : 'Job chat'}
        disabledReason={problem}
        onClick={() => setOpen(true)}
      >
        <span className={styles.word}>Chat</span>
        {unread > 0 && <Badge count={unread} />}
      </Button>
      {isOpen && data && (
        <Suspense>
          <ChatDrawer job={job} state={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
