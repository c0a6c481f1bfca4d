import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Kbd } from '../actions/kbd.tsx';
import { cx } from '../hooks/cx.ts';
import styles from './input.module.css';

export interface SearchInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Names the box for those who listen. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** How long the typing must rest before `onChange`, in milliseconds. */
  delay?: number | undefined;
  keyHint?: string | undefined;
  /** Escape is left to what the box stands in, such as a dialog that it closes. */
  leavesEscape?: boolean | undefined;
}

/** A search box that reports once the typing rests; Escape or the cross clears it at once, unless told otherwise. */
export function SearchInput(props: SearchInputProps) {
  const { label, value, onChange, delay = 200, keyHint, leavesEscape, className, ...rest } = props;
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef(0);
  if (value !== known) {
    setKnown(value);
    // What comes back of one's own typing may have lost the space at its end, which the next word needs.
    if (value.trim() !== text.trim()) setText(value);
  }
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const report = (next: string, wait: number) => {
    setText(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onChange(next), wait);
  };
  return (
    <span className={cx(styles.input, styles.soft, className)}>
      <Search />
      <input
        {...rest}
        type="search"
        aria-label={label}
        placeholder={rest.placeholder ?? label}
        value={text}
        onChange={(event) => report(event.target.value, delay)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') report(text, 0);
          if (event.key !== 'Escape' || !text || leavesEscape) return;
          event.stopPropagation();
          report('', 0);
        }}
      />
      {text ? (
        <button type="button" className={styles.act} aria-label="Clear the search" onClick={() => report('', 0)}>
          <X />
        </button>
      ) : (
        keyHint && <Kbd>{keyHint}</Kbd>
      )}
    </span>
  );
}
