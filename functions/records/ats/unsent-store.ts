import * as z from 'zod';
import { type AccountId, Instant, JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import {
  checkAction,
  deleteItem,
  getItem,
  IF_THERE,
  queryPages,
  setting,
  transact,
  updateAction,
  updateItem,
} from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { atsUnsentPartition, keys } from '../keys.ts';
import type { Head } from '../submission/head.ts';

/**
 * Item ATSUNSENT: a candidate who could not be sent because of the connection. `sk` is who, `at` when that was asked for, `jobId` from
 * which job, and `isUnanswered` that the ATS did not answer. One of before that was kept is of any job, and waits for anything.
 */
export const StoredUnsent = asStored(
  z.object({ sk: SubmissionId, at: Instant, jobId: JobId.optional(), isUnanswered: z.literal(true).optional() }),
);
export type StoredUnsent = z.infer<typeof StoredUnsent>;

/** Whether somebody may wait for this job to be open again. */
export const isOfJob = ({ jobId }: StoredUnsent, job: JobId): boolean => jobId === undefined || jobId === job;

/** Whether somebody may wait for the ATS to answer. */
export const isForAnswer = ({ jobId, isUnanswered }: StoredUnsent): boolean =>
  jobId === undefined || isUnanswered === true;

/** Who waits for the ATS to be connected anew, to answer, or to have their job open. Nothing is written for whoever the ATS itself refuses. */
export const createUnsentStore = (table: Table) => ({
  /** Nothing where they were deleted meanwhile, alone or with their account: nobody would take it away again. */
  async note(
    { accountId, id, jobId, ats }: Pick<Head, 'accountId' | 'id' | 'jobId' | 'ats'>,
    { isUnanswered = false } = {},
  ): Promise<void> {
    if (!ats) return;
    const { change, ...terms } = setting({ at: ats.at, jobId, ...(isUnanswered && { isUnanswered }) });
    const noted = { ...terms, change: isUnanswered ? change : `${change} REMOVE isUnanswered` };
    await transact(table, [
      updateAction(table, keys.atsUnsent(accountId, id), noted),
      checkAction(table, keys.head(accountId, id), IF_THERE),
    ]);
  },

  async find({ accountId, id }: Pick<Head, 'accountId' | 'id'>): Promise<StoredUnsent | undefined> {
    const item = await getItem(table, keys.atsUnsent(accountId, id), { strongly: true });
    return item && parseItem(StoredUnsent, item);
  },

  /** All of an account, page by page: half a unit for some fifty. */
  async *pages(account: AccountId): AsyncGenerator<StoredUnsent[]> {
    const query = { where: 'pk = :pk', values: { ':pk': atsUnsentPartition(account) }, strongly: true };
    for await (const items of queryPages(table, query)) yield parseItems(StoredUnsent, items);
  },

  /** It is not the ATS's answer that they wait for, but their job. */
  async noteOfJob(account: AccountId, { sk, at }: StoredUnsent, jobId: JobId): Promise<void> {
    const { change, names, values } = setting({ jobId });
    await updateItem(table, keys.atsUnsent(account, sk), {
      ...{ change: `${change} REMOVE isUnanswered`, names: { ...names, '#at': 'at' }, values },
      if: { when: '#at = :at', values: { ':at': at } },
    });
  },

  /** They wait no more, unless they failed once more meanwhile. */
  async drop(account: AccountId, { sk, at }: StoredUnsent): Promise<void> {
    await deleteItem(table, keys.atsUnsent(account, sk), {
      when: '#at = :at',
      names: { '#at': 'at' },
      values: { ':at': at },
    });
  },
});
export type UnsentStore = ReturnType<typeof createUnsentStore>;
