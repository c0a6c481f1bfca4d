import { type ChatMessage, ChatSender } from '../../shared/model/chat.ts';
import { type CommunityId, UserId } from '../../shared/model/ids.ts';
import { shown } from '../../shared/model/newer.ts';
import type { StoredChatMessage } from '../records/chat/stored-chat.ts';

/** A message as one of those sees it who take part. */
export const toChatMessage = (stored: StoredChatMessage, reader: UserId | CommunityId): ChatMessage => ({
  id: stored.id,
  number: stored.number,
  content: stored.content,
  at: stored.at,
  type: shown(ChatSender, stored.type),
  sender: { name: stored.name, ...teammateOf(stored, reader) },
  isOwn: stored.by === reader,
});

/** Who of the account wrote it; sourcers know people by their names alone. */
function teammateOf({ type, by }: StoredChatMessage, reader: UserId | CommunityId): { id?: UserId } {
  const { data: id } = UserId.safeParse(by);
  return type === 'employer' && id && UserId.safeParse(reader).success ? { id } : {};
}
