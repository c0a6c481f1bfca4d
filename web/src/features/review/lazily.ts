import { lazy } from 'react';

const load = {
  contact: () => import('../../parts/contact/contact-dialog.tsx'),
  discard: () => import('../../parts/moves/discard-reasons.tsx'),
  help: () => import('./help-dialog.tsx'),
  comment: () => import('./comment.tsx'),
  drawer: () => import('../../ui/drawer.tsx'),
  tabs: () => import('../../ui/tabs.tsx'),
};

/** What the review shows only when asked, or on a phone only: kept out of its first load. */
export const ContactDialog = lazy(async () => ({ default: (await load.contact()).ContactDialog }));
export const DiscardReasons = lazy(async () => ({ default: (await load.discard()).DiscardReasons }));
export const HelpDialog = lazy(async () => ({ default: (await load.help()).HelpDialog }));
export const Comment = lazy(async () => ({ default: (await load.comment()).Comment }));
export const Drawer = lazy(async () => ({ default: (await load.drawer()).Drawer }));
export const Tabs = lazy(async () => ({ default: (await load.tabs()).Tabs<string> }));

/** Fetches the dialogs that a key may open, so that the first press finds them there. */
export const preloadDialogs = () => void Promise.all([load.discard(), load.help(), load.contact()]);
