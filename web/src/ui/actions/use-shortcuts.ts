import { useContext, useLayoutEffect, useRef } from 'react';
import { LayerContext } from '../overlays/layer.ts';
import { shortcutOf } from './shortcut.ts';

export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

export interface ShortcutOptions {
  enabled?: boolean | undefined;
  /** Also while a dialog is open above; for what belongs to no screen, such as Undo. */
  anywhere?: boolean | undefined;
}

const typing =
  'input:not([type=checkbox], [type=radio], [type=button], [type=range]), textarea, select, [contenteditable=true]';
const layers = '[role=dialog][data-open], [role=alertdialog][data-open], [data-on-its-way]';
// A select keeps its closed list in the page from when it first has the focus.
const lists = '[role=menu][data-open], [role=listbox]:not([hidden], [data-closed], [data-closed] *)';

/** Keys that may be held down. */
const moves = /^(j|k|Arrow\w+)$/;

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(typing) !== null;

/**
 * Single keys for frequent actions, named as in `shortcutOf`. They rest while one types, while a menu is open, and
 * while a dialog is open above the component, or on its way; inside a `Dialog` its own keys work. `mod+` keys work while typing too.
 */
export const useShortcuts = (keys: Shortcuts, options: ShortcutOptions = {}): void => {
  const { enabled = true, anywhere = false } = options;
  const depth = useContext(LayerContext);
  const latest = useRef(keys);
  // Before the paint: whoever sees the screen can already press its keys, and they act on what it shows.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    if (!enabled) return;
    let isFree = false;
    /** Asked before anyone acts on the key: one Escape must not close a dialog and leave the page below it. */
    const onCapture = () => {
      const depthNow = document.querySelectorAll(layers).length;
      isFree = (anywhere || depthNow === depth) && !document.querySelector(lists);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const name = shortcutOf(event);
      const action = latest.current[name];
      if (event.repeat && !moves.test(name)) return;
      if (!action || (isTyping(event.target) && !name.startsWith('mod+'))) return;
      if (!isFree) return;
      const onControl = event.target instanceof Element && event.target.closest('button, a[href], [role=tab]');
      if (onControl && (name === 'Enter' || name === 'Space')) return;
      event.preventDefault();
      action(event);
    };
    window.addEventListener('keydown', onCapture, { capture: true });
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onCapture, { capture: true });
      window.removeEventListener('keydown', onKey);
    };
  }, [enabled, anywhere, depth]);
};
