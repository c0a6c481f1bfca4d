import { type FocusEvent, useState } from 'react';
import { Field } from '../../ui/inputs/field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import styles from './add-profile.module.css';
import { dateOf, MONTHS, partsOf } from './partial-date.ts';

const NO_MONTH = { value: '', label: 'Month' } as const;

interface DateInputProps {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
  disabled?: boolean | undefined;
}

/** A month and a year, the month optional. Leaving it with a month alone clears it. */
export function DateInput({ label, value, onChange, error, disabled }: DateInputProps) {
  const [parts, setParts] = useState(() => partsOf(value));
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== dateOf(parts)) setParts(partsOf(value));
  }
  const change = (next: typeof parts) => {
    setParts(next);
    onChange(dateOf(next));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isLeaving = relatedTarget !== null && !currentTarget.contains(relatedTarget);
    if (isLeaving && !parts.year.trim() && parts.month) setParts({ month: '', year: '' });
  };
  return (
    <Field label={label} group error={error}>
      <fieldset className={styles.monthYear} onBlur={onBlur}>
        <Select
          label={`${label}: month`}
          placeholder="Month"
          value={parts.month}
          disabled={disabled}
          onChange={(month) => change({ ...parts, month })}
          options={[NO_MONTH, ...MONTHS]}
        />
        <TextInput
          aria-label={`${label}: year`}
          placeholder="Year"
          inputMode="numeric"
          maxLength={4}
          disabled={disabled}
          value={parts.year}
          onChange={(event) => change({ ...parts, year: event.target.value.replace(/\D/g, '') })}
        />
      </fieldset>
    </Field>
  );
}
