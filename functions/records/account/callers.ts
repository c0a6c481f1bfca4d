import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { AccountId, CommunityId, UserId } from '../../../shared/model/ids.ts';
import type { Callers } from '../../platform/http.ts';
import { hashOf } from '../../platform/ids.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

const User = z.object({ id: UserId, email: z.string(), accountId: AccountId, isAdmin: z.boolean(), name: z.string() });
const ApiKey = z.object({ communityId: CommunityId, name: z.string(), revokedAt: z.string().optional() });

/** Looks callers up in the table: one eventually consistent read of half a unit on each call. */
export function createCallers({ db, name: TableName }: Table): Required<Callers> {
  return {
    async findActor(userId) {
      const { Item } = await db.send(new GetCommand({ TableName, Key: keys.user(userId) }));
      if (!Item) return undefined;
      const { id, ...user } = parseItem(User, Item);
      return { userId: id, ...user };
    },
    async findSourcer(apiKey) {
      if (!apiKey) return undefined;
      const { Item } = await db.send(new GetCommand({ TableName, Key: keys.apiKey(hashOf(apiKey)) }));
      const found = Item && parseItem(ApiKey, Item);
      return found && !found.revokedAt ? { communityId: found.communityId, name: found.name } : undefined;
    },
  };
}
