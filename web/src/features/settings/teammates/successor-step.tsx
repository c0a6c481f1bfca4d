import { useRef, useState } from 'react';
import type { Teammate, TeammateJobCount } from '../../../../../shared/model/account.ts';
import { useUser } from '../../../api/use-user.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ComboBox } from '../../../ui/inputs/combo-box.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import type { Option } from '../../../ui/inputs/option.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { firstNameOf, jobWords, nameOf } from './team-words.ts';

interface SuccessorStepProps {
  readonly person: Teammate;
  readonly others: readonly Teammate[];
  readonly jobs: TeammateJobCount;
  readonly successor: Teammate['id'];
  readonly onChange: (successor: Teammate['id']) => void;
  readonly onClose: () => void;
  readonly onContinue: () => void;
}

/** Asks whom somebody's jobs go to; oneself, unless one says otherwise. */
export function SuccessorStep(props: SuccessorStepProps) {
  const { person, others, jobs, successor, onChange, onClose, onContinue } = props;
  const me = useUser();
  const next = useRef<HTMLButtonElement>(null);
  const optionOf = (other: Teammate): Option => ({
    value: other.id,
    label: other.id === me.id ? `${nameOf(other)} (you)` : nameOf(other),
    hint: other.name ? other.email : undefined,
  });
  const options = others.map(optionOf);
  const [chosen, setChosen] = useState<Option | null>(options.find(({ value }) => value === successor) ?? null);
  const choose = (option: Option | null) => {
    setChosen(option);
    const other = others.find(({ id }) => id === option?.value);
    if (other) onChange(other.id);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      initialFocus={next}
      title={`Who would you like to hand over ${firstNameOf(person)}’s jobs to?`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            ref={next}
            look="primary"
            disabledReason={chosen ? undefined : 'Choose a teammate first.'}
            onClick={onContinue}
          >
            Continue
          </Button>
        </>
      }
    >
      <div className="col g4">
        <p>
          {nameOf(person)} owns {jobWords(jobs)}.
        </p>
        <Field label="Successor" required>
          <ComboBox options={options} value={chosen} onChange={choose} placeholder="Choose a teammate" />
        </Field>
      </div>
    </Dialog>
  );
}
