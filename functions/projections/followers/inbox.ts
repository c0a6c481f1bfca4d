import { parseItems, type Table } from '../../platform/table.ts';
import { placeConversation } from '../../records/inbox/inbox-index.ts';
import { StoredConversation } from '../../records/inbox/stored-inbox.ts';
import type { Follower } from './follower.ts';

/** Puts each conversation in the boxes where it stands, and keeps their numbers. */
export const inboxFollower = (table: Table): Follower => ({
  name: 'inbox',
  takes: ({ sk }) => sk === 'CONVERSATION',
  async follow(_before, after) {
    for (const conversation of parseItems(StoredConversation, [after])) await placeConversation(table, conversation);
  },
});
