import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { useShortcuts } from '../actions/use-shortcuts.ts';
import { cx } from '../hooks/cx.ts';
import styles from './toast.module.css';
import {
  dismissToast,
  endOffer,
  inSight,
  isOfThisPlace,
  isOvertaken,
  latestUndo,
  type Toast,
  toastStore,
  undoLatest,
  undoToast,
} from './toast-store.ts';

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert };
const tick = 250;
const WITH_KEY = { keyHint: 'U', 'aria-keyshortcuts': 'U' } as const;

const Ring = ({ left, duration }: { left: number; duration: number }) => (
  <span className={styles.ring}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.all} cx="12" cy="12" r="11" />
      <circle className={styles.left} cx="12" cy="12" r="11" pathLength={1} strokeDashoffset={1 - left / duration} />
    </svg>
    <span aria-hidden="true">{Math.ceil(left / 1000)}</span>
  </span>
);

type Place = RefObject<HTMLElement | null>;

/**
 * Whether a person is at the toasts, by pointer or by focus. Asked of the page each time: what is removed under the
 * pointer or with the focus in it sends no event. A touch leaves `:hover` behind, so only a mouse counts.
 */
const isAttended = ({ current }: Place): boolean =>
  current !== null &&
  (current.contains(document.activeElement) ||
    (current.matches(':hover') && window.matchMedia('(hover: hover)').matches));

/**
 * What is left of a toast's time, in ms, and it goes at zero. The clock stands still while someone is at the toasts and while the page
 * is not looked at, or stands still itself: a busy machine that draws nothing shows no message either. What can be taken back can be
 * for its time whoever looks, as the server measures it; unless it was seen for as long, what was done is read without Undo then.
 */
const useTimeLeft = ({ id, duration, onUndo }: Toast, place: Place): number => {
  const [left, setLeft] = useState(duration);
  const isOffer = onUndo !== undefined;
  useEffect(() => {
    let unseen = duration;
    let last = performance.now();
    const until = last + duration;
    const timer = window.setInterval(() => {
      const now = performance.now();
      if (!isAttended(place) && !document.hidden) unseen -= Math.min(now - last, tick);
      last = now;
      const rest = isOffer ? until - now : unseen;
      if (rest > 0) setLeft(rest);
      else if (unseen > 4 * tick) endOffer(id);
      else dismissToast(id);
    }, tick);
    return () => window.clearInterval(timer);
  }, [id, duration, isOffer, place]);
  return left;
};

/** Gives the focus back to where it came from when the toast that held it goes. */
const useFocusBack = (toasts: readonly Toast[]) => {
  const cameFrom = useRef<HTMLElement>(null);
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    if (toasts && wasInside.current && document.activeElement === document.body) {
      wasInside.current = false;
      cameFrom.current?.focus({ preventScroll: true });
    }
  }, [toasts]);
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      wasInside.current = true;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        cameFrom.current = relatedTarget;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      wasInside.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
};

interface ToastItemProps {
  readonly toast: Toast;
  readonly place: Place;
  /** Whether it has a place on the screen; while it waits for one its time runs all the same. */
  readonly isShown: boolean;
  /** Whether the key U takes this one back. */
  readonly hasKey: boolean;
}

function ToastItem({ toast, place, isShown, hasKey }: ToastItemProps) {
  const Icon = icons[toast.kind];
  const left = useTimeLeft(toast, place);
  const close = () => dismissToast(toast.id);
  if (!isShown) return null;
  const ring = toast.countdown ?? (Boolean(toast.onUndo) && toast.duration >= 10_000);
  return (
    <div
      className={cx(styles.toast, styles[toast.kind])}
      data-ui="toast"
      data-toast={toast.id}
      data-undo={hasKey || undefined}
      role={toast.kind === 'danger' ? 'alert' : undefined}
    >
      {ring ? <Ring left={left} duration={toast.duration} /> : <Icon />}
      <div className={styles.words}>
        <p>
          <span>{toast.message}</span>
          {toast.count > 1 && <span className="num"> ({toast.count} times)</span>}
        </p>
        {toast.about && <p className="small">{toast.about}</p>}
      </div>
      {toast.action && (
        <Button size="s" onClick={() => [close(), toast.action?.onSelect()]}>
          {toast.action.label}
        </Button>
      )}
      {toast.onUndo && (
        <Button size="s" {...(hasKey && isOfThisPlace(toast) && WITH_KEY)} onClick={() => undoToast(toast)}>
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
  const place = useRef<HTMLElement>(null);
  const focusBack = useFocusBack(toasts);
  const isBusy = useSyncExternalStore(toastStore.subscribe, toastStore.isBusy);
  const shown = inSight(toasts);
  const latest = latestUndo(shown);
  useShortcuts({ u: () => undoLatest() }, { anywhere: true, enabled: isBusy || latest !== undefined });
  return createPortal(
    <section
      className={styles.toasts}
      data-ui="toasts"
      aria-label="Notifications"
      aria-live="polite"
      ref={place}
      {...focusBack}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.number}
          toast={toast}
          place={place}
          isShown={shown.includes(toast)}
          hasKey={toast === latest && !isOvertaken(toast)}
        />
      ))}
    </section>,
    document.body,
  );
}
