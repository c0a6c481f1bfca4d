import { Combobox } from '@base-ui/react/combobox';
import X from 'lucide-react/icons/x';
import { type ReactNode, type Ref, useState } from 'react';
import { cx } from '../hooks/cx.ts';
import chipStyles from './chip.module.css';
import { ComboList, type ComboOption, withNew } from './combo-list.tsx';
import { useFieldProps } from './field-context.ts';
import inputStyles from './input.module.css';
import type { Option } from './option.ts';

export interface MultiSelectProps {
  options: readonly Option[];
  value: readonly Option[];
  onChange: (options: Option[]) => void;
  onBlur?: (() => void) | undefined;
  creatable?: boolean | undefined;
  /** The options come from a search elsewhere: told what is typed, nothing is filtered here. */
  onSearch?: ((text: string) => void) | undefined;
  loading?: boolean | undefined;
  placeholder?: string | undefined;
  empty?: ReactNode;
  disabled?: boolean | undefined;
  /** Needed outside a `Field`. */
  label?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Several of many, as chips in the box; Backspace removes the last, the arrows walk the chips. */
export function MultiSelect(props: MultiSelectProps) {
  const { id, ...field } = useFieldProps({});
  const [typed, setTyped] = useState('');
  return (
    <Combobox.Root<ComboOption, true>
      multiple
      items={withNew(props.options, typed, props.creatable ?? false)}
      {...(props.onSearch && { filter: null })}
      value={[...props.value]}
      onValueChange={(options, details) => {
        // Escape closes the list; what was chosen stays.
        if (details.reason === 'escape-key') return details.cancel();
        setTyped('');
        props.onChange(options.map(({ isNew: _made, ...option }) => option));
      }}
      inputValue={typed}
      onInputValueChange={(text, { reason }) => {
        setTyped(text);
        if (reason === 'input-change') props.onSearch?.(text);
      }}
      isItemEqualToValue={(one, other) => one.value === other.value}
      itemToStringLabel={(option) => option.label}
      disabled={props.disabled ?? false}
      autoHighlight
    >
      <Combobox.InputGroup className={cx(inputStyles.input, inputStyles.chipbox)}>
        <Combobox.Chips className={cx(chipStyles.chips, 'grow')}>
          {props.value.map((option) => (
            <Combobox.Chip key={option.value} className={chipStyles.chip} aria-label={option.label}>
              {option.icon}
              {option.label}
              <Combobox.ChipRemove className={chipStyles.remove} aria-label={`Remove ${option.label}`}>
                <X />
              </Combobox.ChipRemove>
            </Combobox.Chip>
          ))}
          <Combobox.Input
            {...field}
            id={id}
            ref={props.ref}
            aria-label={props.label}
            placeholder={props.placeholder}
            onBlur={props.onBlur}
          />
        </Combobox.Chips>
      </Combobox.InputGroup>
      <ComboList empty={props.empty} loading={props.loading} />
    </Combobox.Root>
  );
}
