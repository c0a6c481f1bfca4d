import type * as z from 'zod';
import type { AccountId, NoteId, SubmissionId } from '../../../shared/model/ids.ts';
import { deleteItem, getItem, type Item, putItem, queryAll } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { keys, submissionPartition } from '../keys.ts';
import { createCandidateReader } from './candidate-reader.ts';
import { findSpotlight } from './spotlight-item.ts';
import { StoredDraft, StoredNote, StoredTransferred } from './stored-items.ts';

/** What stands beside a head: the profile, the addresses, notes and what people did. One read or write of one item each. */
export const createCandidateItems = (table: Table) => ({
  findProfile: createCandidateReader(table).findProfile,
  findSpotlight: (account: AccountId, submission: SubmissionId) => findSpotlight(table, account, submission),

  async findDraft(account: AccountId, submission: SubmissionId): Promise<StoredDraft | undefined> {
    const item = await getItem(table, keys.draft(account, submission), { strongly: true });
    return item && parseItem(StoredDraft, item);
  },

  async findTransferred(account: AccountId, submission: SubmissionId): Promise<StoredTransferred | undefined> {
    const item = await getItem(table, keys.transferred(account, submission), { strongly: true });
    return item && parseItem(StoredTransferred, item);
  },

  deleteDraft: (account: AccountId, submission: SubmissionId) => deleteItem(table, keys.draft(account, submission)),

  async readNotes(account: AccountId, submission: SubmissionId) {
    const notes = await queryAll(table, {
      where: 'pk = :pk AND begins_with(sk, :note)',
      values: { ':pk': submissionPartition(account, submission), ':note': 'NOTE#' },
    });
    return parseItems(StoredNote, notes);
  },

  addNote: (account: AccountId, submission: SubmissionId, note: z.input<typeof StoredNote>) =>
    putItem(table, { ...keys.note(account, submission, note.noteId as NoteId), ...note }),

  deleteNote: (account: AccountId, submission: SubmissionId, note: NoteId) =>
    deleteItem(table, keys.note(account, submission, note)),

  /** Everything of one submission, in one query as a rule. `strongly` right after writing what is to be shown. */
  readAll: (account: AccountId, submission: SubmissionId, strongly = false): Promise<Item[]> =>
    queryAll(table, { where: 'pk = :pk', values: { ':pk': submissionPartition(account, submission) }, strongly }),
});
