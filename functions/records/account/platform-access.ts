import { Plan } from '../../../shared/model/account.ts';
import type { AccountId } from '../../../shared/model/ids.ts';
import { shown } from '../../../shared/model/newer.ts';
import { readItems } from '../../platform/batch.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { StoredSetting, settingFrom, settingName } from './settings.ts';
import { StoredAccount } from './stored-account.ts';

/** Whether a plan brings the platform: its people's own profiles beside those of the crowd. */
export const isPlatformPlan = ({ plan }: Pick<StoredAccount, 'plan'>): boolean => shown(Plan, plan) !== 'CROWD';

/** Whether an account has the platform, by its plan and as long as it is offered (1-product, section 6): one unit. */
export const createPlatformAccess =
  (table: Table) =>
  async (account: AccountId): Promise<boolean> => {
    const [own, setting] = [keys.account(account), keys.setting(settingName('enabledPlatformOffer'))];
    const items = await readItems(table, [own, setting]);
    const stored = items.find(({ pk, sk }) => pk === own.pk && sk === own.sk);
    const settings = parseItems(
      StoredSetting,
      items.filter(({ pk }) => pk === setting.pk),
    );
    const isOffered = settingFrom(settings, 'enabledPlatformOffer');
    return isOffered && stored !== undefined && isPlatformPlan(parseItem(StoredAccount, stored));
  };
