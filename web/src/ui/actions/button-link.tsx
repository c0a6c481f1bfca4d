import '../../styles/button.css';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from '../hooks/cx.ts';
import type { ButtonLook, ButtonSize } from './button.tsx';
import { Kbd } from './kbd.tsx';

export interface ButtonLinkProps extends LinkProps {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  keyHint?: string | undefined;
}

/** Goes somewhere, and looks like a button. */
export const ButtonLink = ({ look, size, icon, keyHint, className, children, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={cx('btn', look, size, className)}>
    {icon}
    {children}
    {keyHint && <Kbd>{keyHint}</Kbd>}
  </Link>
);
