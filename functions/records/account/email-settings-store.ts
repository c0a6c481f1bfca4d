import type { AccountId, JobId, UserId } from '../../../shared/model/ids.ts';
import type { CompanyEntry } from '../../../shared/model/job.ts';
import type { WindowKind } from '../../../shared/rules/outreach/sending.ts';
import { type Condition, IF_THERE, setting, transact, updateAction, updateItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { auditAction, isDone, type NewAudit } from './audit-store.ts';
import { StoredAccount, StoredUser } from './stored-account.ts';

/** The account may decline to contact work emails. */
const MAY_DECLINE: Condition = {
  when: 'attribute_exists(pk) AND canDisableContactWorkEmails = :yes',
  values: { ':yes': true },
};

/** The lists of companies are still those of this version; nobody saved any before the first. */
const ofVersion = (version: number): Condition => ({
  when:
    version === 0 ? 'attribute_exists(pk) AND attribute_not_exists(companiesVersion)' : 'companiesVersion = :version',
  ...(version > 0 && { values: { ':version': version } }),
});

/** What an account and its people say about how candidates are emailed, and where profiles come from. */
export function createEmailSettingsStore(table: Table) {
  /** Changes one thing of the account, with its entry in the audit log. False where the condition did not hold. */
  const change = async (account: AccountId, change: Record<string, unknown>, audit: NewAudit, condition = IF_THERE) =>
    isDone(
      await transact(table, [
        updateAction(table, keys.account(account), { ...setting(change), if: condition }),
        auditAction(table, account, audit),
      ]),
    );

  return {
    /** Answers the account as it is then; undefined where somebody saved the lists since the version that these were made from. */
    async saveCompanies(
      account: AccountId,
      lists: { whitelistedDomains: readonly CompanyEntry[]; blacklistedDomains: readonly CompanyEntry[] },
      madeFrom: number,
    ): Promise<StoredAccount | undefined> {
      const { change, values, names } = setting(lists);
      const item = await updateItem(table, keys.account(account), {
        ...{ change: `${change} ADD companiesVersion :one`, names, values: { ...values, ':one': 1 } },
        if: ofVersion(madeFrom),
      });
      return item && parseItem(StoredAccount, item);
    },

    /** False where the account may not decline. */
    saveTeamWorkEmails: (account: AccountId, shouldContactCandidateWorkEmails: boolean, audit: NewAudit) =>
      change(
        account,
        { shouldContactCandidateWorkEmails },
        audit,
        shouldContactCandidateWorkEmails ? IF_THERE : MAY_DECLINE,
      ),

    /** Answers the person as they are then; undefined where they were removed. */
    async saveOwnWorkEmails(user: UserId, shouldContactCandidateWorkEmails: boolean): Promise<StoredUser | undefined> {
      const item = await updateItem(table, keys.user(user), {
        ...setting({ shouldContactCandidateWorkEmails }),
        if: IF_THERE,
      });
      return item && parseItem(StoredUser, item);
    },

    /** The job whose emails new jobs begin with; null for the product's. */
    saveDefaultOutreach: (account: AccountId, jobIdForDefaultEmailOutreach: JobId | null, audit: NewAudit) =>
      change(account, { jobIdForDefaultEmailOutreach }, audit),

    saveRetention: (account: AccountId, retentionDays: number, audit: NewAudit) =>
      change(account, { retentionDays }, audit),

    saveSendWindow: (account: AccountId, window: WindowKind, audit: NewAudit) =>
      change(
        account,
        typeof window === 'string'
          ? { sendWindow: window, sendHours: null }
          : // Who does not know of hours of one's own keeps to working hours.
            { sendWindow: 'working-hours', sendHours: window },
        audit,
      ),

    savePostalAddress: (account: AccountId, postalAddress: string, audit: NewAudit) =>
      change(account, { postalAddress }, audit),
  };
}
export type EmailSettingsStore = ReturnType<typeof createEmailSettingsStore>;
