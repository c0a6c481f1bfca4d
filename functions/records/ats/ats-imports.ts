import type { AccountId } from '../../../shared/model/ids.ts';
import { getItem, queryAll, setting, updateItem } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { atsImportPartition, keys } from '../keys.ts';
import { StoredAtsImport, type StoredAtsLink } from './stored-ats.ts';

/** An import says when it began, and is written by then: longer than a call of the API lasts. */
const WRITING_MS = 60_000;

/**
 * Whether all people of an imported job were read: by a reading that said so, or that began so long after the import that it has seen it.
 */
export const isRead = (
  { importedAt, readIn }: Pick<StoredAtsImport, 'importedAt' | 'readIn'>,
  { round, readTo }: Pick<StoredAtsLink, 'round' | 'readTo'>,
): boolean => readTo !== undefined && (readIn === round || Date.parse(importedAt) + WRITING_MS < Date.parse(readTo));

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

  /** All of its people were read, unless it was imported anew meanwhile. */
  async noteRead({ accountId, mergeDevId, importedAt }: StoredAtsImport, round: number): Promise<void> {
    const ifSame = { when: 'importedAt = :importedAt', values: { ':importedAt': importedAt } };
    await updateItem(table, keys.atsImport(accountId, mergeDevId), { ...setting({ readIn: round }), if: ifSame });
  },
});
export type AtsImports = ReturnType<typeof createAtsImports>;
