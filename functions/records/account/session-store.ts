import * as z from 'zod';
import { AppError } from '../../../shared/contract/errors.ts';
import { AccountId, Instant, UserId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import type { Session } from '../../platform/http.ts';
import { type Change, deleteItem, getItem, queryPage, setting, updateItem } from '../../platform/items.ts';
import { createMemory } from '../../platform/memory.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { keys, sessionPartition } from '../keys.ts';
import { isEnded, lastDayOf, mayActAtPool, withEnded } from './ended-sessions.ts';
import { changeSessions } from './session-changes.ts';
import type { StoredUser } from './stored-account.ts';

/** The hash of a secret, and how long it is good for. */
const Permit = z.object({ hash: z.string(), until: Instant });
type Permit = z.infer<typeof Permit>;

/** Item in the sessions of a person: a device that they signed in on, kept as long as its tokens can be renewed. */
export const StoredSession = asStored(
  z.object({
    accountId: AccountId,
    userId: UserId,
    id: z.string(),
    device: z.string(),
    signedInAt: Instant,
    usedAt: Instant,
    /** Each lets it change once how its person signs in. Several pages of one session may ask at the same time. */
    permits: z.array(Permit).optional(),
    /** When the audit log was told that it gets permits. */
    permitNotedAt: Instant.optional(),
  }),
);
export type StoredSession = z.infer<typeof StoredSession>;

const HOUR_MS = 3_600_000;
const MOST_LISTED = 100;
const MOST_PERMITS = 5;
const TRIES = 8;

/** Sessions whose hour was noted by this process. */
const noted = createMemory(10_000);

/** A person, as far as their sessions go. */
type Person = Pick<StoredUser, 'id' | 'accountId'>;

interface Ended {
  readonly device: string;
  /** It may hold a token that the user pool takes for minutes yet. */
  readonly mayActAtPool: boolean;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Where people are signed in. Which of it was ended stands in the person's own record, and that is what counts. */
export function createSessionStore(table: Table) {
  const keyOf = ({ accountId, id }: Person, session: string) => keys.session(accountId, id, session);
  const read = async (person: Person, session: string) => {
    const item = await getItem(table, keyOf(person, session), { strongly: true });
    return item && parseItem(StoredSession, item);
  };

  const change = async ({ id }: Person, changed: Parameters<typeof changeSessions>[2]): Promise<StoredUser> => {
    const before = await changeSessions(table, id, changed);
    if (!before) throw new AppError('USER_BLOCKED');
    return before;
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

  /** Also those that nobody has noted. */
  const endAllBut = async (person: StoredUser, except: string, now: Date, also: Pick<StoredUser, 'permitsSpent'>) => {
    const othersEnded = { at: now.toISOString(), except };
    const others = (await list(person)).filter(({ id }) => id !== except);
    const before = await change(person, (user) => ({
      ...also,
      othersEnded,
      // Those of this very second are named one by one; of the earlier ones the moment says enough.
      endedSessions: others
        .filter((other) => !isEnded({ othersEnded }, other))
        .reduce((ended, other) => withEnded({ endedSessions: ended }, other, now), user.endedSessions ?? []),
    }));
    for (const { id } of others) await deleteItem(table, keyOf(person, id));
    return before;
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

    /** Keeps a permit of a session beside the few that are still good. Answers whether the audit log is to be told: once an hour. */
    async permit(person: Person, { id, signedInAt, device }: Session, permit: Permit, now: Date): Promise<boolean> {
      const session = { accountId: person.accountId, userId: person.id, id, device, signedInAt };
      const expiresAt = Math.ceil(lastDayOf(signedInAt).getTime() / 1_000);
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const { permitNotedAt: toldAt, permits: before } = (await read(person, id)) ?? {};
        const isTold = toldAt !== undefined && now.getTime() - Date.parse(toldAt) < HOUR_MS;
        const permitNotedAt = isTold ? toldAt : now.toISOString();
        const good = (before ?? []).filter(({ until }) => until > now.toISOString());
        const permits = [...good.slice(1 - MOST_PERMITS), permit];
        const kept = { ...session, usedAt: now.toISOString(), expiresAt, permits, permitNotedAt };
        if (await updateItem(table, keyOf(person, id), permitsOver(before, kept))) return !isTold;
      }
      throw new AppError('CONFLICT');
    },

    /** Leaves a session out of the list: somebody signed out of it. */
    async forget(person: Person, session: string): Promise<void> {
      await deleteItem(table, keyOf(person, session));
    },

    /** Ends one session; undefined where there is none of this id. Whoever ends it forgets it when all is done. */
    async end(person: Person, session: string, now: Date): Promise<Ended | undefined> {
      const found = await read(person, session);
      if (!found) return undefined;
      const before = await change(person, (user) => ({ endedSessions: withEnded(user, found, now) }));
      return { device: found.device, mayActAtPool: mayActAtPool(before, (id) => id === session, now) };
    },

    /** Ends all sessions but one. */
    async endOthers(person: StoredUser, except: string, now: Date): Promise<Omit<Ended, 'device'>> {
      const before = await endAllBut(person, except, now, {});
      return { mayActAtPool: mayActAtPool(before, (id) => id !== except, now) };
    },

    /** Ends all sessions after they have ended at the user pool, where none can act any more. */
    async endAll(person: StoredUser, now: Date): Promise<void> {
      await endAllBut(person, '', now, { permitsSpent: [] });
    },
  };
}

/** A change of a session whose permits are still those that were read. */
export const permitsOver = (before: StoredSession['permits'], changes: Partial<StoredSession>): Change => ({
  ...setting(changes),
  if: before ? { when: 'permits = :before', values: { ':before': before } } : { when: 'attribute_not_exists(permits)' },
});
