import { afterEach, describe, expect, it } from 'vitest';
import {
  beginUndoable,
  dismissToast,
  endOffer,
  inSight,
  isOvertaken,
  latestUndo,
  showToast,
  toastStore,
  type UnderWay,
  undoLatest,
  withdrawUndo,
  withdrawUndoOf,
} from './toast-store.ts';

const seen = () => true;
const shownNow = () => inSight(toastStore.read()).map(({ message }) => message);
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

  it('read as what they still offer to take back, once a part of it is taken back elsewhere', () => {
    const reads = (names: readonly string[]) =>
      names.length === 1
        ? { message: 'Profile saved.', about: names[0] }
        : { message: 'Profiles saved.', about: names.join() };
    const undoes = ['ann 1', 'ben 1', 'cleo 1'];
    showToast('Profiles saved.', { about: undoes.join(), onUndo: () => undefined, undoes, reads });
    const says = () => toastStore.read().map(({ message, about }) => `${message} ${about}`);
    withdrawUndo('ben 1');
    expect(says()).toEqual(['Profiles saved. ann 1,cleo 1']);
    withdrawUndoOf('ann ');
    expect(says()).toEqual(['Profile saved. cleo 1']);
    withdrawUndoOf('cleo ');
    expect(says()).toEqual([]);
  });

  it('undo the newest that can be undone, once', () => {
    const undone: string[] = [];
    const before = toastStore.undone();
    showToast('first', { onUndo: () => undone.push('first') });
    showToast('second', { onUndo: () => undone.push('second') });
    showToast('plain');
    // One of them alone shows the key.
    expect(latestUndo(toastStore.read())?.message).toBe('second');
    expect(undoLatest(seen)).toBe(true);
    expect(undone).toEqual(['second']);
    expect(messages()).toEqual(['first', 'plain']);
    undoLatest(seen);
    expect(undoLatest(seen)).toBe(false);
    expect(undone).toEqual(['second', 'first']);
    expect([toastStore.undone() - before, toastStore.hasUndo()]).toEqual([2, false]);
  });

  describe('of what is still being done', () => {
    const undone: string[] = [];
    const offer = (name: string, underWay?: UnderWay) => showToast(name, { onUndo: () => undone.push(name), underWay });
    const press = () => undoLatest(seen, seen);
    afterEach(() => undone.splice(0));

    it('take back that before anything older, as soon as it is done', () => {
      offer('before');
      const first = beginUndoable();
      const second = beginUndoable();
      expect([press(), toastStore.isBusy(), undone]).toEqual([true, true, []]);
      expect(messages()).toEqual(['before', 'This is taken back as soon as it is done.']);
      // Pressed once more, since nothing has happened: nothing else is taken back.
      expect([press(), undone]).toEqual([true, []]);
      // They end in any order.
      offer('first', first);
      first.end();
      expect(undone).toEqual([]);
      offer('second', second);
      second.end();
      expect([undone, toastStore.isBusy()]).toEqual([['second'], false]);
      press();
      expect(undone).toEqual(['second', 'first']);
    });

    it('take back what was done later, and is done already, first', () => {
      const slow = beginUndoable();
      offer('later');
      expect(toastStore.read().map(isOvertaken)).toEqual([false]);
      press();
      expect(undone).toEqual(['later']);
      offer('slow', slow);
      slow.end();
      offer('at last');
      const next = beginUndoable();
      expect(toastStore.read().map(isOvertaken)).toEqual([true, true]);
      next.end();
    });

    it('take back what was done since, though something before it is waited for, and nothing older', () => {
      offer('before');
      const hangs = beginUndoable();
      press();
      offer('later');
      expect([press(), undone]).toEqual([true, ['later']]);
      expect([press(), undone]).toEqual([true, ['later']]);
      const next = beginUndoable();
      press();
      offer('next', next);
      next.end();
      expect(undone).toEqual(['later', 'next']);
      hangs.end();
    });

    it('are shown by when they were begun, whichever was answered first', () => {
      const begun = ['1', '2', '3', '4'].map((name) => ({ name, underWay: beginUndoable() }));
      for (const { name, underWay } of begun.toReversed()) {
        offer(name, underWay);
        underWay.end();
      }
      expect(shownNow()).toEqual(['4', '3', '2']);
      expect(latestUndo(inSight(toastStore.read()))?.message).toBe('4');
    });

    it('take back nothing in the stead of what is refused', () => {
      offer('before');
      const refused = beginUndoable();
      press();
      refused.end();
      expect(undone).toEqual([]);
      expect(toastStore.hasUndo()).toBe(true);
    });

    it('are of the place where it was begun, whenever it is told', () => {
      const slow = beginUndoable();
      const dialog = toastStore.made();
      offer('slow', slow);
      slow.end();
      const told = toastStore.read().find(({ message }) => message === 'slow');
      expect(told?.began).toBeLessThanOrEqual(dialog);
    });
  });

  it('are read without Undo once it is over, for as long as other messages', () => {
    const id = showToast('Profile contacted.', { onUndo: () => {}, undoes: ['ann 1'], duration: 30_000 });
    endOffer(id);
    expect(toastStore.read()).toMatchObject([{ message: 'Profile contacted.', duration: 5_000 }]);
    expect(toastStore.hasUndo()).toBe(false);
  });

  it('keep what can be taken back beyond the three that are shown, until their time is up', () => {
    const undone: string[] = [];
    const names = ['1', '2', '3', '4', '5', '6'];
    for (const name of names) showToast(name, { onUndo: () => undone.push(name) });
    expect(shownNow()).toEqual(['4', '5', '6']);
    expect(messages()).toEqual(names);
    expect(latestUndo(inSight(toastStore.read()))?.message).toBe('6');
    for (const _ of names) undoLatest(seen);
    expect(undone).toEqual(names.toReversed());
    expect(toastStore.hasUndo()).toBe(false);
  });

  it('that cannot be taken back push out none that can', () => {
    showToast('old');
    showToast('undo', { onUndo: () => undefined });
    for (const message of ['a', 'b', 'c', 'd']) showToast(message);
    expect([messages(), shownNow()]).toEqual([
      ['undo', 'c', 'd'],
      ['undo', 'c', 'd'],
    ]);
    showToast('second', { onUndo: () => undefined });
    showToast('third', { onUndo: () => undefined });
    expect(shownNow()).toEqual(['undo', 'second', 'third']);
  });

  it('say what is new beside three that can be taken back', () => {
    for (const name of ['1', '2', '3']) showToast(name, { onUndo: () => undefined });
    showToast('plain');
    showToast('failed', { kind: 'danger' });
    expect(shownNow()).toEqual(['1', '2', '3', 'failed']);
    showToast('4', { onUndo: () => undefined });
    expect(shownNow()).toEqual(['2', '3', '4']);
    dismissToast(toastStore.read().at(-1)?.id ?? '');
    expect(shownNow()).toEqual(['1', '2', '3']);
  });

  it('undo what is on the screen alone', () => {
    const undone: string[] = [];
    for (const name of ['first', 'second']) showToast(name, { onUndo: () => undone.push(name) });
    expect(undoLatest(({ message }) => message === 'first')).toBe(true);
    expect(undoLatest(() => false)).toBe(false);
    expect(undone).toEqual(['first']);
  });

  it('offer no longer what was taken back elsewhere, and the rest of a group still', () => {
    const onUndo = () => undefined;
    showToast('one', { onUndo, undoes: ['a'] });
    showToast('group', { onUndo, undoes: ['a', 'b'] });
    showToast('other', { onUndo, undoes: ['c'] });
    showToast('plain');
    withdrawUndo('a');
    expect(messages()).toEqual(['group', 'other', 'plain']);
  });

  it('offer no older move of whom one has taken a newer one back, unless they are about more', () => {
    const onUndo = () => undefined;
    showToast('older', { onUndo, undoes: ['sub_a 1'] });
    showToast('other', { onUndo, undoes: ['sub_ab 2'] });
    showToast('many', { onUndo, undoes: ['sub_a 3', 'sub_b 3'] });
    withdrawUndoOf('sub_a ');
    expect(messages()).toEqual(['other', 'many']);
  });

  it('take back those of a group who are still offered, and leave once there are none', () => {
    const undone: (readonly string[])[] = [];
    const undoes = ['sub_a 1', 'sub_b 1', 'sub_c 1'];
    showToast('group', { onUndo: (names) => undone.push(names), undoes });
    showToast('all of them', { onUndo: () => undefined, undoes: undoes.slice(0, 2) });
    withdrawUndoOf('sub_a ');
    withdrawUndo('sub_b 1');
    expect(messages()).toEqual(['group']);
    undoLatest(() => true);
    expect(undone).toEqual([['sub_c 1']]);
  });
});
