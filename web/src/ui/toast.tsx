import '../styles/toast.css';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { dismissToast, type Toast, toastStore, undoLatest } from './toast-store.ts';
import { useShortcuts } from './use-shortcuts.ts';

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert };
const tick = 250;

const Ring = ({ left, duration }: { left: number; duration: number }) => (
  <span className="ring">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle className="all" cx="12" cy="12" r="11" />
      <circle className="left" cx="12" cy="12" r="11" pathLength={1} strokeDashoffset={1 - left / duration} />
    </svg>
    <span aria-hidden="true">{Math.ceil(left / 1000)}</span>
  </span>
);

/** What is left of a toast's time, in ms; the clock stands still while `paused` and the toast goes at zero. */
const useTimeLeft = (toast: Toast, paused: boolean): number => {
  const [left, setLeft] = useState(toast.duration);
  const rest = useRef(toast.duration);
  useEffect(() => {
    if (paused) return;
    let last = performance.now();
    const timer = window.setInterval(() => {
      const now = performance.now();
      rest.current -= now - last;
      last = now;
      if (rest.current <= 0) dismissToast(toast.id);
      else setLeft(rest.current);
    }, tick);
    return () => window.clearInterval(timer);
  }, [toast.id, paused]);
  return left;
};

function ToastItem({ toast, paused }: { toast: Toast; paused: boolean }) {
  const Icon = icons[toast.kind];
  const left = useTimeLeft(toast, paused);
  const close = () => dismissToast(toast.id);
  const ring = toast.countdown ?? (Boolean(toast.onUndo) && toast.duration >= 10_000);
  return (
    <div className={`toast ${toast.kind}`} role={toast.kind === 'danger' ? 'alert' : undefined}>
      {ring ? <Ring left={left} duration={toast.duration} /> : <Icon />}
      <p>{toast.message}</p>
      {toast.action && (
        <Button size="s" onClick={() => [close(), toast.action?.onSelect()]}>
          {toast.action.label}
        </Button>
      )}
      {toast.onUndo && (
        <Button size="s" keyHint="U" aria-keyshortcuts="U" onClick={() => [close(), toast.onUndo?.()]}>
          Undo
        </Button>
      )}
      <IconButton size="s" label="Dismiss" icon={<X />} onClick={close} />
    </div>
  );
}

/** The place where toasts show, above every dialog; once in the page. They wait while pointed at or focused. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useShortcuts({ u: () => undoLatest() }, { anywhere: true, enabled: toasts.some((toast) => toast.onUndo) });
  return createPortal(
    <section
      className="toasts"
      aria-label="Notifications"
      aria-live="polite"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} paused={(pointed || focused) && toasts.length > 0} />
      ))}
    </section>,
    document.body,
  );
}
