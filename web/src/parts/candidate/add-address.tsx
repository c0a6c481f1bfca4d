import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { ERRORS } from '../../../../shared/contract/errors.ts';
import type { EmailAddress, Submission } from '../../../../shared/model/submission.ts';
import { ApiError, messageOf } from '../../api/problem.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { MOVE_READS } from '../undo.ts';

const READS = [...MOVE_READS, 'preflightContact', 'listHuntStatuses'] as const;

interface AddAddressProps {
  readonly submission: Pick<Submission, 'id' | 'name'>;
  readonly isClosed?: boolean | undefined;
  /** The address that the new one stands in place of. */
  readonly replaces?: EmailAddress | undefined;
  readonly onDone?: (() => void) | undefined;
}

/** Says which address a candidate is written to. */
export const useChosenAddress = ({ id, name }: Pick<Submission, 'id' | 'name'>) => {
  const { run, busy } = useApiMutation('chooseAddress', { refreshes: READS, quiet: true });
  const choose = async (email: string, replaces?: string) => {
    await run({ params: { id }, body: { email, replaces: replaces ?? null } });
    showToast(`Emails to ${name} go to ${email} from now on.`);
  };
  return { choose, busy };
};

interface AddressFormProps extends Omit<AddAddressProps, 'isClosed'> {
  readonly onCancel: () => void;
}

/** A field for an address; what is wrong with it is said below. */
export function AddressForm({ submission, replaces, onDone, onCancel }: AddressFormProps) {
  const [email, setEmail] = useState(replaces?.email ?? '');
  const [problem, setProblem] = useState<string>();
  const { choose, busy } = useChosenAddress(submission);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    try {
      await choose(email.trim(), replaces?.email);
      onCancel();
      onDone?.();
    } catch (error) {
      setProblem((error instanceof ApiError && error.fields.email?.[0]) || messageOf(error));
    }
  };
  /** Leaves the field alone, not what it stands in. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <form className="col g3" noValidate onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown}>
      <Field label="Email address" error={problem}>
        <TextInput
          type="email"
          autoComplete="off"
          autoFocus
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <div className="row g3">
        <Button
          size="s"
          look="primary"
          type="submit"
          loading={busy}
          disabledReason={email.trim() ? undefined : 'Enter an address first.'}
        >
          {replaces ? 'Correct it' : 'Add it'}
        </Button>
        <Button size="s" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** A button that becomes a field for an address. */
export function AddAddress({ isClosed, ...of }: AddAddressProps) {
  const [isOpen, setOpen] = useState<boolean>();
  if (isOpen) return <AddressForm {...of} onCancel={() => setOpen(false)} />;
  const { replaces } = of;
  return (
    <Button
      size="s"
      look={replaces && 'tertiary'}
      aria-label={replaces ? `Correct ${replaces.email}` : undefined}
      disabledReason={isClosed ? ERRORS.JOB_CLOSED.title : undefined}
      autoFocus={isOpen === false}
      onClick={() => setOpen(true)}
    >
      {replaces ? 'Correct' : 'Add address'}
    </Button>
  );
}
