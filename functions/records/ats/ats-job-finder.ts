import { getItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import type { AtsCopy } from './ats-job-reader.ts';
import { StoredAtsJob } from './stored-ats.ts';

/** All that is known of one job of an ATS: half a unit for each 4 KB. */
export const createFindAtsJob =
  (table: Table) =>
  async (
    { accountId, round }: AtsCopy,
    id: string,
    options: { readonly strongly?: boolean } = {},
  ): Promise<StoredAtsJob | undefined> => {
    const item = await getItem(table, keys.atsJob(accountId, round, id), options);
    return item && parseItem(StoredAtsJob, item);
  };
