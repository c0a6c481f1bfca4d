import { type KeyboardEvent, type Ref, useState } from 'react';
import { cx } from '../hooks/cx.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Chip } from './chip.tsx';
import { addChips } from './chips.ts';
import { useFieldProps } from './field-context.ts';
import styles from './input.module.css';

export interface ChipsInputProps {
  value: readonly string[];
  onChange: (items: string[]) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** Longer items are refused and stay in the box. */
  maxLength?: number | undefined;
  /** Where typed or pasted text splits besides Enter, such as `/[,;]/`. */
  separator?: RegExp | undefined;
  onTooLong?: ((items: string[]) => void) | undefined;
  disabled?: boolean | undefined;
  /** Needed outside a `Field`. */
  label?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Several short texts: Enter or leaving adds, Backspace in the empty box removes the last (1-product, section 5). */
export function ChipsInput(props: ChipsInputProps) {
  const { value, onChange, maxLength = 100, separator } = props;
  const field = useFieldProps({});
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const add = (typed: string) => {
    const added = addChips(value, typed, { maxLength, separator });
    if (added.items.length > value.length) onChange(added.items);
    if (added.tooLong.length > 0) {
      setSaid(`Items cannot be longer than ${maxLength} characters.`);
      props.onTooLong?.(added.tooLong);
    }
    setText(added.tooLong.join(', '));
  };
  const remove = (item: string) => {
    onChange(value.filter((other) => other !== item));
    setSaid(`${item} removed`);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value.at(-1);
    if (event.key === 'Enter' && text.trim()) {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
  };
  return (
    <div className={cx(styles.input, styles.chipbox)}>
      {value.map((item) => (
        <Chip key={item} label={item} onRemove={() => remove(item)} disabled={props.disabled} />
      ))}
      <input
        {...field}
        ref={props.ref}
        aria-label={props.label}
        placeholder={props.placeholder ?? 'Type and press Enter'}
        value={text}
        disabled={props.disabled}
        onChange={(event) =>
          separator?.test(event.target.value) ? add(event.target.value) : setText(event.target.value)
        }
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (!pasted.includes('\n')) return;
          event.preventDefault();
          add(text + pasted);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          add(text);
          props.onBlur?.();
        }}
      />
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </div>
  );
}
