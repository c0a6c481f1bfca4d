import { useState } from 'react';
import type { DiscardReason } from '../../../../shared/model/funnel.ts';
import { LIMITS } from '../../../../shared/product.ts';
import { DISCARD_REASONS } from '../../../../shared/reference/funnel.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Kbd } from '../../ui/actions/kbd.tsx';
import { useShortcuts } from '../../ui/actions/use-shortcuts.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { RadioCards } from '../../ui/inputs/radio-cards.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const REASONS = Object.entries(DISCARD_REASONS) as [DiscardReason, string][];

export interface DiscardReasonsProps {
  open: boolean;
  /** Whom it is about: their name, or how many there are. */
  names: readonly string[];
  comment: string;
  onComment: (comment: string) => void;
  onClose: () => void;
  onDiscard: (reason: DiscardReason, comment: string) => void;
}

function Form({ onClose, onDiscard, names, open, comment, onComment }: DiscardReasonsProps) {
  const [reason, setReason] = useState<DiscardReason | null>(null);
  const isTooLong = [...comment].length > LIMITS.feedback;
  const submit = () => reason && !isTooLong && onDiscard(reason, comment.trim());
  const why = !reason
    ? 'Choose a reason first.'
    : isTooLong
      ? `The comment cannot be longer than ${LIMITS.feedback} characters.`
      : undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="s"
      title={names.length === 1 ? `Discard ${names[0]}` : `Discard ${names.length} profiles`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" keyHint="↵" disabledReason={why} onClick={submit}>
            Discard
          </Button>
        </>
      }
    >
      <Keys choose={(index) => setReason(REASONS[index]?.[0] ?? null)} submit={submit} />
      <div className="col g3">
        <Field label="Why" group required>
          <RadioCards
            value={reason}
            onChange={setReason}
            options={REASONS.map(([value, title], index) => ({
              value,
              title,
              tag: <Kbd>{String(index + 1)}</Kbd>,
            }))}
          />
        </Field>
        <Field
          label="Comment"
          optional
          counter={LIMITS.feedback}
          error={isTooLong ? `This field cannot be longer than ${LIMITS.feedback} characters.` : undefined}
        >
          <TextArea rows={2} value={comment} onChange={(event) => onComment(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}

/** Inside the dialog, so that its keys are those of the dialog. */
function Keys({ choose, submit }: { choose: (index: number) => void; submit: () => void }) {
  useShortcuts({
    ...Object.fromEntries(REASONS.map((_, index) => [String(index + 1), () => choose(index)])),
    Enter: submit,
    'mod+Enter': submit,
  });
  return null;
}

/** Asks why profiles are discarded: the keys 1 to 3 choose a reason, Enter discards. */
export function DiscardReasons(props: DiscardReasonsProps) {
  return props.open ? <Form {...props} /> : null;
}
