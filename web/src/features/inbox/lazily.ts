import { lazily } from '../../ui/hooks/lazily.tsx';

/** What the inbox shows only when asked: kept out of its first load. */
export const InterestedDialog = lazily(async () => ({
  default: (await import('../../parts/moves/interested-dialog.tsx')).InterestedDialog,
}));
export const NotInterestedDialog = lazily(async () => ({
  default: (await import('../../parts/moves/not-interested-dialog.tsx')).NotInterestedDialog,
}));
export const ExportDialog = lazily(() => import('../../parts/moves/export-dialog.tsx'));
export const HelpDialog = lazily(async () => ({ default: (await import('./help-dialog.tsx')).HelpDialog }));
export const HandOver = lazily(async () => ({ default: (await import('./hand-over.tsx')).HandOver }));
