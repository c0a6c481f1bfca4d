import { type FormEvent, useId, useState } from 'react';
import { type EmailAddress, NewAddress, type Submission } from '../../../../shared/model/submission.ts';
import { messageOf } from '../../api/problem.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ADDRESS_READS } from './address-reads.ts';

export interface AddressDialogProps {
  readonly candidate: Pick<Submission, 'id' | 'name'>;
  /** The wrong address, where one is corrected. */
  readonly instead?: EmailAddress['email'] | undefined;
  readonly onClose: () => void;
  readonly onSaved?: ((submission: Submission) => void) | undefined;
}

/** Asks for an address of a candidate, which is written to from then on. */
export default function AddressDialog({ candidate, instead, onClose, onSaved }: AddressDialogProps) {
  const { run, busy } = useApiMutation('chooseAddress', { refreshes: ADDRESS_READS, quiet: true });
  const [email, setEmail] = useState(instead ?? '');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const form = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const checked = NewAddress.shape.email.safeParse(email.trim());
    setProblem(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    try {
      const saved = await run({
        params: { id: candidate.id },
        body: { email: checked.data, ...(instead && { instead }) },
      });
      onClose();
      onSaved?.(saved);
      showToast(instead ? 'Address corrected.' : 'Address added.', { about: candidate.name });
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={instead ? 'Correct an address' : 'Add an address'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form} loading={busy}>
            {instead ? 'Correct address' : 'Add address'}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="col g4" onSubmit={(event) => void submit(event)}>
        <p>
          {instead
            ? `It takes the place of ${instead}. Emails to ${candidate.name} go there from then on.`
            : `Emails to ${candidate.name} go there first. Saving and contacting work from then on.`}
        </p>
        <Field
          label="Email address"
          required
          error={problem}
          hint="We do not check an address that you type. It shows that you added it."
        >
          <TextInput
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setProblem(undefined);
              setFailure(undefined);
            }}
          />
        </Field>
        {failure !== undefined && <EducationBox type="danger">{messageOf(failure)}</EducationBox>}
      </form>
    </Dialog>
  );
}
