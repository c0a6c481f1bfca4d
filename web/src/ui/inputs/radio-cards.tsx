import { type ReactNode, type Ref, useContext, useId } from 'react';
import { cx } from '../hooks/cx.ts';
import { FieldContextProvider } from './field-context.ts';
import hintStyles from './hint.module.css';
import styles from './radio-cards.module.css';

export interface RadioCard<V extends string> {
  value: V;
  title: string;
  hint?: ReactNode;
  tag?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioCardsProps<V extends string> {
  options: readonly RadioCard<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  /** Side by side where there is room. */
  across?: boolean | undefined;
  /** Needed outside a `Field`. */
  label?: string | undefined;
  /** The first radio, for a form that focuses what is wrong. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One of a few, each with the words that help to choose. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const id = useId();
  const field = useContext(FieldContextProvider);
  const named = props.label ? { 'aria-label': props.label } : { 'aria-labelledby': field?.labelId };
  return (
    <div
      data-ui="radio-cards"
      className={cx(styles.rcards, props.across && styles.across)}
      role="radiogroup"
      {...named}
      aria-invalid={field?.invalid || undefined}
    >
      {props.options.map((option, index) => (
        <label key={option.value} className={styles.rcard}>
          <input
            ref={index === 0 ? props.ref : undefined}
            type="radio"
            name={props.name ?? id}
            value={option.value}
            checked={option.value === props.value}
            disabled={option.disabled}
            onChange={() => props.onChange(option.value)}
            onBlur={props.onBlur}
          />
          <span className="grow">
            <span className={styles.title}>
              {option.title}
              {option.tag}
            </span>
            {option.hint !== undefined && <span className={cx(hintStyles.hint, styles.hint)}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
