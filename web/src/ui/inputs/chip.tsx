import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** The look of a row of chips, whatever element it is. */
export const chipsClass = styles.chips;

/** The look of one chip, for what holds more than a label. */
export const chipClass = styles.chip;

/** One chosen item; with `onRemove` it has a cross. */
export const Chip = (props: {
  label: string;
  icon?: ReactNode;
  onRemove?: (() => void) | undefined;
  disabled?: boolean | undefined;
}) => (
  <span className={styles.chip}>
    {props.icon}
    {props.label}
    {props.onRemove && (
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove ${props.label}`}
        disabled={props.disabled}
        onClick={props.onRemove}
      >
        <X />
      </button>
    )}
  </span>
);
