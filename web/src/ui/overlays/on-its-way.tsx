import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Spinner } from '../feedback/spinner.tsx';
import styles from './on-its-way.module.css';

/** In place of what one opened while it is fetched: the shortcuts of the page rest, and Escape takes it back. */
export function OnItsWay({ onClose }: { onClose: () => void }) {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return createPortal(
    <div className={styles.onItsWay} role="status" data-on-its-way>
      <span>
        <Spinner aria-hidden="true" /> One moment
      </span>
    </div>,
    document.body,
  );
}
