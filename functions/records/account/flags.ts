import type { AccountId } from '../../../shared/model/ids.ts';
import { getItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { flagName, flagsFrom, StoredSetting } from './settings.ts';

/** Whether an account has a feature: half a unit. */
export type HasFeature = (account: AccountId, flag: string) => Promise<boolean>;

export const createHasFeature =
  (table: Table): HasFeature =>
  async (account, flag) => {
    const item = await getItem(table, keys.setting(flagName(flag)));
    return flagsFrom(item ? [parseItem(StoredSetting, item)] : [], account)[flag] === true;
  };
