import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { Spotlight } from '../../../shared/model/spotlight.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { getItem, putItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** Item SPOTLIGHT. */
export const StoredSpotlight = asStored(Spotlight);

/** How a candidate compares with the job. */
export async function findSpotlight(
  table: Table,
  account: AccountId,
  submission: SubmissionId,
): Promise<Spotlight | undefined> {
  const item = await getItem(table, keys.spotlight(account, submission), { strongly: true });
  return item && parseItem(StoredSpotlight, item);
}

export const saveSpotlight = (table: Table, account: AccountId, submission: SubmissionId, spotlight: Spotlight) =>
  putItem(table, { ...keys.spotlight(account, submission), ...spotlight });
