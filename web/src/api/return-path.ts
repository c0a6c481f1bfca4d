import { kept } from './kept.ts';

const requested = kept('redirect', 'session');
const elsewhere = /^\/(login|employer\/invitation|error|signup)(?=[/?#]|$)/;

/** A path of this site that one may be sent to after signing in; anything else is the start. */
export const safePath = (path: string | null, origin: string): string => {
  if (!path || !/^\/(?![/\\])/.test(path)) return '/';
  const url = URL.parse(path, origin);
  if (!url || url.origin !== origin || elsewhere.test(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
};

/** Remembers where the person wanted to go before they had to sign in. */
export const rememberPath = (path: string): void => requested.write(path);

/** Where the person wanted to go, once; `/` when nowhere in particular. */
export const takeReturnPath = (): string => safePath(requested.take(), window.location.origin);
