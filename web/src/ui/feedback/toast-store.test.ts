import { afterEach, describe, expect, it } from 'vitest';
import { dismissToast, showToast, toastStore, undoLatest } from './toast-store.ts';

const messages = () => toastStore.read().map((toast) => toast.message);

afterEach(() => {
  for (const toast of toastStore.read()) dismissToast(toast.id);
});

describe('toasts', () => {
  it('stay 5000 ms unless told', () => {
    showToast('Saved');
    showToast('Sent', { duration: 10_000 });
    expect(toastStore.read().map((toast) => toast.duration)).toEqual([5000, 10_000]);
  });

  it('are three at most: the oldest gives way', () => {
    for (const message of ['a', 'b', 'c', 'd']) showToast(message);
    expect(messages()).toEqual(['b', 'c', 'd']);
  });

  it('that say the same while it stands there are one, with a count', () => {
    for (const message of ['Saved', 'Other', 'Saved', 'Saved']) showToast(message);
    expect(toastStore.read().map(({ message, count }) => [message, count])).toEqual([
      ['Other', 1],
      ['Saved', 3],
    ]);
    showToast('Moved', { onUndo: () => undefined });
    showToast('Moved', { onUndo: () => undefined });
    expect(messages()).toEqual(['Saved', 'Moved', 'Moved']);
  });

  it('with the same id replace each other', () => {
    showToast('Saving', { id: 'save' });
    showToast('Saved', { id: 'save' });
    expect(messages()).toEqual(['Saved']);
  });

  it('undo the newest that can be undone, once', () => {
    const undone: string[] = [];
    const before = toastStore.undone();
    showToast('first', { onUndo: () => undone.push('first') });
    showToast('second', { onUndo: () => undone.push('second') });
    showToast('plain');
    expect(undoLatest()).toBe(true);
    expect(undone).toEqual(['second']);
    expect(messages()).toEqual(['first', 'plain']);
    undoLatest();
    expect(undoLatest()).toBe(false);
    expect(undone).toEqual(['second', 'first']);
    expect([toastStore.undone() - before, toastStore.hasUndo()]).toEqual([2, false]);
  });
});
