import { type PointerEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazily } from '../hooks/lazily.tsx';
import styles from './menu.module.css';

const DELAY_MS = 500;

const Popover = lazily(async () => ({ default: (await import('./popover.tsx')).Popover }), { inPlace: true });

/** A word that says what it means: on hover after half a second, on a press at once, and to those who listen always. */
export function Explained({ label, children }: { label: string; children: string }) {
  const meaning = useId();
  const place = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const openSoon = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') timer.current = window.setTimeout(() => setOpen(true), DELAY_MS);
  };
  const close = () => {
    window.clearTimeout(timer.current);
    setOpen(false);
  };
  return (
    <>
      <button
        ref={place}
        type="button"
        className={styles.explained}
        aria-describedby={meaning}
        onPointerEnter={openSoon}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && close()}
        onClick={() => setOpen((before) => !before)}
        onBlur={close}
      >
        {label}
      </button>
      <span id={meaning} hidden>
        {children}
      </span>
      {isOpen && (
        <Suspense>
          <Popover anchor={place} title={label} showTitle open onOpenChange={setOpen}>
            <p className="muted">{children}</p>
          </Popover>
        </Suspense>
      )}
    </>
  );
}
