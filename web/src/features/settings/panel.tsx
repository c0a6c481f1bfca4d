import type { ReactNode } from 'react';
import { cx } from '../../ui/hooks/cx.ts';
import styles from './panel.module.css';
import settings from './settings.module.css';

/** A framed part of a section. */
export const Panel = ({ children }: { children: ReactNode }) => (
  <div className={cx(settings.panel, styles.padded)}>{children}</div>
);
