import MessageSquare from 'lucide-react/icons/message-square';
import { LIMITS } from '../../../../shared/product.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';

export interface CommentProps {
  comment: string;
  onComment: (comment: string) => void;
}

/** What the reviewer says about a profile, whatever they then do with it. */
export const Comment = ({ comment, onComment }: CommentProps) => (
  <Popover
    title="Review feedback"
    align="end"
    side="top"
    trigger={
      <IconButton
        size="l"
        label={comment ? 'Change your feedback' : 'Say something about this profile'}
        icon={<MessageSquare className={comment ? 'acc' : ''} />}
      />
    }
  >
    <Field label="Review feedback" optional counter={LIMITS.feedback}>
      <TextArea
        rows={3}
        maxLength={LIMITS.feedback}
        value={comment}
        onChange={(event) => onComment(event.target.value)}
      />
    </Field>
  </Popover>
);
