import { lazily } from '../../ui/hooks/lazily.tsx';

/** What the review shows only when asked, on a phone only, or beside what one reads: kept out of its first load. */
export const ContactDialog = lazily(async () => ({
  default: (await import('../../parts/contact/contact-dialog.tsx')).ContactDialog,
}));
export const DiscardReasons = lazily(async () => ({
  default: (await import('../../parts/moves/discard-reasons.tsx')).DiscardReasons,
}));
export const HelpDialog = lazily(async () => ({ default: (await import('./help-dialog.tsx')).HelpDialog }));
export const Comment = lazily(async () => ({ default: (await import('./comment.tsx')).Comment }));
export const Drawer = lazily(async () => ({ default: (await import('../../ui/overlays/drawer.tsx')).Drawer }));
export const Tabs = lazily(async () => ({ default: (await import('../../ui/layout/tabs.tsx')).Tabs<string> }), {
  inPlace: true,
});

export const ProfileMenu = lazily(async () => ({
  default: (await import('../../parts/candidate/profile-menu.tsx')).ProfileMenu,
}));
export const AddAddress = lazily(async () => ({
  default: (await import('../../parts/candidate/add-address.tsx')).AddAddress,
}));
export const GuestReviews = lazily(async () => ({
  default: (await import('../../parts/guests/guest-reviews.tsx')).GuestReviews,
}));

/** Those that a key may open. */
export const OPENED_BY_KEYS = [DiscardReasons, HelpDialog, ContactDialog];
