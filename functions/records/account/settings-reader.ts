import { queryAll } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { StoredSetting } from './settings.ts';

/** All settings and flags that somebody set: one question. */
export const createSettingsReader = (table: Table) => async (): Promise<StoredSetting[]> => {
  const query = { where: 'pk = :settings', values: { ':settings': keys.setting('').pk } };
  return parseItems(StoredSetting, await queryAll(table, query));
};
