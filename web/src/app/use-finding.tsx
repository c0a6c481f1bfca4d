import { type ReactNode, Suspense, useState } from 'react';
import { useShortcuts } from '../ui/actions/use-shortcuts.ts';
import { lazily } from '../ui/hooks/lazily.tsx';
import { destinationsWith } from './destinations.tsx';

const CandidateSearch = lazily(() => import('../features/search/candidate-search.tsx'));
const CommandMenu = lazily(() => import('../features/search/command-menu.tsx'));

/** Two ways to find: candidates by `/` and from the menu, everything by Command or Control and K, on every page. */
export function useFinding(
  hasMenu: boolean,
  askSupport: () => void,
): { readonly search: () => void; readonly panel: ReactNode } {
  const [open, setOpen] = useState<'candidates' | 'everything'>();
  const close = () => setOpen(undefined);
  const toggle = () => setOpen(open === 'everything' ? undefined : 'everything');
  // Pressed again it closes, and in the search for candidates it goes on to everything: only these two may be above.
  useShortcuts({ 'mod+k': toggle }, { anywhere: open !== undefined });
  useShortcuts({ '/': () => setOpen('candidates') }, { enabled: hasMenu });
  return {
    search: () => setOpen('candidates'),
    panel: open && (
      <Suspense>
        {open === 'candidates' ? (
          <CandidateSearch onClose={close} />
        ) : (
          <CommandMenu destinations={destinationsWith(askSupport)} onClose={close} />
        )}
      </Suspense>
    ),
  };
}
