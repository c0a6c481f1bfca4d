import { type ComponentProps, useMemo, useRef } from 'react';
import { cx } from '../hooks/cx.ts';
import { mergeRefs } from '../hooks/merge-refs.ts';
import { useFieldProps } from './field-context.ts';
import styles from './input.module.css';
import { useTextReport } from './use-text-report.ts';

/** Several lines of text; the field around it counts them. */
export function TextArea({ ref, className, onInput, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldProps(rest);
  const own = useRef<HTMLTextAreaElement>(null);
  const both = useMemo(() => mergeRefs(own, ref), [ref]);
  const report = useTextReport(own);
  return (
    <textarea
      {...field}
      rows={rows}
      {...rest}
      className={cx(styles.input, className)}
      ref={both}
      onInput={(event) => {
        report();
        onInput?.(event);
      }}
    />
  );
}
