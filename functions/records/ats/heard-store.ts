import type { AccountId } from '../../../shared/model/ids.ts';
import { fingerprint } from '../../platform/ids.ts';
import { getItem, putItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

const DAYS_KEPT = 7;
const DAY_MS = 86_400_000;

/** What Merge told us of an account, so that the same message is heeded once. */
export const createHeardStore = (table: Table) => ({
  /** Half a unit. */
  isHeard: async (account: AccountId, message: string): Promise<boolean> =>
    (await getItem(table, keys.atsHeard(account, fingerprint(message)))) !== undefined,

  async note(account: AccountId, message: string, at: Date): Promise<void> {
    const expiresAt = Math.ceil((at.getTime() + DAYS_KEPT * DAY_MS) / 1_000);
    await putItem(table, { ...keys.atsHeard(account, fingerprint(message)), expiresAt });
  },
});
export type HeardStore = ReturnType<typeof createHeardStore>;
