import { expect, it, vi } from 'vitest';
import { createDrafts } from './drafts.ts';

/** What a browser keeps for a tab. */
const aTab = (isOpen = true) => {
  const items = new Map<string, string>();
  const keep = (key: string) => ({
    read: () => items.get(key) ?? null,
    write: (text: string | null) => {
      if (!isOpen) return;
      if (text === null) items.delete(key);
      else items.set(key, text);
    },
  });
  return { items, open: () => createDrafts(keep) };
};

it('shows a draft again after the page was loaded anew, each under its own name', () => {
  const tab = aTab();
  tab.open().write('ada note:sub_1', 'Call her on Monday');
  const reloaded = tab.open();
  expect(reloaded.read('ada note:sub_1')).toBe('Call her on Monday');
  expect(reloaded.read('ada note:sub_2')).toBe('');
});

it('leaves nothing behind of a draft that was sent or emptied', () => {
  const tab = aTab();
  const drafts = tab.open();
  drafts.write('a', 'typed');
  drafts.write('b', 'typed');
  drafts.forget('a');
  drafts.write('b', '');
  expect(drafts.read('a')).toBe('');
  expect(tab.items.size).toBe(0);
});

it('keeps a draft for the page where the browser keeps nothing', () => {
  const tab = aTab(false);
  const drafts = tab.open();
  drafts.write('a', 'typed');
  expect(drafts.read('a')).toBe('typed');
  expect(tab.open().read('a')).toBe('');
});

it('says so to whoever shows it, and only where it changed', () => {
  const drafts = aTab().open();
  const listener = vi.fn();
  const stop = drafts.subscribe(listener);
  drafts.write('a', 'typed');
  drafts.write('a', 'typed');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  drafts.forget('a');
  expect(listener).toHaveBeenCalledTimes(1);
});
