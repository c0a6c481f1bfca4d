import type { ReactNode } from 'react';

export type ToastKind = 'success' | 'info' | 'warning' | 'danger';

export interface ToastOptions {
  kind?: ToastKind | undefined;
  /** A second line: whom it is about. */
  about?: string | undefined;
  /** How long it stays, in milliseconds; 5000 unless told. */
  duration?: number | undefined;
  /** Takes back what was done; offered with the key U, for as long as the toast stays. */
  onUndo?: (() => void) | undefined;
  /** Shows the seconds left in a ring; always so with `onUndo` and 10 s or more. */
  countdown?: boolean | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
  /** A toast with the same id replaces the one shown. */
  id?: string | undefined;
}

export interface Toast extends ToastOptions {
  id: string;
  kind: ToastKind;
  duration: number;
  message: ReactNode;
  /** How often it was said while it was shown. */
  count: number;
}

const most = 3;
let shown: readonly Toast[] = [];
let counter = 0;
let undone = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Toast[]): void => {
  shown = next;
  for (const listener of listeners) listener();
};

/** Shows a message at the bottom left and returns its id; the oldest gives way to a fourth. */
export const showToast = (message: ReactNode, options: ToastOptions = {}): string => {
  counter += 1;
  const kind = options.kind ?? 'success';
  const isPlain = !options.onUndo && !options.action && options.about === undefined;
  // What is said again while it still stands there is counted, not repeated below itself.
  const same = isPlain
    ? shown.find(
        (other) =>
          other.message === message &&
          other.kind === kind &&
          !other.onUndo &&
          !other.action &&
          other.about === undefined,
      )
    : undefined;
  const id = options.id ?? same?.id ?? `toast-${counter}`;
  const count = same && same.id === id && options.id === undefined ? same.count + 1 : 1;
  const toast: Toast = { ...options, id, message, kind, count, duration: options.duration ?? 5000 };
  change([...shown.filter((other) => other.id !== id), toast].slice(-most));
  return id;
};

/** Takes a message away before its time. */
export const dismissToast = (id: string): void => change(shown.filter((toast) => toast.id !== id));

/** Takes back what a message offers to take back. */
export const undoToast = ({ id, onUndo }: Toast): void => {
  undone += 1;
  dismissToast(id);
  onUndo?.();
};

/** Runs the undo of the newest toast that has one; says whether there was any. */
export const undoLatest = (): boolean => {
  const toast = shown.findLast((each) => each.onUndo);
  if (!toast) return false;
  undoToast(toast);
  return true;
};

/** The store behind `Toaster`, for `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => shown,
  /** How often something was taken back so far. */
  undone: (): number => undone,
  /** Whether something can still be taken back. */
  hasUndo: (): boolean => shown.some(({ onUndo }) => onUndo),
};
