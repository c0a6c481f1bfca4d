import { type ChangeEvent, type Ref, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { mergeRefs } from '../hooks/merge-refs.ts';
import { CountryPicker } from './country-picker.tsx';
import styles from './phone-input.module.css';
import type { TypedPhone } from './phone-numbers.ts';
import { TextInput } from './text-input.tsx';
import { usePhones } from './use-phones.ts';

export interface PhoneInputProps {
  /** In international form where it is valid; else as it was typed. `phoneProblem` says what is wrong with it. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A number with its country: formatted as it is typed, a leading plus chooses the country (1-product, section 5). */
export function PhoneInput({ value, onChange, onBlur, disabled, ref }: PhoneInputProps) {
  const phones = usePhones();
  const [phone, setPhone] = useState<TypedPhone>({ text: value, country: null });
  const [known, setKnown] = useState<string>();
  const [caret, setCaret] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const both = useMemo(() => mergeRefs(input, ref), [ref]);
  const countries = useMemo(() => phones?.countryOptions() ?? [], [phones]);
  // As it opens, and whenever a form sets it: what one types comes back as it was reported.
  if (phones && value !== known) {
    setKnown(value);
    setPhone(phones.openPhone(value));
  }
  useLayoutEffect(() => {
    if (caret !== undefined) input.current?.setSelectionRange(caret, caret);
    setCaret(undefined);
  }, [caret]);

  const report = (next: TypedPhone) => {
    const kept = phones?.keptPhone(next) ?? next.text.trim();
    setPhone({ text: next.text, country: next.country });
    if (phones) setKnown(kept);
    onChange(kept);
  };
  const onType = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typing = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const next = phones?.retype(typing, phone) ?? { ...phone, ...typing };
    setCaret(next.caret);
    report(next);
  };
  return (
    <div className={styles.phone}>
      <CountryPicker
        countries={countries}
        value={phone.country}
        onChange={(country) => report(phones?.moveTo(country, phone) ?? phone)}
        isMeant={(option, search) => phones?.isCountryMeant(option, search) ?? false}
        disabled={disabled || !phones}
      />
      <TextInput
        ref={both}
        type="tel"
        autoComplete="off"
        value={phone.text}
        onChange={onType}
        onBlur={onBlur}
        disabled={disabled}
      />
    </div>
  );
}
