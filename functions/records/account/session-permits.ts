import type { UserId } from '../../../shared/model/ids.ts';
import { hashOf } from '../../platform/ids.ts';
import { getItem, updateItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { isEnded, withSpent } from './ended-sessions.ts';
import { changeSessions } from './session-changes.ts';
import { StoredSession } from './session-store.ts';
import { StoredUser } from './stored-account.ts';

/** Uses up what a session was permitted. False where there is none, it was used, is over, or the session was ended. */
export const createPermits =
  (table: Table) =>
  async (user: UserId, permit: string, now: Date): Promise<boolean> => {
    const [session = '', secret = ''] = permit.split('.');
    const item = session && secret ? await getItem(table, keys.user(user), { strongly: true }) : undefined;
    if (!item) return false;
    const person = parseItem(StoredUser, item);
    const found = await updateItem(table, keys.session(person.accountId, user, session), {
      change: 'REMOVE permit',
      if: {
        when: 'permit.#hash = :hash AND permit.#until > :now',
        names: { '#hash': 'hash', '#until': 'until' },
        values: { ':hash': hashOf(secret), ':now': now.toISOString() },
      },
    });
    if (!found) return false;
    const permitted = parseItem(StoredSession, found);
    // Noted before the token is made, and not once it was ended: whoever ends it finds out of the one or the other.
    const noted = await changeSessions(table, user, (latest) =>
      isEnded(latest, permitted) ? undefined : { permitsSpent: withSpent(latest, session, now) },
    );
    return noted !== undefined;
  };
