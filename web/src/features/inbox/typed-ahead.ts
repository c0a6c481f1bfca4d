import { shortcutOf } from '../../ui/actions/shortcut.ts';

/**
 * Keeps what is typed from now on, before anyone acts on its keys: it is meant for an editor that is still on its way. Escape and a press
 * elsewhere give the keys back. What this answers ends it, and answers what was typed; nothing where it was left.
 */
export function keepTyped(): () => string | undefined {
  const listening = new AbortController();
  let typed: string | undefined = '';
  const leave = () => {
    typed = undefined;
    listening.abort();
  };
  const onKey = (event: KeyboardEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey;
    const key = shortcutOf(event);
    if (key === 'Tab' || key === 'shift+Tab') return leave();
    const isTyped = isPlain && event.key.length === 1;
    if (!isTyped && !['Escape', 'Enter', 'Backspace', 'mod+Enter'].includes(key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') leave();
    else if (isTyped) typed += event.key;
    else if (key === 'Enter') typed += '\n';
    else if (key === 'Backspace') typed = typed?.slice(0, -1);
  };
  const { signal } = listening;
  window.addEventListener('keydown', onKey, { capture: true, signal });
  window.addEventListener('pointerdown', leave, { capture: true, signal });
  return () => {
    listening.abort();
    return typed;
  };
}
