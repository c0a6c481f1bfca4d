export type Theme = 'system' | 'light' | 'dark';

const key = 'theme';

/** The person's choice; `system` when there is none. */
export const readTheme = (): Theme => {
  const kept = window.localStorage.getItem(key);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
};

/** Keeps the choice and applies it at once; `theme.js` applies it before the first paint. */
export const setTheme = (theme: Theme): void => {
  if (theme === 'system') {
    window.localStorage.removeItem(key);
    delete document.documentElement.dataset.theme;
  } else {
    window.localStorage.setItem(key, theme);
    document.documentElement.dataset.theme = theme;
  }
};
