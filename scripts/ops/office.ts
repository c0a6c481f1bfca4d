import { hashOf, newSecret } from '../../functions/platform/ids.ts';
import {
  checkAction,
  IF_THERE,
  putItem,
  queryAll,
  setting,
  transact,
  updateAction,
  updateItem,
} from '../../functions/platform/items.ts';
import { parseItems } from '../../functions/platform/table.ts';
import { createAccountsRepository } from '../../functions/records/account/account-store.ts';
import { DEFAULT_FLAGS, DEFAULT_SETTINGS, flagName, settingName } from '../../functions/records/account/settings.ts';
import { StoredLedgerEntry } from '../../functions/records/account/stored-account.ts';
import { rowAction } from '../../functions/records/job/request-actions.ts';
import { keys } from '../../functions/records/keys.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { lineAction } from './audit.ts';
import type { Office } from './environment.ts';

/** Makes an API key for a community of sourcers. It is shown this once; only its hash is stored. */
export async function createApiKey({ table, newId, now }: Office, community: string) {
  const apiKey = newSecret();
  const communityId = `com_${newId()}`;
  const createdAt = now().toISOString();
  await putItem(table, { ...keys.apiKey(hashOf(apiKey)), communityId, name: community, createdAt });
  return { communityId, apiKey };
}

/** Switches a feature for everyone, or for one account. */
export async function setFlag(office: Office, flag: string, isOn: boolean, account: AccountId | undefined) {
  if (!(flag in DEFAULT_FLAGS))
    throw new Error(`There is no flag ${flag}. Flags: ${Object.keys(DEFAULT_FLAGS).join(', ')}`);
  const { table } = office;
  const key = keys.setting(flagName(flag));
  if (!account) return void (await updateItem(table, key, setting({ value: isOn })));
  await updateItem(table, key, {
    change: 'SET accounts = if_not_exists(accounts, :none)',
    values: { ':none': {} },
  });
  const refused = await transact(table, [
    updateAction(table, key, {
      change: 'SET accounts.#account = :value',
      names: { '#account': account },
      values: { ':value': isOn },
    }),
    checkAction(table, keys.account(account), IF_THERE),
    lineAction(office, account, { kind: 'SETTINGS_CHANGED', subject: `Feature ${flag}: ${isOn ? 'on' : 'off'}` }),
  ]);
  if (refused) throw new Error(`There is no account ${account}`);
}

/** Sets one of the product's settings; the value is JSON. */
export async function setSetting({ table }: Office, key: string, json: string) {
  if (!(key in DEFAULT_SETTINGS))
    throw new Error(`There is no setting ${key}. Settings: ${Object.keys(DEFAULT_SETTINGS).join(', ')}`);
  await updateItem(table, keys.setting(settingName(key)), setting({ value: JSON.parse(json) as unknown }));
}

/** Pauses sourcing on a job, so that no new request is opened, or lets it go on. */
export async function setPaused(office: Office, account: AccountId, job: JobId, isPaused: boolean) {
  const { table } = office;
  const refused = await transact(table, [
    updateAction(table, keys.sourcing(account, job), {
      ...setting({ autoSourcing: isPaused ? 'PAUSE' : 'OFF' }),
      if: IF_THERE,
    }),
    rowAction(table, { accountId: account, jobId: job }, { isPaused }),
    lineAction(office, account, {
      kind: 'OTHER',
      subject: `Sourcing ${isPaused ? 'paused' : 'resumed'}`,
      details: job,
    }),
  ]);
  if (refused) throw new Error(`${account} has no posted job ${job}`);
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
