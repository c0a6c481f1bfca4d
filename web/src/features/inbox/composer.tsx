import type { Editor as TextEditor } from '@tiptap/react';
import Paperclip from 'lucide-react/icons/paperclip';
import UserRound from 'lucide-react/icons/user-round';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { ANSWER_FILE_TYPES } from '../../../../shared/contract/media.ts';
import { LIMITS } from '../../../../shared/product.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { sendKeys, shortcutOf } from '../../ui/actions/shortcut.ts';
import { Editor } from '../../ui/inputs/editor.tsx';
import styles from './inbox.module.css';
import type { Answering } from './use-answer-key.ts';
import type { Writing } from './use-writing.ts';

const ACCEPTED = Object.keys(ANSWER_FILE_TYPES)
  .map((ending) => `.${ending}`)
  .join(',');

/** Once it is where it is seen: being put there it loses the focus. */
function whenShown(editor: TextEditor, then: () => void) {
  requestAnimationFrame(() => {
    if (editor.isDestroyed) return;
    if (editor.view.dom.isConnected) then();
    else whenShown(editor, then);
  });
}

/** At once, so that no key that follows is lost: by itself the editor waits for the next frame, when one may have left it again. */
const writeAtEnd = (editor: TextEditor, typed: string) => {
  editor.commands.setTextSelection(editor.state.doc.content.size);
  for (const [at, text] of typed.split('\n').entries()) {
    if (at > 0) editor.commands.enter();
    if (text) editor.commands.insertContent({ type: 'text', text });
  }
  editor.view.focus();
};

interface ComposerProps {
  writing: Writing;
  from: string;
  to: string;
  onReady: (answering: Answering) => void;
  /** The keys go to the conversation again: the answer was sent, or is left as it is. */
  onLeave: () => void;
}

/** Where an answer is written: as whom and where it goes stands below it. */
export function Composer({ writing, from, to, onReady, onLeave }: ComposerProps) {
  const input = useRef<HTMLInputElement>(null);
  const { text, write, files, attach, detach, isUploading, send, isSending } = writing;
  const place = useRef<HTMLElement>(null);
  const why = isUploading ? 'A file is still being uploaded.' : text === '' ? 'Write something first.' : undefined;
  const submit = () => {
    if (why || isSending) return;
    // At once: what is typed while it is being sent is meant for the conversation.
    onLeave();
    void send();
  };
  const latest = useRef({ submit, onLeave });
  latest.current = { submit, onLeave };
  useEffect(() => {
    // Before the editor, for which this key begins a line.
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || !(event.target instanceof Element) || !place.current?.contains(event.target)) return;
      const key = shortcutOf(event);
      const isLeft = key === 'Escape' && event.target.closest('[contenteditable=true]');
      if (key !== 'mod+Enter' && !isLeft) return;
      event.preventDefault();
      event.stopPropagation();
      if (isLeft) latest.current.onLeave();
      else latest.current.submit();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return (
    <section ref={place} className={styles.composer} aria-label="Your answer">
      <Editor
        value={text}
        onChange={write}
        height={150}
        label="Your answer"
        placeholder="Write your answer"
        onReady={(editor) => whenShown(editor, () => onReady((typed) => writeAtEnd(editor, typed)))}
      />
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Attachments">
          {files.map(({ key, name, identifier }) => (
            <li key={key} className="row small">
              <Paperclip className="s" />
              <span className="cut">{name}</span>
              {!identifier && <span className="faint">Uploading</span>}
              <IconButton size="s" label={`Remove ${name}`} icon={<X />} onClick={() => detach(key)} />
            </li>
          ))}
        </ul>
      )}
      <footer>
        <span className="small muted row cut" title={`From ${from} to ${to}`}>
          <UserRound className="s" />
          <span className="cut">
            As {from.replace(/\s*<[^>]*>$/, '')}, in this thread, to {to}
          </span>
        </span>
        <input
          ref={input}
          className="vh"
          type="file"
          multiple
          tabIndex={-1}
          aria-label="Attach a file"
          accept={ACCEPTED}
          onChange={(event) => {
            attach([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <Button
          size="s"
          look="tertiary"
          icon={<Paperclip />}
          disabledReason={
            files.length >= LIMITS.answerFiles ? `An answer takes at most ${LIMITS.answerFiles} files.` : undefined
          }
          onClick={() => input.current?.click()}
        >
          Attach
        </Button>
        <Button look="primary" keyHint={sendKeys()} loading={isSending} disabledReason={why} onClick={submit}>
          Send
        </Button>
      </footer>
    </section>
  );
}
