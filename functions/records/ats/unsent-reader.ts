import * as z from 'zod';
import { type AccountId, Instant, JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { getItem, queryPages } from '../../platform/items.ts';
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

/** Reads who waits. */
export const createUnsentReader = (table: Table) => ({
  async find({ accountId, id }: Pick<Head, 'accountId' | 'id'>): Promise<StoredUnsent | undefined> {
    const item = await getItem(table, keys.atsUnsent(accountId, id), { strongly: true });
    return item && parseItem(StoredUnsent, item);
  },

  /** All of an account, page by page: half a unit for some fifty. */
  async *pages(account: AccountId): AsyncGenerator<StoredUnsent[]> {
    const query = { where: 'pk = :pk', values: { ':pk': atsUnsentPartition(account) }, strongly: true };
    for await (const items of queryPages(table, query)) yield parseItems(StoredUnsent, items);
  },
});
