import { NumberField } from '@base-ui/react/number-field';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { ReactNode, Ref } from 'react';
import { cx } from '../hooks/cx.ts';
import { useFieldProps } from './field-context.ts';
import inputStyles from './input.module.css';
import styles from './number-input.module.css';

export interface NumberInputProps {
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: (() => void) | undefined;
  /** How far its arrows step. What is typed beyond stays as it is, for the form to say what is wrong with it. */
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** How it is written; with thousands marks unless told. Nothing is rounded in silence. */
  format?: Intl.NumberFormatOptions | undefined;
  placeholder?: string | undefined;
  before?: ReactNode;
  after?: ReactNode;
  disabled?: boolean | undefined;
  /** Needed outside a `Field`. */
  label?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A number, its controls at the right; arrow keys step, empty is null. */
export function NumberInput(props: NumberInputProps) {
  const { id, ...field } = useFieldProps({});
  return (
    <NumberField.Root
      id={id}
      value={props.value}
      onValueChange={(value) => props.onChange(value)}
      min={props.min}
      max={props.max}
      step={props.step ?? 1}
      format={props.format ?? { maximumFractionDigits: 6 }}
      allowOutOfRange
      locale="en"
      disabled={props.disabled ?? false}
    >
      <NumberField.Group className={cx(inputStyles.input, styles.number)}>
        {props.before}
        <NumberField.Input
          {...field}
          ref={props.ref}
          aria-label={props.label}
          placeholder={props.placeholder}
          onBlur={props.onBlur}
        />
        {props.after}
        <span className={styles.steps}>
          <NumberField.Increment aria-label="Increase" tabIndex={-1}>
            <ChevronUp />
          </NumberField.Increment>
          <NumberField.Decrement aria-label="Decrease" tabIndex={-1}>
            <ChevronDown />
          </NumberField.Decrement>
        </span>
      </NumberField.Group>
    </NumberField.Root>
  );
}
