import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, useId } from 'react';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** What it says; read aloud with the name of the control. */
  text: string;
  /** The control it is about: one that can be focused. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

/** How long a pointer rests before it opens (1-product, reusable widgets). */
const DELAY_MS = 500;

/** A word about a control: after half a second of hover, at once on focus; Escape closes it. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId();
  return (
    <>
      <Base.Root>
        <Base.Trigger delay={DELAY_MS} render={children} aria-describedby={id} />
        <Base.Portal>
          <Base.Positioner className={styles.place} side={side} sideOffset={6} collisionPadding={8}>
            <Base.Popup className={styles.tooltip} role="tooltip">
              {text}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
      <span id={id} hidden>
        {text}
      </span>
    </>
  );
}
