import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { cx } from '../hooks/cx.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './menu.module.css';

export interface PopoverProps {
  /** The button that opens it. */
  trigger?: ReactElement | undefined;
  /** What it stands beside where no button opens it. It opens by itself then, and leaves the focus where it is. */
  anchor?: RefObject<HTMLElement | null> | undefined;
  /** Names it for those who listen; shown with `showTitle`. */
  title: string;
  showTitle?: boolean | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** As wide as its content instead of 320 px. */
  fit?: boolean | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

const STAYS_OUT = { initialFocus: false, finalFocus: false } as const;

/** A small panel beside the button that opened it, or beside what it tells something about. */
export function Popover(props: PopoverProps) {
  const { open, align = 'start', side = 'bottom' } = props;
  return (
    <Base.Root {...(open !== undefined && { open })} onOpenChange={(next) => props.onOpenChange?.(next)}>
      {props.trigger && <Base.Trigger render={props.trigger} />}
      <Base.Portal>
        <Base.Positioner
          className={styles.floatPlace}
          sideOffset={6}
          align={align}
          side={side}
          collisionPadding={8}
          anchor={props.anchor}
        >
          <Base.Popup
            data-ui="popover"
            className={cx(styles.popover, props.fit && styles.fit)}
            {...(props.anchor && STAYS_OUT)}
          >
            <Base.Title>{props.showTitle ? props.title : <VisuallyHidden>{props.title}</VisuallyHidden>}</Base.Title>
            {props.children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
