import type { UserId } from '../../../shared/model/ids.ts';
import { hashOf } from '../../platform/ids.ts';
import { getItem, type Key, updateItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { isEnded, withSpent } from './ended-sessions.ts';
import { changeSessions } from './session-changes.ts';
import { permitsOver, StoredSession } from './session-store.ts';
import { StoredUser } from './stored-account.ts';

const TRIES = 8;

/** Uses up what a session was permitted. False where there is none, it was used, is over, or the session was ended. */
export const createPermits =
  (table: Table) =>
  async (user: UserId, permit: string, now: Date): Promise<boolean> => {
    const [session = '', secret = ''] = permit.split('.');
    const item = session && secret ? await getItem(table, keys.user(user), { strongly: true }) : undefined;
    if (!item) return false;
    const person = parseItem(StoredUser, item);
    const permitted = await taken(table, keys.session(person.accountId, user, session), hashOf(secret), now);
    if (!permitted) return false;
    // Noted before the token is made, and not once it was ended: whoever ends it finds out of the one or the other.
    const noted = await changeSessions(table, user, (latest) =>
      isEnded(latest, permitted) ? undefined : { permitsSpent: withSpent(latest, session, now) },
    );
    return noted !== undefined;
  };

/** The session whose permit this was, which has it no more. */
async function taken(table: Table, key: Key, hash: string, now: Date): Promise<StoredSession | undefined> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const item = await getItem(table, key, { strongly: true });
    const session = item && parseItem(StoredSession, item);
    if (!session?.permits?.some((one) => one.hash === hash && one.until > now.toISOString())) return undefined;
    const permits = session.permits.filter((one) => one.hash !== hash);
    if (await updateItem(table, key, permitsOver(session.permits, { permits }))) return session;
  }
  return undefined;
}
