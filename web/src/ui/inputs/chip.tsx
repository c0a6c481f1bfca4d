import '../../styles/field.css';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

/** One chosen item; with `onRemove` it has a cross. */
export const Chip = (props: {
  label: string;
  icon?: ReactNode;
  onRemove?: (() => void) | undefined;
  disabled?: boolean | undefined;
}) => (
  <span className="chip">
    {props.icon}
    {props.label}
    {props.onRemove && (
      <button
        type="button"
        className="remove"
        aria-label={`Remove ${props.label}`}
        disabled={props.disabled}
        onClick={props.onRemove}
      >
        <X />
      </button>
    )}
  </span>
);
