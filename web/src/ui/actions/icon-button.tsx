import type { ReactNode } from 'react';
import { cx } from '../hooks/cx.ts';
import styles from './button.module.css';
import { Button, type ButtonProps } from './button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'keyHint' | 'rounded' | 'wide'> {
  /** What the button does; read aloud and shown as its title. */
  label: string;
  icon: ReactNode;
}

/** A square button with an icon and a name one can hear. */
export const IconButton = ({ label, look = 'tertiary', className, ...rest }: IconButtonProps) => (
  <Button
    {...rest}
    look={look}
    className={cx(styles.icon, className)}
    data-ui="button icon"
    aria-label={label}
    title={rest.title ?? label}
  />
);
