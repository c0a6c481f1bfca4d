import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, useContext } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../hooks/cx.ts';
import styles from './dialog.module.css';
import { LayerContext } from './layer.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: 'left' | 'right' | undefined;
  /** 320, 440 or 760 px; the whole width on a phone. */
  size?: 'sm' | 'md' | 'xl' | undefined;
  tools?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
}

/** A panel that slides in from a side over the page and closes on Escape or a press outside. */
export function Drawer({ open, onClose, title, side = 'right', size = 'md', tools, footer, children }: DrawerProps) {
  const depth = useContext(LayerContext);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} forceRender />
        <Base.Popup className={cx(styles.drawer, side && styles[side], size && styles[size])} data-ui="drawer">
          <div className={styles.dialogHead}>
            <Base.Title className="grow">{title}</Base.Title>
            {tools}
            <Base.Close render={<IconButton label="Close" icon={<X />} className={styles.close} />} />
          </div>
          <LayerContext value={depth + 1}>
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.dialogFoot}>{footer}</div>}
          </LayerContext>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
