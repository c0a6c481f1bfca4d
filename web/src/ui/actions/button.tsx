import '../../styles/button.css';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { cx } from '../hooks/cx.ts';
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

const swallow = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** The one button. Nothing is disabled in silence: prefer `disabledReason` to `disabled`. */
export function Button(props: ButtonProps) {
  const { look, size, rounded, wide, icon, keyHint, loading, disabled, disabledReason, children, ...rest } = props;
  const reasonId = useId();
  const off = disabledReason !== undefined;
  const button = (
    <button
      type="button"
      {...rest}
      className={cx('btn', look, size, rounded && 'rounded', wide && 'wide', rest.className)}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...(off && { 'aria-disabled': true, 'aria-describedby': reasonId, onClick: swallow })}
    >
      {loading ? <span className="spin" aria-hidden="true" /> : icon}
      {children}
      {keyHint && <Kbd>{keyHint}</Kbd>}
    </button>
  );
  if (!off) return button;
  return (
    <span className="why">
      {button}
      <span className="reason" role="tooltip" id={reasonId}>
        {disabledReason}
      </span>
    </span>
  );
}
