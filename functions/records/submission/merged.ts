import * as z from 'zod';
import { ResumeFile } from '../../../shared/model/candidate.ts';
import { type AccountId, Instant, type SubmissionId, type UserId } from '../../../shared/model/ids.ts';
import { LeftOut } from '../../../shared/model/submission.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { deleteAction, getItem, IF_NEW, putAction } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { erasedItem } from './erasure.ts';
import type { Head } from './head.ts';
import type { Beside } from './head-store.ts';

/** Items MERGED#… of a submission: a profile that somebody was adding became part of it. */
export const StoredMerged = asStored(
  z.object({
    at: Instant,
    /** Who merged it. */
    by: z.string(),
    /** Who added it. */
    addedByName: z.string().nullable(),
    /** Its file, where the submission has another one. */
    resume: ResumeFile.nullable(),
    /** What it said that the submission says otherwise; of older ones that is not known. */
    leftOut: z.array(LeftOut).optional(),
  }),
);
export type StoredMerged = z.infer<typeof StoredMerged>;

export async function findMerged(
  table: Table,
  account: AccountId,
  into: SubmissionId,
  added: SubmissionId,
): Promise<StoredMerged | undefined> {
  const item = await getItem(table, keys.merged(account, into, added), { strongly: true });
  return item && parseItem(StoredMerged, item);
}

interface Merging {
  readonly merged: StoredMerged;
  readonly by: UserId;
}

/**
 * What is written with the head of the profile that stands: that the other was merged. All of the other goes, its items with its head,
 * so that nothing is left that names its file when what follows from the head's end deletes the files. For a while it is told which
 * one it became part of.
 */
export function besideMerge(into: SubmissionId, added: Head, { merged, by }: Merging): Beside[] {
  const { accountId, id, version } = added;
  const { at, by: byName } = merged;
  return [
    (table) => putAction(table, { ...keys.merged(accountId, into, id), ...merged }, IF_NEW),
    (table) =>
      deleteAction(table, keys.head(accountId, id), { when: 'version = :version', values: { ':version': version } }),
    (table) => deleteAction(table, keys.profile(accountId, id)),
    (table) => deleteAction(table, keys.draft(accountId, id)),
    erasedItem(added, { at, by, byName, prints: [], mergedInto: into }),
  ];
}
