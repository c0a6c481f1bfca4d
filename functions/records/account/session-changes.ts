import { AppError } from '../../../shared/contract/errors.ts';
import type { UserId } from '../../../shared/model/ids.ts';
import { type Change, getItem, setting, updateItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import type { EndedSessions } from './ended-sessions.ts';
import { StoredUser } from './stored-account.ts';

const STOOD = ['endedSessions', 'othersEnded'] as const;
const TRIES = 8;

/**
 * Changes what a person's record says of their sessions, over what it said before, and answers the record as it was then: whatever
 * is said of them comes in one order. Undefined where there is nobody, or nothing is to be changed.
 */
export async function changeSessions(
  table: Table,
  id: UserId,
  changed: (user: StoredUser) => EndedSessions | undefined,
): Promise<StoredUser | undefined> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const item = await getItem(table, keys.user(id), { strongly: true });
    const user = item && parseItem(StoredUser, item);
    const changes = user && changed(user);
    if (!changes) return undefined;
    if (await updateItem(table, keys.user(id), overBefore(user, changes))) return user;
  }
  throw new AppError('CONFLICT');
}

/** These attributes, where what they were made from still stands. */
function overBefore(user: EndedSessions, changes: EndedSessions): Change {
  const values = Object.fromEntries(STOOD.flatMap((name) => (user[name] ? [[`:before_${name}`, user[name]]] : [])));
  const when = STOOD.map((name) => (user[name] ? `${name} = :before_${name}` : `attribute_not_exists(${name})`));
  return { ...setting(changes), if: { when: ['attribute_exists(pk)', ...when].join(' AND '), values } };
}
