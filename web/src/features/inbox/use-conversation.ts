import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { Conversation } from '../../../../shared/model/inbox.ts';
import { TIMES } from '../../../../shared/product.ts';
import type { AnswerOf, InputOf } from '../../api/routes.ts';
import { isKeyOf, keyOf, useApi } from '../../api/use-api.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { usePolledApi } from '../../api/use-polled.ts';
import type { Change } from './list-changes.ts';
import { FOLLOWS_MS } from './use-inbox.ts';

/** One conversation: what was written, and what can be done with it. Opening it marks it read, once. */
export function useConversation(id: SubmissionId, onChanged: (change: Change, isReading: boolean) => void) {
  const params = { id };
  const thread = usePolledApi('openConversation', { params }, TIMES.inboxPoll);
  const mails = useApi('listSentMails', { params });
  const { attempt, busy } = useApiMutation('changeConversation');
  const { mutate } = useSWRConfig();
  const told = useRef(onChanged);
  told.current = onChanged;

  const latestOne = useRef<Conversation>(undefined);
  latestOne.current = thread.data?.conversation ?? latestOne.current;

  /** Reads again what follows from a change, once it has followed. */
  const followUp = () =>
    window.setTimeout(() => void mutate(isKeyOf(['countWaiting', 'openConversation'])), FOLLOWS_MS);

  /** Does something with it, and answers it as it is then; undefined where that failed. */
  const change = async (body: InputOf<'changeConversation'>['body']): Promise<Conversation | undefined> => {
    const after = await attempt({ params, body });
    const before = latestOne.current;
    if (!after || !before) return undefined;
    latestOne.current = after;
    told.current({ before, after }, body.isUnread === false);
    void mutate(
      keyOf('openConversation', { params }),
      (known?: AnswerOf<'openConversation'>) => known && { ...known, conversation: after },
      { revalidate: false },
    );
    followUp();
    return after;
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
