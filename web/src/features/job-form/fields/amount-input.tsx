import { type Ref, useState } from 'react';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { amountIn, amountText } from './amount.ts';

interface AmountInputProps {
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur: () => void;
  name: string;
  ref: Ref<HTMLInputElement>;
}

/** An amount of money as it is typed; what is no number is told so by the rules, not refused key by key. */
export function AmountInput({ value, onChange, onBlur, ...rest }: AmountInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? amountText(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(amountIn(event.target.value));
      }}
      onBlur={() => {
        // What cannot be read as a number stays as it was typed, beside the word that it is none.
        if (!Number.isNaN(value)) setTyped(undefined);
        onBlur();
      }}
    />
  );
}
