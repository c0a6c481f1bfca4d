import * as z from 'zod';
import { type AccountId, type FileId, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { IF_NEW, putAction, updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import type { Head } from './head.ts';
import type { Beside } from './head-store.ts';

/**
 * Items FILE#…: which profile an uploaded resume was made into, or that jobs show it as somebody like those wanted. The file goes
 * with its submission, so it has one alone and no job.
 */
export const StoredFileClaim = asStored(
  z.object({ submissionId: SubmissionId.optional(), isBenchmark: z.boolean().optional() }),
);

/** Written with a new head, and refused where another profile was made of the file, or a job shows it. */
export const fileClaim =
  ({ accountId, id: submissionId }: Pick<Head, 'accountId' | 'id'>, file: FileId): Beside =>
  (table) =>
    putAction(table, { ...keys.fileClaim(accountId, file), submissionId }, IF_NEW);

/** Keeps a file for jobs. False where a profile was made of it. */
export const claimForJobs = async (table: Table, account: AccountId, file: FileId): Promise<boolean> => {
  const change = 'SET isBenchmark = :yes';
  const unclaimed = { when: 'attribute_not_exists(submissionId)' };
  const claimed = await updateItem(table, keys.fileClaim(account, file), {
    change,
    values: { ':yes': true },
    if: unclaimed,
  });
  return claimed !== undefined;
};
