import { Combobox } from '@base-ui/react/combobox';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import X from 'lucide-react/icons/x';
import { type ReactNode, type Ref, useState } from 'react';
import { ComboList, type ComboOption, withNew } from './combo-list.tsx';
import { useFieldProps } from './field-context.ts';
import styles from './input.module.css';
import type { Option } from './option.ts';

export interface ComboBoxProps {
  options: readonly Option[];
  /** The chosen option; a whole one, since options may come and go with a search. */
  value: Option | null;
  onChange: (option: Option | null) => void;
  onBlur?: (() => void) | undefined;
  /** Offers to add what was typed; it comes back as an option whose value is its label. */
  creatable?: boolean | undefined;
  /** The options come from a search elsewhere: told what is typed, nothing is filtered here. */
  onSearch?: ((text: string) => void) | undefined;
  loading?: boolean | undefined;
  placeholder?: string | undefined;
  empty?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /** Needed outside a `Field`. */
  label?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One of many: typing filters. Emptying the box clears the value (1-product, section 5). */
export function ComboBox(props: ComboBoxProps) {
  const { id, ...field } = useFieldProps({});
  const chosen = props.value?.label ?? '';
  const [typed, setTyped] = useState(chosen);
  const [known, setKnown] = useState(chosen);
  if (chosen !== known) {
    setKnown(chosen);
    setTyped(chosen);
  }
  const searched = typed === chosen ? '' : typed;
  return (
    <Combobox.Root<ComboOption>
      items={withNew(props.options, searched, props.creatable ?? false)}
      {...(props.onSearch && { filter: null })}
      value={props.value}
      onValueChange={(option, details) => {
        // Escape closes the list; what was chosen stays.
        if (details.reason === 'escape-key') return details.cancel();
        props.onChange(option && { value: option.value, label: option.label, icon: option.icon, hint: option.hint });
      }}
      inputValue={typed}
      onInputValueChange={(text, { reason }) => {
        setTyped(text);
        if (reason !== 'input-change') return;
        if (text === '') props.onChange(null);
        props.onSearch?.(text);
      }}
      isItemEqualToValue={(one, other) => one.value === other.value}
      itemToStringLabel={(option) => option.label}
      disabled={props.disabled ?? false}
      autoHighlight
    >
      <Combobox.InputGroup className={styles.input}>
        {props.value?.icon ?? props.icon}
        <Combobox.Input
          {...field}
          id={id}
          ref={props.ref}
          aria-label={props.label}
          placeholder={props.placeholder}
          onBlur={() => {
            // Words that chose nothing do not stay as if they had.
            setTyped(chosen);
            props.onBlur?.();
          }}
        />
        {props.value && !props.disabled ? (
          <Combobox.Clear className={styles.act} aria-label="Clear" onClick={() => props.onChange(null)}>
            <X />
          </Combobox.Clear>
        ) : (
          <Combobox.Trigger className={styles.act} aria-label="Show options" tabIndex={-1}>
            <ChevronsUpDown />
          </Combobox.Trigger>
        )}
      </Combobox.InputGroup>
      <ComboList empty={props.empty} loading={props.loading} />
    </Combobox.Root>
  );
}
