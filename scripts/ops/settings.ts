import { queryAll } from '../../functions/platform/items.ts';
import { parseItem } from '../../functions/platform/table.ts';
import { createAccountsRepository } from '../../functions/records/account/account-store.ts';
import {
  FLAGS,
  flagName,
  flagsFrom,
  SETTINGS,
  settingName,
  settingsFrom,
} from '../../functions/records/account/settings.ts';
import { jobPartition } from '../../functions/records/keys.ts';
import { StoredOutreach } from '../../functions/records/submission/stored-items.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { DEFAULT_SEQUENCE } from '../../shared/rules/outreach/templates.ts';
import { findAccount } from './accounts.ts';
import type { Office } from './environment.ts';
import { jobRows } from './rebuild-job-counts.ts';

/** Every flag: how it stands until it is set, for everyone, and for which accounts it is another; or as one account has it. */
export async function listFlags(office: Office, account: AccountId | undefined) {
  if (account) await findAccount(office, account);
  const stored = await createAccountsRepository(office.table).listSettings();
  const [forAll, forOne] = [flagsFrom(stored), account && flagsFrom(stored, account)];
  return Object.entries(FLAGS).map(([flag, { byDefault }]) => {
    const { accounts = {} } = stored.find(({ sk }) => sk === flagName(flag)) ?? {};
    const others = Object.entries(accounts).map(([id, isOn]) => `${id}: ${isOn}`);
    return { flag, byDefault, forAll: forAll[flag], ...(forOne ? { account: forOne[flag] } : { accounts: others }) };
  });
}

/** The settings of the product as they stand, what they are until they are set, and why they were. */
export async function listSettings({ table }: Office) {
  const stored = await createAccountsRepository(table).listSettings();
  const reasons = new Map(stored.map(({ sk, reason }) => [sk, reason]));
  return settingsFrom(stored).map(({ key, value }) => ({
    ...{ key, value, byDefault: SETTINGS[key].byDefault },
    reason: reasons.get(settingName(key)) ?? null,
  }));
}

/** What the emails of a job are, in each version that was saved. */
async function versionsOf({ table }: Office, account: AccountId, job: JobId) {
  const items = await queryAll(table, {
    where: 'pk = :pk AND begins_with(sk, :outreach)',
    values: { ':pk': jobPartition(account, job), ':outreach': 'OUTREACH#' },
  });
  return items.map((item) => ({ version: Number(String(item.sk).split('#')[1]), ...parseItem(StoredOutreach, item) }));
}

/** The emails that every job has until someone writes others. */
export const defaultTemplates = () => DEFAULT_SEQUENCE;

/** The emails of a job in full, in each version. */
export async function showTemplates(office: Office, account: AccountId, job: JobId) {
  const versions = await versionsOf(office, account, job);
  if (versions.length === 0) throw new Error(`${account} has saved no emails for ${job}: it has the product's own`);
  return versions;
}

/** Which jobs of an account have emails of their own, and what these are about. */
export async function listTemplates(office: Office, account: AccountId) {
  await findAccount(office, account);
  const rows = await jobRows(office, account);
  const lists = await Promise.all(
    rows.map(async ({ id: job, title }) => {
      const latest = (await versionsOf(office, account, job)).sort((a, b) => b.version - a.version)[0];
      return latest
        ? latest.steps.map(({ id, type, subject }) => ({
            job,
            title,
            version: latest.version,
            step: id,
            type,
            subject,
          }))
        : [];
    }),
  );
  return lists.flat();
}
