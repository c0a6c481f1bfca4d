import type { AccountId } from '../../../shared/model/ids.ts';
import { Box, type BoxCounts } from '../../../shared/model/inbox.ts';
import { getItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { type InboxOf, keys } from '../keys.ts';

/** How many conversations stand in each box: half a unit. */
export const readBoxCounts = async (table: Table, account: AccountId, of: InboxOf): Promise<BoxCounts> =>
  countsIn(await getItem(table, keys.inboxCounts(account, of)));

/** The numbers of an item; none where there are none. */
export const countsIn = (item: Readonly<Record<string, unknown>> | undefined): BoxCounts =>
  Object.fromEntries(Box.options.map((box) => [box, Math.max(0, Number(item?.[box] ?? 0))])) as BoxCounts;
