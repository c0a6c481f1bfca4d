import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { cx } from '../hooks/cx.ts';
import styles from './button.module.css';
import { Kbd } from './kbd.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'tertiary' | 'danger' | 'info' | 'warning' | 'quiet';
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  rounded?: boolean | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
  icon?: ReactNode;
  /** The shortcut printed on the button, such as `C` or `⌘↵`. */
  keyHint?: string | undefined;
  /** Work is under way: the button is disabled and turns a ring. */
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Disables the button, keeps it reachable and shows these words on hover and focus. */
  disabledReason?: string | undefined;
}

/** The look of a button for what has to be another element, such as a link that leaves the product. */
export const buttonClass = (look?: ButtonLook, size?: ButtonSize, isIcon?: boolean): string =>
  cx(styles.btn, look && styles[look], size && styles[size], isIcon && styles.icon);

const swallow = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Sending a form leaves its field only as the button is let go: what leaving says below the field would move the button away from
 * the pointer.
 */
const leavingLate = ({ type, onClick }: Pick<ButtonProps, 'type' | 'onClick'>) =>
  type === 'submit' && {
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      event.currentTarget.focus();
      onClick?.(event);
    },
  };

/** The one button. Nothing is disabled in silence: prefer `disabledReason` to `disabled`. */
export function Button(props: ButtonProps) {
  const { look, size, rounded, wide, icon, keyHint, loading, disabled, disabledReason, children, ...rest } = props;
  const reasonId = useId();
  const off = disabledReason !== undefined;
  const button = (
    <button
      type="button"
      data-ui="button"
      {...rest}
      {...leavingLate(rest)}
      className={cx(buttonClass(look, size), rounded && styles.rounded, wide && styles.wide, rest.className)}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...(off && { 'aria-disabled': true, 'aria-describedby': reasonId, onClick: swallow })}
    >
      {loading ? <Spinner aria-hidden="true" /> : icon}
      {children}
      {keyHint && <Kbd>{keyHint}</Kbd>}
    </button>
  );
  if (!off) return button;
  return (
    <span className={styles.why} data-ui="explained">
      {button}
      <span className={styles.reason} role="tooltip" id={reasonId}>
        {disabledReason}
      </span>
    </span>
  );
}
