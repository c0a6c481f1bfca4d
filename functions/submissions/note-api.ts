import { AppError } from '../../shared/contract/errors.ts';
import type { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { AccountId, NoteId, SubmissionId } from '../../shared/model/ids.ts';
import { canDeleteNote } from '../../shared/rules/account/access.ts';
import type { Api } from '../platform/http.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import { newestFirst } from './presenter.ts';

type NoteRoutes = 'listNotes' | 'addNote' | 'deleteNote';

interface NoteDeps {
  readonly repository: SubmissionRepository;
}

/** Private notes: seen by the whole team, deleted by their author alone. */
export function createNoteApi({ repository }: NoteDeps): Pick<Api<typeof submissionRoutes>, NoteRoutes> {
  const requireSubmission = (account: AccountId, submission: SubmissionId) =>
    repository.heads.require(account, submission);

  return {
    async listNotes({ actor: { accountId }, params: { id } }) {
      const notes = await repository.items.readNotes(accountId, id);
      if (notes.length === 0) await requireSubmission(accountId, id);
      return newestFirst(notes).map(({ noteId, ...note }) => ({ _id: noteId, ...note }));
    },

    async addNote({ actor: { accountId, userId, name }, params: { id }, body: { content }, act }) {
      await requireSubmission(accountId, id);
      // A repeated act writes the very note of its first run again.
      const noteId: NoteId = `note_${act.newId()}`;
      const createdAt = act.earlier[0] ?? act.at.toISOString();
      const note = { content, createdAt, author: { id: userId, name, picture: null } };
      await repository.items.addNote(accountId, id, { noteId, ...note });
      return { _id: noteId, ...note };
    },

    async deleteNote({ actor: { accountId, userId }, params: { id, noteId } }) {
      await requireSubmission(accountId, id);
      const note = (await repository.items.readNotes(accountId, id)).find((candidate) => candidate.noteId === noteId);
      if (!note) throw new AppError('NOTE_NOT_FOUND');
      if (!canDeleteNote({ id: userId }, note)) throw new AppError('NOT_YOUR_NOTE');
      await repository.items.deleteNote(accountId, id, noteId);
      return { deleted: true };
    },
  };
}
