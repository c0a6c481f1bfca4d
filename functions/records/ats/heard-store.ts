import * as z from 'zod';
import { type AccountId, Instant } from '../../../shared/model/ids.ts';
import { fingerprint } from '../../platform/ids.ts';
import { getItem, putItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

const DAYS_KEPT = 7;
const DAY_MS = 86_400_000;

const expiryOf = (at: Date) => Math.ceil((at.getTime() + DAYS_KEPT * DAY_MS) / 1_000);

/** Item ATSNEWS. */
const StoredNews = z.object({ heardAt: Instant });

/** What Merge told us of an account, so that the same message is heeded once. */
export const createHeardStore = (table: Table) => ({
  /** Half a unit. */
  isHeard: async (account: AccountId, message: string): Promise<boolean> =>
    (await getItem(table, keys.atsHeard(account, fingerprint(message)))) !== undefined,

  /** What is heard while a reading is under way. It reads it again once it is over; nothing is lost where a later one overwrites it. */
  async keepNews(account: AccountId, heardAt: string, at: Date): Promise<void> {
    await putItem(table, { ...keys.atsNews(account), heardAt, expiresAt: expiryOf(at) });
  },

  /** When that was; undefined where there is none. Half a unit. */
  async findNews(account: AccountId): Promise<string | undefined> {
    const item = await getItem(table, keys.atsNews(account), { strongly: true });
    return item && parseItem(StoredNews, item).heardAt;
  },

  async note(account: AccountId, message: string, at: Date): Promise<void> {
    await putItem(table, { ...keys.atsHeard(account, fingerprint(message)), expiresAt: expiryOf(at) });
  },
});
export type HeardStore = ReturnType<typeof createHeardStore>;
