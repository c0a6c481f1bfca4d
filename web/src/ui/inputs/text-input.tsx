import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react';
import { cx } from '../hooks/cx.ts';
import { mergeRefs } from '../hooks/merge-refs.ts';
import { useFieldProps } from './field-context.ts';
import styles from './input.module.css';
import { useTextReport } from './use-text-report.ts';

export interface TextInputProps extends ComponentProps<'input'> {
  /** An icon or a unit before the text. */
  before?: ReactNode;
  /** A key, a unit or a small button after the text. */
  after?: ReactNode;
  soft?: boolean | undefined;
}

/** One line of text. Takes what a form library registers: `ref`, `name`, `onChange`, `onBlur`. */
export function TextInput({ before, after, soft, ref, className, onInput, ...rest }: TextInputProps) {
  const field = useFieldProps(rest);
  const own = useRef<HTMLInputElement>(null);
  const both = useMemo(() => mergeRefs(own, ref), [ref]);
  const report = useTextReport(own);
  return (
    <span className={cx(styles.input, soft && styles.soft, className)}>
      {before}
      <input
        type="text"
        {...field}
        {...rest}
        ref={both}
        onInput={(event) => {
          report();
          onInput?.(event);
        }}
      />
      {after}
    </span>
  );
}
