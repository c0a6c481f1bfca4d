import SendHorizontal from 'lucide-react/icons/send-horizontal';
import type { KeyboardEvent } from 'react';
import type { JobId } from '../../../../../shared/model/ids.ts';
import { LIMITS } from '../../../../../shared/product.ts';
import { useDraft } from '../../../parts/use-draft.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import styles from './chat.module.css';

const LABEL = 'Write a message';
const COUNTED_FROM = LIMITS.chatMessage * 0.8;
const ROWS = 4;

/** Where one writes: Enter sends, Shift and Enter begin a line. What is not sent is there again later. */
export function WriteMessage({ id, onSend }: { id: JobId; onSend: (content: string) => void }) {
  const [text, setText] = useDraft(`chat:${id}`);
  const content = text.trim();
  const isTooLong = content.length > LIMITS.chatMessage;
  const send = () => {
    if (content === '' || isTooLong) return;
    onSend(content);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.write}>
      <div className="grow">
        <Field
          label={LABEL}
          hideLabel
          counter={content.length > COUNTED_FROM ? LIMITS.chatMessage : undefined}
          error={isTooLong ? `This field cannot be longer than ${LIMITS.chatMessage} characters.` : undefined}
        >
          <TextArea
            autoFocus
            rows={Math.min(text.split('\n').length, ROWS)}
            placeholder={LABEL}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
      </div>
      <IconButton
        label="Send"
        look="primary"
        icon={<SendHorizontal />}
        disabledReason={content === '' ? 'Write something first.' : undefined}
        disabled={isTooLong}
        onClick={send}
      />
    </div>
  );
}
