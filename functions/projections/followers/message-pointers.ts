import { putItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../../records/keys.ts';
import { followHeads } from './follower.ts';

/** A candidate is found by the id of each message that was sent, for replies that come without our reply address. */
export const messageFollower = (table: Table) =>
  followHeads('message pointers', async ({ before, after }) => {
    const { accountId, id: submissionId } = after;
    for (const [key, { id }] of Object.entries(after.mails ?? {}))
      if (id && before?.mails?.[key]?.id !== id)
        await putItem(table, { ...keys.messageId(id), accountId, submissionId, step: Number(key.slice(1)) });
  });
