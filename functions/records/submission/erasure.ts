import * as z from 'zod';
import { AppError } from '../../../shared/contract/errors.ts';
import {
  type AccountId,
  FileId,
  Instant,
  JobId,
  type NoteId,
  SubmissionId,
  UserId,
} from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { mergedMeanwhile } from '../../../shared/rules/candidate/added-meanwhile.ts';
import { writeItems } from '../../platform/batch.ts';
import { answerFileKey, resumeKey } from '../../platform/file-keys.ts';
import { deleteAction, getItem, type Item, putAction, queryAll, transact } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { keys, replyHtmlPartition, sentPartition, submissionPartition, threadPartition } from '../keys.ts';
import type { Head } from './head.ts';
import { shownColumn } from './known-head.ts';

/**
 * Item ERASED: that a submission was deleted, or became part of another one. It says nothing of the candidate but fingerprints, by which they are forgotten again
 * when the item expires: what was written too late goes with it.
 */
export const StoredErased = asStored(
  z.object({
    at: Instant,
    jobId: JobId,
    /** Who deleted it; nobody where it was not a person of the account. */
    by: UserId.optional(),
    byName: z.string().optional(),
    prints: z.array(z.string()).default([]),
    /** The profile that it became part of while it was being added. */
    mergedInto: SubmissionId.optional(),
  }),
);
export type StoredErased = z.infer<typeof StoredErased>;

/** For how long it is told who deleted a submission, or merged it. */
const TOLD_DAYS = 7;

export type Erasure = Pick<StoredErased, 'at' | 'by' | 'byName' | 'prints' | 'mergedInto'>;

/** What is written as a submission goes. */
export const erasedItem = (
  { accountId, id, jobId }: Pick<Head, 'accountId' | 'id' | 'jobId'>,
  erasure: Erasure,
): Item => ({
  ...keys.erased(accountId, id),
  ...erasure,
  jobId,
  expiresAt: Math.floor(Date.parse(erasure.at) / 1_000) + TOLD_DAYS * 86_400,
});

/**
 * Deletes a submission for good. Its head goes by one conditional write, and all else follows from the stream: its numbers, what it
 * is found by, its items and its files. False where the head changed since it was read.
 */
export async function eraseSubmission(table: Table, head: Head, erasure: Erasure): Promise<boolean> {
  const { accountId, id, version } = head;
  const refused = await transact(table, [
    deleteAction(table, keys.head(accountId, id), { when: 'version = :version', values: { ':version': version } }),
    putAction(table, erasedItem(head, erasure)),
  ]);
  return refused === undefined;
}

export async function findErased(
  table: Table,
  account: AccountId,
  submission: SubmissionId,
): Promise<StoredErased | undefined> {
  const item = await getItem(table, keys.erased(account, submission), { strongly: true });
  return parseItems(StoredErased, item ? [item] : [])[0];
}

/** Whether somebody deleted it themselves. */
export const isDeletedBy = (erased: StoredErased | undefined, user: UserId): boolean =>
  erased?.by === user && !erased.mergedInto;

/** What is answered of a submission that is not there: who deleted it, or merged it into which one, where somebody did. */
export function notFound(erased: StoredErased | undefined, stands?: Head): AppError {
  if (!erased) return new AppError('SUBMISSION_NOT_FOUND');
  const { byName, mergedInto } = erased;
  if (!mergedInto) return new AppError('SUBMISSION_DELETED', {}, byName ? { why: `${byName} deleted it.` } : {});
  const why = mergedMeanwhile(byName ?? 'A teammate', stands?.name);
  if (!stands) return new AppError('SUBMISSION_MERGED', {}, { why });
  const { id: submissionId, jobId } = stands;
  return new AppError('SUBMISSION_MERGED', {}, { why, submissionId, jobId, columnName: shownColumn(stands) });
}

const GONE: readonly string[] = ['SUBMISSION_NOT_FOUND', 'SUBMISSION_DELETED', 'SUBMISSION_MERGED'];

/** Whether something could not be done because the submission is there no more. */
export const isGone = (error: unknown): boolean => error instanceof AppError && GONE.includes(error.code);

/** Where files of submissions lie. */
export interface FileRemovers {
  readonly files: { remove(key: string): Promise<void> };
  readonly mails: { remove(key: string): Promise<void> };
}

/**
 * Deletes what is left of a submission whose head is gone: its files first, because only its items say which. What says that it was
 * deleted, and where its conversation stood, stays until it expires.
 */
export async function eraseRest(
  table: Table,
  removers: FileRemovers,
  { accountId: account, id: submission, jobId }: Pick<Head, 'accountId' | 'id' | 'jobId'>,
): Promise<void> {
  const partitions = [submissionPartition, threadPartition, replyHtmlPartition, sentPartition];
  const found = await Promise.all(
    partitions.map((partitionOf) =>
      queryAll(table, { where: 'pk = :pk', values: { ':pk': partitionOf(account, submission) }, strongly: true }),
    ),
  );
  const items = found.flat().filter(({ sk }) => sk !== 'ERASED' && sk !== 'BOXES' && sk !== 'HEAD');
  await moveNotes(table, account, items, mergedInto(found.flat()));
  for (const key of new Set(items.flatMap((item) => filesOf(account, item)))) await removers.files.remove(key);
  for (const key of new Set(items.flatMap(mailsOf))) await removers.mails.remove(key);
  const left = items.flatMap(({ fromJobId, earlierJobIds }) => [fromJobId ?? [], earlierJobIds ?? []].flat());
  const jobs = [...new Set([jobId, ...left])] as JobId[];
  // By what they would be known if they came back to the ATS, that they wait for it, and that it knows them by another address;
  // whose the files were.
  const beside = [
    keys.atsLost(account, submission),
    keys.atsUnsent(account, submission),
    ...jobs.map((job) => keys.atsWritten(account, job, submission)),
    ...[...new Set(items.flatMap(resumesOf))].map((file) => keys.fileClaim(account, file)),
  ];
  await writeItems(
    table,
    [...items, ...beside].map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
  );
}

const mergedInto = (items: readonly Item[]) =>
  parseItems(
    StoredErased,
    items.filter(({ sk }) => sk === 'ERASED'),
  )[0]?.mergedInto;

/** What was noted of a profile that became part of another one stands with that, where its author may delete it. */
async function moveNotes(table: Table, account: AccountId, items: readonly Item[], into: SubmissionId | undefined) {
  if (!into) return;
  const notes = items.filter(({ sk }) => String(sk).startsWith('NOTE#'));
  const there = notes.map((note) => ({ ...note, ...keys.note(account, into, String(note.noteId) as NoteId) }));
  await writeItems(
    table,
    there.map((Item) => ({ PutRequest: { Item } })),
  );
  // Whoever was deleted meanwhile has no notes, and what goes with them may be gone already.
  if (await getItem(table, keys.head(account, into), { strongly: true })) return;
  await writeItems(
    table,
    there.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
  );
}

const WithFiles = z.object({
  resume: z.object({ identifier: FileId }).nullish().catch(null),
  attachments: z.array(z.object({ identifier: FileId })).catch([]),
});
const WithMails = z.object({
  mailKey: z.string().optional().catch(undefined),
  attachments: z.array(z.object({ key: z.string() })).catch([]),
});

export const resumesOf = (item: Item): FileId[] => {
  const { resume } = WithFiles.parse(item);
  return resume ? [resume.identifier] : [];
};

/** Files that people of the account uploaded: a resume, what went out with an answer. */
function filesOf(account: AccountId, item: Item): string[] {
  const { attachments } = WithFiles.parse(item);
  return [
    ...resumesOf(item).map((file) => resumeKey(account, file)),
    ...attachments.map(({ identifier }) => answerFileKey(account, identifier)),
  ];
}

/** What came by mail: an answer and its attachments. */
function mailsOf(item: Item): string[] {
  const sk = String(item.sk);
  if (sk.startsWith('RAW#')) return [sk.slice('RAW#'.length)];
  if (!sk.startsWith('REPLY#')) return [];
  const { mailKey, attachments } = WithMails.parse(item);
  return [...(mailKey ? [mailKey] : []), ...attachments.map(({ key }) => key)];
}
