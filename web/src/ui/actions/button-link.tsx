import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from '../hooks/cx.ts';
import { type ButtonLook, type ButtonSize, buttonClass } from './button.tsx';
import { Kbd } from './kbd.tsx';

export interface ButtonLinkProps extends LinkProps {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  keyHint?: string | undefined;
}

/** Goes somewhere, and looks like a button; a square one without words. */
export const ButtonLink = ({ look, size, icon, keyHint, className, children, ...rest }: ButtonLinkProps) => (
  <Link
    {...rest}
    className={cx(buttonClass(look, size, !children), className)}
    data-ui={children ? 'button' : 'button icon'}
  >
    {icon}
    {children}
    {keyHint && <Kbd>{keyHint}</Kbd>}
  </Link>
);
