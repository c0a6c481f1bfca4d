import { useEffect } from 'react';
import { PRODUCT } from '../../../../shared/product.ts';

let named = document.title;
let waiting = 0;

let instead: string | undefined;

const show = (): void => {
  document.title = instead ?? (waiting > 0 ? `(${waiting}) ${named}` : named);
};

/** Names the page in the tab, the history and for those who listen; each page has a name of its own. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    named = `${title} · ${PRODUCT.name}`;
    show();
  }, [title]);
};

/** Puts how much waits before the name of whatever page is shown; nothing where nothing does. */
export const useTitleCount = (count: number): void => {
  useEffect(() => {
    waiting = count;
    show();
    return () => {
      waiting = 0;
      show();
    };
  }, [count]);
};

/** Shows other words in turn with the name of the page, each so many ms; undefined leaves the name alone. */
export const useTitleBlink = (words: string | undefined, everyMs: number): void => {
  useEffect(() => {
    if (words === undefined) return;
    const timer = window.setInterval(() => {
      instead = instead === undefined ? words : undefined;
      show();
    }, everyMs);
    return () => {
      window.clearInterval(timer);
      instead = undefined;
      show();
    };
  }, [words, everyMs]);
};
