import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { hashOf, newSecret } from '../../functions/platform/ids.ts';
import { checkAction, IF_THERE, setting, transact, updateAction, updateItem } from '../../functions/platform/items.ts';
import { parseItems } from '../../functions/platform/table.ts';
import { createAccountsRepository } from '../../functions/records/account/account-store.ts';
import { DEFAULT_FLAGS, DEFAULT_SETTINGS, flagName, settingName } from '../../functions/records/account/settings.ts';
import { StoredLedgerEntry } from '../../functions/records/account/stored-account.ts';
import { keys } from '../../functions/records/keys.ts';
import { rowAction } from '../../functions/records/request/request-actions.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { lineAction } from './audit.ts';
import type { Office } from './environment.ts';

/** Makes an API key for a community of sourcers. It is shown this once; only its hash is stored. */
export async function createApiKey({ table, newId, now }: Office, community: string) {
  const apiKey = newSecret();
  const communityId = `com_${newId()}`;
  const Item = { ...keys.apiKey(hashOf(apiKey)), communityId, name: community, createdAt: now().toISOString() };
  await table.db.send(new PutCommand({ TableName: table.name, Item }));
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
      change: 'SET autoSourcing = :state',
      values: { ':state': isPaused ? 'PAUSE' : 'OFF' },
      if: { when: 'attribute_exists(pk)' },
    }),
    rowAction(table.name, { accountId: account, jobId: job }, { isPaused }),
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
  const entries: StoredLedgerEntry[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await table.db.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :ledger',
        ExpressionAttributeValues: { ':ledger': keys.ledger(account, '').pk },
        ConsistentRead: true,
        ExclusiveStartKey,
      }),
    );
    entries.push(...parseItems(StoredLedgerEntry, page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);

  const stored = await createAccountsRepository(table).findAccount(account);
  if (!stored) throw new Error(`There is no account ${account}`);
  const balance = entries.reduce((sum, { amount }) => sum + amount, 0);
  const held = entries.reduce((sum, entry) => sum + entry.held, 0);
  const isTrue = stored.balance === balance && stored.held === held && stored.available === balance - held;
  return { entries, balance, held, available: stored.available, isTrue };
}
