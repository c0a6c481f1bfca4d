import { endSession, sessionStore } from './session.ts';

let leaving = false;

/** Whether the page is on its way out: nothing that fails now is worth a word. */
export const isLeaving = (): boolean => leaving;

/** Waits for something no longer than it is worth to somebody who leaves. */
export const briefly = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((done) => setTimeout(done, 1_500))]);

/**
 * Ends the session and leaves for a public page, once, by a fresh load: nothing of the person stays in memory. What is to be done
 * `first` is done while there still is a session.
 */
export const logOut = async (to = '/login', first?: () => Promise<unknown>): Promise<void> => {
  if (leaving) return;
  leaving = true;
  if (first) await briefly(first());
  await briefly(endSession());
  window.location.replace(to);
};

/** The sign-in page with a message that it shows. */
export const loginWith = (message: string): string => `/login?${new URLSearchParams({ error: message })}`;

/** The page for what the person cannot mend by signing in again. */
export const deadEnd = (title: string, description?: string): string =>
  `/error?${new URLSearchParams({ title, ...(description && { description }) })}`;

/** Whether a failed call may end the session: someone is signed in and not already leaving. */
export const mayLogOut = (): boolean => !leaving && sessionStore.isSignedIn();
