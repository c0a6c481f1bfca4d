import {
  checkAction,
  IF_THERE,
  queryAll,
  setting,
  transact,
  updateAction,
  updateItem,
} from '../../functions/platform/items.ts';
import { parseItems } from '../../functions/platform/table.ts';
import { createAccountsRepository } from '../../functions/records/account/account-store.ts';
import {
  DEFAULT_FLAGS,
  DEFAULT_SETTINGS,
  type FlagValue,
  flagName,
  settingName,
} from '../../functions/records/account/settings.ts';
import { StoredLedgerEntry } from '../../functions/records/account/stored-account.ts';
import { keys } from '../../functions/records/keys.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import { lineAction } from './audit.ts';
import type { Office } from './environment.ts';

/** Switches a feature for everyone, or for one account. */
export async function setFlag(office: Office, flag: string, value: FlagValue, account: AccountId | undefined) {
  if (!(flag in DEFAULT_FLAGS))
    throw new Error(`There is no flag ${flag}. Flags: ${Object.keys(DEFAULT_FLAGS).join(', ')}`);
  if (value !== false && typeof value !== typeof DEFAULT_FLAGS[flag])
    throw new Error(
      `${flag} is ${typeof DEFAULT_FLAGS[flag] === 'string' ? 'a list such as AUTO_MANUAL' : 'on or off'}`,
    );
  const { table } = office;
  const key = keys.setting(flagName(flag));
  if (!account) return void (await updateItem(table, key, setting({ value })));
  await updateItem(table, key, {
    change: 'SET accounts = if_not_exists(accounts, :none)',
    values: { ':none': {} },
  });
  const refused = await transact(table, [
    updateAction(table, key, {
      change: 'SET accounts.#account = :value',
      names: { '#account': account },
      values: { ':value': value },
    }),
    checkAction(table, keys.account(account), IF_THERE),
    lineAction(office, account, {
      kind: 'SETTINGS_CHANGED',
      subject: `Feature ${flag}: ${value === true ? 'on' : value || 'off'}`,
    }),
  ]);
  if (refused) throw new Error(`There is no account ${account}`);
}

/** Sets one of the product's settings; the value is JSON. */
export async function setSetting({ table }: Office, key: string, json: string) {
  if (!(key in DEFAULT_SETTINGS))
    throw new Error(`There is no setting ${key}. Settings: ${Object.keys(DEFAULT_SETTINGS).join(', ')}`);
  await updateItem(table, keys.setting(settingName(key)), setting({ value: JSON.parse(json) as unknown }));
}

/** The whole ledger of an account, oldest first, and whether its sums are what the account holds. */
export async function readLedger({ table }: Office, account: AccountId) {
  const values = { ':ledger': keys.ledger(account, '').pk };
  const items = await queryAll(table, { where: 'pk = :ledger', values, strongly: true });
  const entries = parseItems(StoredLedgerEntry, items);
  const stored = await createAccountsRepository(table).findAccount(account);
  if (!stored) throw new Error(`There is no account ${account}`);
  const balance = entries.reduce((sum, { amount }) => sum + amount, 0);
  const held = entries.reduce((sum, entry) => sum + entry.held, 0);
  const isTrue = stored.balance === balance && stored.held === held && stored.available === balance - held;
  return { entries, balance, held, available: stored.available, isTrue };
}
