import { AppError } from '../../shared/contract/errors.ts';
import type { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { AccountId, NoteId, SubmissionId } from '../../shared/model/ids.ts';
import { canDeleteNote } from '../../shared/rules/account/access.ts';
import { firstTimeOf } from '../platform/act.ts';
import type { Actor, Api } from '../platform/http.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import type { StoredNote } from '../records/submission/stored-items.ts';
import { newestFirst } from './presenter.ts';

type NoteRoutes = 'listNotes' | 'addNote' | 'deleteNote';

interface NoteDeps {
  readonly repository: SubmissionRepository;
}

/** Private notes: seen by the whole team, deleted by their author, or by the owner of the job once the author left. */
export function createNoteApi({ repository }: NoteDeps): Pick<Api<typeof submissionRoutes>, NoteRoutes> {
  const requireSubmission = (account: AccountId, submission: SubmissionId) =>
    repository.heads.require(account, submission);

  /** Tells of each of these notes whether the caller may delete it. */
  async function deletableBy({ accountId, userId: id }: Actor, submission: SubmissionId, notes: readonly StoredNote[]) {
    const authors = notes.map(({ author }) => author.id).filter((author) => author !== id);
    const gone = await repository.findGone(accountId, authors);
    const findOwner = async () =>
      repository.findOwner(accountId, (await requireSubmission(accountId, submission)).jobId);
    const left = gone.length > 0 ? { jobOwner: await findOwner() } : undefined;
    return (note: StoredNote) => canDeleteNote({ id }, note, gone.includes(note.author.id) ? left : undefined);
  }

  return {
    async listNotes({ actor, params: { id } }) {
      const { accountId } = actor;
      // They stand for some seconds after their head is gone.
      const [notes] = await Promise.all([repository.items.readNotes(accountId, id), requireSubmission(accountId, id)]);
      const canDelete = await deletableBy(actor, id, notes);
      return newestFirst(notes).map((stored) => {
        const { noteId, ...note } = stored;
        return { _id: noteId, ...note, canDelete: canDelete(stored) };
      });
    },

    async addNote({ actor: { accountId, userId, name }, params: { id }, body: { content }, act }) {
      await requireSubmission(accountId, id);
      // A repeated act writes the very note of its first run again.
      const noteId: NoteId = `note_${act.newId()}`;
      const createdAt = firstTimeOf(act);
      const note = { content, createdAt, author: { id: userId, name, picture: null } };
      await repository.items.addNote(accountId, id, { noteId, ...note });
      // Whoever was deleted meanwhile has no notes, and what goes with them may be gone already.
      if (!(await repository.heads.read(accountId, id))) {
        await repository.items.deleteNote(accountId, id, noteId);
        throw await repository.heads.whyGone(accountId, id);
      }
      return { _id: noteId, ...note };
    },

    async deleteNote({ actor, params: { id, noteId } }) {
      const { accountId } = actor;
      await requireSubmission(accountId, id);
      const note = (await repository.items.readNotes(accountId, id)).find((candidate) => candidate.noteId === noteId);
      if (!note) throw new AppError('NOTE_NOT_FOUND');
      if (!(await deletableBy(actor, id, [note]))(note)) throw new AppError('NOT_YOUR_NOTE');
      await repository.items.deleteNote(accountId, id, noteId);
      return { deleted: true };
    },
  };
}
