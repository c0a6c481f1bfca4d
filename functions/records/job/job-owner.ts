import type { AccountId, JobId, UserId } from '../../../shared/model/ids.ts';
import { JobStatus } from '../../../shared/model/job.ts';
import { type Action, getItem, queryPage, transact, updateAction } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { auditAction, type NewAudit } from '../account/audit-store.ts';
import { INDEX, keys, ownerListKey } from '../keys.ts';
import { saveActions } from './job-actions.ts';
import { readableCounts, StoredJob, StoredJobRow } from './stored-job.ts';

const TRIES = 6;
const Owned = StoredJobRow.pick({ id: true });

export type JobOwners = ReturnType<typeof createJobOwners>;

/** Whose jobs are whose. */
export const createJobOwners = (table: Table) => ({
  /** Some jobs of a person, of whatever status. */
  async listSome(account: AccountId, owner: UserId, most: number): Promise<JobId[]> {
    const found: JobId[] = [];
    for (const status of JobStatus.options) {
      if (found.length >= most) break;
      const values = { ':owned': ownerListKey(account, owner, status) };
      const query = { index: INDEX.owner, where: 'ownerKey = :owned', values };
      const { items } = await queryPage(table, query, most - found.length);
      found.push(...parseItems(Owned, items).map(({ id }) => id));
    }
    return found;
  },

  /** How many jobs of each status a person has. */
  async count(account: AccountId, owner: UserId) {
    return readableCounts((await getItem(table, keys.jobCounts(account, owner))) ?? {});
  },

  /**
   * Gives a job another owner, with its row and the counts of both, all or nothing. It leaves in the new owner's name too
   * where it left in the old one's. `beside` is written with it. False where the job is not the old owner's any more.
   */
  async change(
    account: AccountId,
    id: JobId,
    from: UserId,
    to: { id: UserId; name: string },
    beside: readonly Action[] = [],
  ): Promise<boolean> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const item = await getItem(table, keys.job(account, id), { strongly: true });
      const before = item && parseItem(StoredJob, item);
      if (before?.ownerId !== from) return false;
      const emailSender = before.emailSender === from ? to.id : before.emailSender;
      const after: StoredJob = { ...before, ownerId: to.id, emailSender, version: before.version + 1 };
      const row = { ownerId: to.id, ownerName: to.name };
      const actions = [
        ...saveActions(table, before, after, undefined, row),
        countAction(table, before, from, -1),
        countAction(table, before, to.id, 1),
        ...beside,
      ];
      if (!(await transact(table, actions))) return true;
    }
    throw new Error(`The job ${id} is changed too often to get another owner`);
  },

  /** The same, with the entry of the audit log that tells of it. */
  changeNoted(account: AccountId, id: JobId, from: UserId, to: { id: UserId; name: string }, entry: NewAudit) {
    return this.change(account, id, from, to, [auditAction(table, account, entry)]);
  },
});

/** One job more or less of a status in the counts of a person. */
const countAction = (table: Table, { accountId, status }: StoredJob, owner: UserId, change: 1 | -1): Action =>
  updateAction(table, keys.jobCounts(accountId, owner), {
    change: 'ADD #status :change',
    names: { '#status': status },
    values: { ':change': change },
  });
