import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import ChartColumn from 'lucide-react/icons/chart-column';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import { type ReactNode, Suspense, useState } from 'react';
import { useShortcuts } from '../ui/actions/use-shortcuts.ts';
import { lazily } from '../ui/hooks/lazily.tsx';
import { PATHS } from './paths.ts';

const CandidateSearch = lazily(() => import('../features/search/candidate-search.tsx'));
const CommandMenu = lazily(() => import('../features/search/command-menu.tsx'));

/** The pages that the menu leads to, and what one begins there. */
const DESTINATIONS = [
  { label: 'My jobs', to: PATHS.jobs, icon: <BriefcaseBusiness /> },
  { label: 'Reports', to: PATHS.reports, icon: <ChartColumn /> },
  { label: 'Settings', to: PATHS.settings, icon: <Settings /> },
  { label: 'Add a job', to: PATHS.createJob, icon: <Plus /> },
];

/** Two ways to find: candidates by `/` and from the menu, everything by Command or Control and K, on every page. */
export function useFinding(hasMenu: boolean): { readonly search: () => void; readonly panel: ReactNode } {
  const [open, setOpen] = useState<'candidates' | 'everything'>();
  const close = () => setOpen(undefined);
  useShortcuts({ 'mod+k': () => setOpen('everything') });
  useShortcuts({ '/': () => setOpen('candidates') }, { enabled: hasMenu });
  return {
    search: () => setOpen('candidates'),
    panel: open && (
      <Suspense>
        {open === 'candidates' ? (
          <CandidateSearch onClose={close} />
        ) : (
          <CommandMenu destinations={DESTINATIONS} onClose={close} />
        )}
      </Suspense>
    ),
  };
}
