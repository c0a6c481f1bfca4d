import type { ReactNode } from 'react';

export type ToastKind = 'success' | 'info' | 'warning' | 'danger';

export interface ToastOptions {
  kind?: ToastKind | undefined;
  /** A second line: whom it is about. */
  about?: string | undefined;
  /** How long it stays, in milliseconds; 5000 unless told. */
  duration?: number | undefined;
  /** Takes back what was done, for as long as the toast stays; the newest that can be has the key U. */
  onUndo?: ((names: readonly string[]) => void) | undefined;
  /** What `onUndo` takes back, each by a name. It is told those that are still offered by then: see `withdrawUndo`. */
  undoes?: readonly string[] | undefined;
  /** How it reads once only these are still offered. */
  reads?:
    | ((names: readonly string[]) => { readonly message: ReactNode; readonly about: string | undefined })
    | undefined;
  /** Shows the seconds left in a ring; always so with `onUndo` and 10 s or more. */
  countdown?: boolean | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
  /** A toast with the same id replaces the one shown. */
  id?: string | undefined;
  /** What it tells of was begun then; with itself unless told. */
  underWay?: UnderWay | undefined;
}

export interface Toast extends ToastOptions {
  id: string;
  kind: ToastKind;
  duration: number;
  message: ReactNode;
  /** The how manieth of all it is. */
  number: number;
  /** The same of when what it tells of was begun. */
  began: number;
  /** How often it was said while it was shown. */
  count: number;
}

const most = 3;
/** How long a message stays unless told. */
const UNSAID_MS = 5_000;
/** What is being done and can be taken back once it is done; its message comes then. */
export interface UnderWay {
  /** The how manieth it is, among all messages. */
  readonly began: number;
  /** It is over, and the message that offers to take it back was shown, where it can be. */
  readonly end: () => void;
}

/** Those that are shown and, before them, those that wait for a place. */
let kept: readonly Toast[] = [];
let counter = 0;
let undone = 0;
let underWay: readonly UnderWay[] = [];
/** Those of them that are to be taken back as soon as they can be. */
const unwanted = new Set<UnderWay>();
const listeners = new Set<() => void>();

const change = (next: readonly Toast[]): void => {
  kept = next;
  for (const listener of listeners) listener();
};

/**
 * Those that have a place on the screen: the three that can be taken back and were begun last, and of the others the latest in the
 * places that are left. What has just been said is shown in any case, as a fourth where it must be.
 */
export const inSight = (toasts: readonly Toast[]): readonly Toast[] => {
  const undoable = toasts
    .filter(({ onUndo }) => onUndo)
    .toSorted((one, other) => one.began - other.began)
    .slice(-most);
  const plain = toasts.filter(({ onUndo }) => !onUndo).slice(undoable.length - most);
  return toasts.filter(
    (toast) =>
      undoable.includes(toast) ||
      (undoable.length < most && plain.includes(toast)) ||
      (!toast.onUndo && toast === toasts.at(-1)),
  );
};

/**
 * Shows a message at the bottom left and returns its id. What can be taken back is promised for its whole time: it waits where there
 * are too many of its kind, and gives way to nothing else. Of the rest the oldest goes.
 */
export const showToast = (message: ReactNode, options: ToastOptions = {}): string => {
  counter += 1;
  const kind = options.kind ?? 'success';
  const isPlain = !options.onUndo && !options.action && options.about === undefined;
  // What is said again while it still stands there is counted, not repeated below itself.
  const same = isPlain
    ? kept.find(
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
  const { underWay: begun, duration = UNSAID_MS } = options;
  const toast: Toast = {
    ...{ ...options, id, number: counter, began: begun?.began ?? counter },
    ...{ message, kind, count, duration },
  };
  const next = [...kept.filter((other) => other.id !== id), toast];
  const placed = inSight(next);
  change(next.filter((one) => one.onUndo || placed.includes(one)));
  return id;
};

/** Takes a message away before its time. */
export const dismissToast = (id: string): void => change(kept.filter((toast) => toast.id !== id));

const withdraw = (isOver: (name: string) => boolean): void =>
  change(
    kept.flatMap((toast) => {
      if (!toast.undoes?.some(isOver)) return toast;
      const undoes = toast.undoes.filter((name) => !isOver(name));
      return undoes.length > 0 ? { ...toast, undoes, ...toast.reads?.(undoes) } : [];
    }),
  );

/** Offers no longer to take back what was taken back elsewhere; an offer that is about more stays for the rest. */
export const withdrawUndo = (name: string): void => withdraw((each) => each === name);

/**
 * The same of every move of one candidate, `of` being what their names begin with: once there is a newer one, or one was taken back,
 * none before it can be.
 */
export const withdrawUndoOf = (of: string): void => withdraw((each) => each.startsWith(of));

/** Takes back what a message offers to take back. */
export const undoToast = ({ id, onUndo, undoes = [] }: Toast): void => {
  undone += 1;
  dismissToast(id);
  onUndo?.(undoes);
};

/** It can no longer be taken back; whoever has not looked meanwhile still reads what was done. */
export const endOffer = (id: string): void =>
  change(
    kept.map((toast) => {
      if (toast.id !== id) return toast;
      const { onUndo: _onUndo, undoes: _undoes, reads: _reads, ...told } = toast;
      return { ...told, duration: UNSAID_MS };
    }),
  );

const newest = <T extends { readonly began: number }>(of: readonly T[]): T | undefined =>
  of.reduce<T | undefined>((latest, each) => (latest && latest.began > each.began ? latest : each), undefined);

/** What was done last of all that can be taken back. */
export const latestUndo = (toasts: readonly Toast[]): Toast | undefined =>
  newest(toasts.filter(({ onUndo }) => onUndo));

/** Over a tall dialog only the newest message is drawn, and none while a card is carried. */
const isDrawn = ({ id }: Toast): boolean =>
  document.querySelector(`[data-toast="${id}"]`)?.checkVisibility({ visibilityProperty: true }) ?? false;

/**
 * Whether it was made where one is: what was done before a dialog was opened is not taken back beneath it, where nobody looks.
 * Each dialog says how many messages there were before it.
 */
export const isOfThisPlace = ({ began }: Pick<Toast, 'began'>): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-since][data-open]')].every(
    ({ dataset }) => began > Number(dataset.since),
  );

/**
 * Says that something is done now that can be taken back afterwards. The key U is meant for it already: pressed meanwhile it takes back
 * nothing older.
 */
export const beginUndoable = (): UnderWay => {
  counter += 1;
  const own: UnderWay = {
    began: counter,
    end: () => {
      underWay = underWay.filter((each) => each !== own);
      const toast = unwanted.delete(own) && kept.find(({ began }) => began === own.began);
      if (toast) undoToast(toast);
      else change(kept);
    },
  };
  underWay = [...underWay, own];
  change(kept);
  return own;
};

/** What is under way and was begun after a message's own: the key U is meant for it first. */
export const isOvertaken = ({ began }: Pick<Toast, 'began'>): boolean => underWay.some((each) => each.began > began);

/**
 * Runs the undo of what was done last and can be taken back, or will be; says whether there was one. While one waits to be taken back
 * nothing before it is: who presses again has seen nothing happen yet.
 */
export const undoLatest = (
  isSeen: (toast: Toast) => boolean = (toast) => isDrawn(toast) && isOfThisPlace(toast),
  isHere: (coming: UnderWay) => boolean = isOfThisPlace,
): boolean => {
  const toast = latestUndo(kept.filter(isSeen));
  const coming = newest(underWay.filter(isHere));
  const latest = Math.max(toast?.began ?? 0, coming?.began ?? 0);
  if ([...unwanted].some(({ began }) => began >= latest)) return true;
  if (coming && coming.began === latest) {
    unwanted.add(coming);
    showToast('This is taken back as soon as it is done.', { kind: 'info', id: 'taken-back-soon' });
    return true;
  }
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
  read: (): readonly Toast[] => kept,
  /** How many messages there were so far. */
  made: (): number => counter,
  /** How often something was taken back so far. */
  undone: (): number => undone,
  /** Whether something can still be taken back. */
  hasUndo: (): boolean => latestUndo(kept) !== undefined,
  /** Whether something is being done that can be taken back afterwards. */
  isBusy: (): boolean => underWay.length > 0,
};
