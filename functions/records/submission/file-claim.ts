import * as z from 'zod';
import { type FileId, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { IF_NEW, putAction } from '../../platform/items.ts';
import { keys } from '../keys.ts';
import type { Head } from './head.ts';
import type { Beside } from './head-store.ts';

/** Items FILE#…: which profile an uploaded resume was made into. The file goes with its submission, so it has one alone. */
export const StoredFileClaim = asStored(z.object({ submissionId: SubmissionId }));

/** Written with a new head, and refused where another profile was made of the file. */
export const fileClaim =
  ({ accountId, id: submissionId }: Pick<Head, 'accountId' | 'id'>, file: FileId): Beside =>
  (table) =>
    putAction(table, { ...keys.fileClaim(accountId, file), submissionId }, IF_NEW);
