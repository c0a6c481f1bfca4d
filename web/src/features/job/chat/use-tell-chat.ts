import { useCallback } from 'react';
import type { JobId } from '../../../../../shared/model/ids.ts';
import { call } from '../../../api/call.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { listenForAWhile } from './listening.ts';
import { newMessageId } from './message-id.ts';

/** Says something in a job's chat from elsewhere on its page; false where that failed, of which nothing was said yet. */
export function useTellChat(id: JobId): (content: string) => Promise<boolean> {
  const { attempt } = useApiMutation('sendChatMessage', { quiet: true, refreshes: ['getChat', 'listChatMessages'] });
  return useCallback(
    async (content) => {
      const state = await call('getChat', { params: { id } }).catch(() => undefined);
      if (!state) return false;
      listenForAWhile(id);
      const body = { content, after: state.last };
      return (await attempt({ params: { id, messageId: newMessageId() }, body })) !== undefined;
    },
    [id, attempt],
  );
}
