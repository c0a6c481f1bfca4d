import * as z from 'zod';
import { AppError } from '../../../shared/contract/errors.ts';
import { AccountId, Instant, UserId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import type { Session } from '../../platform/http.ts';
import { type Change, deleteItem, getItem, queryPage, setting, updateItem } from '../../platform/items.ts';
import { createMemory } from '../../platform/memory.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { keys, sessionPartition } from '../keys.ts';
import { isEnded, lastDayOf, withEnded } from './ended-sessions.ts';
import { StoredUser } from './stored-account.ts';

/** Item in the sessions of a person: a device that they signed in on, kept as long as its tokens can be renewed. */
export const StoredSession = asStored(
  z.object({
    accountId: AccountId,
    userId: UserId,
    id: z.string(),
    device: z.string(),
    signedInAt: Instant,
    usedAt: Instant,
    /** Lets it change once how its person signs in: the hash of a secret, and how long it is good for. */
    permit: z.object({ hash: z.string(), until: Instant }).optional(),
  }),
);
export type StoredSession = z.infer<typeof StoredSession>;

const HOUR_MS = 3_600_000;
const MOST_LISTED = 100;
const TRIES = 8;

/** Sessions whose hour was noted by this process. */
const noted = createMemory(10_000);

type Permit = NonNullable<StoredSession['permit']>;

/** A person, as far as their sessions go. */
type Person = Pick<StoredUser, 'id' | 'accountId'>;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Where people are signed in. Which of it was ended stands in the person's own record, and that is what counts. */
export function createSessionStore(table: Table) {
  const keyOf = ({ accountId, id }: Person, session: string) => keys.session(accountId, id, session);
  const read = async (person: Person, session: string) => {
    const item = await getItem(table, keyOf(person, session), { strongly: true });
    return item && parseItem(StoredSession, item);
  };

  /** Changes what the person's record says of ended sessions, over what it said before. */
  const change = async (person: Person, changed: (user: StoredUser) => Partial<StoredUser>): Promise<void> => {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const item = await getItem(table, keys.user(person.id), { strongly: true });
      if (!item) throw new AppError('USER_BLOCKED');
      const user = parseItem(StoredUser, item);
      if (await updateItem(table, keys.user(person.id), overBefore(user, changed(user)))) return;
    }
    throw new AppError('CONFLICT');
  };

  /** The sessions of a person, the latest used first. */
  const list = async (person: StoredUser): Promise<StoredSession[]> => {
    const where = {
      where: 'pk = :pk',
      values: { ':pk': sessionPartition(person.accountId, person.id) },
      strongly: true,
    };
    const { items } = await queryPage(table, where, MOST_LISTED);
    return parseItems(StoredSession, items)
      .filter((session) => !isEnded(person, session))
      .sort((one, other) => other.usedAt.localeCompare(one.usedAt));
  };

  return {
    list,

    /** Notes that a session is used: once an hour, whoever of our processes hears of it. */
    async note(person: Person, { id, signedInAt, device }: Session, now: Date): Promise<void> {
      const fact = `${id} ${Math.floor(now.getTime() / HOUR_MS)}`;
      if (noted.has(table, fact)) return;
      const before = await getItem(table, keyOf(person, id));
      const isOld = !before || now.getTime() - Date.parse(parseItem(StoredSession, before).usedAt) >= HOUR_MS;
      const session = { accountId: person.accountId, userId: person.id, id, device, signedInAt };
      const expiresAt = Math.ceil(lastDayOf(signedInAt).getTime() / 1_000);
      if (isOld)
        await updateItem(table, keyOf(person, id), setting({ ...session, usedAt: now.toISOString(), expiresAt }));
      noted.add(table, [fact]);
    },

    /** Keeps the permit of a session; the one before is good for nothing any more. */
    async permit(person: Person, { id, signedInAt, device }: Session, permit: Permit, now: Date): Promise<void> {
      const session = { accountId: person.accountId, userId: person.id, id, device, signedInAt };
      const expiresAt = Math.ceil(lastDayOf(signedInAt).getTime() / 1_000);
      const kept = { ...session, usedAt: now.toISOString(), expiresAt, permit };
      await updateItem(table, keyOf(person, id), setting(kept));
    },

    /** Leaves a session out of the list: somebody signed out of it. */
    async forget(person: Person, session: string): Promise<void> {
      await deleteItem(table, keyOf(person, session));
    },

    /** Ends one session and answers it; undefined where there is none of this id. */
    async end(person: Person, session: string, now: Date): Promise<StoredSession | undefined> {
      const found = await read(person, session);
      if (!found) return undefined;
      await change(person, (user) => ({ endedSessions: withEnded(user, found, now) }));
      await deleteItem(table, keyOf(person, session));
      return found;
    },

    /** Ends all sessions but one, also those that nobody has noted. */
    async endOthers(person: StoredUser, except: string, now: Date): Promise<void> {
      const others = (await list(person)).filter(({ id }) => id !== except);
      await change(person, (user) => ({
        othersEnded: { at: now.toISOString(), except },
        // Those of this very second are named one by one; of the earlier ones the moment says enough.
        endedSessions: others
          .filter((other) => !isEnded({ othersEnded: { at: now.toISOString(), except } }, other))
          .reduce((ended, other) => withEnded({ endedSessions: ended }, other, now), user.endedSessions ?? []),
      }));
      for (const { id } of others) await deleteItem(table, keyOf(person, id));
    },
  };
}

/** These attributes, where what they were made from still stands. */
function overBefore(user: StoredUser, changes: Partial<StoredUser>): Change {
  const stood = ['endedSessions', 'othersEnded'] as const;
  const values = Object.fromEntries(stood.flatMap((name) => (user[name] ? [[`:before_${name}`, user[name]]] : [])));
  const when = stood.map((name) => (user[name] ? `${name} = :before_${name}` : `attribute_not_exists(${name})`));
  return { ...setting(changes), if: { when: ['attribute_exists(pk)', ...when].join(' AND '), values } };
}
