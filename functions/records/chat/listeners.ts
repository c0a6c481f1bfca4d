import * as z from 'zod';
import { AccountId, UserId } from '../../../shared/model/ids.ts';
import { readItems } from '../../platform/batch.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { EndedSessions, isEnded } from '../account/ended-sessions.ts';
import { keys } from '../keys.ts';
import type { StoredSocket } from './stored-chat.ts';

const Listener = z.object({ id: UserId, accountId: AccountId, ...EndedSessions.shape });

type Listening = Pick<StoredSocket, 'accountId' | 'userId' | 'session'>;

/**
 * Whose sockets these are: of people who are still on the account, by a sign-in that was not ended. Half a unit for each person.
 */
export async function whoMayListen<S extends Listening>(table: Table, sockets: readonly S[]): Promise<ReadonlySet<S>> {
  const ids = [...new Set(sockets.map(({ userId }) => userId))];
  if (ids.length === 0) return new Set();
  const items = await readItems(
    table,
    ids.map((id) => keys.user(id)),
  );
  const people = new Map(parseItems(Listener, items).map((person) => [person.id, person]));
  return new Set(
    sockets.filter(({ accountId, userId, session }) => {
      const person = people.get(userId);
      return person?.accountId === accountId && !(session && isEnded(person, session));
    }),
  );
}
