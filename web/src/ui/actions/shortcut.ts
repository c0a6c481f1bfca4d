/** The parts of a key event that name a shortcut. */
export interface KeyPress {
  key: string;
  metaKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** The keys that send, as they are printed on this keyboard. */
export const sendKeys = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘↵' : 'Ctrl ↵');

/**
 * The name of a key press: `j`, `Enter`, `?`, `mod+Enter` (Command or Control), `alt+1`, `shift+ArrowDown`.
 * Letters are in lower case; Shift is named only where it does not already change the character.
 */
export const shortcutOf = (press: KeyPress): string => {
  const letter = press.key.length === 1;
  const key = letter ? press.key.toLowerCase() : press.key;
  const shift = press.shiftKey && (!letter || key !== press.key || /[a-z]/.test(key));
  return [
    press.metaKey || press.ctrlKey ? 'mod' : '',
    press.altKey ? 'alt' : '',
    shift ? 'shift' : '',
    key === ' ' ? 'Space' : key,
  ]
    .filter(Boolean)
    .join('+');
};
