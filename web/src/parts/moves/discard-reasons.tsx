import { Controller, useForm } from 'react-hook-form';
import { ReviewDiscard } from '../../../../shared/contract/moves.ts';
import type { DiscardReason } from '../../../../shared/model/funnel.ts';
import { LIMITS } from '../../../../shared/product.ts';
import { DISCARD_REASONS } from '../../../../shared/reference/funnel.ts';
import { checkWith, formResolver } from '../../api/form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Kbd } from '../../ui/actions/kbd.tsx';
import { useShortcuts } from '../../ui/actions/use-shortcuts.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { RadioCards } from '../../ui/inputs/radio-cards.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const FORM = 'why-discard';
const REASONS = Object.entries(DISCARD_REASONS) as [DiscardReason, string][];
const OPTIONS = REASONS.map(([value, title], index) => ({ value, title, tag: <Kbd>{String(index + 1)}</Kbd> }));

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
  const { control, register, handleSubmit, setValue, watch, formState } = useForm<ReviewDiscard>({
    resolver: formResolver(checkWith(ReviewDiscard)),
    mode: 'onChange',
    defaultValues: { comment },
  });
  const tooLong = formState.errors.comment?.message;
  const submit = handleSubmit((said) => onDiscard(said.reason, said.comment));
  const choose = (reason: DiscardReason | undefined) => reason && setValue('reason', reason);
  const why = watch('reason') ? tooLong : 'Choose a reason first.';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="s"
      title={names.length === 1 ? `Discard ${names[0]}` : `Discard ${names.length} profiles`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" keyHint="↵" type="submit" form={FORM} disabledReason={why}>
            Discard
          </Button>
        </>
      }
    >
      <Keys choose={(index) => choose(REASONS[index]?.[0])} submit={() => void submit()} />
      <form id={FORM} className="col g3" noValidate onSubmit={submit}>
        <Field label="Why" group required>
          <Controller
            control={control}
            name="reason"
            render={({ field }) => <RadioCards {...field} options={OPTIONS} />}
          />
        </Field>
        <Field label="Comment" optional counter={LIMITS.feedback} error={tooLong}>
          <TextArea
            rows={2}
            {...register('comment', {
              onChange: (event: { target: { value: string } }) => onComment(event.target.value),
            })}
          />
        </Field>
      </form>
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
