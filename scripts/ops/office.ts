import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import {
  checkAction,
  getItem,
  IF_THERE,
  type Key,
  queryAll,
  setting,
  transact,
  updateAction,
  updateItem,
} from '../../functions/platform/items.ts';
import { parseItems, type Table } from '../../functions/platform/table.ts';
import { createAccountsRepository } from '../../functions/records/account/account-store.ts';
import {
  FLAGS,
  type FlagValue,
  flagName,
  SETTINGS,
  StoredSetting,
  settingName,
} from '../../functions/records/account/settings.ts';
import { StoredLedgerEntry } from '../../functions/records/account/stored-account.ts';
import { keys } from '../../functions/records/keys.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import { AS_IT_IS, lineAction } from './audit.ts';
import type { Office } from './environment.ts';
import { officeAction } from './office-log.ts';

/** Switches a feature for one account, whose log says why. */
export async function setFlag(office: Office, flag: string, value: FlagValue, account: AccountId, reason?: string) {
  check('flag', FLAGS, flag, value);
  const { table } = office;
  const key = keys.setting(flagName(flag));
  const answer = { flag, value, account };
  const { accounts = {} } = (await readSetting(table, key)) ?? {};
  if (accounts[account] === value) return { ...answer, written: false, next: AS_IT_IS };
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
      ...(reason && { details: reason }),
    }),
  ]);
  if (refused) throw new Error(`There is no account ${account}`);
  return { ...answer, written: true };
}

/** How something is set for everyone. */
export interface ForAll {
  readonly reason: string;
  /** Without it nothing is written. */
  readonly isSure: boolean;
}

/** Switches a feature for everyone but the accounts for which it was said apart. */
export async function setFlagForAll(office: Office, flag: string, value: FlagValue, how: ForAll) {
  check('flag', FLAGS, flag, value);
  const set = await setForAll(office, flagName(flag), { what: `Feature ${flag}`, value, ...how });
  return { flag, account: 'all', ...set };
}

/** Sets one of the product's settings. */
export async function setSetting(office: Office, key: string, value: unknown, how: ForAll) {
  check('setting', SETTINGS, key, value);
  return { key, ...(await setForAll(office, settingName(key), { what: `Setting ${key}`, value, ...how })) };
}

/** Says what stands and what will, and writes it with its line in the back office's log where that is meant. */
async function setForAll(office: Office, name: string, wish: ForAll & { what: string; value: unknown }) {
  const { table } = office;
  const { what, value: after, reason, isSure } = wish;
  const key = keys.setting(name);
  const before = (await readSetting(table, key))?.value;
  const shown = { before: before ?? null, after };
  if (isDeepStrictEqual(before, after)) return { ...shown, written: false, next: AS_IT_IS };
  if (!isSure) return { ...shown, written: false, next: 'Nothing was written. Say --yes true to write it.' };
  const change = setting({ value: after, reason });
  const unchanged =
    before === undefined
      ? { when: 'attribute_not_exists(#value)' }
      : { when: '#value = :before', values: { ':before': before } };
  const refused = await transact(table, [
    updateAction(table, key, { ...change, if: { ...unchanged, names: { '#value': 'value' } } }),
    officeAction(office, { subject: what, ...shown, reason }),
  ]);
  if (refused) throw new Error(`${what} was set at this very moment, and nothing was written: look again`);
  return { ...shown, written: true };
}

async function readSetting(table: Table, key: Key): Promise<StoredSetting | undefined> {
  const item = await getItem(table, key, { strongly: true });
  return parseItems(StoredSetting, item ? [item] : [])[0];
}

type Choices = Readonly<Record<string, { readonly schema: z.ZodType }>>;

/** Throws where there is no such thing to set, or where it cannot be this: the product would take it for its default. */
function check(what: 'flag' | 'setting', choices: Choices, name: string, value: unknown): void {
  const choice = Object.hasOwn(choices, name) ? choices[name] : undefined;
  if (!choice) throw new Error(`There is no ${what} ${name}. There are: ${Object.keys(choices).join(', ')}`);
  const { schema } = choice;
  const { error } = (schema instanceof z.ZodObject ? schema.strict() : schema).safeParse(value);
  if (error)
    throw new Error(`${name} cannot be ${JSON.stringify(value)}:
${z.prettifyError(error)}`);
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
