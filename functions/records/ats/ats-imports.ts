import type { AccountId } from '../../../shared/model/ids.ts';
import { getItem, queryAll } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { atsImportPartition, keys } from '../keys.ts';
import { StoredAtsImport } from './stored-ats.ts';

/** Which jobs of the ATS were imported. It outlives the link: a job is imported once. */
export const createAtsImports = (table: Table) => ({
  async find(account: AccountId, mergeDevId: string): Promise<StoredAtsImport | undefined> {
    const item = await getItem(table, keys.atsImport(account, mergeDevId), { strongly: true });
    return item && parseItem(StoredAtsImport, item);
  },

  /** All of an account, in the order of their ids in Merge. */
  async list(account: AccountId, { strongly = true } = {}): Promise<StoredAtsImport[]> {
    const items = await queryAll(table, {
      where: 'pk = :pk',
      values: { ':pk': atsImportPartition(account) },
      strongly,
    });
    return parseItems(StoredAtsImport, items);
  },
});
export type AtsImports = ReturnType<typeof createAtsImports>;
