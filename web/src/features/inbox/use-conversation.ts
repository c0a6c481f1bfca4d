import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { Conversation } from '../../../../shared/model/inbox.ts';
import { TIMES } from '../../../../shared/product.ts';
import type { InputOf } from '../../api/routes.ts';
import { isKeyOf, useApi } from '../../api/use-api.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { usePolledApi } from '../../api/use-polled.ts';

/** How long the boxes take to follow what was done. */
const FOLLOWS_MS = 2_500;

/** One conversation: what was written, and what can be done with it. Opening it marks it read, once. */
export function useConversation(id: SubmissionId, onChanged: (conversation: Conversation) => void) {
  const params = { id };
  const thread = usePolledApi('openConversation', { params }, TIMES.inboxPoll);
  const mails = useApi('listSentMails', { params });
  const { attempt, busy } = useApiMutation('changeConversation');
  const { mutate } = useSWRConfig();
  const told = useRef(onChanged);
  told.current = onChanged;

  /** Reads again what follows from a change, once it has followed. */
  const followUp = () =>
    window.setTimeout(() => void mutate(isKeyOf(['countWaiting', 'openConversation'])), FOLLOWS_MS);

  const change = async (body: InputOf<'changeConversation'>['body']) => {
    const changed = await attempt({ params, body });
    if (!changed) return false;
    told.current(changed);
    void thread.mutate((known) => known && { ...known, conversation: changed }, { revalidate: false });
    followUp();
    return true;
  };

  const latest = useRef(change);
  latest.current = change;
  const isRead = useRef(false);
  const isUnread = thread.data?.conversation.isUnread;
  useEffect(() => {
    if (isUnread === undefined || isRead.current) return;
    isRead.current = true;
    if (isUnread) void latest.current({ isUnread: false });
  }, [isUnread]);

  return { thread, mails: mails.data, change, busy, followUp };
}
