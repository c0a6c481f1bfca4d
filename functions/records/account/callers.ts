import * as z from 'zod';
import { AppError } from '../../../shared/contract/errors.ts';
import { AccountId, UserId } from '../../../shared/model/ids.ts';
import type { Callers } from '../../platform/http.ts';
import { hashOf } from '../../platform/ids.ts';
import { getItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { EndedSessions, isEnded } from './ended-sessions.ts';
import { createSessionNotes } from './session-notes.ts';
import { isGood, keyIdOf, StoredApiKey } from './stored-api-key.ts';

const User = z.object({
  ...{ id: UserId, email: z.string(), accountId: AccountId, isAdmin: z.boolean(), name: z.string() },
  ...EndedSessions.shape,
});

/**
 * Looks callers up in the table: one eventually consistent read of half a unit on each call. That a session is used is noted on the
 * way, whatever it calls, or whoever signs in with a stolen password and asks for nothing but data would not be listed.
 */
export function createCallers(table: Table, now = () => new Date()): Required<Callers> {
  const noteSession = createSessionNotes(table);
  return {
    async findActor(userId, session) {
      const item = await getItem(table, keys.user(userId));
      if (!item) return undefined;
      const { id, endedSessions, othersEnded, ...user } = parseItem(User, item);
      if (session && isEnded({ endedSessions, othersEnded }, session)) throw new AppError('SESSION_ENDED');
      if (session) await noteSession({ id, accountId: user.accountId }, session, now());
      return { userId: id, ...user, ...(session && { session }) };
    },
    async findSourcer(apiKey) {
      if (!apiKey) return undefined;
      const item = await getItem(table, keys.apiKey(hashOf(apiKey)));
      const found = item && parseItem(StoredApiKey, item);
      if (!found || !isGood(found, now())) return undefined;
      const { communityId, name, callsPerMinute, trial } = found;
      return {
        ...{ communityId, name, keyId: keyIdOf(found) },
        ...(callsPerMinute && { callsPerMinute }),
        ...(trial && { isTrial: true }),
      };
    },
  };
}
