import LifeBuoy from 'lucide-react/icons/life-buoy';
import { type ReactNode, Suspense, useState } from 'react';
import type { Preferences } from '../../../shared/model/account.ts';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { lazily } from '../ui/hooks/lazily.tsx';
import { hasLauncher } from './paths.ts';
import styles from './support.module.css';

const SupportDialog = lazily(() => import('./support-dialog.tsx'));

/** The way to our support: the launcher in the corner, where the page leaves it room, and whoever else asks for it. */
export function useSupport(
  person: Preferences,
  pathname: string,
): { readonly ask: () => void; readonly launcher: ReactNode; readonly panel: ReactNode } {
  const [open, setOpen] = useState(false);
  const ask = () => setOpen(true);
  return {
    ask,
    launcher: hasLauncher(pathname) && (
      <aside className={styles.launcher} aria-label="Support">
        <IconButton label="Contact support" icon={<LifeBuoy />} onClick={ask} />
      </aside>
    ),
    panel: open && (
      <Suspense>
        <SupportDialog person={person} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
