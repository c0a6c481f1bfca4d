import { type KeyboardEvent, useRef } from 'react';
import type { PrivateNote, Submission } from '../../../../shared/model/submission.ts';
import { LIMITS } from '../../../../shared/product.ts';
import { canDeleteNote } from '../../../../shared/rules/account/access.ts';
import { useApi } from '../../api/use-api.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useUser } from '../../api/use-user.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Kbd } from '../../ui/actions/kbd.tsx';
import { useShortcuts } from '../../ui/actions/use-shortcuts.ts';
import { ReadMore } from '../../ui/data/read-more.tsx';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { PersonAvatar } from '../person-avatar.tsx';
import { useDraft } from '../use-draft.ts';
import styles from './notes.module.css';

const LABEL = 'Add a note only your team sees';
/** Few notes are so long that their length is worth a line. */
const COUNTED_FROM = LIMITS.privateNote * 0.8;

interface NoteProps {
  readonly note: PrivateNote;
  readonly isOwn: boolean;
  readonly onDelete?: (() => void) | undefined;
  readonly busy: boolean;
}

const Note = ({ note, isOwn, onDelete, busy }: NoteProps) => (
  <li className="row top">
    <PersonAvatar id={note.author.id} name={note.author.name} size="s" decorative />
    <div className="grow">
      <div className="row">
        <span className="strong">{note.author.name}</span>
        <span className="small faint">
          <RelativeTime at={note.createdAt} />
        </span>
        {onDelete && (
          <span className="end">
            <Button
              look="quiet"
              size="s"
              disabled={busy}
              aria-label={`${isOwn ? 'Delete your note' : `Delete the note of ${note.author.name}`}: ${note.content.slice(0, 60)}`}
              onClick={onDelete}
            >
              Delete
            </Button>
          </span>
        )}
      </div>
      <div className={styles.text}>
        <ReadMore text={note.content} />
      </div>
    </div>
  </li>
);

/**
 * Private notes on a candidate: seen by the team, deleted by their author, or by the owner of the job once they left. Enter adds, Shift+Enter is a new line, Escape leaves the field. What is typed is kept until it is added.
 */
export function Notes({ submission, title = 'Private notes' }: { submission: Submission; title?: string | undefined }) {
  const { id } = submission;
  const me = useUser();
  const { data: notes = submission.notes, mutate } = useApi('listNotes', { params: { id } });
  const adding = useApiMutation('addNote', { refreshes: ['getSubmission'] });
  const deleting = useApiMutation('deleteNote', { refreshes: ['getSubmission'] });
  const [text, setText] = useDraft(`note:${id}`);
  const box = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { length } = [...text.trim()];
  const isTooLong = length > LIMITS.privateNote;
  useShortcuts({ n: () => box.current?.focus() });

  const add = async () => {
    const content = text.trim();
    if (!content || isTooLong || adding.busy) return;
    const note = await adding.attempt({ params: { id }, body: { content } });
    if (!note) return;
    setText('');
    await mutate((known = []) => [note, ...known.filter(({ _id }) => _id !== note._id)], { revalidate: false });
    showToast('Note added.');
  };
  const remove = async (note: PrivateNote) => {
    const noteId = note._id as Parameters<typeof deleting.attempt>[0]['params']['noteId'];
    if (!(await deleting.attempt({ params: { id, noteId } }))) return;
    await mutate((known = []) => known.filter(({ _id }) => _id !== note._id), { revalidate: false });
    showToast('Note deleted.');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      heading.current?.focus({ preventScroll: true });
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  };
  return (
    <section className={styles.notes} data-ui="notes" aria-label={title}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <ol>
        {notes.map((note) => (
          <Note
            key={note._id}
            note={note}
            busy={deleting.busy}
            isOwn={canDeleteNote(me, note)}
            onDelete={(note.canDelete ?? canDeleteNote(me, note)) ? () => void remove(note) : undefined}
          />
        ))}
      </ol>
      <div className={styles.write}>
        <div className="grow">
          <Field
            label={LABEL}
            hideLabel
            counter={length > COUNTED_FROM ? LIMITS.privateNote : undefined}
            error={isTooLong ? `This field cannot be longer than ${LIMITS.privateNote} characters.` : undefined}
          >
            <TextArea
              ref={box}
              rows={1}
              placeholder={LABEL}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
            />
          </Field>
          {!text && (
            <span className={styles.hintKey}>
              <Kbd>N</Kbd>
            </span>
          )}
        </div>
        {text.trim() && (
          <Button loading={adding.busy} disabled={isTooLong} onClick={() => void add()}>
            Add
          </Button>
        )}
      </div>
    </section>
  );
}
