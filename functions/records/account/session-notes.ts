import * as z from 'zod';
import { AccountId, Instant, UserId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import type { Session } from '../../platform/http.ts';
import { getItem, setting, updateItem } from '../../platform/items.ts';
import { log } from '../../platform/log.ts';
import { createMemory } from '../../platform/memory.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { lastDayOf } from './ended-sessions.ts';

/** Item in the sessions of a person: a device that they signed in on, kept as long as its tokens can be renewed. */
export const StoredSession = asStored(
  z.object({
    accountId: AccountId,
    userId: UserId,
    id: z.string(),
    device: z.string(),
    signedInAt: Instant,
    usedAt: Instant,
  }),
);
export type StoredSession = z.infer<typeof StoredSession>;

/** A person, as far as their sessions go. */
export interface SessionOwner {
  readonly id: UserId;
  readonly accountId: AccountId;
}

const HOUR_MS = 3_600_000;

/** Sessions whose hour was noted by this process. */
const noted = createMemory(10_000);

/**
 * Notes that a session is used: once an hour, whoever of our processes hears of it, each of which looks once. That it could not be
 * noted keeps nobody out.
 */
export const createSessionNotes =
  (table: Table) =>
  async (person: SessionOwner, session: Session, now: Date): Promise<void> => {
    const fact = `${session.id} ${Math.floor(now.getTime() / HOUR_MS)}`;
    if (noted.has(table, fact)) return;
    try {
      await noteUse(table, person, session, now);
      noted.add(table, [fact]);
    } catch (error) {
      log.error('The use of a session was not noted', error);
    }
  };

async function noteUse(
  table: Table,
  { accountId, id: userId }: SessionOwner,
  { id, signedInAt, device }: Session,
  now: Date,
): Promise<void> {
  const key = keys.session(accountId, userId, id);
  const before = await getItem(table, key);
  if (before && now.getTime() - Date.parse(parseItem(StoredSession, before).usedAt) < HOUR_MS) return;
  const expiresAt = Math.ceil(lastDayOf(signedInAt).getTime() / 1_000);
  const session = { accountId, userId, id, device, signedInAt, usedAt: now.toISOString(), expiresAt };
  await updateItem(table, key, setting(session));
}
