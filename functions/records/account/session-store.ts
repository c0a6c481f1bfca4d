import { AppError } from '../../../shared/contract/errors.ts';
import type { Session } from '../../platform/http.ts';
import { deleteItem, getItem, queryPage } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { keys, sessionPartition } from '../keys.ts';
import { isEnded, withEnded } from './ended-sessions.ts';
import { changeSessions } from './session-changes.ts';
import { createSessionNotes, type SessionOwner, StoredSession } from './session-notes.ts';
import type { StoredUser } from './stored-account.ts';

const MOST_LISTED = 100;
/** They stand by their id: one page of the table holds as many, of which the latest used are shown. */
const MOST_READ = 1_000;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Where people are signed in. Which of it was ended stands in the person's own record, and that is what counts. */
export function createSessionStore(table: Table) {
  const keyOf = ({ accountId, id }: SessionOwner, session: string) => keys.session(accountId, id, session);

  const change = async ({ id }: SessionOwner, changed: Parameters<typeof changeSessions>[2]): Promise<void> => {
    if (!(await changeSessions(table, id, changed))) throw new AppError('USER_BLOCKED');
  };

  /** The sessions of a person, the latest used first. */
  const list = async (person: StoredUser): Promise<StoredSession[]> => {
    const where = {
      where: 'pk = :pk',
      values: { ':pk': sessionPartition(person.accountId, person.id) },
      strongly: true,
    };
    const { items } = await queryPage(table, where, MOST_READ);
    return parseItems(StoredSession, items)
      .filter((session) => !isEnded(person, session))
      .sort((one, other) => other.usedAt.localeCompare(one.usedAt))
      .slice(0, MOST_LISTED);
  };

  return {
    list,

    note: createSessionNotes(table),

    /** A session of this person that was noted. */
    async find(person: SessionOwner, session: string): Promise<StoredSession | undefined> {
      const item = await getItem(table, keyOf(person, session), { strongly: true });
      return item && parseItem(StoredSession, item);
    },

    /** Ends one session, and leaves it out of the list. */
    async end(person: SessionOwner, session: Pick<Session, 'id' | 'signedInAt'>, now: Date): Promise<void> {
      await change(person, (user) => withEnded(user, session, now));
      await deleteItem(table, keyOf(person, session.id));
    },

    /** Ends all sessions but one, also those that nobody has noted. */
    async endOthers(person: StoredUser, except: string, now: Date): Promise<void> {
      const othersEnded = { at: now.toISOString(), except };
      const others = (await list(person)).filter(({ id }) => id !== except);
      // Those of this very second are named one by one; of the earlier ones the moment says enough.
      const young = others.filter((other) => !isEnded({ othersEnded }, other));
      await change(person, ({ endedSessions }) =>
        young.reduce<ReturnType<typeof withEnded>>((ended, other) => withEnded(ended, other, now), {
          ...(endedSessions && { endedSessions }),
          othersEnded,
        }),
      );
      for (const { id } of others) await deleteItem(table, keyOf(person, id));
    },
  };
}
