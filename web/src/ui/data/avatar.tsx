import User from 'lucide-react/icons/user';
import { type ReactNode, useState } from 'react';
import { cx } from '../hooks/cx.ts';
import styles from './avatar.module.css';
import { hueOf, initials } from './initials.ts';

export interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** 24, 32, 42 (the default of the product, 2.625 rem) or 64 px. */
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  /** The name stands beside it, so it need not be read twice. */
  decorative?: boolean | undefined;
}

/** A person's picture, else initials in a colour that stays; a picture that fails falls back to a placeholder. */
export function Avatar({ name, src, size = 'l', decorative }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const broken = Boolean(src) && failed === src;
  const letters = initials(name);
  const title = broken ? 'Oops, something went wrong with this image.' : undefined;
  return (
    <span
      className={cx(styles.av, styles[size], broken || !letters ? styles.nobody : styles[`h${hueOf(name)}`])}
      data-ui="avatar"
      title={title}
      {...(decorative || !name.trim() ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {src && !broken && <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />}
      {!src && letters}
      {(broken || (!src && !letters)) && <User />}
    </span>
  );
}

/** Several of them, each a little over the one before. */
export const Avatars = ({ children }: { children: ReactNode }) => <div className={styles.avs}>{children}</div>;
