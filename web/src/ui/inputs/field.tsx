import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { countLeft } from '../data/count.ts';
import { cx } from '../hooks/cx.ts';
import styles from './field.module.css';
import { FieldContextProvider } from './field-context.ts';

/** The look of a field's label, for what names a group. */
export const fieldLabelClass = styles.label;

export interface FieldProps {
  label: string;
  /** Keeps the label for those who listen only. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Says "optional" beside the label. */
  optional?: boolean | undefined;
  /** A link or a value at the right of the label. */
  aside?: ReactNode;
  /** `words` counts words; a number counts characters up to it. Nothing is cut off. */
  counter?: 'words' | number | undefined;
  /** The children are several controls (radio cards, two numbers): the label names the group. */
  group?: boolean | undefined;
  children: ReactNode;
}

/** A label, its control, and below it the hint, the error and the count, all tied to the control. */
export function Field(props: FieldProps) {
  const { label, hint, error, required = false, group = false, counter } = props;
  const id = useId();
  const [text, setText] = useState('');
  const describedBy = cx(error && `${id}-error`, hint !== undefined && `${id}-hint`) || undefined;
  const context = useMemo(
    () => ({
      id,
      labelId: `${id}-label`,
      describedBy,
      invalid: Boolean(error),
      required,
      onText: counter === undefined ? undefined : setText,
    }),
    [id, describedBy, error, required, counter],
  );
  const caption = (
    <>
      {label}
      {props.optional && <span className={styles.optional}> optional</span>}
    </>
  );
  const labelClass = props.hideLabel ? 'vh' : fieldLabelClass;
  const count = counter === undefined ? undefined : countLeft(text, counter);
  return (
    <div
      className={styles.field}
      {...(group && { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': describedBy })}
    >
      <div className={cx(!(props.hideLabel && !props.aside) && styles.head)}>
        {group ? (
          <span id={`${id}-label`} className={labelClass}>
            {caption}
          </span>
        ) : (
          <label id={`${id}-label`} htmlFor={id} className={labelClass}>
            {caption}
          </label>
        )}
        {props.aside}
      </div>
      <FieldContextProvider value={context}>{props.children}</FieldContextProvider>
      {(error || hint !== undefined || count) && (
        <div className={styles.foot}>
          <div>
            {error && (
              <span id={`${id}-error`} className={styles.error} role="alert">
                <CircleAlert />
                {error}
              </span>
            )}
            {hint !== undefined && <span id={`${id}-hint`}>{hint}</span>}
          </div>
          {count && <span className={cx(styles.count, count.over && styles.over)}>{count.text}</span>}
        </div>
      )}
    </div>
  );
}
