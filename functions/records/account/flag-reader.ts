import type { AccountId } from '../../../shared/model/ids.ts';
import { getItem } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { type FLAGS, flagName, flagsFrom, StoredSetting } from './settings.ts';

/** How one flag stands for an account: half a unit. */
export const createFlagReader =
  (table: Table) =>
  async (flag: keyof typeof FLAGS & string, account: AccountId): Promise<boolean> => {
    const item = await getItem(table, keys.setting(flagName(flag)));
    return flagsFrom(parseItems(StoredSetting, item ? [item] : []), account)[flag] === true;
  };
