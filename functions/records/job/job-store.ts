import type { AccountId, JobId, UserId } from '../../../shared/model/ids.ts';
import { AUTO } from '../../../shared/product.ts';
import type { Step } from '../../../shared/rules/sourcing/auto/steps.ts';
import { readItems } from '../../platform/batch.ts';
import { type Action, getItem, type Item, transact } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { createAccountReader } from '../account/account-reader.ts';
import { StoredSetting, settingFrom, settingName } from '../account/settings.ts';
import { StoredAccount } from '../account/stored-account.ts';
import { keys } from '../keys.ts';
import { createAutoSourcingStore, rowOf, stepActions, type Taken } from './auto-sourcing-store.ts';
import { createActions, type NewEmails, saveActions } from './job-actions.ts';
import { createJobCounters } from './job-counters.ts';
import { createJobReader } from './job-reader.ts';
import { readableCounts, StoredJob, StoredJobRow, StoredSourcing } from './stored-job.ts';

/** All that a job needs of its row. Without it the job shows no owner's name. */
const RowOwner = StoredJobRow.pick({ ownerName: true });

/** A job with what is shown around it, but for whose it is by name. */
export interface SeenJob {
  readonly job: StoredJob;
  readonly sourcing: StoredSourcing;
  readonly account: StoredAccount;
}

/** A job with all that is shown around it. */
export interface FoundJob extends SeenJob {
  readonly ownerName: string;
}

export type JobsRepository = ReturnType<typeof createJobsRepository>;

/** Jobs, with their rows and counts, which are written in the same transaction. */
export function createJobsRepository(table: Table) {
  const accounts = createAccountReader(table);
  const { findJob: findStored, findOutreach } = createJobReader(table);
  const { read: readCounters } = createJobCounters(table);
  const auto = createAutoSourcingStore(table);

  const getAll = async (Keys: readonly { pk: string; sk: string }[], ConsistentRead: boolean) => {
    const found = await readItems(table, Keys, { ConsistentRead });
    return Keys.map(({ pk, sk }) => found.find((item) => item.pk === pk && item.sk === sk));
  };

  /** Writes all or nothing. False when a condition did not hold: someone else was faster. */
  const write = async (actions: readonly Action[]) => (await transact(table, actions)) === undefined;

  const jobKeys = (account: AccountId, id: JobId) => [
    keys.job(account, id),
    keys.sourcing(account, id),
    keys.account(account),
  ];
  const seenIn = ([job, sourcing, owner]: readonly (Item | undefined)[]): SeenJob | undefined =>
    job && sourcing && owner
      ? {
          job: parseItem(StoredJob, job),
          sourcing: parseItem(StoredSourcing, sourcing),
          account: parseItem(StoredAccount, owner),
        }
      : undefined;
  const ownerNameIn = (row: Item | undefined) => parseItems(RowOwner, row ? [row] : [])[0]?.ownerName ?? '';

  const look = async (account: AccountId, id: JobId, strongly: boolean) =>
    seenIn(await getAll(jobKeys(account, id), strongly));

  return {
    /** Reads what was saved a moment ago too, for whoever is about to change it. Four units. */
    async find(account: AccountId, id: JobId): Promise<FoundJob | undefined> {
      const items = await getAll([...jobKeys(account, id), keys.jobRow(account, id)], true);
      const row = items.at(-1);
      const seen = row && seenIn(items);
      return seen && { ...seen, ownerName: ownerNameIn(row) };
    },

    /**
     * A job to be shown: one and a half units. It may be as it was a moment ago, and who then saves an old version is told; but one
     * that has just been created is never missing.
     */
    look: async (account: AccountId, id: JobId) => (await look(account, id, false)) ?? (await look(account, id, true)),

    /** The name of whose job it is: half a unit. */
    findOwnerName: async (account: AccountId, id: JobId) => ownerNameIn(await getItem(table, keys.jobRow(account, id))),

    /** False when the job is there already. */
    create: (job: StoredJob, parts: Parameters<typeof createActions>[2]) => write(createActions(table, job, parts)),

    /** Saves a job over the version it was made from, with the emails that are new. */
    save: (before: StoredJob, after: StoredJob, emails?: NewEmails) => write(saveActions(table, before, after, emails)),

    /** Closes a job, or opens it again, with what that changes of its sourcing. */
    saveWithStep: ({ job, sourcing }: FoundJob, after: StoredJob, step: Step, taken: Taken) =>
      write([
        ...saveActions(table, job, after, undefined, rowOf(step, taken)),
        ...stepActions(table, sourcing, step, taken),
      ]),

    findStored,
    /** What happened by itself with a job lately: half a unit. */
    lastHistory: async (account: AccountId, id: JobId) =>
      (await auto.history(account, id, { limit: AUTO.historyShown })).entries,
    findOutreach,
    findAccount: accounts.findAccount,
    isTeammate: async (account: AccountId, user: UserId) => (await accounts.findTeammate(account, user)) !== undefined,
    readCounters,

    async readJobCounts(account: AccountId, owner: UserId) {
      const [all, own] = await getAll([keys.jobCounts(account, 'account'), keys.jobCounts(account, owner)], false);
      return { account: readableCounts(all ?? {}), me: readableCounts(own ?? {}) };
    },

    async firstBatchSize() {
      const item = await getItem(table, keys.setting(settingName('sourcingRequest')));
      return settingFrom(parseItems(StoredSetting, item ? [item] : []), 'sourcingRequest').defaultFirstBatchSize;
    },
  };
}
