import { useFormContext } from 'react-hook-form';
import { LIMITS } from '../../../../../shared/product.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface LastStepDialogProps {
  isPosted: boolean;
  firstBatchSize: number;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The last word before a job is posted, or its note is changed (2-jobs, section 2). */
export default function LastStepDialog({ isPosted, firstBatchSize, busy, onCancel, onConfirm }: LastStepDialogProps) {
  const { register, trigger, formState } = useFormContext<JobForm>();
  const problem = formState.errors.noteForSourcer?.message;
  const footer = (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button look="primary" loading={busy} disabledReason={problem} onClick={onConfirm}>
        {isPosted ? 'Update job' : 'Start sourcing'}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="m"
      title={isPosted ? 'Edit notes to the sourcer' : 'One last step'}
      onClose={onCancel}
      footer={footer}
    >
      <div className="col g4">
        {!isPosted && <p>You will receive {firstBatchSize} profiles in next 24hrs.</p>}
        <Field
          label="Note to the sourcer"
          optional
          hint="What you would tell a sourcer in person. Candidates do not see it."
          counter={LIMITS.noteForSourcer}
          error={problem}
        >
          <TextArea rows={5} {...register('noteForSourcer', { onChange: () => trigger('noteForSourcer') })} />
        </Field>
      </div>
    </Dialog>
  );
}
