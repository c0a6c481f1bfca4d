import { AppError } from '../../shared/contract/errors.ts';
import type { sourcingRoutes } from '../../shared/contract/sourcing.ts';
import type { RequestId } from '../../shared/model/ids.ts';
import { LIMITS } from '../../shared/product.ts';
import type { Api } from '../platform/http.ts';
import type { ChatOf, ChatStore } from '../records/chat/chat-store.ts';
import type { SourcingRepository } from '../records/request/delivery-store.ts';
import { toChatMessage } from './presenter.ts';

export interface SourcerChatDeps {
  readonly chats: ChatStore;
  readonly repository: Pick<SourcingRepository, 'locate' | 'readRequest'>;
  readonly now: () => Date;
}

type ChatRoutes = 'listRequestMessages' | 'sendRequestMessage';

/** What sourcers do in the chat of a job, as long as a request of it is open. One that is paused can still be talked about. */
export function createSourcerChatApi(deps: SourcerChatDeps): Pick<Api<typeof sourcingRoutes>, ChatRoutes> {
  const { chats, repository, now } = deps;
  const chatOf = async (id: RequestId): Promise<ChatOf> => {
    const which = await repository.locate(id);
    const found = which && (await repository.readRequest(which));
    if (!found) throw new AppError('NOT_FOUND');
    if (!found.request.openKey) throw new AppError('REQUEST_CLOSED');
    return found.request;
  };

  return {
    async listRequestMessages({ sourcer, params: { id }, query: { after } }) {
      const found = await chats.readAfter(await chatOf(id), after, LIMITS.chatPage + 1);
      const results = found.slice(0, LIMITS.chatPage).map((message) => toChatMessage(message, sourcer.communityId));
      return { results, hasMore: found.length > LIMITS.chatPage };
    },

    async sendRequestMessage({ sourcer: { communityId, name }, params: { id, messageId }, body }) {
      const message = { ...body, id: messageId, type: 'recruiter', by: communityId, name } as const;
      return toChatMessage(await chats.add(await chatOf(id), message, now), communityId);
    },
  };
}
