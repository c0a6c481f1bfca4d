import * as z from 'zod';
import { AccountId, UserId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { getItem, queryAll, setting, updateItem } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** Item FORMER#…: under which name reports show what somebody's jobs counted who was removed since. */
export const StoredFormer = asStored(
  z.object({ accountId: AccountId, userId: UserId, name: z.string(), expiresAt: z.number() }),
);
export type StoredFormer = z.infer<typeof StoredFormer>;

/** The longest period of a report, and a day. After that nobody needs to know the name. */
const KEPT_SECONDS = 366 * 86_400;

/** Remembers somebody who left; `at` is when they were removed. */
export async function rememberFormer(
  table: Table,
  { accountId, userId, name, at }: Omit<StoredFormer, 'expiresAt'> & { readonly at: string },
): Promise<void> {
  const expiresAt = Math.ceil(Date.parse(at) / 1_000) + KEPT_SECONDS;
  await updateItem(table, keys.former(accountId, userId), setting({ accountId, userId, name, expiresAt }));
}

/** People who left an account. The table forgets late, so readers look. */
export const createFormerPeople = (table: Table, now: () => Date) => {
  const known = (items: readonly Record<string, unknown>[]) =>
    parseItems(StoredFormer, items).filter(({ expiresAt }) => expiresAt * 1_000 > now().getTime());
  return {
    async find(account: AccountId, user: UserId): Promise<StoredFormer | undefined> {
      const item = await getItem(table, keys.former(account, user));
      return item && known([item])[0];
    },

    list: async (account: AccountId): Promise<StoredFormer[]> => {
      const { pk, sk } = keys.former(account, '' as UserId);
      return known(
        await queryAll(table, { where: 'pk = :pk AND begins_with(sk, :sk)', values: { ':pk': pk, ':sk': sk } }),
      );
    },
  };
};
