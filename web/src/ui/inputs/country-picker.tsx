import { Combobox } from '@base-ui/react/combobox';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { cx } from '../hooks/cx.ts';
import { ComboList, type ComboOption } from './combo-list.tsx';
import inputStyles from './input.module.css';
import type { Option } from './option.ts';
import styles from './phone-input.module.css';

export interface CountryPickerProps<V extends string> {
  countries: readonly Option<V>[];
  value: V | null;
  onChange: (country: V) => void;
  /** Whether a search means this country. */
  isMeant: (country: Option, search: string) => boolean;
  disabled?: boolean | undefined;
}

/** The country of a number: a button with its letters and its code, which opens a list one can search. */
export function CountryPicker<V extends string>(props: CountryPickerProps<V>) {
  const chosen = props.countries.find(({ value }) => value === props.value);
  return (
    <Combobox.Root<ComboOption>
      items={props.countries}
      value={chosen ?? null}
      onValueChange={(option) => {
        const country = props.countries.find(({ value }) => value === option?.value);
        if (country) props.onChange(country.value);
      }}
      filter={(option, search) => props.isMeant(option, search)}
      isItemEqualToValue={(one, other) => one.value === other.value}
      itemToStringLabel={(option) => option.label}
      disabled={props.disabled ?? false}
      autoHighlight
    >
      <Combobox.Trigger
        className={cx(inputStyles.input, styles.country)}
        aria-label={chosen ? `Country: ${chosen.label} ${chosen.hint}` : 'Country'}
      >
        {chosen ? `${chosen.value} ${chosen.hint}` : <span data-placeholder="">Country</span>}
        <ChevronsUpDown />
      </Combobox.Trigger>
      <ComboList
        label="Countries"
        before={
          <div className={styles.search}>
            <span className={inputStyles.input}>
              <Combobox.Input aria-label="Search a country" placeholder="Name or code" />
            </span>
          </div>
        }
      />
    </Combobox.Root>
  );
}
