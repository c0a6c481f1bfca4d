import { useId } from 'react';
import { TwoStepProof } from '../../../../../shared/contract/two-step.ts';
import { call } from '../../../api/call.ts';
import { applyProblem, checkWith } from '../../../api/form.ts';
import { FormAlert } from '../../../parts/form-alert.tsx';
import { LOST_PHONE } from '../../../parts/lost-phone.ts';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CodeField, PasswordField, proofField } from './two-step-fields.tsx';

const check = checkWith(TwoStepProof);

/** Turns two-step sign-in off, for the password and a code of the app. */
export default function TwoStepOffDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const id = useId();
  const { register, handleSubmit, formState, setError, control } = useCheckedForm(check, {
    defaultValues: { password: '', code: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const turnOff = handleSubmit(async (proof) => {
    try {
      await call('saveTwoStep', { params: { id: 'me' }, body: { ...proof, isOn: false } });
      onDone();
    } catch (error) {
      applyProblem({ setError }, error, proofField);
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Turn off two-step sign-in?"
      description="Your password alone will let you in."
      size="s"
      sticky={isDirty}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" type="submit" form={id} loading={isSubmitting}>
            Turn off
          </Button>
        </>
      }
    >
      <form id={id} className="col g4" noValidate onSubmit={turnOff}>
        <FormAlert control={control} />
        <PasswordField field={register('password')} error={errors.password?.message} />
        <CodeField field={register('code')} error={errors.code?.message} />
        <p className="small muted">The code is of the app that you set up. {LOST_PHONE}</p>
      </form>
    </Dialog>
  );
}
