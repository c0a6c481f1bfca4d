import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { Ref } from 'react';
import menuStyles from '../overlays/menu.module.css';
import { useFieldProps } from './field-context.ts';
import inputStyles from './input.module.css';
import type { Option } from './option.ts';

export interface SelectProps<V extends string> {
  options: readonly Option<V>[];
  value: V | null;
  onChange: (value: V) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** Needed outside a `Field`. */
  label?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** One of several from a list; typing jumps to an option. For a long list take `ComboBox`. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { id, 'aria-required': _required, ...field } = useFieldProps({});
  const chosen = props.options.find((option) => option.value === props.value);
  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        value={props.value}
        onValueChange={(value) => value !== null && props.onChange(value)}
        disabled={props.disabled ?? false}
        items={props.options}
        modal={false}
      >
        <Base.Trigger
          {...field}
          id={id}
          ref={props.ref}
          className={inputStyles.input}
          aria-label={props.label}
          onBlur={props.onBlur}
        >
          {chosen?.icon}
          <Base.Value className="cut grow" placeholder={props.placeholder ?? 'Choose one'} />
          <Base.Icon render={<ChevronsUpDown />} />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className={menuStyles.floatPlace} sideOffset={4} alignItemWithTrigger={false}>
            <Base.Popup className={menuStyles.menu}>
              <Base.List>
                {props.options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    className={menuStyles.item}
                  >
                    {option.icon}
                    <Base.ItemText>{option.label}</Base.ItemText>
                    {option.hint && <span className="end">{option.hint}</span>}
                    <Base.ItemIndicator className={menuStyles.tick}>
                      <Check />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
