import { Slider as Base } from '@base-ui/react/slider';
import { useContext } from 'react';
import { FieldContextProvider } from './field-context.ts';
import styles from './slider.module.css';

export interface SliderProps<V extends number | readonly [number, number]> {
  /** One number, or two for a range. */
  value: V;
  onChange: (value: V) => void;
  /** When the thumb is let go. */
  onCommit?: ((value: V) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Needed outside a `Field`. */
  label?: string | undefined;
  /** How a value is spoken, such as `31 miles`. */
  spoken?: ((value: number) => string) | undefined;
  disabled?: boolean | undefined;
}

/** A value or a range along a line; two thumbs do not pass each other. */
export function Slider<V extends number | readonly [number, number]>(props: SliderProps<V>) {
  const field = useContext(FieldContextProvider);
  const range = typeof props.value !== 'number';
  const name = props.label ? { 'aria-label': props.label } : { 'aria-labelledby': field?.labelId };
  const thumbs = range ? ['from', 'to'] : ['value'];
  return (
    <Base.Root
      className={styles.slider}
      value={props.value as number | readonly number[]}
      onValueChange={(value) => props.onChange(value as V)}
      onValueCommitted={(value) => props.onCommit?.(value as V)}
      min={props.min ?? 0}
      max={props.max ?? 100}
      step={props.step ?? 1}
      disabled={props.disabled ?? false}
      thumbAlignment="edge"
      {...name}
    >
      <Base.Control className={styles.control}>
        <Base.Track className={styles.track}>
          <Base.Indicator className={styles.fill} />
          {thumbs.map((thumb, index) => (
            <Base.Thumb
              key={thumb}
              index={index}
              className={styles.thumb}
              {...(range ? { 'aria-label': `${props.label ?? ''} ${thumb}`.trim() } : name)}
              getAriaValueText={(_text, value) => props.spoken?.(value) ?? String(value)}
            />
          ))}
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
