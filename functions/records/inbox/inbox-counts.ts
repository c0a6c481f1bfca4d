import type { AccountId } from '../../../shared/model/ids.ts';
import { Box, type BoxCounts } from '../../../shared/model/inbox.ts';
import { getItem, type Item, queryAll } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { INBOX_COUNTS, type InboxOf, keys } from '../keys.ts';

/** Under which name an item says how many conversations a box holds. */
export const boxCounter = (box: Box) => `box.${box}`;

/** How many conversations stand in each box: half a unit; of an account half a unit for twenty of its people. */
export async function readBoxCounts(table: Table, account: AccountId, of: InboxOf): Promise<BoxCounts> {
  if (of !== 'account') return countsIn([await getItem(table, keys.inboxCounts(account, of))]);
  const values = { ':pk': keys.account(account).pk, ':people': `${INBOX_COUNTS}usr_` };
  return countsIn(await queryAll(table, { where: 'pk = :pk AND begins_with(sk, :people)', values }));
}

/** The numbers of some items together; none where there are none. */
export const countsIn = (items: readonly (Item | undefined)[]): BoxCounts =>
  Object.fromEntries(
    Box.options.map((box) => {
      const sum = items.reduce((total, item) => total + Number(item?.[boxCounter(box)] ?? 0), 0);
      return [box, Math.max(0, sum)];
    }),
  ) as BoxCounts;
