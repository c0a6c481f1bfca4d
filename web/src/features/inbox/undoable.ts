import { beginUndoable, toastStore, type UnderWay } from '../../ui/feedback/toast-store.ts';

/** Does what can be taken back afterwards: the message that offers it is shown with `underWay`. */
export const undoable = async (run: (underWay: UnderWay) => Promise<void>): Promise<void> => {
  const underWay = beginUndoable();
  try {
    await run(underWay);
  } finally {
    underWay.end();
  }
};

/** Whoever presses U once more so soon wants to take something back, and nothing else. */
const LATELY_MS = 3_000;
let undone = toastStore.undone();
let undoneAt = Number.NEGATIVE_INFINITY;
toastStore.subscribe(() => {
  if (toastStore.undone() === undone) return;
  undone = toastStore.undone();
  undoneAt = performance.now();
});

/** Whether something was taken back a moment ago. */
export const wasUndoneLately = (): boolean => performance.now() - undoneAt < LATELY_MS;
